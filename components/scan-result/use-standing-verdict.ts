import { useTranslations } from 'use-intl'
import type { Report } from '@/lib/contract/report'
import type { Grade, SeverityCounts } from '@/lib/contract/scan-result'
import { OPEN_SEVERITIES, openTotal, sumOf } from '@/lib/domain/standing'
import { useVerdict } from './use-verdict'

/** How much of what earlier reports show was open when the scan ended. */
export const carriedCounts = ({ carried = [] }: Report) => sumOf(carried.map(({ counts }) => counts))

const rank = (counts: SeverityCounts) => OPEN_SEVERITIES.findIndex((severity) => counts[severity] > 0)

/** The first is worse: without anything open nothing is. */
const isWorse = (one: SeverityCounts, other: SeverityCounts) =>
  rank(one) >= 0 && (rank(other) < 0 || rank(one) < rank(other))

/**
 * What the report says of all that was open when its scan ended, in one sentence; nothing is urgent of what a later
 * full scan looked for.
 */
export function useStandingVerdict(report: Report, isPast: boolean) {
  const t = useTranslations('scan.stillOpen')
  const verdict = useVerdict()
  const carried = carriedCounts(report)
  return (own: SeverityCounts, grade: Grade | null) => {
    if (!isPast) return verdict(sumOf([own, carried]), grade)
    return isWorse(carried, own) ? t('was', { count: openTotal(carried) }) : verdict(own, grade)
  }
}
