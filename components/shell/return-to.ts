import { href, matchRoute } from '@/lib/domain/routes'
import { tabStorage } from '@/lib/browser/storage'

/** Where a person was when the session ended, kept for the next sign-in in this tab. */
const RETURN_KEY = 'soteria:return-to'

export const keepReturn = (address: string) => tabStorage.set(RETURN_KEY, address)

/** Whether the sign-in leads on to a link that confirms a new email address. */
export const isToConfirm = () => tabStorage.get(RETURN_KEY)?.includes('#confirm=') ?? false

/** Takes the kept address, or the dashboard. Only our own signed-in screens count. */
export function takeReturn() {
  const address = tabStorage.get(RETURN_KEY)
  tabStorage.remove(RETURN_KEY)
  if (address && /^\/(?!\/)/.test(address) && matchRoute(address.split(/[?#]/)[0] ?? '')?.route.access === 'user')
    return address
  return href('dashboard')
}
