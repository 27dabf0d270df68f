import type { Saying } from '@/lib/contract/scan-result'
import type { StoredEvidence } from '@/lib/domain/stored-result'
import { defineCheck, type Hit, Inconclusive, NotApplicable, say, type Context } from '@/server/scanner/check'
import { crawlSite } from '@/server/scanner/crawl'
import { withoutSession } from '@/server/scanner/fingerprint'
import type { Exchange } from '@/server/net/http'
import type { Form, Page } from '@/server/scanner/page'
import { RULES } from '@/lib/domain/rules/content-page'
import { readPolicies } from './csp-policies'
import { findErrorText } from './error-text'
import { isSameSite, leavesInClear } from './same-site'
import { randomPath } from '@/server/scanner/probe'

type Found = Hit<keyof typeof RULES>[]

const MAX_FORMS = 50
const ACTIVE = ['script', 'style', 'frame', 'object']

export const contentPage = defineCheck({
  id: 'content.page',
  category: 'content',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const errors = (await leakyErrorPages(context)).map(({ answer, text }) => errorHit(answer, text))
    const landing = await context.page().catch((error: unknown) => {
      if (!(error instanceof Inconclusive) || errors.length === 0) throw error
      context.partial(error.says)
      return null
    })
    if (!landing) return errors
    if (!landing.isHtml) {
      if (errors.length > 0) return errors
      throw new NotApplicable(say('noHtml'))
    }
    const { pages, gaps } = await crawlSite(context)
    if (!pages.every(({ isComplete }) => isComplete)) context.partial(say('pageCut'))
    for (const gap of gaps) context.partial(gap)
    context.note(say('pagesRead', { count: pages.length }))
    const told = new Set<string>()
    const found = pages.flatMap((page) => [
      ...insecureLoads(page),
      ...scriptsWithoutIntegrity(page),
      ...forms(page),
      ...errorText(page),
    ])
    return [...found, ...errors].filter((hit) => isNews(hit, told))
  },
})

/** What stands in the frame of every page is told once, at the first. */
function isNews({ rule, key, evidence }: Found[number], told: Set<string>): boolean {
  const things = evidence
    .flatMap(
      ({ data, excerpt }) => (data?.found as string[] | undefined) ?? [`${key} ${String(data?.action ?? excerpt)}`],
    )
    .map((thing) => `${rule} ${thing}`)
  const isNew = things.some((thing) => !told.has(thing))
  for (const thing of things) told.add(thing)
  return isNew
}

function insecureLoads(page: Page): Found {
  if (upgradesRequests(page)) return []
  const inClear = page.resources.filter(({ url }) => leavesInClear(url))
  const active = inClear.filter(({ kind }) => ACTIVE.includes(kind)).map(({ url }) => url)
  const passive = inClear.filter(({ kind }) => !ACTIVE.includes(kind)).map(({ url }) => url)
  if (!isHttps(page)) {
    const foreign = inClear.filter(({ kind, url }) => kind === 'script' && new URL(url).hostname !== page.url.hostname)
    return foreign.length > 0
      ? [
          hit(
            page,
            'http-scripts',
            say('overHttp'),
            foreign.map(({ url }) => url),
          ),
        ]
      : []
  }
  const found: Found = []
  if (active.length > 0) found.push(hit(page, 'mixed-active', say('overHttp'), active))
  if (passive.length > 0) found.push(hit(page, 'mixed-passive', say('overHttp'), passive))
  return found
}

/** Scripts of the own domain are as trustworthy as the page itself. */
function scriptsWithoutIntegrity(page: Page): Found {
  const foreign = page.scripts.filter(
    ({ src, integrity }) => src && /^https?:/.test(src) && !integrity && !isSameSite(new URL(src), page.url),
  )
  return foreign.length > 0
    ? [
        hit(
          page,
          'no-sri',
          say('withoutIntegrity'),
          foreign.map(({ src }) => src ?? ''),
        ),
      ]
    : []
}

function forms(page: Page): Found {
  return page.forms.slice(0, MAX_FORMS).flatMap((form) => judgeForm(page, form))
}

function judgeForm(page: Page, form: Form): Found {
  const target = URL.canParse(form.action, page.url) ? new URL(form.action, page.url) : page.url
  const isSentInClear = leavesInClear(target.href) && !(isHttps(page) && upgradesRequests(page))
  const evidence: StoredEvidence[] = [
    {
      label: say('form'),
      url: page.url.href,
      data: { action: target.origin + target.pathname, method: form.method, fields: form.fields.slice(0, 20) },
    },
  ]
  const key = withoutSession(target.pathname)
  if (form.hasPassword && (isSentInClear || leavesInClear(page.url.href)))
    return [{ rule: 'password-over-http', at: page.url.href, key, evidence }]
  if (isSentInClear && isHttps(page) && form.method.toLowerCase() === 'post')
    return [{ rule: 'form-http', at: page.url.href, key, evidence }]
  return []
}

function errorText(page: Page): Found {
  const text = findErrorText(page.exchange.body)
  return text ? [errorHit(page.exchange, text)] : []
}

/** Where no page is meant to be the place is the site: the name that was asked for is another every time. */
function errorHit({ url, status }: Exchange, text: string): Found[number] {
  const at = status >= 400 ? `${new URL(url).origin}/` : url
  return {
    rule: 'error-disclosure',
    at,
    evidence: [{ label: say('errorText'), url: at, status, excerpt: text.slice(0, 300) }],
  }
}

/** The site tells browsers to fetch everything over HTTPS, whatever the page says. */
function upgradesRequests(page: Page): boolean {
  const policies = readPolicies([...page.exchange.all('content-security-policy'), ...page.metaCsp])
  return policies.some(({ directives }) => directives.has('upgrade-insecure-requests'))
}

const isHttps = (page: Page) => page.url.protocol === 'https:'

function hit(page: Page, rule: keyof typeof RULES, label: Saying, urls: string[]): Found[number] {
  const found = [...new Set(urls)]
  return {
    rule,
    at: page.url.href,
    evidence: [{ label, url: page.url.href, data: { found: found.slice(0, 10), count: found.length } }],
  }
}

type ErrorPage = { answer: Exchange; text: string }

/**
 * An address that no server can read: some programs show what they trip over. It asks for nothing and changes nothing.
 */
const UNREADABLE = '/%c0%ae'

/**
 * Answers of 400 and above that show the inside of the program: what the site says on its own address, and, in a scan
 * that its owner asked for, to a name that does not exist and to one that cannot be read.
 */
async function leakyErrorPages(context: Context): Promise<ErrorPage[]> {
  const { https, http } = await context.origins()
  const answers = [https, http].flatMap((answer) => answer ?? [])
  if (context.mode === 'full') {
    for (const origin of new Set(answers.map(({ url }) => new URL(url).origin))) {
      for (const path of [randomPath(), UNREADABLE]) {
        const answer = await context.http.send(origin + path, { method: 'GET', limit: 200_000 }).catch(() => null)
        context.signal.throwIfAborted()
        if (answer) answers.push(answer)
      }
    }
  }
  const pages = answers.flatMap((answer) => {
    const text = answer.status >= 400 ? findErrorText(answer.body, true) : null
    return text === null ? [] : [{ answer, text }]
  })
  return pages.slice(0, 1)
}
