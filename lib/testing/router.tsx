import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { type ReactNode, useMemo, useState } from 'react'

/** A router that only keeps the address: what follows from an address is what the test asks about. */
export function TestRouter({ path, children }: { path: string; children: ReactNode }) {
  const [address, setAddress] = useState(() => new URL(path, location.origin))
  const router = useMemo(() => {
    const go = (how: 'pushState' | 'replaceState') => (href: string) => {
      history[how](null, '', href)
      setAddress(new URL(href, location.origin))
    }
    return {
      push: go('pushState'),
      replace: go('replaceState'),
      back() {},
      forward() {},
      refresh() {},
      prefetch: async () => {},
    }
  }, [])
  return (
    // next/link runs as the pages router's link in jest, and asks that context.
    <RouterContext value={router as unknown as NextRouter}>
      <AppRouterContext value={router as unknown as AppRouterInstance}>
        <PathnameContext value={address.pathname}>
          <SearchParamsContext value={address.searchParams}>{children}</SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </RouterContext>
  )
}
