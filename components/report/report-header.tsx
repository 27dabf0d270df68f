import { Download, ExternalLink, Printer } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { demoSite } from '@/components/scan-result/demo-site'
import type { ReadResult } from '@/components/scan-result/read-result'
import { scanType } from '@/components/scan-result/scan-words'
import { Button, ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { Segmented } from '@/components/ui/segmented'
import { useDownloadReport } from '@/lib/api/report-file'
import type { Report } from '@/lib/contract/report'
import { saveFile } from '@/lib/browser/save-file'
import { absoluteTime, clockTime, date } from '@/lib/domain/format'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { chooseReportView, useReportView } from '@/stores/report-view'
import { useScanAgain } from './use-scan-again'

export function ReportHeader({ report, read, workspace }: { report: Report; read: ReadResult; workspace: string }) {
  const t = useTranslations('report')
  const words = useTranslations('scan')
  const { asset_name: name, summary } = report
  const address = summary.asset_value
  const site = demoSite(report)
  return (
    <PageHeader
      title={
        address ? <bdi dir={name ? 'auto' : 'ltr'}>{siteName({ name, value: address })}</bdi> : words('unknownAsset')
      }
      description={
        <>
          {name && address && (
            <span className="block text-13 font-medium">
              <bdi dir="ltr">{shownAddress(address)}</bdi>
            </span>
          )}
          <ScanLine report={report} read={read} />
        </>
      }
      actions={
        <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
          {site && (
            <ButtonLink
              variant="ghost"
              href={site}
              target="_blank"
              rel="noopener noreferrer"
              className="max-sm:grow-0!"
            >
              <ExternalLink aria-hidden="true" />
              <span className="max-sm:sr-only">{t('actions.openSite')}</span>
            </ButtonLink>
          )}
          {read.kind === 'structured' && <ViewChoice />}
          {isCompleted(report) && (
            <Button onClick={() => print()} aria-label={t('actions.print')} title={t('actions.print')}>
              <Printer aria-hidden="true" />
            </Button>
          )}
          {isFinished(report) && read.kind === 'structured' && <DownloadPdf report={report} workspace={workspace} />}
          <ScanAgain report={report} workspace={workspace} />
        </div>
      }
    />
  )
}

/** Decides for all of the report how it is read: summary, findings, PDF and paper. */
function ViewChoice() {
  const t = useTranslations('report.view')
  return (
    <Segmented
      label={t('label')}
      value={useReportView()}
      onValueChange={chooseReportView}
      options={[
        { value: 'owner', label: t('owner') },
        { value: 'developer', label: t('developer') },
      ]}
      className="h-ctl items-center max-sm:basis-3/4"
    />
  )
}

/** A failure is shown by the client of the API, with a way to try again. */
function DownloadPdf({ report: { id }, workspace }: { report: Report; workspace: string }) {
  const t = useTranslations('report.actions')
  const download = useDownloadReport(workspace)
  const view = useReportView() === 'owner' ? 'owner' : 'full'
  const handleDownload = () =>
    download.mutate(
      { report: id, view },
      { onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `report-${id}.pdf`) },
    )
  return (
    <Button pending={download.isPending} onClick={handleDownload}>
      <Download aria-hidden="true" />
      {t('pdf')}
    </Button>
  )
}

function ScanLine({ report, read }: { report: Report; read: ReadResult }) {
  const t = useTranslations()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const start = report.summary.start_time ?? report.started_at ?? report.created_at ?? ''
  const end = report.summary.end_time ?? report.completed_at ?? ''
  const isOneDay = date(start, options) === date(end, options)
  const until = isOneDay ? clockTime(end, options) : absoluteTime(end, options)
  const isOneMoment = absoluteTime(start, options) === absoluteTime(end, options)
  const time = [absoluteTime(start, options), isOneMoment ? '' : until].filter(Boolean).join(' – ')
  const values = { type: t(`scan.type.${scanType(report)}`), time }
  if (!time) return values.type
  return read.kind === 'structured'
    ? t('report.line', { ...values, requests: read.result.requests })
    : t('report.lineShort', values)
}

export function ScanAgain({
  report,
  workspace,
  size = 'md',
}: {
  report: Report
  workspace: string
  size?: 'sm' | 'md'
}) {
  const t = useTranslations()
  const { scan, isPending } = useScanAgain(report, workspace)
  if (!scan) return null
  return (
    <Button variant="primary" size={size} pending={isPending} onClick={scan}>
      {/* A full scan is agreed to first: the name of what leads there. */}
      {t(report.scan_type === 'full_scan' ? 'scan.actions.runFull' : 'report.actions.again')}
    </Button>
  )
}
