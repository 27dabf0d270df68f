import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { isUngraded } from '@/components/scan-result/coverage'
import { hasBegun, isDone } from '@/components/scan-result/order'
import { elapsedMs, scanState, scanType } from '@/components/scan-result/scan-words'
import type { Report } from '@/lib/contract/report'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { clockTime, duration } from '@/lib/domain/format'
import { isFinished } from '@/lib/domain/scan-status'

type ScanFactsProps = { report: Report; result: ScanResult | undefined; checks: readonly Check[]; now: number }

/** Kind, times, expected time, checks and place in the queue, in one line. */
export function ScanFacts({ report, result, checks, now }: ScanFactsProps) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const isRunning = !isFinished(report)
  const elapsed = elapsedMs(report, now)
  const time = elapsed === null ? null : duration(isRunning ? Math.floor(elapsed / 1000) * 1000 : elapsed, locale)
  const start = report.started_at ?? report.created_at
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-2 tabular-nums">
      <span>{t(`type.${scanType(report)}`)}</span>
      {time && <span>{t(isRunning ? 'elapsed' : 'took', { time })}</span>}
      {isRunning && report.expected && <Expected {...report.expected} elapsed={elapsed ?? 0} />}
      {hasBegun(checks) && (
        <span>
          {isUngraded(result)
            ? t('checksAnswered', { answered: result.coverage.answered, total: result.coverage.total })
            : t('checksDone', { done: checks.filter(isDone).length, total: checks.length })}
        </span>
      )}
      {start && <span>{t('started', { time: clockTime(start, { locale, timeZone }) })}</span>}
      {scanState(report) === 'queued' && typeof report.queue_position === 'number' && (
        <span>{t('queue', { count: Math.max(0, report.queue_position - 1) })}</span>
      )}
      {report.initiated_by && <span>{t('details.by', { name: report.initiated_by.name })}</span>}
    </p>
  )
}

/** An estimate, and said as one. */
function Expected({ ms, scans, elapsed }: NonNullable<Report['expected']> & { elapsed: number }) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const time = duration(ms, locale)
  return <span>{elapsed > ms + LATE_MS ? t('longer', { time }) : t('expected', { time, count: scans })}</span>
}

/** Between two looks at the scan. */
const LATE_MS = 5000
