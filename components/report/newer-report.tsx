import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useAssetReports } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import { absoluteTime } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { isCompleted, isFinished, latestReport } from '@/lib/domain/scan-status'
import { isEarlier, looksAsMuch } from './compare-with'

/** So few words need no lines of their own where there is room: the report begins higher. */
const ONE_LINE =
  'print:hidden sm:[&>div]:flex sm:[&>div]:flex-wrap sm:[&>div]:items-center sm:[&>div]:gap-x-3 sm:[&>div>:last-child]:ms-auto'

/**
 * Leads on from an old report, so that nobody repairs what a later scan no longer sees; but not to one that looked at
 * less, which has not seen it gone.
 */
export function NewerReport({ report, workspace }: { report: Report; workspace: string }) {
  const t = useTranslations('report.newer')
  const words = useTranslations('scan.typeInside')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const reports = useAssetReports(report.asset_id === undefined ? undefined : workspace, report.asset_id).data
  const later = isFinished(report)
    ? reports?.filter((other) => isCompleted(other) && other.id !== report.id && isEarlier(report, other))
    : []
  const latest = latestReport(
    later?.filter((other) => other.scan_type === 'full_scan' || looksAsMuch(other, report)) ?? [],
  )
  const lesser = latestReport(later ?? [])
  if (!latest && lesser) return <LesserReport report={lesser} />
  if (!latest) return null
  const when = timeOf(latest)
  return (
    <Note
      title={t('title')}
      className={ONE_LINE}
      actions={
        <ButtonLink size="sm" href={href('report', { id: latest.id })}>
          {t('open')}
        </ButtonLink>
      }
    >
      <p>{t('text', { type: words(scanType(latest)), date: absoluteTime(when, options) })}</p>
    </Note>
  )
}

const timeOf = (report: Report) => report.completed_at ?? report.updated_at ?? report.created_at ?? ''

function LesserReport({ report }: { report: Report }) {
  const t = useTranslations('report.newer.light')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  return (
    <Note
      title={t('title')}
      className={ONE_LINE}
      actions={
        <ButtonLink size="sm" href={href('report', { id: report.id })}>
          {t('open')}
        </ButtonLink>
      }
    >
      <p>{t('text', { date: absoluteTime(timeOf(report), options) })}</p>
    </Note>
  )
}
