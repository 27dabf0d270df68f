import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { href } from '@/lib/domain/routes'

/** What a new screen asks for comes first. */
const DELAY_MS = 1000

/** Loads the sign-in page ahead, so that signing out leads there also without a network. The router asks anew only for what it no longer holds. */
export function useLoginAtHand() {
  const router = useRouter()
  const pathname = usePathname()

  // The router is the outside system.
  useEffect(() => {
    const timer = setTimeout(() => router.prefetch(href('login')), DELAY_MS)
    return () => clearTimeout(timer)
  }, [router, pathname])
}
