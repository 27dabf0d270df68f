import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleNotice } from '@/components/ui/stale-notice'
import { Tabs } from '@/components/ui/tabs'
import { useAssets } from '@/lib/api/asset'
import { type Asset, AssetFilter } from '@/lib/contract/asset'
import { BulkAssets } from './bulk-assets'
import { EmptyAssets, EmptyFilter } from './empty-assets'
import { useAssetColumns } from './use-asset-columns'

const FILTERS = ['all', 'verified', 'pending', 'failed'] as const satisfies readonly AssetFilter[]

const only = (assets: readonly Asset[] | undefined, filter: AssetFilter) => (filter === 'all' ? assets : assets?.filter(({ status }) => status === filter))

export function AssetList({ workspace }: { workspace: string }) {
  const t = useTranslations('asset')
  const columns = useAssetColumns(workspace)
  const [filter, setFilter] = useAddressFilter('status', FILTERS)
  const all = useAssets(workspace)
  const chosen = useAssets(workspace, filter)
  // The whole list is known: a tab does not wait for its own answer.
  const rows = chosen.data ?? only(all.data, filter)

  if (!rows && chosen.isError) return <ErrorPanel title={t('failed')} error={chosen.error} onRetry={chosen.refetch} isRetrying={chosen.isFetching} />
  if (all.data?.length === 0) return <EmptyAssets />
  return (
    <>
      {chosen.isError && <StaleNotice at={chosen.dataUpdatedAt || all.dataUpdatedAt} onRetry={chosen.refetch} />}
      <Card>
        <Tabs
          label={t('tabs.label')}
          value={filter}
          onValueChange={(value) => setFilter(AssetFilter.parse(value))}
          listClassName="px-2 sm:px-3"
          tabs={FILTERS.map((value) => ({ value, label: t(`tabs.${value}`), count: only(all.data, value)?.length }))}
        />
        {/* Each tab keeps its own page and search. */}
        <DataTable
          key={filter}
          label={t('table')}
          bulkActions={(chosen, clear) => <BulkAssets assets={chosen} workspace={workspace} onDone={clear} />}
          columns={columns}
          rows={rows}
          stateKey={`assets-${filter}`}
          empty={filter === 'all' ? undefined : <EmptyFilter filter={filter} onShowAll={() => setFilter('all')} />}
        />
      </Card>
    </>
  )
}
