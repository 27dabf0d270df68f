import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Sort } from './row-model'
import { type Density, useDensity } from '@/lib/react/density'
import { type Remote, useRemote } from './remote'
import { columnSources } from './row-source'
import { type ColumnMeta, type Columns, type TableRow, useAppTable } from './table'
import { useRowView } from './use-row-view'
import { type TicksState, useSelection } from './use-selection'
import { useTableState } from './use-table-state'

type Options<T extends TableRow> = {
  columns: Columns<T>
  rows: readonly T[] | undefined
  initialSort?: Sort | null
  stateKey: string
  addressPrefix?: string
  remote?: Remote<T>
  /** Every row there is, and which are ticked, where a filter outside leaves rows out. */
  pool?: readonly T[]
  ticks?: TicksState<T>
}

const NO_SORTS: readonly Sort[] = []

/** Everything a table shows, from its rows and its state. */
export function useDataTable<T extends TableRow>({
  columns,
  rows: given,
  initialSort,
  stateKey,
  addressPrefix: prefix = '',
  remote,
  pool,
  ticks,
}: Options<T>) {
  const sources = useMemo(() => columnSources(columns), [columns])
  const controls = useTableState({ sources, initialSort, stateKey, prefix, isOneSort: remote !== undefined })
  const { state, layout, setLayout } = controls
  const usualDensity = useDensity()
  const paged = usePagedView({ rows: given, sources, controls, remote })
  const { rows, view, hasMore, pageRows } = paged
  const reading = useReading<T>()
  /** The rows as they are shown, all pages of them; null when somebody stopped reading those that are not here. */
  const shownRows = async () =>
    hasMore ? reading.all() : view.slice(0, view.found).flatMap((position) => rows[position] ?? [])
  const table = useAppTable<T>({ columns, data: pageRows })
  const [sort] = state.sort
  const { matched, matchedBy } = useMatched<T>(`${state.search} ${sort?.id} ${sort?.desc}`, hasMore)
  const selection = useSelection({ rows, view, pool: remote ? undefined : (pool ?? rows), ticks, matched })
  const leaves = table.getAllLeafColumns()
  const isShown = useShownColumns(leaves, sources, layout.columns)

  return {
    ...controls,
    ...paged,
    reading,
    shownRows,
    table,
    sources,
    shownSources: sources.filter(({ id }) => isShown(id)),
    /** What a file has: what is shown, and what belongs into each. */
    fileSources: sources.filter(({ id, isInFile }) => isInFile || isShown(id)),
    sortable: sources.filter((source) => source.isSortable),
    width: leaves.filter((column) => isShown(column.id)).length,
    selection,
    /** Ticks all that match; they are read first, where they are not here. */
    selectMatching: async () => {
      if (!hasMore) return selection.selectMatching()
      const all = await matchedBy(reading.all)
      if (all) selection.set(all, true)
    },
    isShown,
    show: (id: string, isVisible: boolean) =>
      setLayout((old) => ({ ...old, columns: { ...old.columns, [id]: isVisible } })),
    density: layout.density ?? usualDensity,
    setDensity: (density: Density) => setLayout((old) => ({ ...old, density })),
    searchRef: useRef<HTMLInputElement>(null),
  }
}

type PagedOptions<T extends TableRow> = Pick<Options<T>, 'rows' | 'remote'> & {
  sources: ReturnType<typeof columnSources<T>>
  controls: ReturnType<typeof useTableState>
}

