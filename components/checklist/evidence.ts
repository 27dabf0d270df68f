import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import type { Item } from './items'

/** A scan, and what it found. */
export type Proof = { scan: string; result: Pick<ScanResult, 'checks' | 'findings'> }

/** What the last scan says about an item. `unanswered`, `notScanned` and `notScannable` prove nothing. */
export type Evidence =
  | { kind: 'open'; finding: Finding; scan: string }
  | { kind: 'fixed' | 'unanswered' | 'notApplicable' | 'notScanned' | 'notScannable' }

const checkOf = (proof: string) => proof.split('/')[0]

const isAbout = ({ rule, check }: Finding, proof: string) => rule === proof || check === proof

/**
 * Whole only when every check behind the item answered: a check that did not answer proves nothing. `proofs` are the
 * scans, the newest first: of each check the newest scan that made it counts, since a light scan says nothing about
 * what only a full one looks for.
 */
export function evidenceOf({ proof }: Item, proofs: readonly Proof[]): Evidence {
  if (!proof) return { kind: 'notScannable' }
  const states: (Check['state'] | undefined)[] = []
  for (const name of proof) {
    const stateIn = ({ result }: Proof) => result.checks.find(({ key }) => key === checkOf(name))?.state
    const made = proofs.find((one) => ![undefined, 'skipped'].includes(stateIn(one)))
    const finding = made?.result.findings.find((one) => isAbout(one, name))
    if (made && finding) return { kind: 'open', finding, scan: made.scan }
    states.push(made && stateIn(made))
  }
  if (states.includes(undefined)) return { kind: 'notScanned' }
  if (!states.every(isAnswer)) return { kind: 'unanswered' }
  return { kind: states.includes('not_applicable') ? 'notApplicable' : 'fixed' }
}

/** What cannot apply to the site is not counted, or its list could never be finished. */
export const applies = (item: Item, proofs: readonly Proof[] | null) =>
  !proofs || evidenceOf(item, proofs).kind !== 'notApplicable'

const isAnswer = (state: Check['state'] | undefined) =>
  state === 'passed' || state === 'findings' || state === 'not_applicable'
