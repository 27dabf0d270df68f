import { usePathname, useRouter } from 'next/navigation'
import { ALL } from '@/lib/domain/all'
import { href, matchRoute, type RouteName } from '@/lib/domain/routes'
import { chooseAll, chooseWorkspace } from '@/stores/session'
import { stayHere } from '@/stores/switched'

/** Where the list is that an address with an id belongs to: the id is of the other workspace. */
const listOf: Partial<Record<RouteName, 'asset' | 'history'>> = {
  scan: 'asset',
  details: 'history',
  report: 'history',
  history: 'history',
}

/** Goes on in another workspace or in all of them, on this screen where that is possible. */
export function useSwitchWorkspace() {
  const router = useRouter()
  const pathname = usePathname()
  return (id: string) => {
    stayHere(pathname)
    const found = matchRoute(pathname)
    if (id === ALL) {
      chooseAll()
      if (!found?.route.spans || Object.values(found.params).some(Boolean)) router.push(href('dashboard'))
      return
    }
    chooseWorkspace(id)
    const list = found && Object.values(found.params).some(Boolean) ? listOf[found.route.name] : undefined
    if (list) router.push(href(list))
  }
}
