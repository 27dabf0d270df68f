import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useAssetReports } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import { absoluteTime } from '@/lib/format'
import { href } from '@/lib/routes'
import { isCompleted, isFinished, latestReport } from '@/lib/scan-status'
import { isEarlier } from './compare-with'

/** Leads on from an old report, so that nobody repairs what a later scan no longer sees. */
export function NewerReport({ report, workspace }: { report: Report; workspace: string }) {
  const t = useTranslations('report.newer')
  const words = useTranslations('scan.typeInside')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const reports = useAssetReports(report.asset_id === undefined ? undefined : workspace, report.asset_id).data
  const latest = latestReport(reports?.filter(isCompleted) ?? [])
  if (!latest || !isFinished(report) || latest.id === report.id || !isEarlier(report, latest)) return null
  const when = latest.completed_at ?? latest.updated_at ?? latest.created_at ?? ''
  return (
    <Note
      title={t('title')}
      className="print:hidden"
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
