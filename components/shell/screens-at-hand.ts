import { useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hrefOf, isShown, lockOf } from '@/components/nav/nav'
import { whenIdle } from '@/lib/browser/idle'
import { type RouteName, href, routeList } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'

/** What a new screen asks for comes first: its answers are waited for, this long at most. */
const LATEST_MS = 1000
const LOOK_AGAIN_MS = 200
/** Where most people go next. The others are loaded when somebody points at their link. */
const NEXT: readonly RouteName[] = ['dashboard', 'asset', 'history', 'monitoring', 'init']

type Saving = { connection?: { saveData?: boolean; effectiveType?: string } }
/** Somebody pays for each byte, or waits long for it. */
const isSparing = () => {
  const { connection } = navigator as Navigator & Saving
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Loads screens ahead as soon as this one has its answers: those that are mostly gone to, and the sign-in page, so that
 * signing out leads there also without a network. The router asks anew only for what it no longer holds.
 */
export function useScreensAtHand() {
  const router = useRouter()
  const pathname = usePathname()
  const user = useUser()
  const client = useQueryClient()

  useEffect(() => {
    const next = isSparing() ? [] : routeList.filter((route) => NEXT.includes(route.name))
    const open = next.filter((route) => isShown(route) && !lockOf(route, user)).map(hrefOf)
    const wanted = [...open.filter((path) => path !== pathname), href('login')]
    // Of several the router loads the one first that it was told last.
    const load = () => wanted.toReversed().forEach((path) => router.prefetch(path))
    const latest = performance.now() + LATEST_MS
    let stop: () => void
    const look = () => {
      const isBusy = client.isFetching() > 0 && performance.now() < latest
      stop = isBusy ? later(look) : whenIdle(load)
    }
    stop = later(look)
    return () => stop()
  }, [client, router, pathname, user])
}

function later(work: () => void) {
  const timer = setTimeout(work, LOOK_AGAIN_MS)
  return () => clearTimeout(timer)
}
