import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { asWritten, type ShownResult } from './read-result'

/** A finished scan with too few answers for a grade. */
export const isUngraded = (result: ScanResult | undefined): result is ScanResult =>
  result !== undefined && result.grade === null

export const isUnanswered = ({ state }: Pick<Check, 'state'>) =>
  state === 'inconclusive' || state === 'error' || state === 'skipped'

/**
 * The HTTP status that came instead of the landing page, as the checks that needed the page say it; null when there was
 * a page, or a grade.
 */
export function pageRefusal(result: ShownResult) {
  if (!isUngraded(result)) return null
  const statuses = asWritten(result)
    .checks.filter(isUnanswered)
    .map(({ detail }) => /^The page answered HTTP ([45]\d\d)\b/.exec(detail ?? '')?.[1])
  return statuses.find(Boolean) ?? null
}
