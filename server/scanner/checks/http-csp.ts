import type { StoredEvidence } from '@/lib/domain/stored-result'
import { type Context, defineCheck, type Hit, Inconclusive, NotApplicable, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import type { Page } from '@/server/scanner/page'
import { type Policy, readPolicies } from './csp-policies'
import { openDoors, syntaxMistakes, type Weakness, withoutNonce } from './csp-weaknesses'
import { RULES } from '@/lib/domain/rules/http-csp'
import { siteRoot } from './site-root'

type Found = Omit<Hit<keyof typeof RULES>, 'at' | 'evidence'>[]

const HEADER = 'content-security-policy'
const REPORT_HEADER = 'content-security-policy-report-only'
/** More is not a policy but an attempt to keep us busy, or to fill the report. */
const MAX_POLICIES = 20
const MAX_POLICY_TEXT = 64 * 1024
const MAX_FINDINGS = 10
const MAX_SHOWN = 5

export const httpCsp = defineCheck({
  id: 'http.csp',
  category: 'headers',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    if (!page.isHtml) throw new NotApplicable(say('noHtml'))
    const policies = readPolicies([...page.exchange.all(HEADER), ...page.metaCsp])
    if (policies.length > MAX_POLICIES) throw new Inconclusive(say('cspTooMany', { count: policies.length }))
    const length = policies.reduce((sum, { text }) => sum + text.length, 0)
    if (length > MAX_POLICY_TEXT) throw new Inconclusive(say('cspTooLong', { count: length }))
    const found = policies.length > 0 ? [...judge(policies), ...(await staticNonce(context, page))] : absence(page)
    return found.map((hit) => ({ ...hit, at: siteRoot(page), evidence: evidence(page, policies) }))
  },
})

function absence(page: Page): Found {
  if (!page.exchange.body || page.exchange.timedOut) throw new Inconclusive(say('cspPageUnread'))
  return [{ rule: page.exchange.header(REPORT_HEADER) ? 'report-only' : 'missing' }]
}

function judge(policies: Policy[]): Found {
  return [...bypasses(policies), ...gaps(policies), ...mistakes(policies)]
}

function bypasses(policies: Policy[]): Found {
  return openDoors(policies)
    .slice(0, MAX_FINDINGS)
    .map(({ title, ...weakness }) => ({ rule: 'bypassable', key: keyOf(weakness), title }))
}

/** default-src does not stand in for base-uri and form-action; object-src it does. */
function gaps(policies: Policy[]): Found {
  const missing = ['base-uri', 'form-action'].filter((name) => !policies.some(({ directives }) => directives.has(name)))
  if (!policies.some(({ directives }) => directives.has('object-src') || directives.has('default-src')))
    missing.push('object-src')
  const found: Found = []
  if (missing.length > 0) found.push({ rule: 'incomplete', title: say('cspUnset', { directives: missing.join(', ') }) })
  if (policies.every(allowsEval)) found.push({ rule: 'incomplete', key: 'unsafe-eval', title: say('cspUnsafeEval') })
  return found
}

/** A policy without a word on scripts forbids nothing, but only one that allows eval by name is a decision. */
function allowsEval({ directives }: Policy, _index: number, all: Policy[]): boolean {
  const scripts = directives.get('script-src') ?? directives.get('default-src')
  if (scripts) return scripts.some((source) => source.toLowerCase() === "'unsafe-eval'")
  return all.some((other) => other.directives.has('script-src') || other.directives.has('default-src'))
}

function mistakes(policies: Policy[]): Found {
  return syntaxMistakes(policies)
    .slice(0, MAX_FINDINGS)
    .map(({ title, ...weakness }) => ({ rule: 'syntax', key: keyOf(weakness), title }))
}

const keyOf = ({ kind, directive, value }: Omit<Weakness, 'title'>) =>
  [kind, directive, value].filter(Boolean).join(' ')

/** A second request with another header is a second answer, not the remembered one. */
async function staticNonce(context: Context, { exchange }: Page): Promise<Found> {
  const nonces = noncesOf(exchange)
  if (nonces.length === 0) return []
  const again = await context.http.get(exchange.url, { headers: { 'cache-control': 'no-cache' } })
  const repeated = noncesOf(again).filter((nonce) => nonces.includes(nonce))
  return repeated.length > 0 ? [{ rule: 'static-nonce' }] : []
}

function noncesOf(exchange: Exchange): string[] {
  return exchange
    .all(HEADER)
    .flatMap((value) => [...value.matchAll(/'nonce-([^']+)'/gi)].map((match) => match[1] ?? ''))
}

function evidence({ exchange }: Page, policies: Policy[]): StoredEvidence[] {
  const data = {
    policies: policies.slice(0, MAX_SHOWN).map(({ text }) => withoutNonce(text)),
    report_only: exchange.all(REPORT_HEADER).slice(0, MAX_SHOWN).map(withoutNonce),
  }
  return [
    {
      label: say('csp'),
      url: exchange.url,
      request: `GET ${new URL(exchange.url).pathname}`,
      status: exchange.status,
      data,
    },
  ]
}
