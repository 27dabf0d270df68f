import type { Finding } from '@/lib/contract/scan-result'
import { SEVERITIES } from '@/lib/contract/scan-result'
import type { Check, Hit } from './check'
import { cleanEvidence, cleanText } from './clean'
import { fillSnippets } from './fill-snippets'
import { fingerprint, place } from './fingerprint'

/** What a check saw, written out with what is always true of its rule. */
export function findingOf(check: Check, hit: Hit): Finding {
  const rule = check.rules[hit.rule]
  if (!rule) throw new Error(`The check ${check.id} has no rule ${hit.rule}.`)
  const name = `${check.id}/${hit.rule}`
  const at = cleanText(place(hit.at))
  const key = cleanText(hit.key ?? '')
  return {
    id: fingerprint(name, at, key),
    rule: name,
    check: check.id,
    category: check.category,
    title: cleanText(hit.title ?? rule.title),
    severity: hit.severity ?? rule.severity,
    confidence: hit.confidence ?? 'confirmed',
    at,
    key,
    summary_plain: rule.means,
    impact: hit.impact ?? rule.impact,
    remediation: hit.fix ? cleanText(hit.fix, 2048) : rule.fix,
    fix_effort: rule.effort,
    snippets: fillSnippets(hit.snippets ?? rule.snippets ?? [], { ...hit, key: hit.key ?? '' }),
    evidence: hit.evidence.map(cleanEvidence),
    references: [...(rule.references ?? []), ...(hit.references ?? [])],
    cwe: rule.cwe ?? [],
    owasp: rule.owasp ?? [],
    asvs: rule.asvs ?? [],
    cve: hit.cve ?? [],
  }
}

/** Worst first, then by rule and place: the same findings in the same order in every scan. */
export function bySeverity(a: Finding, b: Finding): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || compare(a.rule, b.rule) || compare(a.at + a.key, b.at + b.key)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
