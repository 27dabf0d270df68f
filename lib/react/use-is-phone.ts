import { useSyncExternalStore } from 'react'

/** Where rows are cards. */
const PHONE = '(max-width: 639.98px)'

function subscribe(listener: () => void) {
  const media = window.matchMedia?.(PHONE)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(PHONE).matches ?? false,
    () => false,
  )
