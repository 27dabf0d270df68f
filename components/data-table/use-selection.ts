import { useState } from 'react'
import type { RowView } from './row-model'
import type { TableRow } from './table'

/** Which rows are ticked, by id; rows that went away are ticked no more. */
export function useSelection<T extends TableRow>(rows: readonly T[], view: RowView) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>())
  /** Where Shift reaches from. */
  const [anchor, setAnchor] = useState<string | null>(null)
  const idAt = (position: number) => String(rows[position]?.id)
  const matching = () => view.slice(0, view.found).map(idAt)

  function set(changed: readonly string[], isTicked: boolean) {
    const next = new Set(ids)
    for (const id of changed) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }

  function toggle(id: string, isRange: boolean) {
    const isTicked = !ids.has(id)
    setAnchor(id)
    if (!isRange || anchor === null) return set([id], isTicked)
    const order = matching()
    const [from, to] = [order.indexOf(anchor), order.indexOf(id)]
    set(from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked)
  }

  const selected = ids.size === 0 ? [] : rows.filter((row) => ids.has(String(row.id)))
  return {
    rows: selected,
    has: (id: string) => ids.has(id),
    toggle,
    set,
    selectMatching: () => set(matching(), true),
    /** How many of the ticked rows the search does not show. */
    hidden: () => {
      if (selected.length === 0 || view.found === rows.length) return 0
      const shown = new Set(matching())
      return selected.filter((row) => !shown.has(String(row.id))).length
    },
    clear: () => setIds(new Set()),
    /** Only these stay ticked. */
    keep: (some: readonly string[] = []) => setIds(new Set(some)),
  }
}

export type Selection<T extends TableRow> = ReturnType<typeof useSelection<T>>
