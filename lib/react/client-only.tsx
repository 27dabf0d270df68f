import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the exported HTML and while React takes it over, true afterwards. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Renders its children in the browser only: one exported file fits every id, person and clock. */
export function ClientOnly({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  return useInBrowser() ? children : fallback
}
