import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as `query` says; `otherwise` without a window that can tell. */
export function useMedia(query: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  )
}
