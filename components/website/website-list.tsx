import { LayoutGrid, Table2, Trash2, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/input'
import { onDemand } from '@/components/ui/on-demand'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { DfyWebsite } from '@/lib/contract/website'
import { DeleteWebsites } from './delete-websites'
import { WebsiteCard } from './website-card'
import { statusOf } from './website-state'
import type { WebsiteTableProps } from './website-table'

const WebsiteTable = onDemand<WebsiteTableProps>(() => import('./website-table').then((part) => part.WebsiteTable))

const VIEWS = ['cards', 'table'] as const
const STATUSES = ['all', 'draft', 'published', 'unpublished_changes', 'unpublished'] as const
const SORTS = ['latest', 'name', 'client', 'grade'] as const
type Sort = (typeof SORTS)[number]

const byText = (text: (website: DfyWebsite) => string) => (one: DfyWebsite, other: DfyWebsite) =>
  text(one).localeCompare(text(other), undefined, { numeric: true, sensitivity: 'base' })

const ORDER: Record<Sort, (one: DfyWebsite, other: DfyWebsite) => number> = {
  latest: (one, other) => Date.parse(other.updated_at ?? '') - Date.parse(one.updated_at ?? ''),
  name: byText(({ name }) => name),
  client: byText(({ client_name, name }) => client_name ?? name),
  // The worst is what needs somebody; what was never scanned comes last.
  grade: (one, other) => (one.check?.score ?? 101) - (other.check?.score ?? 101),
}

const saysOf = ({ name, client_name, custom_domain, default_domain }: DfyWebsite) =>
  [name, client_name, custom_domain, default_domain].filter(Boolean).join(' ').toLocaleLowerCase()

/** All websites as cards or as a table. */
export function WebsiteList({ websites }: { websites: readonly DfyWebsite[] }) {
  const [view, setView] = useAddressFilter('view', VIEWS)
  const [status, setStatus] = useAddressFilter('status', STATUSES)
  const [asked, setAsked] = useState<readonly DfyWebsite[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shown = status === 'all' ? websites : websites.filter((website) => statusOf(website) === status)
  const clear = useCallback(() => setStatus('all'), [setStatus])
  const tools = <Tools {...{ view, status }} onView={setView} onStatus={setStatus} />
  return (
    <>
      {view === 'table' ? (
        <WebsiteTable
          websites={shown}
          total={websites.length}
          isFiltered={status !== 'all'}
          onClear={clear}
          onDelete={setAsked}
          tools={tools}
          fallback={<Skeleton className="h-96 rounded-lg" />}
        />
      ) : (
        <Cards {...{ selected, setSelected, tools }} websites={shown} onDelete={setAsked} onClear={clear} />
      )}
      <DeleteWebsites websites={asked} onClose={() => setAsked([])} onDeleted={() => setSelected(new Set())} />
    </>
  )
}

type ToolsProps = {
  view: (typeof VIEWS)[number]
  status: (typeof STATUSES)[number]
  onView: (view: (typeof VIEWS)[number]) => void
  onStatus: (status: (typeof STATUSES)[number]) => void
}

function Tools({ view, status, onView, onStatus }: ToolsProps) {
  const t = useTranslations('website')
  return (
    <>
      <Select
        label={t('filter')}
        value={status}
        onValueChange={onStatus}
        options={STATUSES.map((value) => ({ value, label: value === 'all' ? t('anyStatus') : t(`status.${value}`) }))}
      />
      <Segmented
        label={t('view')}
        value={view}
        onValueChange={onView}
        options={[
          { value: 'cards', label: <ViewName icon={<LayoutGrid aria-hidden="true" />} name={t('cards')} /> },
          { value: 'table', label: <ViewName icon={<Table2 aria-hidden="true" />} name={t('rows')} /> },
        ]}
      />
    </>
  )
}

const ViewName = ({ icon, name }: { icon: React.ReactNode; name: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {icon}
    {name}
  </span>
)

type CardsProps = {
  websites: readonly DfyWebsite[]
  selected: ReadonlySet<string>
  setSelected: (selected: ReadonlySet<string>) => void
  onDelete: (websites: readonly DfyWebsite[]) => void
  onClear: () => void
  tools: React.ReactNode
}

function Cards({ websites, selected, setSelected, onDelete, onClear, tools }: CardsProps) {
  const t = useTranslations('website')
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('latest')
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = websites
    .filter((website) => words.every((word) => saysOf(website).includes(word)))
    .toSorted(ORDER[sort])
  const chosen = found.filter(({ id }) => selected.has(id))
  function handleSelect(id: string, isSelected: boolean) {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  return (
    <section aria-label={t('table')} className="grid gap-4">
      <CardTools {...{ search, sort, tools }} onSearch={setSearch} onSort={setSort} />
      {found.length === 0 ? (
        <NoMatch
          onClear={() => {
            setSearch('')
            onClear()
          }}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
          {found.map((website) => (
            <li key={website.id} className="grid min-w-0">
              <WebsiteCard
                website={website}
                isSelected={selected.has(website.id)}
                onSelect={(isSelected) => handleSelect(website.id, isSelected)}
                onDelete={() => onDelete([website])}
              />
            </li>
          ))}
        </ul>
      )}
      <Chosen count={chosen.length} onDelete={() => onDelete(chosen)} onClear={() => setSelected(new Set())} />
    </section>
  )
}

type CardToolsProps = {
  search: string
  sort: Sort
  tools: React.ReactNode
  onSearch: (search: string) => void
  onSort: (sort: Sort) => void
}

function CardTools({ search, sort, tools, onSearch, onSort }: CardToolsProps) {
  const t = useTranslations('website')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="me-auto inline-flex items-center gap-2 text-13 text-2 max-sm:w-full">
        {t('search')}
        <SearchInput
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          autoComplete="off"
          className="max-sm:grow sm:w-56"
        />
      </label>
      <Select
        label={t('order')}
        value={sort}
        onValueChange={onSort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      {tools}
    </div>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('website')
  return (
    <div role="status" className="grid justify-items-center gap-3 rounded-lg border border-dashed py-14 text-13 text-2">
      {t('noMatch')}
      <Button size="sm" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </div>
  )
}

/** What can be done with the ticked cards, as of a table. */
function Chosen({ count, onDelete, onClear }: { count: number; onDelete: () => void; onClear: () => void }) {
  const t = useTranslations('website')
  return (
    <div className="selection-bar">
      <span role="status" className={count > 0 ? 'me-1 text-13 font-medium tabular-nums' : 'sr-only'}>
        {count > 0 && t('selected', { count })}
      </span>
      {count > 0 && (
        <>
          <Button variant="danger-outline" size="sm" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            {t('deleteSome', { count })}
          </Button>
          <Button variant="ghost" size="icon-sm" aria-label={t('unselect')} title={t('unselect')} onClick={onClear}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
