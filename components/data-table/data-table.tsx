import type { ReactNode } from 'react'
import type { Format } from './export-rows'
import { onDemand } from '@/components/ui/on-demand'
import type { Remote } from './remote'
import type { Sort } from './row-model'
import type { Columns, TableRow } from './table'
import { TableGrid } from './table-grid'
import { TableMenus } from './table-menus'
import { EmptyNotice, LoadingNotice, NoRowsNotice } from './table-notices'
import { Toolbar } from './toolbar'
import { type TableData, useDataTable } from './use-data-table'
import type { TicksState } from './use-selection'
import { useLocale, useTranslations } from 'use-intl'
import { number } from '@/lib/domain/format'
import { Pagination } from './pagination'
import type { SelectionActionsProps } from './selection-actions'

/** Only what the server has too much of is waited for. */
const ReadingStrip = onDemand(() => import('./reading-strip').then((part) => part.ReadingStrip))

type DataTableProps<T extends TableRow> = {
  /** Names the table, for screen readers and for the files that are exported from it. */
  label: string
  columns: Columns<T>
  /** Undefined while they are on their way. */
  rows: readonly T[] | undefined
  /** The first column, ascending, unless told otherwise. Null: the order in which the rows are given. */
  initialSort?: Sort | null
  /** For a list that has never had an entry: what it is for and the button that fills it. */
  empty?: ReactNode
  loading?: boolean
  /** Names a row for screen readers; the first column's text unless told otherwise. */
  rowLabel?: (row: T) => string
  expand?: (row: T) => ReactNode
  /** Rows can be ticked and exported by themselves. */
  selectable?: boolean
  /** What else can be done with the ticked rows; `keep` unticks all but some of them. */
  bulkActions?: (rows: T[], keep: (ids?: readonly string[]) => void) => ReactNode
  /** Filters beside the search. */
  toolbar?: ReactNode
  /** Such a filter is set: how many rows there are without it, and how it is taken off. */
  filtered?: { total: number; onClear: () => void }
  /** Under which name search, sorting and page are kept for two hours, per page. */
  stateKey: string
  /** Where the rows are only those of many that the server has handed out so far. */
  remote?: Remote<T>
  /** Where a filter outside the table leaves rows out: all of them, and which are ticked. */
  pool?: readonly T[]
  ticks?: TicksState<T>
  /** Before the names in the address, where a page has two tables. */
  addressPrefix?: string
}

/** Searchable, sortable, paged. Rows become cards on a phone. */
export function DataTable<T extends TableRow>(props: DataTableProps<T>) {
  const { label, rows: given, empty, loading, expand, bulkActions, filtered, remote } = props
  const data = useDataTable(props)
  const { rows, shownSources, fileSources } = data
  const isLoading = given === undefined || !data.isReady || (loading && given.length === 0)
  const isEmpty = !isLoading && rows.length === 0 && !filtered && !(remote && (data.state.search || remote.total > 0))
  const isSelectable = props.selectable || bulkActions !== undefined
  const save = async (format: Format, chosen: readonly T[]) => {
    const { exportRows } = await import('./export-rows')
    return exportRows(format, label, chosen, fileSources)
  }

  function clearSearch() {
    data.setSearch('')
    filtered?.onClear()
    data.searchRef.current?.focus()
  }
  function reset() {
    data.reset()
    filtered?.onClear()
  }

  if (isEmpty && empty) return <EmptyNotice label={label}>{empty}</EmptyNotice>
  return (
    <section aria-label={label} aria-busy={loading || isLoading || data.isBusy || undefined}>
      <Tools data={data} filters={props.toolbar} menus={<TableMenus data={data} onReset={reset} onExport={save} />} />
      {data.reading.onEnd && remote && (
        <ReadingStrip
          remote={remote}
          total={data.found}
          onEnd={(all) => data.reading.onEnd?.(all as readonly T[] | null)}
        />
      )}
      <TableGrid
        label={label}
        data={data}
        rowLabel={props.rowLabel ?? ((row) => shownSources[0]?.text(row) || String(row.id))}
        expand={expand}
        isSelectable={isSelectable}
        notice={
          isLoading ? (
            <LoadingNotice />
          ) : data.view.found === 0 ? (
            <NoRowsNotice onClear={isEmpty ? undefined : clearSearch} />
          ) : null
        }
      />
      {isSelectable && <Selected data={data} bulkActions={bulkActions} onExport={save} />}
      {!isLoading && <Footer data={data} total={filtered?.total ?? remote?.total ?? rows.length} />}
    </section>
  )
}

