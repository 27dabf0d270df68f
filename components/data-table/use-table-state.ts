import { useEffect, useMemo, useState } from 'react'
import type { Sort } from './row-model'
import type { ColumnSource } from './row-source'
import { readTablePart, tablePart } from './table-address'
import { DEFAULT_LAYOUT, type Layout, pageSize, type RowState } from './table-state'
import { useAddress } from './use-address'
import { type SavedState, useSavedState } from './use-saved-state'

type Options<T> = {
  sources: readonly ColumnSource<T>[]
  initialSort: Sort | null | undefined
  stateKey: string
  prefix: string
  /** The server sorts by one column. */
  isOneSort: boolean
}

const fromSaved = (saved: SavedState, first: RowState, isSortable: (id: string) => boolean): RowState => {
  const sort = saved.order
    .filter(([id]) => isSortable(id))
    .map(([id, direction]) => ({ id, desc: direction === 'desc' }))
  return {
    search: saved.search.search,
    page: Math.floor(saved.start / saved.length),
    size: saved.length,
    sort: sort.length > 0 ? sort : first.sort,
  }
}

/** Starts from the address, else from the saved state, else as at first; and is kept in both. */
export function useTableState<T>({ sources, initialSort, stateKey, prefix, isOneSort }: Options<T>) {
  const { initial, save } = useSavedState(stateKey)
  const firstColumn = initialSort === null ? undefined : sources.find((source) => source.isSortable)?.id
  const { id: firstId = firstColumn, desc: isFirstDown = false } = initialSort ?? {}
  const first = useMemo<RowState>(
    () => ({ search: '', page: 0, size: 10, sort: firstId === undefined ? [] : [{ id: firstId, desc: isFirstDown }] }),
    [firstId, isFirstDown],
  )
  const isSortable = (id: string) => sources.some((source) => source.id === id && source.isSortable)
  const [state, setState] = useState<RowState>(() => {
    const asked =
      typeof location === 'undefined'
        ? null
        : readTablePart(tablePart(location.search, prefix), first, isSortable, prefix)
    return asked ?? (initial && fromSaved(initial, first, isSortable)) ?? first
  })
  const [layout, setLayout] = useState<Layout>({
    columns: initial?.columns ?? DEFAULT_LAYOUT.columns,
    density: initial?.density,
  })
  const writeAddress = useAddress(state, first, prefix, isSortable, setState)
  const { search, page, size, sort } = state

  useEffect(() => {
    save({
      start: page * size,
      length: size,
      order: sort.map(({ id, desc }) => [id, desc ? 'desc' : 'asc']),
      search: { search },
      columns: { ...layout.columns },
      density: layout.density,
    })
  }, [save, search, page, size, sort, layout])

  return {
    state: isOneSort ? { ...state, sort: sort.slice(0, 1) } : state,
    layout,
    setLayout,
    writeAddress,
    setPage: (next: number) => setState((old) => ({ ...old, page: next })),
    /** The first row in sight stays in sight. */
    setSize: (next: number) =>
      setState((old) => ({ ...old, size: pageSize(next), page: Math.floor((old.page * old.size) / next) })),
    setSort: (next: readonly Sort[]) =>
      setState((old) => ({ ...old, sort: isOneSort ? next.slice(-1) : next, page: 0 })),
    setSearch: (next: string) => setState((old) => ({ ...old, search: next, page: 0 })),
    reset() {
      setState(first)
      setLayout(DEFAULT_LAYOUT)
    },
  }
}

export type TableControls = ReturnType<typeof useTableState>
