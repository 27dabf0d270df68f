import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { Progress } from '@/components/ui/progress'
import { StaleReads } from '@/components/ui/stale-reads'
import { useStartLightScan } from '@/lib/api/scan'
import { useAssetScans } from '@/lib/api/scan-pages'
import type { Asset } from '@/lib/contract/asset'
import { newestScan } from '@/lib/domain/scan-status'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { ScanSkeleton } from './scan-skeleton'
import { ScanView } from './scan-view'
import { Note } from '@/components/ui/note'
import { href } from '@/lib/domain/routes'

type AssetScanProps = { asset: Asset; workspace: string }

/** The newest light scan of an asset, or the button that starts the first. */
export function AssetScan({ asset, workspace }: AssetScanProps) {
  const scans = useAssetScans(workspace, asset.id)
  const start = useStartLightScan(workspace)
  const handleStart = () => start.mutate(asset.id)

  // The previous result is gone as soon as a new scan is asked for.
  if (start.isPending) return <Starting asset={asset} />
  if (scans.isPending) return <ScanSkeleton />
  if (!scans.data) {
    return (
      <>
        <PageHeader
          title={siteName(asset)}
          description={asset.name && <bdi dir="ltr">{shownAddress(asset.value)}</bdi>}
        />
        {scans.reads.map(
          (read, index) =>
            read.isError && (
              <ErrorPanel
                key={index}
                what="scans_unread"
                error={read.error}
                onRetry={read.refetch}
                isRetrying={read.isFetching}
              />
            ),
        )}
      </>
    )
  }

  const scan = newestScan(scans.data.filter((one) => one.scan_type === 'light_scan'))
  return (
    <>
      <StaleReads of={scans.reads} />
      {asset.wpsite && <WordPressNote site={asset.wpsite} />}
      {scan ? (
        <ScanView
          key={scan.id}
          scan={{ asset_value: asset.value, ...scan }}
          workspace={workspace}
          asset={asset}
          onRunAgain={handleStart}
        />
      ) : (
        <FirstScan asset={asset} onStart={handleStart} />
      )}
    </>
  )
}

function Starting({ asset }: { asset: Asset }) {
  const t = useTranslations('scan')
  return (
    <Card aria-busy="true" className="grid gap-3 p-6">
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong">
        {t('head.starting')}
      </h1>
      <p className="text-13 text-2 [overflow-wrap:anywhere]">{shownAddress(asset.value)}</p>
      <Progress value={null} label={t('progress')} className="max-w-[480px]" />
    </Card>
  )
}

function FirstScan({ asset, onStart }: { asset: Asset; onStart: () => void }) {
  const t = useTranslations('scan')
  return (
    <>
      <PageHeader
        title={siteName(asset)}
        description={asset.name && <bdi dir="ltr">{shownAddress(asset.value)}</bdi>}
      />
      <Card>
        <EmptyState
          icon={<ScanSearch />}
          title={t('never.title')}
          description={t('never.text', { asset: shownAddress(asset.value) })}
          action={
            <Button variant="primary" onClick={onStart}>
              {t('actions.startLight')}
            </Button>
          }
        />
      </Card>
    </>
  )
}

type Props = { site: NonNullable<Asset['wpsite']> }

/** What the plugin inside the same site knows, beside what the scan sees from outside. */
function WordPressNote({ site: { id, status, vulnerable } }: Props) {
  const t = useTranslations('scan.wordpress')
  const { critical, high, medium, low } = vulnerable ?? { critical: 0, high: 0, medium: 0, low: 0 }
  const count = critical + high + medium + low
  return (
    <Note
      tone={critical > 0 ? 'critical' : high > 0 ? 'high' : count > 0 ? 'medium' : 'neutral'}
      title={count > 0 ? t('open', { count }) : t(vulnerable && status === 'connected' ? 'none' : 'known')}
      actions={
        <ButtonLink size="sm" href={`${href('wordpress')}?site=${id}`}>
          {t('view')}
        </ButtonLink>
      }
    />
  )
}
