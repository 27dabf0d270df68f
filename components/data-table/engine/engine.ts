import type { RowModel, RowView, Sort } from '@/components/data-table/row-model'
import type { ColumnSource } from '@/components/data-table/row-source'
import { searchWords } from '@/components/data-table/search-text'
import { find, type Hits } from './find'
import { type Ranks, rankValues } from './rank'
import { textColumn } from './text-column'

const KEPT_ORDERS = 8

/** The same rows in the same order as the plain way, by columns: for many rows. */
export function engineModel<T>(
  rows: readonly T[],
  columns: readonly ColumnSource<T>[],
  collator: Intl.Collator,
): RowModel {
  const textsOf = madeOnce((column: ColumnSource<T>) => textColumn(rows.map(column.text)))
  const ranksOf = madeOnce((column: ColumnSource<T>) => rankValues(rows.map(column.value), column.ordering, collator))
  const orders = new Map<string, Uint32Array>()
  let last: Hits | null = null

  /** Null: as they come. */
  function orderOf(sorts: readonly Sort[]): Uint32Array | null {
    const name = JSON.stringify(sorts)
    const known = orders.get(name)
    if (known) return known
    let order: Uint32Array | null = null
    // From the least to the most important: each sorting keeps the order of the one before among equals.
    for (const { id, desc } of sorts.toReversed()) {
      const column = columns.find((one) => one.id === id)
      if (column) order = countingSort(ranksOf(column), desc, order)
    }
    const [oldest] = orders.keys()
    if (orders.size >= KEPT_ORDERS && oldest !== undefined) orders.delete(oldest)
    if (order) orders.set(name, order)
    return order
  }

  const searched = columns.filter((column) => column.isSearchable)
  return {
    view(search, sorts) {
      const words = searchWords(search)
      const order = orderOf(sorts)
      if (words.length === 0) return everything(rows.length, order)
      if (last?.words.join(' ') !== words.join(' ')) last = find(searched.map(textsOf), words, rows.length, last)
      return hitsView(last, order)
    },
    prepare: () => [
      ...searched.map((column) => () => void textsOf(column)),
      ...columns.filter((column) => column.isSortable).map((column) => () => void ranksOf(column)),
    ],
  }
}

/** Makes what a column needs when it is first asked for, and keeps it. */
function madeOnce<C extends { id: string }, M>(make: (column: C) => M) {
  const kept = new Map<string, M>()
  return (column: C): M => {
    const known = kept.get(column.id)
    if (known !== undefined) return known
    const made = make(column)
    kept.set(column.id, made)
    return made
  }
}

function countingSort({ ranks, places }: Ranks, isDown: boolean, before: Uint32Array | null): Uint32Array {
  const count = ranks.length
  // Rows without a value are last either way.
  const lastValue = places - 2
  const placeOf = (row: number) => {
    const rank = ranks[row] as number
    return isDown && rank <= lastValue ? lastValue - rank : rank
  }
  const starts = new Uint32Array(places + 1)
  for (let row = 0; row < count; row++) {
    const place = placeOf(row) + 1
    starts[place] = (starts[place] as number) + 1
  }
  for (let place = 1; place <= places; place++)
    starts[place] = (starts[place] as number) + (starts[place - 1] as number)
  const order = new Uint32Array(count)
  for (let index = 0; index < count; index++) {
    const row = before ? (before[index] as number) : index
    const place = placeOf(row)
    const at = starts[place] as number
    order[at] = row
    starts[place] = at + 1
  }
  return order
}

function everything(count: number, order: Uint32Array | null): RowView {
  return {
    found: count,
    slice: (start, end) =>
      Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, index) =>
        order ? (order[start + index] as number) : start + index,
      ),
  }
}

function hitsView({ marks, found }: Hits, order: Uint32Array | null): RowView {
  return {
    found,
    slice(start, end) {
      const positions: number[] = []
      const wanted = Math.min(end, found) - start
      for (let index = 0, seen = 0; index < marks.length && positions.length < wanted; index++) {
        const row = order ? (order[index] as number) : index
        if (marks[row] === 1 && seen++ >= start) positions.push(row)
      }
      return positions
    },
  }
}
