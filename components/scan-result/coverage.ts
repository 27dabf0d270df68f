import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { phraseIn } from '@/lib/domain/say'
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
  const statuses = asWritten(result).checks.filter(isUnanswered).map(statusIn)
  return statuses.find(Boolean) ?? null
}

/** An API without phrases says it in English. */
function statusIn({ detail, says }: Check): string | undefined {
  const told = phraseIn(says?.detail)
  const text = told ? (told.say === 'pageStatus' ? `${told.values?.status as number}` : '') : (detail ?? '')
  return /^(?:The page answered HTTP )?([45]\d\d)\b/.exec(text)?.[1]
}
