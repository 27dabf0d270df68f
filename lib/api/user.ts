import { queryOptions, useQuery } from '@tanstack/react-query'
import { brandingApi } from '@/lib/contract/branding'
import { userApi } from '@/lib/contract/user'
import { call } from '@/lib/browser/http'
import { keepTenant } from '@/lib/browser/tenant-brand'
import { currentToken, setUser, useToken } from '@/stores/session'
import { keys } from './keys'

/** Who is signed in. Written to the session store, because the gate reads it there. */
const userQuery = (token: string | null) =>
  queryOptions({
    queryKey: keys.user,
    enabled: token !== null,
    // The frame that shows the failure asks for the same answer: it must not start the call anew.
    retryOnMount: false,
    // Coming back to the tab may mean coming back from the plans.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { user } = await call(userApi.show, { signal })
      // An answer to an older token says nothing about who is here now.
      if (token === currentToken()) setUser(user)
      return user
    },
  })

export const useCurrentUser = () => useQuery(userQuery(useToken()))

/** What the person set for their company. The product is shown in it: lib/browser/tenant-brand.ts. */
export function useBranding() {
  const token = useToken()
  return useQuery({
    queryKey: keys.branding,
    queryFn: async ({ signal }) => {
      const { branding } = await call(brandingApi.show, { signal })
      // An answer to an older token is not for who is here now.
      if (token === currentToken()) keepTenant(branding)
      return branding
    },
  })
}
