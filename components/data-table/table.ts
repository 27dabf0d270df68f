import { createTableHook, tableFeatures } from '@tanstack/react-table'
import type { Ordering } from './sort-key'

/** How a column behaves beyond its cells. */
export type ColumnMeta = {
  /**
   * Names the column where its header is not in sight: on a card, in a menu, in a file. The header, if that is a text.
   */
  label?: string
  /** Numbers stand at the end. */
  align?: 'end'
  /** 5 leaves below 1700 px, 4 below 1400 px, 3 below 1240 px, 2 below 992 px, unless a person asks for it. */
  priority?: 2 | 3 | 4 | 5
  /** On a card there is room again. */
  onCard?: true
  /**
   * What the cell says, for search and export, where the accessor's value (what the column is sorted by) is something
   * else.
   */
  text?: (row: never) => string
  /** How values are ordered: found out from the values unless told, a list ranks by place, false cannot be sorted. */
  sort?: Ordering | false
  /** Stands in each file, also where the table has no room for it. */
  inFile?: true
  /** Left out of the search. */
  search?: false
}

export type TableRow = { id: string | number }

/** Cells and columns are TanStack's; which rows are shown, and in what order, is decided by the row model. */
export const { useAppTable, createAppColumnHelper: columnsFor } = createTableHook({
  features: tableFeatures({ columnMeta: {} as ColumnMeta }),
  getRowId: (row: TableRow) => String(row.id),
})

export type Columns<T extends TableRow> = Parameters<typeof useAppTable<T>>[0]['columns']
export type AppTable<T extends TableRow> = ReturnType<typeof useAppTable<T>>
