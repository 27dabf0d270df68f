import { useEffect } from 'react'
import { type Columns, type TableRow, useAppTable } from './table'
import { PAGE_SIZES } from './toolbar'
import { useSavedState } from './use-saved-state'

const NONE: never[] = []

/** The table over its rows, started from and kept in the saved state. */
export function useSavedTable<T extends TableRow>(
  columns: Columns<T>,
  rows: readonly T[] | undefined,
  initialSort: { id: string; desc: boolean } | undefined,
  stateKey: string,
) {
  const { initial, save } = useSavedState(stateKey)
  const ids = columns.flatMap(columnIds)
  const savedOrder = initial?.order.filter(([id]) => ids.includes(id)).map(([id, direction]) => ({ id, desc: direction === 'desc' })) ?? []
  const firstSort = initialSort ?? (ids[0] ? { id: ids[0], desc: false } : undefined)
  const table = useAppTable<T>({
    columns,
    data: rows ?? NONE,
    initialState: {
      pagination: { pageIndex: initial ? Math.floor(initial.start / initial.length) : 0, pageSize: initial?.length ?? 10 },
      sorting: savedOrder.length > 0 ? savedOrder : firstSort ? [firstSort] : [],
      globalFilter: initial?.search.search ?? '',
    },
  })
  const { sorting, globalFilter, pagination } = table.state
  const { pageIndex, pageSize } = pagination
  const lastPage = Math.max(0, table.getPageCount() - 1)
  const isPastEnd = rows !== undefined && pageIndex > lastPage

  // The table's store is outside React: rows that went away take their pages with them.
  useEffect(() => {
    if (isPastEnd) table.setPageIndex(lastPage)
  }, [isPastEnd, lastPage, table])

  // Local storage is the outside system.
  useEffect(() => {
    save({
      start: pageIndex * pageSize,
      length: PAGE_SIZES.find((size) => size === pageSize) ?? 10,
      order: sorting.map(({ id, desc }) => [id, desc ? 'desc' : 'asc']),
      search: { search: globalFilter ?? '' },
    })
  }, [save, pageIndex, pageSize, sorting, globalFilter])

  return table
}

/** Only columns with a value can be sorted. */
function columnIds(column: object): string[] {
  if ('accessorKey' in column) return [String('id' in column && column.id ? column.id : column.accessorKey)]
  return 'accessorFn' in column && 'id' in column ? [String(column.id)] : []
}
