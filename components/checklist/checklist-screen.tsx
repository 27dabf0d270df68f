'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { EmptyCard } from '@/components/ui/empty-card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { PageHeader } from '@/components/ui/page-header'
import { onDemand } from '@/components/ui/on-demand'
import { Select } from '@/components/ui/select'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { useAsset } from '@/lib/api/one-asset'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { checklist } from '@/lib/messages/en/checklist'
import { withTexts } from '@/lib/react/i18n'
import { AssetChecklist } from './asset-checklist'
import type { AssetSearchProps } from './asset-search'

/** Of large workspaces only. */
const AssetSearch = onDemand<AssetSearchProps>(() => import('./asset-search').then((part) => part.AssetSearch))

/** What a site should have in order, ticked by hand and proved by scans. */
export const ChecklistScreen = withTexts({ checklist }, function ChecklistScreen() {
  const t = useTranslations('checklist')
  const workspace = useCurrentWorkspace()
  const assets = useAssetChoice(workspace?.id, '')
  const asked = useSearchParams().get('asset')
  const { data: wanted, isLoading } = useAsset(workspace?.id, asked)
  const elsewhere = useElsewhere(wanted === null ? asked : null)
  const asset =
    elsewhere.isPending || elsewhere.error ? undefined : (wanted ?? (isLoading ? undefined : assets.data?.[0]))
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          asset &&
          workspace && (
            <AssetSelect workspace={workspace.id} isLarge={assets.isLarge} assets={assets.data ?? []} asset={asset} />
          )
        }
      />
      <StaleReads of={[assets]} />
      {asset && wanted === null && asked !== null && <Note>{t('gone', { asset: shownAddress(asset.value) })}</Note>}
      {asset && workspace ? (
        <AssetChecklist key={asset.id} asset={asset} workspace={workspace.id} />
      ) : assets.isPending || isLoading || elsewhere.isPending ? (
        <Delayed>
          <Skeleton className="h-80 w-full" />
        </Delayed>
      ) : elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : assets.data ? (
        <NoAssets />
      ) : (
        <ErrorPanel error={assets.error} onRetry={assets.refetch} isRetrying={assets.isFetching} />
      )}
    </div>
  )
})

type AssetSelectProps = { workspace: string; isLarge: boolean; assets: readonly Asset[]; asset: Asset }

function AssetSelect({ workspace, isLarge, assets, asset }: AssetSelectProps) {
  const t = useTranslations('checklist')
  const router = useRouter()
  const choose = (id: string) => router.replace(`${href('checklist')}?asset=${encodeURIComponent(id)}`)
  if (isLarge) return <AssetSearch workspace={workspace} asset={asset} onChoose={choose} />
  return (
    <Select
      label={t('asset')}
      value={asset.id}
      onValueChange={choose}
      options={assets.map(({ id, value }) => ({ value: id, label: <bdi>{shownAddress(value)}</bdi> }))}
      className="max-w-72 print:hidden"
    />
  )
}

function NoAssets() {
  const t = useTranslations('checklist.none')
  return <EmptyCard title={t('title')} text={t('text')} action={t('add')} href={`${href('asset')}?add=1`} />
}
