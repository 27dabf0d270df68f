import { useSyncExternalStore } from 'react'

const QUERIES = { 3: '(min-width: 1240.02px)', 2: '(min-width: 992.02px)' } as const

// A browser without it (and the server) is taken for a wide one.
const matches = (priority: 2 | 3) =>
  typeof window === 'undefined' || !window.matchMedia || window.matchMedia(QUERIES[priority]).matches
const room = () => (matches(3) ? 3 : matches(2) ? 2 : 1)

function onChange(listener: () => void) {
  const lists = window.matchMedia ? Object.values(QUERIES).map((query) => window.matchMedia(query)) : []
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** Up to which priority columns have room in the window. */
export const useWindowRoom = () => useSyncExternalStore<1 | 2 | 3>(onChange, room, () => 3)
