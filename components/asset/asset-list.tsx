import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import type { Ticks } from '@/components/data-table/use-selection'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { StaleNotice } from '@/components/ui/stale-notice'
import { Tabs } from '@/components/ui/tabs'
import { type Asset, AssetFilter, type AssetStatus } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import type { BulkAssetsProps } from './bulk-assets'
import { pageHeading } from './focus-after'
import { useAssetColumns } from './use-asset-columns'
import { useAssetList } from './use-asset-list'
import { EmptyState } from '@/components/ui/empty-state'
import { AddButton } from './add-button'

/** It comes when the first row is ticked. */
const BulkAssets = onDemand<BulkAssetsProps>(() => import('./bulk-assets').then((part) => part.BulkAssets))

const ANY_GRADE = ['all', ...GRADES] as const
const FILTERS = ['all', 'verified', 'pending', 'failed'] as const satisfies readonly AssetFilter[]

export function AssetList({ workspace }: { workspace: string }) {
  const t = useTranslations('asset')
  const columns = useAssetColumns(workspace)
  const [filter, setFilter] = useAddressFilter('status', FILTERS)
  const [grade, setGrade] = useAddressFilter('grade', ANY_GRADE)
  const { all, rows, remote, countOf, isEmpty, read, readAt } = useAssetList(workspace, filter, grade)

  const ticks = useState<Ticks<Asset>>(new Map())

  // The button goes with its line.
  function handleAllGrades() {
    setGrade('all')
    pageHeading()?.focus()
  }

  const ofFilter = filter === 'all' ? undefined : <EmptyFilter filter={filter} onShowAll={() => setFilter('all')} />
  const empty = grade === 'all' ? ofFilter : <EmptyGrade grade={grade} onShowAll={handleAllGrades} />

  if (!rows && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (isEmpty) return <EmptyAssets />
  return (
    <>
      {read.isError && <StaleNotice at={readAt} onRetry={read.refetch} />}
      <Card>
        <Tabs
          label={t('tabs.label')}
          value={filter}
          onValueChange={(value) => setFilter(AssetFilter.parse(value))}
          listClassName="px-2 sm:px-3"
          tabs={FILTERS.map((value) => ({ value, label: t(`tabs.${value}`), count: countOf(value) }))}
        />
        {grade !== 'all' && rows?.length !== 0 && <OneGrade grade={grade} onAll={handleAllGrades} />}
        {/* Each tab keeps its own page and search. */}
        <DataTable
          key={`${filter} ${grade}`}
          label={t('table')}
          bulkActions={(chosen, keep) => <BulkAssets assets={chosen} workspace={workspace} onDone={keep} />}
          columns={columns}
          rows={rows}
          remote={remote}
          pool={all}
          ticks={ticks}
          loading={remote?.isBusy}
          stateKey={grade === 'all' ? `assets-${filter}` : `assets-${filter}-${grade}`}
          empty={empty}
        />
      </Card>
    </>
  )
}

/** The list shows assets of one grade, and leads back to all. */
function OneGrade({ grade, onAll }: { grade: string; onAll: () => void }) {
  const t = useTranslations('asset')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 text-13 sm:px-5">
      <span>{t('onlyGrade', { grade })}</span>
      <Button size="sm" onClick={onAll}>
        {t('allGrades')}
      </Button>
    </p>
  )
}

function EmptyAssets() {
  const t = useTranslations('asset.empty')
  return (
    <Card>
      <EmptyState title={t('title')} description={t('text')} action={<AddButton large />} className="py-16" />
    </Card>
  )
}

function EmptyFilter({ filter, onShowAll }: { filter: AssetStatus; onShowAll: () => void }) {
  const t = useTranslations('asset.empty')
  return (
    <EmptyState
      title={t(`filtered.${filter}`)}
      description={t('filteredText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  )
}

function EmptyGrade({ grade, onShowAll }: { grade: string; onShowAll: () => void }) {
  const t = useTranslations('asset')
  return (
    <EmptyState title={t('noneOfGrade', { grade })} action={<Button onClick={onShowAll}>{t('allGrades')}</Button>} />
  )
}
