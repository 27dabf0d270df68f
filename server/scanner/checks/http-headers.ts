import { isIP } from 'node:net'
import { defineCheck, type Context, type Hit, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import type { Page } from '@/server/scanner/page'
import { readPolicies } from './csp-policies'
import { FRAMING_IN_POLICY, RULES, VERSION_SNIPPETS } from '@/lib/domain/rules/http-headers'
import { siteRoot } from './site-root'
import type { StoredEvidence } from '@/lib/domain/stored-result'

type RuleName = keyof typeof RULES
type Found = (Pick<Hit<RuleName>, 'rule' | 'key' | 'title' | 'snippets'> & { headers: string[] })[]

/** Half a year, the least that is not called short. ASVS asks for a year; the text of the rule says so. */
const SHORT_HSTS_SECONDS = 15_552_000
const VERSION_HEADERS = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator']
const REFERRER_POLICIES = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
]
/** Old words that browsers still understand in the meta tag. */
const LEGACY_REFERRER: Record<string, string> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
}
const UNSAFE_REFERRER = ['unsafe-url', 'no-referrer-when-downgrade']

export const httpHeaders = defineCheck({
  id: 'http.headers',
  category: 'headers',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    const { exchange } = page
    const found = [
      ...hsts(context, exchange),
      ...typeSniffing(exchange),
      ...resourcePolicy(exchange),
      ...versions(exchange),
    ]
    if (page.isHtml) found.push(...framing(exchange), ...referrer(page), ...permissions(exchange), ...opener(exchange))
    return found.map(
      ({ headers, ...hit }): Hit<RuleName> => ({
        ...hit,
        at: siteRoot(page),
        evidence: headerEvidence(exchange, ...headers),
      }),
    )
  },
})

/** Only an HTTPS answer can switch it on, browsers ignore it for addresses (RFC 6797), and loopback is safe without. */
function hsts({ target }: Context, exchange: Exchange): Found {
  if (target.isLoopback || isIP(target.host) || !exchange.url.startsWith('https:')) return []
  const seconds = hstsSeconds(exchange.header('strict-transport-security'))
  if (seconds === 0) return [{ rule: 'hsts-missing', headers: ['strict-transport-security'] }]
  return seconds < SHORT_HSTS_SECONDS ? [{ rule: 'hsts-short', headers: ['strict-transport-security'] }] : []
}

/** 0 when the header is missing, switched off or unreadable. */
function hstsSeconds(value: string | null): number {
  const match = /(?:^|;)\s*max-age\s*=\s*(?:"(\d+)"|(\d+))\s*(?:;|$)/i.exec(value ?? '')
  return match ? Number(match[1] ?? match[2]) : 0
}

/** Browsers look at the first value only. */
function typeSniffing(exchange: Exchange): Found {
  const [first] = listValues(exchange, 'x-content-type-options')
  return first?.toLowerCase() === 'nosniff' ? [] : [{ rule: 'nosniff-missing', headers: ['x-content-type-options'] }]
}

function framing(exchange: Exchange): Found {
  const byPolicy = frameAncestorsProtect(exchange)
  if (byPolicy ?? frameOptionsProtect(listValues(exchange, 'x-frame-options'))) return []
  return [
    {
      rule: 'framing',
      headers: ['x-frame-options', 'content-security-policy'],
      ...(byPolicy === false && { snippets: FRAMING_IN_POLICY }),
    },
  ]
}

/** Null when no policy names frame-ancestors; when one does, X-Frame-Options is ignored. */
function frameAncestorsProtect(exchange: Exchange): boolean | null {
  const lists = readPolicies(exchange.all('content-security-policy'))
    .map(({ directives }) => directives.get('frame-ancestors'))
    .filter((sources) => sources !== undefined)
  if (lists.length === 0) return null
  return lists.some((sources) => !sources.some((source) => /^(\*|https?:(\/\/\*)?)$/i.test(source)))
}

/** As the HTML standard reads it: contradicting values forbid framing, unknown words alone allow it. */
function frameOptionsProtect(values: string[]): boolean {
  const words = new Set(values.map((value) => value.toLowerCase()))
  if (words.size > 1) return ['deny', 'sameorigin', 'allowall'].some((word) => words.has(word))
  return words.has('deny') || words.has('sameorigin')
}

/** The last word browsers know counts, and a meta tag overrides the header. */
function referrer(page: Page): Found {
  const tags = page.meta.filter(({ name }) => name === 'referrer').map(({ content }) => legacyReferrer(content))
  const policy = [...listValues(page.exchange, 'referrer-policy'), ...tags]
    .map((word) => word.toLowerCase())
    .findLast((word) => REFERRER_POLICIES.includes(word))
  if (!policy) return [{ rule: 'referrer-missing', headers: ['referrer-policy'] }]
  return UNSAFE_REFERRER.includes(policy) ? [{ rule: 'referrer-unsafe', headers: ['referrer-policy'] }] : []
}

const legacyReferrer = (content: string) => LEGACY_REFERRER[content.trim().toLowerCase()] ?? content.trim()

function permissions(exchange: Exchange): Found {
  return exchange.header('permissions-policy') ? [] : [{ rule: 'permissions-missing', headers: ['permissions-policy'] }]
}

function opener(exchange: Exchange): Found {
  const value = exchange.header('cross-origin-opener-policy')?.split(';')[0]?.trim()
  return value && value !== 'unsafe-none' ? [] : [{ rule: 'coop-missing', headers: ['cross-origin-opener-policy'] }]
}

function resourcePolicy(exchange: Exchange): Found {
  return exchange.header('cross-origin-resource-policy')
    ? []
    : [{ rule: 'corp-missing', headers: ['cross-origin-resource-policy'] }]
}

function versions(exchange: Exchange): Found {
  return VERSION_HEADERS.filter((name) => exchange.all(name).some((value) => /\d\.\d/.test(value))).map((name) => ({
    rule: 'version-disclosed',
    key: name,
    headers: [name],
    snippets: VERSION_SNIPPETS[name],
  }))
}

/** The members of a header that is a list: several headers and one header with commas mean the same. */
function listValues(exchange: Exchange, name: string): string[] {
  return exchange
    .all(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
}

/** What the server sent under these names, word for word. */
function headerEvidence(exchange: Exchange, ...names: string[]): StoredEvidence[] {
  const sent = Object.fromEntries(names.map((name) => [name, exchange.all(name)]))
  return [
    {
      label: say('headers'),
      url: exchange.url,
      request: `GET ${new URL(exchange.url).pathname}`,
      status: exchange.status,
      data: sent,
    },
  ]
}
