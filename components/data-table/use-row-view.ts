import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'use-intl'
import type { engineModel } from './engine/engine'
import { inIdleTime } from './idle'
import { plainModel, type RowView, type Sort } from './row-model'
import type { ColumnSource } from './row-source'
import { textCollator } from './sort-key'
import { useWorkerView } from './use-worker-view'

/** Up to here the plain way is done within a frame. */
const MAX_PLAIN = 5000

/** Up to here the engine makes nobody wait. */
const MAX_ON_PAGE = 100_000

const NONE: never[] = []
/** While nothing is known. */
const EMPTY: RowView = { found: 0, slice: () => [] }

/** The rows of before when the new ones are the same: a screen that filters while it renders makes no work here. */
function useSameRows<T>(rows: readonly T[] | undefined): readonly T[] {
  const next = rows ?? NONE
  const [kept, setKept] = useState(next)
  if (kept === next || (kept.length === next.length && kept.every((row, index) => row === next[index]))) return kept
  setKept(next)
  return next
}

type Engine = typeof engineModel

/**
 * The way for large data has a script of its own. Null while it is on its way; if it does not come, the plain way does,
 * only slower.
 */
function useModel(isLarge: boolean): Engine | null {
  const [engine, setEngine] = useState<{ model: Engine } | null>(null)

  useEffect(() => {
    if (!isLarge) return
    let isOver = false
    import('./engine/engine').then(
      (part) => !isOver && setEngine({ model: part.engineModel }),
      () => !isOver && setEngine({ model: plainModel }),
    )
    return () => {
      isOver = true
    }
  }, [isLarge])

  return isLarge ? (engine?.model ?? null) : plainModel
}

type Options<T> = {
  rows: readonly T[] | undefined
  sources: readonly ColumnSource<T>[]
  search: string
  sorts: readonly Sort[]
}

/**
 * The rows that match, in order. `isReady` is false until the first of them are known, `isBusy` while they are about to
 * change.
 */
export function useRowView<T>({ rows: given, sources, search, sorts }: Options<T>) {
  const locale = useLocale()
  const rows = useSameRows(given)
  const [hasWorkers, setHasWorkers] = useState(typeof Worker !== 'undefined')
  const isElsewhere = rows.length > MAX_ON_PAGE && hasWorkers
  const elsewhere = useWorkerView({ isWanted: isElsewhere, rows, sources, search, sorts })
  if (elsewhere.isBroken && hasWorkers) setHasWorkers(false)
  const way = useModel(rows.length > MAX_PLAIN && !isElsewhere)
  const model = useMemo(
    () => (isElsewhere ? null : way?.(rows, sources, textCollator(locale))),
    [isElsewhere, way, rows, sources, locale],
  )
  const here = useMemo(() => model?.view(search, sorts) ?? null, [model, search, sorts])

  // A first search or sorting then waits for nothing.
  useEffect(() => inIdleTime(model?.prepare?.() ?? []), [model])

  const view = isElsewhere ? elsewhere.view : here
  return { rows, view: view ?? EMPTY, isReady: view !== null, isBusy: isElsewhere && elsewhere.isBusy }
}
