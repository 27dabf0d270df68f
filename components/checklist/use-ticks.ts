import { useEffect, useState } from 'react'
import { useKeptTicks } from '@/lib/api/checklist'
import type { Ticks } from '@/lib/contract/checklist'
import { keepTicked, useTicked } from '@/stores/checklist'
import { SECTIONS } from './items'

/** What was done at once, and how it was before. */
type Done = { text: string; before: readonly string[] }

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
      if (done) keep(done.before)
      setDone(null)
    },
    /** The items that are ticked here, on all sites of the workspace, too. */
    copyToAll: (onSuccess: () => void) => change({ tick: [...ticked], everywhere: true }, { onSuccess }),
  }
}
