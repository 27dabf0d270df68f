import { useState } from 'react'
import type { Entry } from '@/lib/domain/finding-entries'

/** Which findings are ticked, by id; Shift reaches from the last one, over pages too, as in the tables. */
export function useFindingSelection(entries: readonly Entry[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  function select(id: string, isRange: boolean) {
    const order = entries.map(({ finding }) => finding.id)
    const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)]
    const changed = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(selected)
    for (const one of changed) {
      if (selected.has(id)) next.delete(one)
      else next.add(one)
    }
    setAnchor(id)
    setSelected(next)
  }

  return { selected, setSelected, select }
}
