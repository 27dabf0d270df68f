import { useSyncExternalStore } from 'react'

/** From where the page has two columns. */
const WIDE = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether there is room for something beside the steps. Without a window that can say so there is. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(WIDE).matches ?? true,
    () => true,
  )
