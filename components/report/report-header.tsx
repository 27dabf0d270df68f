import { ExternalLink, Printer } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { demoSite } from '@/components/scan-result/demo-site'
import { readResult } from '@/components/scan-result/read-result'
import { scanType } from '@/components/scan-result/scan-words'
import { Button, ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useStartScan } from '@/lib/api/scan'
import type { Report } from '@/lib/contract/report'
import { absoluteTime, clockTime, date } from '@/lib/format'
import { href } from '@/lib/routes'
import { isCompleted } from '@/lib/scan-status'

export function ReportHeader({ report, workspace }: { report: Report; workspace: string }) {
  const t = useTranslations('report')
  const address = report.summary.asset_value
  const site = demoSite(report)
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('crumbs.history'), href: report.asset_id ? href('history', { assetId: report.asset_id }) : href('history') },
        { label: t('crumbs.report') },
      ]}
      title={address ? <span dir="ltr">{address}</span> : t('unknownAsset')}
      description={<ScanLine report={report} />}
      actions={
        <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
          {site && (
            <ButtonLink variant="ghost" href={site} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              {t('actions.openSite')}
            </ButtonLink>
          )}
          {isCompleted(report) && (
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" />
              {t('actions.print')}
            </Button>
          )}
          <ScanAgain report={report} workspace={workspace} />
        </div>
      }
    />
  )
}

function ScanLine({ report }: { report: Report }) {
  const t = useTranslations()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const read = readResult(report)
  const start = report.summary.start_time ?? report.started_at ?? report.created_at ?? ''
  const end = report.summary.end_time ?? report.completed_at ?? ''
  const isOneDay = date(start, options) === date(end, options)
  const until = isOneDay ? clockTime(end, options) : absoluteTime(end, options)
  const isOneMoment = absoluteTime(start, options) === absoluteTime(end, options)
  const time = [absoluteTime(start, options), isOneMoment ? '' : until].filter(Boolean).join(' – ')
  const values = { type: t(`scan.type.${scanType(report)}`), time }
  if (!time) return values.type
  return read.kind === 'structured' ? t('report.line', { ...values, requests: read.result.requests }) : t('report.lineShort', values)
}

/** Starts the same kind of scan and leads to where it can be watched. */
export function ScanAgain({ report, workspace, size = 'md' }: { report: Report; workspace: string; size?: 'sm' | 'md' }) {
  const t = useTranslations('report.actions')
  const router = useRouter()
  const start = useStartScan(workspace)
  const { asset_id } = report
  if (!asset_id) return null
  const scan_type = report.scan_type === 'full_scan' ? 'full_scan' : 'light_scan'

  const handleScan = () =>
    start.mutate(
      { asset_id, scan_type },
      { onSuccess: (scan) => router.push(scan_type === 'light_scan' ? href('scan', { id: asset_id }) : href('details', { id: scan.id })) },
    )
  return (
    <Button variant="primary" size={size} pending={start.isPending} onClick={handleScan}>
      {t('again')}
    </Button>
  )
}
