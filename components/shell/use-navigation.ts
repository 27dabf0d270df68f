import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { userKey } from '@/lib/api/user'
import { keepLastRoute } from '@/stores/last-route'
import { closeSidebar } from '@/stores/sidebar'
import { closeUpgradePrompt } from '@/stores/upgrade'

/** After each navigation: the user is fetched again, overlays go, focus moves to the heading, and the address is kept when it was let in. */
export function useNavigation(isAllowed: boolean) {
  const pathname = usePathname()
  const client = useQueryClient()
  const isFirst = useRef(true)

  // The document and the server are the outside systems.
  useEffect(() => {
    closeSidebar()
    closeUpgradePrompt()
    document.body.style.removeProperty('overflow')
    for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert')
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    void client.refetchQueries({ queryKey: userKey }, { cancelRefetch: false })
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [pathname, client])

  // Only addresses that were let in count as a way back.
  useEffect(() => {
    if (isAllowed) keepLastRoute(pathname + location.search)
  }, [isAllowed, pathname])
}
