import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import type { Item } from './items'

/** What the last scan says about an item. `unanswered`, `notScanned` and `notScannable` prove nothing. */
export type Evidence = { kind: 'open'; finding: Finding } | { kind: 'fixed' | 'unanswered' | 'notApplicable' | 'notScanned' | 'notScannable' }

const checkOf = (proof: string) => proof.split('/')[0]

const isAbout = ({ rule, check }: Finding, proof: string) => rule === proof || check === proof

/** Whole only when every check behind the item answered: a check that did not answer proves nothing. */
export function evidenceOf({ proof }: Item, result: Pick<ScanResult, 'checks' | 'findings'> | null): Evidence {
  if (!proof) return { kind: 'notScannable' }
  if (!result) return { kind: 'notScanned' }
  const finding = result.findings.find((one) => proof.some((name) => isAbout(one, name)))
  if (finding) return { kind: 'open', finding }
  const states = [...new Set(proof.map(checkOf))].map((key) => result.checks.find((check) => check.key === key)?.state)
  if (states.some((state) => state === undefined || state === 'skipped')) return { kind: 'notScanned' }
  if (!states.every(isAnswer)) return { kind: 'unanswered' }
  return { kind: states.includes('not_applicable') ? 'notApplicable' : 'fixed' }
}

const isAnswer = (state: Check['state'] | undefined) => state === 'passed' || state === 'findings' || state === 'not_applicable'
