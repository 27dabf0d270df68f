import { type Dispatch, type SetStateAction, useState } from 'react'
import type { RowView } from './row-model'
import type { TableRow } from './table'

/** The ticked rows by their ids, as they were when they were ticked. */
export type Ticks<T> = ReadonlyMap<string, T>
export type TicksState<T> = readonly [Ticks<T>, Dispatch<SetStateAction<Ticks<T>>>]

type Options<T extends TableRow> = {
  rows: readonly T[]
  view: RowView
  /**
   * What there is without search or filter: what is not in it is ticked no more. Undefined where only the server knows
   * that.
   */
  pool: readonly T[] | undefined
  /** Kept outside, where a filter puts another table in the place of this one. */
  ticks: TicksState<T> | undefined
  /** All that match, once they were read from the server. */
  matched: readonly T[] | undefined
}

const idOf = (row: TableRow) => String(row.id)

/** Which rows are ticked, whether the search shows them or not. */
export function useSelection<T extends TableRow>({ rows, view, pool, ticks, matched }: Options<T>) {
  const own = useState<Ticks<T>>(new Map())
  const [ticked, setTicked] = ticks ?? own
  /** Where Shift reaches from. */
  const [anchor, setAnchor] = useState<string | null>(null)
  const matching = () => matched ?? view.slice(0, view.found).flatMap((position) => rows[position] ?? [])

  const set = (changed: readonly T[], isTicked: boolean) =>
    setTicked((old) => {
      const next = new Map(old)
      for (const row of changed) {
        if (isTicked) next.set(idOf(row), row)
        else next.delete(idOf(row))
      }
      return next
    })

  function toggle(row: T, isRange: boolean) {
    const isTicked = !ticked.has(idOf(row))
    setAnchor(idOf(row))
    if (!isRange || anchor === null) return set([row], isTicked)
    const order = matching()
    const [from, to] = [
      order.findIndex((one) => idOf(one) === anchor),
      order.findIndex((one) => idOf(one) === idOf(row)),
    ]
    set(from < 0 || to < 0 ? [row] : order.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked)
  }

  const selected = ticked.size === 0 ? [] : (pool?.filter((row) => ticked.has(idOf(row))) ?? newest(ticked, rows))
  return {
    rows: selected,
    has: (id: string) => ticked.has(id),
    toggle,
    set,
    selectMatching: () => set(matching(), true),
    /** How many of the ticked rows the search does not show. */
    hidden: () => {
      if (selected.length === 0 || (pool === rows && view.found === rows.length)) return 0
      const shown = new Set(matching().map(idOf))
      return selected.filter((row) => !shown.has(idOf(row))).length
    },
    clear: () => setTicked(new Map()),
    /** Only these stay ticked. */
    keep: (some: readonly string[] = []) => setTicked((old) => new Map([...old].filter(([id]) => some.includes(id)))),
  }
}

/** As they are read now, where they are among what is shown. */
function newest<T extends TableRow>(ticked: Ticks<T>, rows: readonly T[]): T[] {
  const read = new Map(rows.filter((row) => ticked.has(idOf(row))).map((row) => [idOf(row), row]))
  return [...ticked].map(([id, row]) => read.get(id) ?? row)
}

export type Selection<T extends TableRow> = ReturnType<typeof useSelection<T>>
