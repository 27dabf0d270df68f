import { useTranslations } from 'use-intl'
import { failureReason, scanState } from '@/components/scan-result/scan-words'
import { isDone } from '@/components/scan-result/order'
import type { Report } from '@/lib/contract/report'
import type { Check } from '@/lib/contract/scan-result'

export type LogLine = { at: string; text: string; took_ms?: number | null }

/** What the scan did, the oldest first: the server's own lines where it has some, else what its times and checks tell. */
export function useLog(scan: Report, checks: readonly Check[]): LogLine[] {
  const t = useTranslations('scan')
  if (scan.log && scan.log.length > 0) return scan.log
  const line = (at: string | null | undefined, text: string, took_ms?: number | null): LogLine[] => (at ? [{ at, text, took_ms }] : [])

  const state = scanState(scan)
  const by = scan.initiated_by?.name
  const ofCheck = (check: Check) => {
    const result = t('logLine.check', { title: check.title, state: check.findings > 0 ? t('findings', { count: check.findings }) : t(`state.${check.state}`) })
    return line(check.ended_at, [result, check.detail].filter(Boolean).join('. '), check.took_ms)
  }
  const ended = state === 'completed' ? t('logLine.completed') : t('logLine.ended', { title: t(`failure.${failureReason(scan)}.title`) })
  return [
    ...line(scan.created_at, by ? t('logLine.askedBy', { name: by }) : t('logLine.asked')),
    ...line(scan.started_at, t('logLine.started')),
    ...checks.filter(isDone).flatMap(ofCheck).sort(byTime),
    ...line(scan.completed_at, ended),
  ]
}

const byTime = (a: LogLine, b: LogLine) => Date.parse(a.at) - Date.parse(b.at)
