import type { ColumnSource } from './row-source'
import { plainText, searchWords } from './search-text'
import { keyComparer, orderingOf, type SortKey, sortKeyOf } from './sort-key'

export type Sort = { id: string; desc: boolean }

/** Rows by their positions: those that match, in order. */
export type RowView = { found: number; slice: (start: number, end: number) => number[] }

export type RowModel = {
  view: (search: string, sorts: readonly Sort[]) => RowView
  /** Does ahead, piece by piece, what the first search and sorting would wait for. */
  prepare?: () => (() => void)[]
}

/**
 * The plain way: every row is looked at, then sorted. Right for up to some thousand rows, and what the engine is held
 * against.
 */
export function plainModel<T>(
  rows: readonly T[],
  columns: readonly ColumnSource<T>[],
  collator: Intl.Collator,
): RowModel {
  const searched = columns.filter((column) => column.isSearchable)
  const texts: string[] = []
  const textOf = (row: number) =>
    (texts[row] ??= plainText(searched.map((column) => column.text(rows[row] as T)).join('\n')))
  const sorters = new Map<string, (a: number, b: number, isDown: boolean) => number>()

  function sorterOf(column: ColumnSource<T>) {
    const known = sorters.get(column.id)
    if (known) return known
    const values = rows.map(column.value)
    const ordering = column.ordering ?? orderingOf(values)
    const keys: SortKey[] = values.map(sortKeyOf(ordering))
    const compare = keyComparer(ordering, collator)
    const sorter = (a: number, b: number, isDown: boolean) => {
      const [left, right] = [keys[a], keys[b]]
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
      return isDown ? compare(right, left) : compare(left, right)
    }
    sorters.set(column.id, sorter)
    return sorter
  }

  return {
    view(search, sorts) {
      const words = searchWords(search)
      const positions = rows.map((_, row) => row).filter((row) => words.every((word) => textOf(row).includes(word)))
      const steps = sorts.flatMap(({ id, desc }) => {
        const column = columns.find((one) => one.id === id)
        return column ? { sorter: sorterOf(column), desc } : []
      })
      const order = positions.sort((a, b) => {
        for (const { sorter, desc } of steps) {
          const difference = sorter(a, b, desc)
          if (difference !== 0) return difference
        }
        return a - b
      })
      return { found: order.length, slice: (start, end) => order.slice(start, end) }
    },
  }
}
