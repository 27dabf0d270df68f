import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleNotice } from '@/components/ui/stale-notice'
import { Tabs } from '@/components/ui/tabs'
import { useAssets } from '@/lib/api/asset'
import { type Asset, AssetFilter } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import { BulkAssets } from './bulk-assets'
import { EmptyAssets, EmptyFilter } from './empty-assets'
import { pageHeading } from './focus-after'
import { useAssetColumns } from './use-asset-columns'

const ANY_GRADE = ['all', ...GRADES] as const
const FILTERS = ['all', 'verified', 'pending', 'failed'] as const satisfies readonly AssetFilter[]

const only = (assets: readonly Asset[] | undefined, filter: AssetFilter) => (filter === 'all' ? assets : assets?.filter(({ status }) => status === filter))

export function AssetList({ workspace }: { workspace: string }) {
  const t = useTranslations('asset')
  const columns = useAssetColumns(workspace)
  const [filter, setFilter] = useAddressFilter('status', FILTERS)
  const [grade, setGrade] = useAddressFilter('grade', ANY_GRADE)
  const all = useAssets(workspace)
  const chosen = useAssets(workspace, filter)
  // The whole list is known: a tab does not wait for its own answer.
  const some = chosen.data ?? only(all.data, filter)
  const ofGrade = grade === 'all' ? all.data : all.data?.filter((asset) => asset.grade === grade)
  const rows = useMemo(() => (grade === 'all' ? some : some?.filter((asset) => asset.grade === grade)), [some, grade])

  // The button goes with its line.
  function handleAllGrades() {
    setGrade('all')
    pageHeading()?.focus()
  }

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
          tabs={FILTERS.map((value) => ({ value, label: t(`tabs.${value}`), count: only(ofGrade, value)?.length }))}
        />
        {grade !== 'all' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 text-13 sm:px-5">
            <span>{t('onlyGrade', { grade })}</span>
            <Button size="sm" onClick={handleAllGrades}>
              {t('allGrades')}
            </Button>
          </p>
        )}
        {/* Each tab keeps its own page and search. */}
        <DataTable
          key={`${filter} ${grade}`}
          label={t('table')}
          bulkActions={(chosen, keep) => <BulkAssets assets={chosen} workspace={workspace} onDone={keep} />}
          columns={columns}
          rows={rows}
          stateKey={grade === 'all' ? `assets-${filter}` : `assets-${filter}-${grade}`}
          empty={filter === 'all' || grade !== 'all' ? undefined : <EmptyFilter filter={filter} onShowAll={() => setFilter('all')} />}
        />
      </Card>
    </>
  )
}
