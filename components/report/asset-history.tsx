import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import { useVerdict } from '@/components/scan-result/use-verdict'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { EmptyCard } from '@/components/ui/empty-card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { PageHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { StaleReads } from '@/components/ui/stale-reads'
import { useAsset } from '@/lib/api/one-asset'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useAssetReports } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import { ApiError } from '@/lib/browser/errors'
import { href } from '@/lib/domain/routes'
import { isCompleted, latestReport } from '@/lib/domain/scan-status'
import { leftIn } from '@/lib/domain/left-in'
import { openTotal } from '@/lib/domain/standing'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { withTexts } from '@/lib/react/i18n'
import { report } from '@/lib/messages/en/report'
import { scanResult as scan } from '@/lib/messages/en/scan-result'
import { reportBefore } from './compare-with'
import { ScanTable } from './scan-table'
import { ScoreChart } from './score-chart'

export type AssetHistoryProps = { workspace: string | undefined; assetId: string }

/** How one site changed: the latest report first, then the line of scores, then every report. */
function HistoryOfAsset({ workspace, assetId }: AssetHistoryProps) {
  const t = useTranslations('report.history')
  const reports = useAssetReports(workspace, assetId)
  const { data: asset } = useAsset(workspace, assetId)
  // While it is not known, the asset is taken to be there.
  const canStart = asset !== null
  const known = reports.data?.find((report) => report.asset_value)
  const value = asset?.value ?? known?.asset_value
  const name = asset?.name ?? known?.asset_name
  const isNowhere = reports.error instanceof ApiError && reports.error.status === 404 && !reports.data
  const elsewhere = useElsewhere(isNowhere ? assetId : null)
  const isMissing = isNowhere && !elsewhere.isPending && !elsewhere.error
  const start = <StartScan asset={assetId} />
  const earlierThan = useCallback((scan: Scan) => reportBefore(reports.data ?? [], scan)?.id, [reports.data])
  const rows = reports.data?.map((report) => ({
    ...report,
    asset_value: report.asset_value ?? report.summary.asset_value ?? undefined,
  }))

  return (
    <>
      <PageHeader
        title={value ? t('ofAsset', { asset: siteName({ name, value }) }) : t('title')}
        description={isMissing ? undefined : <Lede address={name ? value : undefined} />}
        actions={canStart && !isMissing && start}
      />
      <StaleReads of={[reports]} />
      {elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : isMissing ? (
        <MissingAsset />
      ) : reports.isError && !reports.data && !elsewhere.isPending ? (
        <ErrorPanel error={reports.error} onRetry={reports.refetch} isRetrying={reports.isFetching} />
      ) : (
        <>
          {reports.data && <Course reports={reports.data} />}
          <Scans scans={rows} workspace={workspace} earlierThan={earlierThan} start={canStart && start} />
        </>
      )}
    </>
  )
}
export const AssetHistory = withTexts({ report, scan }, HistoryOfAsset)

function StartScan({ asset }: { asset: string }) {
  const t = useTranslations('report.history')
  return (
    <ButtonLink variant="primary" href={`${href('init')}?asset=${encodeURIComponent(asset)}`}>
      {t('start')}
    </ButtonLink>
  )
}

/** `address`: of a site that is called otherwise. */
function Lede({ address }: { address: string | undefined }) {
  const t = useTranslations('report.history')
  return (
    <>
      {address && (
        <bdi dir="ltr" className="block text-13 font-medium">
          {shownAddress(address)}
        </bdi>
      )}
      {t('ofAssetText')}
    </>
  )
}

type ScansProps = Pick<ComponentProps<typeof ScanTable>, 'scans' | 'earlierThan'> & {
  workspace: string | undefined
  start: ReactNode
}

function Scans({ scans, workspace = '', earlierThan, start }: ScansProps) {
  const t = useTranslations('report.history')
  return (
    <Card>
      {scans?.length === 0 ? (
        <EmptyState title={t('emptyAsset')} description={t('emptyText')} action={start} />
      ) : (
        <ScanTable scans={scans} workspace={workspace} stateKey="asset-history" isOfOne earlierThan={earlierThan} />
      )}
    </Card>
  )
}

function Course({ reports }: { reports: readonly Report[] }) {
  const t = useTranslations('report.history')
  const verdict = useVerdict()
  const tReport = useTranslations('report')
  const tScan = useTranslations('scan.type')
  const latest = latestReport(reports.filter(isCompleted))
  if (!latest) return null
  const left = leftIn(latest)
  const aside = openTotal(latest.set_aside ?? {})
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
        <GradeTile grade={latest.grade ?? null} score={latest.score} />
        <div className="grid min-w-0 grow gap-1">
          <p className="text-16 font-strong">{left ? verdict(left, latest.grade ?? null) : t('title')}</p>
          {aside > 0 && <p className="text-12 text-3">{tReport('scoreStays', { count: aside })}</p>}
          {latest.completed_at && (
            <p className="text-13 text-3">
              {tScan(scanType(latest))} · <RelativeTime at={latest.completed_at} />
            </p>
          )}
        </div>
        <LatestLink id={latest.id} />
      </div>
      <CardHeader title={t('chart')} className="border-t" />
      <CardBody>
        <ScoreChart reports={reports} />
      </CardBody>
    </Card>
  )
}

function MissingAsset() {
  const t = useTranslations('scan.missing')
  return <EmptyCard title={t('title')} text={t('text')} action={t('action')} href={href('asset')} />
}

function LatestLink({ id }: { id: string }) {
  const t = useTranslations('scan.actions')
  return <ButtonLink href={href('report', { id })}>{t('openReport')}</ButtonLink>
}