/** The rows that are searched for, in their order, and the page of them that is open. */
function usePagedView<T extends TableRow>({ rows: given, sources, controls, remote }: PagedOptions<T>) {
  const { search, sort, page, size } = controls.state
  const { rows, view, isReady, isBusy } = useRowView({
    rows: given,
    sources,
    search: remote ? '' : search,
    sorts: remote ? NO_SORTS : sort,
  })
  const hasMore = remote?.hasMore ?? false
  // Of what is still on the server nobody can jump to the last page, only on to the next, or as far as is soon read.
  const near = hasMore ? Math.max(view.found + 1, Math.min(remote?.found ?? 0, view.found + (remote?.reach ?? 0))) : 0
  const { pages, shownPage } = pagesOf({
    found: Math.max(near, view.found),
    size,
    page,
    isReady: Boolean(given) && isReady,
  })
  if (shownPage !== page) controls.setPage(shownPage)
  useRemote(remote, { search, sort: sort[0] }, hasMore && (shownPage + 1) * size > view.found)

  const pageRows = useMemo(
    () => view.slice(shownPage * size, shownPage * size + size).flatMap((position) => rows[position] ?? []),
    [view, rows, shownPage, size],
  )
  return {
    rows,
    view,
    isReady,
    isBusy: isBusy || (remote?.isBusy ?? false),
    /** How many match; of them `view.found` are here. */
    found: remote?.found ?? view.found,
    hasMore,
    pages,
    page: shownPage,
    pageRows,
  }
}

/** Whoever waits for all rows that match, which the table reads from the server. */
function useReading<T>() {
  const [onEnd, setOnEnd] = useState<((rows: readonly T[] | null) => void) | null>(null)
  function all() {
    // Whoever asked before waits no more.
    onEnd?.(null)
    return new Promise<readonly T[] | null>((resolve) =>
      setOnEnd(() => (rows: readonly T[] | null) => {
        setOnEnd(null)
        resolve(rows)
      }),
    )
  }
  return { all, onEnd }
}

/** All that match, once they were read from the server: right while the search and the order stay. */
function useMatched<T>(question: string, hasMore: boolean) {
  const [read, setRead] = useState<{ question: string; rows: readonly T[] } | null>(null)
  async function matchedBy(ask: () => Promise<readonly T[] | null>) {
    const rows = await ask()
    if (rows) setRead({ question, rows })
    return rows
  }
  return { matched: hasMore && read?.question === question ? read.rows : undefined, matchedBy }
}

type Paging = { found: number; size: number; page: number; isReady: boolean }

function pagesOf({ found, size, page, isReady }: Paging) {
  const pages = Math.ceil(found / size)
  // Rows that went away take their pages with them.
  return { pages, shownPage: isReady ? Math.min(page, Math.max(0, pages - 1)) : page }
}

/** Answers whether a column is shown: as was chosen, else where there is room; one of them always is. */
function useShownColumns(
  leaves: readonly Leaf[],
  sources: readonly { id: string }[],
  chosen: Readonly<Record<string, boolean>>,
) {
  const room = useWindowRoom()
  const hasRoom = ({ priority, onCard }: Pick<ColumnMeta, 'priority' | 'onCard'> = {}) =>
    priority === undefined || priority <= room || (room === 0 && onCard === true)
  const asked = (id: string) => chosen[id] ?? hasRoom(leaves.find((column) => column.id === id)?.columnDef.meta)
  const hasSome = sources.some(({ id }) => asked(id))
  return (id: string) =>
    sources.some((source) => source.id === id) ? asked(id) || (!hasSome && id === sources[0]?.id) : true
}
type Leaf = { id: string; columnDef: { meta?: Pick<ColumnMeta, 'priority' | 'onCard'> } }

export type TableData<T extends TableRow> = ReturnType<typeof useDataTable<T>>

const QUERIES = {
  5: '(min-width: 1700px)',
  4: '(min-width: 1400px)',
  3: '(min-width: 1240.02px)',
  2: '(min-width: 992.02px)',
  1: '(min-width: 640px)',
} as const

// A browser without it (and the server) is taken for a wide one.
const matches = (priority: 1 | 2 | 3 | 4 | 5) =>
  typeof window === 'undefined' || !window.matchMedia || window.matchMedia(QUERIES[priority]).matches
const room = () => (matches(5) ? 5 : matches(4) ? 4 : matches(3) ? 3 : matches(2) ? 2 : matches(1) ? 1 : 0)

function onChange(listener: () => void) {
  const lists = window.matchMedia ? Object.values(QUERIES).map((query) => window.matchMedia(query)) : []
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** Up to which priority columns have room in the window; 0 where rows are cards. */
const useWindowRoom = () => useSyncExternalStore<0 | 1 | 2 | 3 | 4 | 5>(onChange, room, () => 5)
