import { useQueryClient } from '@tanstack/react-query'
import { signOutApi } from '@/lib/contract/sign-out'
import { call } from '@/lib/browser/http'
import { resetAll } from '@/stores/reset'

/** Signs out here at once; the server is told, but a failing call or no network keeps nobody signed in. */
export function useSignOut() {
  const client = useQueryClient()
  return () => {
    const told = call(signOutApi.logout, { signal: AbortSignal.timeout(5_000) })
    resetAll('signed-out')
    client.clear()
    return told.catch((error: unknown) => console.warn('Couldn’t reach the server to sign out:', error))
  }
}
