import { href, matchRoute } from '@/lib/routes'

/** Where a person was when the session ended, kept for the next sign-in in this tab. */
export const RETURN_KEY = 'soteria:return-to'

/** Takes the kept address, or the dashboard. Only our own signed-in screens count. */
export function takeReturn() {
  try {
    const address = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    if (address?.startsWith('/') && matchRoute(address.split(/[?#]/)[0] ?? '')?.route.access === 'user') return address
  } catch {
    // Blocked storage: nothing was kept.
  }
  return href('dashboard')
}
