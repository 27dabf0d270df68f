import { CONFIG_EVENT, config } from '@/lib/config/config'

export const apiOrigin = () => config().apiOrigin ?? location.origin

/** Calls back after each change. Returns the way to stop. */
export function onConfigChange(listener: () => void) {
  window.addEventListener(CONFIG_EVENT, listener)
  return () => window.removeEventListener(CONFIG_EVENT, listener)
}
