import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hrefOf, isShown, lockOf } from '@/components/nav/nav'
import { whenIdle } from '@/lib/browser/idle'
import { type RouteName, href, routeList } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'

/** What a new screen asks for comes first. */
const DELAY_MS = 1000
/** Where most people go next. The others are loaded when somebody points at their link. */
const NEXT: readonly RouteName[] = ['dashboard', 'asset', 'history', 'monitoring', 'init']

type Saving = { connection?: { saveData?: boolean; effectiveType?: string } }
/** Somebody pays for each byte, or waits long for it. */
const isSparing = () => {
  const { connection } = navigator as Navigator & Saving
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Loads screens ahead while nothing else is to be done, one after the other: the sign-in page, so that signing out
 * leads there also without a network, and those that are mostly gone to. The router asks anew only for what it no
 * longer holds.
 */
export function useScreensAtHand() {
  const router = useRouter()
  const pathname = usePathname()
  const user = useUser()

  useEffect(() => {
    const next = isSparing() ? [] : routeList.filter((route) => NEXT.includes(route.name))
    const open = next.filter((route) => isShown(route) && !lockOf(route, user)).map(hrefOf)
    const waiting = [href('login'), ...open.filter((path) => path !== pathname)]
    let stop: (() => void) | undefined
    const step = () => {
      const path = waiting.shift()
      if (!path) return
      router.prefetch(path)
      stop = whenIdle(step)
    }
    const timer = setTimeout(step, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [router, pathname, user])
}
