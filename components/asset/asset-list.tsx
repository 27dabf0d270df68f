import { useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import type { Ticks } from '@/components/data-table/use-selection'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { replaceAddress } from '@/components/data-table/table-address'
import { Select } from '@/components/ui/select'
import { ALL } from '@/lib/domain/all'
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

const BY_HARM = { id: 'findings', desc: true }
const ANY_GRADE = ['all', ...GRADES] as const
const FILTERS = ['all', 'verified', 'pending', 'failed'] as const satisfies readonly AssetFilter[]

export function AssetList({ workspace }: { workspace: string }) {
  const t = useTranslations('asset')
  const columns = useAssetColumns(workspace)
  const [filter, setFilter] = useAddressFilter('status', FILTERS)
  const [grade, setGrade] = useAddressFilter('grade', ANY_GRADE)
  const [tag, setTag] = useTag()
  const { all, rows, tags, remote, countOf, isEmpty, read, readAt } = useAssetList(workspace, filter, grade, tag)

  const ticks = useState<Ticks<Asset>>(new Map())

  // The button goes with its line.
  function handleAllGrades() {
    setGrade('all')
    pageHeading()?.focus()
  }
  const empty = emptyOf({ filter, grade, onFilter: () => setFilter('all'), onGrades: handleAllGrades })

  if (!rows && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (isEmpty) return <EmptyAssets />
  return (
    <>
      {read.isError && <StaleNotice at={readAt()} onRetry={read.refetch} />}
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
          key={`${workspace} ${filter} ${grade} ${tag}`}
          label={t('table')}
          bulkActions={(chosen, keep) => <BulkAssets assets={chosen} workspace={workspace} onDone={keep} />}
          columns={columns}
          rows={rows}
          remote={remote}
          pool={all}
          ticks={ticks}
          loading={remote?.isBusy}
          initialSort={workspace === ALL ? BY_HARM : undefined}
          {...byTag({ tags, tag, setTag, total: remote?.total ?? all?.length ?? 0 })}
          stateKey={stateKeyOf(workspace, filter, grade)}
          empty={empty}
        />
      </Card>
    </>
  )
}

/** The tag that the list is narrowed to, in the address too; empty for any. */
function useTag() {
  const [tag, setTag] = useState(useSearchParams().get('tag') ?? '')
  function choose(next: string) {
    setTag(next)
    const url = new URL(location.href)
    if (next === '') url.searchParams.delete('tag')
    else url.searchParams.set('tag', next)
    replaceAddress(url)
  }
  return [tag, choose] as const
}

type EmptyOf = { filter: AssetFilter; grade: string; onFilter: () => void; onGrades: () => void }

function emptyOf({ filter, grade, onFilter, onGrades }: EmptyOf) {
  if (grade !== 'all') return <EmptyGrade grade={grade} onShowAll={onGrades} />
  return filter === 'all' ? undefined : <EmptyFilter filter={filter} onShowAll={onFilter} />
}

/** Each tab and grade keeps its own. */
function stateKeyOf(workspace: string, filter: AssetFilter, grade: string) {
  const list = workspace === ALL ? 'all-assets' : 'assets'
  return grade === 'all' ? `${list}-${filter}` : `${list}-${filter}-${grade}`
}

type ByTag = {
  tags: TagFilterProps['tags']
  tag: string
  setTag: (tag: string) => void
  /** How many there are of any tag. */
  total: number
}

/** What the table is told of the tag that it is narrowed to. */
const byTag = ({ tags, tag, setTag, total }: ByTag) => ({
  toolbar: (tags.length > 0 || tag !== '') && <TagFilter tags={tags} value={tag} onChange={setTag} />,
  filtered: tag === '' ? undefined : { total, onClear: () => setTag('') },
})

type TagFilterProps = {
  tags: readonly { tag: string; count: number }[]
  value: string
  onChange: (tag: string) => void
}

function TagFilter({ tags, value, onChange }: TagFilterProps) {
  const t = useTranslations('asset')
  const known = tags.some(({ tag }) => tag === value) || value === '' ? tags : [{ tag: value, count: 0 }, ...tags]
  return (
    <Select
      label={t('tagFilter')}
      value={value}
      onValueChange={onChange}
      options={[
        { value: '', label: t('anyTag') },
        ...known.map(({ tag, count }) => ({ value: tag, label: t('tagCount', { tag, count }) })),
      ]}
    />
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
