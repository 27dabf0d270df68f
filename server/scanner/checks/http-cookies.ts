import type { Saying } from '@/lib/contract/scan-result'
import type { StoredEvidence } from '@/lib/domain/stored-result'
import { Cookie } from 'tough-cookie'
import { defineCheck, type Hit, NotApplicable, type Origins, say } from '@/server/scanner/check'
import { crawlSite } from '@/server/scanner/crawl'
import type { Exchange } from '@/server/net/http'
import { RULES } from '@/lib/domain/rules/http-cookies'

type RuleName = keyof typeof RULES
type SentCookie = { cookie: Cookie; raw: string; url: string }

/** Browsers keep about three times as many for one site. */
const MAX_COOKIES = 60

export const httpCookies = defineCheck({
  id: 'http.cookies',
  category: 'cookies',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    const origins = await context.origins()
    const { pages } = await crawlSite(context)
    const answers = [page.exchange, origins.https, origins.http, ...pages.map(({ exchange }) => exchange)]
    const cookies = distinct(answers.flatMap((exchange) => (exchange ? cookiesOf(exchange) : [])))
    context.observe('cookies', cookies.slice(0, MAX_COOKIES).map(describe))
    if (cookies.length === 0) throw new NotApplicable(say('noCookies'))
    if (cookies.length > MAX_COOKIES)
      context.partial(say('cookiesLimited', { count: MAX_COOKIES, total: cookies.length }))
    context.note(say('cookiesRead', { count: Math.min(cookies.length, MAX_COOKIES) }))
    const hasHttps = !context.target.isLoopback && usesHttps(origins, page.exchange)
    return cookies.slice(0, MAX_COOKIES).flatMap((sent) => judge(sent, hasHttps))
  },
})

/** Without HTTPS the attribute Secure would only break the site: then the missing HTTPS is the finding. */
const usesHttps = (origins: Origins, landing: Exchange) => origins.https !== null || landing.url.startsWith('https:')

/** Of every answer on the way, redirects included. */
function cookiesOf(exchange: Exchange): SentCookie[] {
  return [...exchange.via, exchange].flatMap(({ url, headers }) =>
    headers
      .filter(([name]) => name === 'set-cookie')
      .map(([, raw]) => ({ cookie: Cookie.parse(raw, { loose: true }), raw, url }))
      .filter(
        (sent): sent is SentCookie => sent.cookie !== undefined && sent.cookie !== null && !isDeletion(sent.cookie),
      ),
  )
}

function isDeletion({ maxAge, expires }: Cookie): boolean {
  if (maxAge !== null && maxAge !== undefined)
    return maxAge === '-Infinity' || (typeof maxAge === 'number' && maxAge <= 0)
  return expires instanceof Date && expires.getTime() < Date.now()
}

/** A cookie set on several answers is judged once, at the first. */
function distinct(cookies: SentCookie[]): SentCookie[] {
  const first = new Map<string, SentCookie>()
  for (const sent of cookies) if (!first.has(sent.cookie.key)) first.set(sent.cookie.key, sent)
  return [...first.values()]
}

function judge(sent: SentCookie, hasHttps: boolean): Hit<RuleName>[] {
  const { key: name, secure, httpOnly, sameSite } = sent.cookie
  const isSession = isSessionCookie(name)
  const hits: Hit<RuleName>[] = []
  const report = (rule: RuleName, title: Saying) =>
    hits.push({ rule, title, key: lastingName(name), at: new URL(sent.url).host, evidence: [evidence(sent)] })

  if (!secure && hasHttps)
    report(
      isSession ? 'session-no-secure' : 'no-secure',
      say(isSession ? 'sessionNoSecure' : 'cookieNoSecure', { name }),
    )
  if (isSession && !httpOnly) report('session-no-httponly', say('sessionReadable', { name }))
  if (sameSite === 'none' && !secure)
    report('samesite-none-insecure', say(isSession ? 'sessionSameSiteNone' : 'cookieSameSiteNone', { name }))
  if (isSession && !sameSite) report('samesite-missing', say('sessionNoSameSite', { name }))
  return hits
}

/** Some servers put a code that changes by itself at the end of the name. */
const lastingName = (name: string) =>
  name.replace(/^(ASPSESSIONID)[A-Z]{8}$/, '$1').replace(/^(incap_ses_)\d+(_\d+)$/, '$1…$2')

function evidence({ cookie, raw, url }: SentCookie): StoredEvidence {
  const attributes = raw.slice(raw.indexOf(';') + 1)
  return { label: say('cookie'), url, excerpt: raw.includes(';') ? `${cookie.key}=…;${attributes}` : `${cookie.key}=…` }
}

function describe({ cookie }: SentCookie) {
  const { key, secure, httpOnly, sameSite, domain } = cookie
  return { name: key, secure, http_only: httpOnly, same_site: sameSite ?? null, domain, session: isSessionCookie(key) }
}

/** Names frameworks give to what keeps a visitor signed in. */
const KNOWN = [
  /^PHPSESSID$/i,
  /^JSESSIONID/i,
  /^ASP\.NET_SessionId$/i,
  /^ASPSESSIONID/i,
  /^\.ASPXAUTH$/i,
  /^\.AspNetCore\.(Cookies|Session|Identity)/i,
  /^S?SESS[0-9a-f]{32}/,
  /^connect\.sid$/i,
  /^ci_session$/i,
  /^CAKEPHP$/i,
  /^CFID$|^CFTOKEN$/i,
  /^wordpress_(sec_|logged_in_)?[0-9a-f]{32}$/,
  /^wordpress_(sec|logged_in)_/,
]

/**
 * Words that make a name of any other program a session: `my_session`, `auth-token`, `next-auth.session-token`, `sid`.
 */
const WORD =
  /(?:^|[^a-z])(?:sess|session|sessionid|session_id|sid|auth|authtoken|access_?token|refresh_?token|id_?token|token|jwt|login|logged_?in|remember(?:_?me)?|remember_token|remember_web|user_?session)(?:[^a-z]|$)/i
/** `userSession`, `AuthToken`: the same words inside camel case. */
const CAMEL = /(?:Session|Auth|Token|Jwt|Sid)(?:Id|ID|Token|Key)?$/

/** Made to be read by scripts, or no login at all. */
const NOT_SESSION = [
  /csrf|xsrf|requestverification/i,
  /^_(ga|gid|gat|gcl|fbp|hj|pk|clck|clsk|uet)/i,
  /^_hj/i,
  /^wordpress_test_cookie$/i,
  /analytics|consent/i,
]

/** Whether a cookie, by its name, keeps a visitor signed in. */
export function isSessionCookie(name: string): boolean {
  const bare = name.replace(/^__(Host|Secure)-/, '')
  if (NOT_SESSION.some((pattern) => pattern.test(bare))) return false
  return KNOWN.some((pattern) => pattern.test(bare)) || WORD.test(bare) || CAMEL.test(bare)
}
