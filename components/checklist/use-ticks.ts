import { useEffect, useState } from 'react'
import { useKeptTicks } from '@/lib/api/checklist'
import type { Added, Ticks } from '@/lib/contract/checklist'
import { keepTicked, useTicked } from '@/stores/checklist'
import { SECTIONS } from './items'

/** What was done at once: here, and how it was before, or on all sites, and what was ticked there. */
type Done = { text: string } & ({ before: readonly string[] } | { added: readonly Added[] })

const difference = (from: readonly string[], to: readonly string[]): Ticks => ({
  tick: to.filter((id) => !from.includes(id)),
  untick: from.filter((id) => !to.includes(id)),
})

/**
 * The ticks of a site: of the server, or of this browser where the server keeps none. What was done to many at once can
 * be undone until the next tick.
 */
export function useTicks(workspace: string, asset: string) {
  const kept = useKeptTicks(workspace, asset)
  const here = useTicked(asset)
  const ticked = kept.ticked ?? here
  const [done, setDone] = useState<Done | null>(null)
  const { isNew, change } = kept

  // What this browser kept before the server did goes there once.
  useEffect(() => {
    if (isNew && here.length > 0) change({ tick: [...here] })
  }, [isNew, here, change])

  function keep(next: readonly string[]) {
    if (kept.ticked) change(difference(ticked, next))
    else keepTicked(asset, next, SECTIONS)
  }
  return {
    reads: kept,
    isOnServer: kept.ticked !== null,
    ticked,
    done,
    keepAtOnce(next: readonly string[], text: string) {
      setDone({ text, before: ticked })
      keep(next)
    },
    toggle(id: string) {
      setDone(null)
      keep(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
    },
    undo() {
      if (done && 'before' in done) keep(done.before)
      else if (done) change({ take_back: [...done.added] })
      setDone(null)
    },
    /** The items that are ticked here, on all sites of the workspace, too. */
    copyToAll: (text: string) =>
      change({ tick: [...ticked], everywhere: true }, { onSuccess: ({ added = [] }) => setDone({ text, added }) }),
  }
}
