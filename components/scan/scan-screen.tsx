'use client'
import { EmptyCard } from '@/components/ui/empty-card'
import { PageHeader } from '@/components/ui/page-header'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { useAsset } from '@/lib/api/one-asset'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { useRouteParams } from '@/lib/react/use-route-params'
import { useTranslations } from 'use-intl'
import { scanResult } from '@/lib/messages/en/scan-result'
import { scanRun } from '@/lib/messages/en/scan-run'
import { AssetScan } from './asset-scan'
import { ScanSkeleton } from './scan-skeleton'

/** `/scan/{id}`, where the id is the asset's. */
export const ScanScreen = withTexts({ scan: { ...scanResult, ...scanRun } }, function ScanScreen() {
  const titleOf = useTitle()
  const t = useTranslations('scan')
  const { id } = useRouteParams('scan')
  const workspace = useCurrentWorkspace()
  const read = useAsset(workspace?.id, id)
  const asset = read.data
  const elsewhere = useElsewhere(asset === null ? id : null)

  if (asset && workspace)
    return (
      <div className="grid gap-4">
        <StaleReads of={[read]} />
        <AssetScan key={asset.id} asset={asset} workspace={workspace.id} />
      </div>
    )
  if (read.isPending || elsewhere.isPending) return <ScanSkeleton />
  return (
    <div className="grid gap-4">
      <PageHeader title={titleOf('scan')} />
      {elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : asset === null ? (
        <EmptyCard
          title={t('missing.title')}
          text={t('missing.text')}
          action={t('missing.action')}
          href={href('asset')}
        />
      ) : (
        <ErrorPanel error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      )}
    </div>
  )
})
