import type { Check, CheckOutcome, Finding, ScanResult } from '@/lib/contract/scan-result'

/** What a comparison needs of a scan. */
export type Compared = Pick<ScanResult, 'findings' | 'checks' | 'mode'>

export type ScanDiff = {
  added: Finding[]
  persisting: Finding[]
  fixed: Finding[]
  /** Gone, and nobody knows whether it is fixed: the later scan could not have seen it. */
  unknown: Finding[]
  /** Here now, and nobody knows whether it is new: the earlier scan could not have seen it. */
  unclear: Finding[]
}

/** Whether an outcome proves something: the others mean that we could not see. */
export function isAnswer(state: Check['state']): boolean {
  return (['passed', 'findings', 'not_applicable'] satisfies CheckOutcome[] as string[]).includes(state)
}

const answeredBy = ({ checks }: Pick<Compared, 'checks'>) =>
  new Set(checks.filter(({ state }) => isAnswer(state)).map(({ key }) => key))

/** A light scan looks at the landing page alone: that it misses what a full one saw proves nothing. */
export const looksAtLess = (scan: Pick<Compared, 'mode'>, than: Pick<Compared, 'mode'>) =>
  scan.mode === 'light' && than.mode === 'full'

/**
 * What stays open though a later scan does not show it: that scan could not see it. `scan` saw it last; `light`: a
 * light scan has seen it, too.
 */
export type Carried = Pick<Finding, 'id' | 'check' | 'severity'> &
  Partial<Pick<Finding, 'rule' | 'confidence'>> & { scan: string; light: boolean }

/**
 * Whether a scan that does not show a finding has seen that it is gone. A light scan can tell that only of what a light
 * scan once saw.
 */
export const couldSee = (
  scan: { mode: ScanResult['mode']; answered: ReadonlySet<string> },
  check: string,
  isForLight: boolean,
) => scan.answered.has(check) && (scan.mode === 'full' || isForLight)

/** What a scan shows, however it is kept. */
export type Showing = Pick<ScanResult, 'checks' | 'mode'> & { findings: readonly Pick<Finding, 'id'>[] }

/** Of what was open before a scan, what stays open though the scan does not show it. */
export function carriedOver(open: readonly Carried[], after: Showing): Carried[] {
  const found = new Set(after.findings.map(({ id }) => id))
  const able = { mode: after.mode, answered: answeredBy(after) }
  // What no full scan looks for any more could never be seen to be gone.
  const isObsolete = (check: string) => after.mode === 'full' && !after.checks.some(({ key }) => key === check)
  return open.filter(({ id, check, light }) => !found.has(id) && !couldSee(able, check, light) && !isObsolete(check))
}

/** The findings of one scan that another would have had too if they had been there. */
function seenBy(scan: Compared, from: Pick<Compared, 'mode'>) {
  const answered = answeredBy(scan)
  return ({ check }: Pick<Finding, 'check'>) => answered.has(check) && !looksAtLess(scan, from)
}

/**
 * What changed from one scan to the next. A finding that is gone is fixed only when the later scan completed, looked at
 * as much, and the check that found it answered; otherwise nobody knows. Pass `null` for a later scan that failed
 * without a result.
 */
export function diff(before: Compared, after: Compared | null, afterCompleted = after !== null): ScanDiff {
  const found = after?.findings ?? []
  const earlier = new Set(before.findings.map(({ id }) => id))
  const later = new Set(found.map(({ id }) => id))
  const gone = before.findings.filter(({ id }) => !later.has(id))
  const fresh = found.filter(({ id }) => !earlier.has(id))
  const wouldShow = after && afterCompleted ? seenBy(after, before) : () => false
  const wouldHaveShown = after ? seenBy(before, after) : () => false
  return {
    added: fresh.filter(wouldHaveShown),
    persisting: found.filter(({ id }) => earlier.has(id)),
    fixed: gone.filter(wouldShow),
    unknown: gone.filter((finding) => !wouldShow(finding)),
    unclear: fresh.filter((finding) => !wouldHaveShown(finding)),
  }
}