type ToolsProps<T extends TableRow> = { data: TableData<T>; filters: ReactNode; menus: ReactNode }

function Tools<T extends TableRow>({ data, filters, menus }: ToolsProps<T>) {
  const { state, sortable, setSort } = data
  return (
    <Toolbar
      search={state.search}
      onSearch={data.setSearch}
      onSearchLeft={data.writeAddress}
      searchRef={data.searchRef}
      pageSize={state.size}
      onPageSize={data.setSize}
      sort={{ columns: sortable, current: state.sort[0], onSort: (sort) => setSort([sort]) }}
      filters={filters}
      menus={menus}
    />
  )
}

type SelectedProps<T extends TableRow> = Pick<DataTableProps<T>, 'bulkActions'> & {
  data: TableData<T>
  onExport: (format: Format, rows: readonly T[]) => Promise<void>
}

/** How many rows are ticked, and what can be done with them. */
function Selected<T extends TableRow>({ data, bulkActions, onExport }: SelectedProps<T>) {
  const { selection, found, selectMatching } = data
  return (
    <SelectionBar
      count={selection.rows.length}
      hidden={selection.hidden()}
      matching={found}
      onSelectMatching={selectMatching}
      onClear={selection.clear}
      onExport={(format) => onExport(format, selection.rows)}
    >
      {bulkActions?.(selection.rows, selection.keep)}
    </SelectionBar>
  )
}

function Footer<T extends TableRow>({ data, total }: { data: TableData<T>; total: number }) {
  return (
    <TableFooter
      page={data.page}
      size={data.state.size}
      pages={data.pages}
      found={data.found}
      total={total}
      onPageChange={data.setPage}
    />
  )
}

type TableFooterProps = {
  page: number
  size: number
  pages: number
  found: number
  total: number
  onPageChange: (page: number) => void
}

function TableFooter({ page, size, pages, found, total, onPageChange }: TableFooterProps) {
  const t = useTranslations('ui.table')
  const locale = useLocale()
  const text = (value: number) => number(value, locale)
  const start = page * size
  const shown =
    found === 0
      ? t('infoEmpty')
      : t('info', { start: text(start + 1), end: text(Math.min(start + size, found)), total: text(found) })
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t px-4 py-3 text-13 text-2 tabular-nums sm:justify-between sm:px-5">
      <span role="status">{found < total ? `${shown} ${t('infoFiltered', { max: text(total) })}` : shown}</span>
      <Pagination page={page} pages={pages} onPageChange={onPageChange} />
    </footer>
  )
}

/** They come when the first row is ticked. */
const SelectionActions = onDemand<SelectionActionsProps>(() =>
  import('./selection-actions').then((part) => part.SelectionActions),
)

/**
 * How many rows are ticked, and what can be done with them. It floats at the lower edge, so that ticking moves no row.
 */
function SelectionBar(props: SelectionActionsProps) {
  const t = useTranslations('ui.table')
  const { count, hidden } = props
  return (
    <div className="selection-bar">
      <span role="status" className={count > 0 ? 'me-1 font-medium tabular-nums' : 'sr-only'}>
        {count > 0 && t('selected', { count })}
        {hidden > 0 && <span className="ms-2 font-normal text-3">{t('notShown', { count: hidden })}</span>}
      </span>
      {count > 0 && <SelectionActions {...props} />}
    </div>
  )
}
