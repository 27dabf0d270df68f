import {
  columnFilteringFeature,
  constructFilterFn,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  createTableHook,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table'

/** How a column behaves beyond its cells. */
type ColumnMeta = {
  /** Names the value on a phone, where a row is a card. The header, if that is a text. */
  label?: string
  /** Numbers stand at the end. */
  align?: 'end'
  /** 3 leaves below 1240 px, 2 below 992 px. What leaves has to stand in the expanded row. */
  priority?: 2 | 3
}

type SearchableRow = { getAllCells: () => { column: { getCanGlobalFilter: () => boolean }; getValue: () => unknown }[] }

/** Lower case and without accents, so that "cafe" finds "Café". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

const texts = new WeakMap<object, string>()

function textOf(row: SearchableRow) {
  const known = texts.get(row)
  if (known !== undefined) return known
  const values = row.getAllCells().flatMap((cell) => (cell.column.getCanGlobalFilter() ? [String(cell.getValue() ?? '')] : []))
  const text = plain(values.join('\n'))
  texts.set(row, text)
  return text
}

/** Every word has to be somewhere in the row, in any column and any order. */
const everyWord = constructFilterFn({
  resolveFilterValue: (search: unknown) => plain(String(search)).split(/\s+/).filter(Boolean),
  filter: (_value: unknown, words: readonly string[], row: SearchableRow) => words.every((word) => textOf(row).includes(word)),
})

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text, datetime: sortFn_datetime },
  filterFns: { everyWord },
  columnMeta: {} as ColumnMeta,
})

export type TableRow = { id: string | number }

/** The one table of the app: its features, its defaults and its typed column helper. */
export const { useAppTable, createAppColumnHelper: columnsFor } = createTableHook({
  features,
  getRowId: (row: TableRow) => String(row.id),
  globalFilterFn: 'everyWord',
  // A refresh in the background must not throw the reader back to the first page.
  autoResetPageIndex: false,
  enableSortingRemoval: false,
  sortDescFirst: false,
  defaultColumn: { sortUndefined: 'last' },
})

export type Columns<T extends TableRow> = Parameters<typeof useAppTable<T>>[0]['columns']
export type AppTable<T extends TableRow> = ReturnType<typeof useAppTable<T>>
