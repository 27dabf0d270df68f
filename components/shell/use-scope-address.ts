import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useScope } from '@/lib/api/overview'
import { ALL } from '@/lib/domain/all'
import { matchRoute } from '@/lib/domain/routes'
import { chooseAll, leaveAll, useIsAll } from '@/stores/session'

/** Whether the screen at a path can show all workspaces: of those with an id, only the list. */
export function spansAll(path: string): boolean {
  const found = matchRoute(path)
  return found?.route.spans === true && !Object.values(found.params).some(Boolean)
}

/**
 * Keeps `?workspace=all` in the address of a screen that shows all workspaces, so that a link to it shows the same, and
 * shows them all where such a link led.
 */
export function useScopeAddress() {
  const path = usePathname()
  const asked = useSearchParams().get('workspace')
  const isAll = useScope() === ALL
  const isChosen = useIsAll()
  const followed = useRef<string | null>(null)

  useEffect(() => {
    const address = `${path} ${asked}`
    const isNew = asked !== null && followed.current !== address
    followed.current = address
    if (isNew && asked === ALL && !isChosen) return chooseAll()
    if (isNew && asked !== ALL && isChosen) return leaveAll()
    const url = new URL(location.href)
    if (url.pathname.replace(/(?<=.)\/$/, '') !== path) return
    if (isAll && asked === null && spansAll(path)) url.searchParams.set('workspace', ALL)
    else if (!isAll && asked === ALL) url.searchParams.delete('workspace')
    // Told to Next's router too: with `history.state` it would take the address back at its next change.
    if (url.href !== location.href) history.replaceState(null, '', url)
  }, [asked, isAll, isChosen, path])
}
