import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { userKey } from '@/lib/api/user'

/** After each navigation among the signed-in screens the server is asked anew who this is. */
export function useUserRefresh() {
  const pathname = usePathname()
  const client = useQueryClient()
  const arrivedAt = useRef(pathname)

  // The server is the outside system. One call in flight is enough, and what fails leaves the last answer.
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    void client.refetchQueries({ queryKey: userKey }, { cancelRefetch: false })
  }, [pathname, client])
}
