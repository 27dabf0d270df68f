import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { provideLoadAhead } from '@/lib/browser/load-ahead'
import { closeSidebar } from '@/stores/sidebar'
import { closeUpgradePrompt } from '@/stores/upgrade'
import { arrive } from './arrive'

/**
 * After each navigation, of guests too: overlays go, and the focus moves to the heading. The router itself
 * tells screen readers the title. A change of the query or the hash alone is not a navigation.
 */
export function Navigation() {
  const pathname = usePathname()
  const router = useRouter()
  const arrivedAt = useRef(pathname)

  // The router is there for all links.
  useEffect(() => provideLoadAhead(router.prefetch), [router])

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    closeSidebar()
    closeUpgradePrompt()
    return arrive()
  }, [pathname])

  return null
}
