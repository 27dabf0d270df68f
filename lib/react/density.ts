import { useSyncExternalStore } from 'react'
import { storage } from '@/lib/browser/storage'

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

const KEY = 'soteria:density'
const listeners = new Set<() => void>()

const current = (): Density => DENSITIES.find((density) => density === storage.get(KEY)) ?? 'comfortable'

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How close the rows of tables stand, where a table has no say of its own. */
export const useDensity = () => useSyncExternalStore<Density>(subscribe, current, () => 'comfortable')

export function chooseDensity(density: Density) {
  storage.set(KEY, density)
  readDensityAgain()
}

/** What is kept holds again, for instance after it was cleared. */
export function readDensityAgain() {
  for (const listener of listeners) listener()
}
