import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { storage } from '@/lib/browser/storage'

const LIFETIME_S = 7200
const THROTTLE_MS = 500

/** What DataTables keeps of a table, with columns by their ids, and how it is laid out. */
const SavedState = z.object({
  time: z.number(),
  start: z.int().check(z.gte(0)),
  length: z.literal([10, 25, 50, 100]),
  order: z.array(z.tuple([z.string(), z.enum(['asc', 'desc'])])),
  search: z.object({ search: z.string() }),
  columns: z.optional(z.record(z.string(), z.boolean())),
  density: z.optional(z.enum(['comfortable', 'compact'])),
})
export type SavedState = z.infer<typeof SavedState>
type Kept = Omit<SavedState, 'time'>

export const savedStateKey = (stateKey: string, pathname: string) => `DataTables_${stateKey}_${pathname}`

/** Null when there is nothing, it is older than two hours, or it is not ours. */
export function readSavedState(key: string, now = Date.now()): SavedState | null {
  const { success, data } = SavedState.safeParse(storage.getJson(key))
  return success && data.time <= now && now - data.time < LIFETIME_S * 1000 ? data : null
}

/** The state a table starts with, and a `save` that writes at most twice a second and never loses the last change. */
export function useSavedState(stateKey: string) {
  // The path of the first render: when the table goes away, the address is already another one.
  const [key] = useState(() => savedStateKey(stateKey, typeof location === 'undefined' ? '' : location.pathname))
  const [initial] = useState(() => (typeof window === 'undefined' ? null : readSavedState(key)))
  const pending = useRef<Kept | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [save] = useState(() => (kept: Kept) => {
    pending.current = kept
    timer.current ??= setTimeout(flush, THROTTLE_MS)
  })

  function flush() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (pending.current) storage.setJson(key, { time: Date.now(), ...pending.current } satisfies SavedState)
    pending.current = null
  }
  const [flushLast] = useState(() => flush)

  useEffect(() => {
    addEventListener('pagehide', flushLast)
    return () => {
      removeEventListener('pagehide', flushLast)
      flushLast()
    }
  }, [flushLast])

  return { initial, save }
}
