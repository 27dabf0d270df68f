import { SEVERITIES, type Text } from '@/lib/contract/scan-result'
import type { StoredFinding } from '@/lib/domain/stored-result'
import type { Check, Hit } from './check'
import { cleanEvidence, cleanText, cleanWords } from './clean'
import { fingerprint, place } from './fingerprint'

/** What a check saw, as it is kept: what is always true of its rule is not among it. */
export function findingOf(check: Check, hit: Hit): StoredFinding {
  const rule = check.rules[hit.rule]
  if (!rule) throw new Error(`The check ${check.id} has no rule ${hit.rule}.`)
  const name = `${check.id}/${hit.rule}`
  const at = cleanText(place(hit.at))
  const key = cleanText(hit.key ?? '')
  const words = { ...cleaned('title', hit.title), ...cleaned('impact', hit.impact), ...cleaned('fix', hit.fix) }
  return {
    id: fingerprint(name, at, key),
    rule: name,
    check: check.id,
    severity: hit.severity ?? rule.severity,
    confidence: hit.confidence ?? 'confirmed',
    at,
    key,
    ...(Object.keys(words).length > 0 && { words }),
    ...(hit.snippets && { snippets: hit.snippets }),
    ...(hit.references && hit.references.length > 0 && { references: hit.references }),
    ...(hit.cve && hit.cve.length > 0 && { cve: hit.cve }),
    evidence: hit.evidence.map(cleanEvidence),
  }
}

const cleaned = (name: string, text: Text | undefined) => (text === undefined ? {} : { [name]: cleanWords(text) })

/** Worst first, then by rule and place: the same findings in the same order in every scan. */
export function bySeverity(a: Ordered, b: Ordered): number {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    compare(a.rule, b.rule) ||
    compare(a.at + a.key, b.at + b.key)
  )
}

type Ordered = Pick<StoredFinding, 'severity' | 'rule' | 'at' | 'key'>

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
