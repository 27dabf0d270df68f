import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useCurrentUser } from '@/lib/api/user'
import { useWorkspaces } from '@/lib/api/workspace'
import { type Decision, decide } from '@/lib/domain/access'
import { type AnyRoute, href, matchRoute } from '@/lib/domain/routes'
import { useSessionEnding, useToken, useUser } from '@/stores/session'
import { keepReturn } from './return-to'

type Gate =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** The product has no such page, and the person is known. */
  | { state: 'missing' }
  | { state: 'decided'; route: AnyRoute; decision: Decision }

/** Who may see the present address: waits for the person and their workspaces, then acts on `decide`. */
export function useGate(): Gate {
  const pathname = usePathname()
  const router = useRouter()
  const token = useToken()
  const ending = useSessionEnding()
  const user = useUser()
  const account = useCurrentUser()
  const workspaces = useWorkspaces()
  const route = matchRoute(pathname)?.route ?? null

  const isKnown =
    token === null || (user !== null && (workspaces.data !== undefined || route?.workspaceOptional === true))
  const decision =
    route && isKnown
      ? decide(route, {
          user: token === null ? null : user,
          hasWorkspace: workspaces.data ? workspaces.data.length > 0 : null,
        })
      : null
  const to = decision?.kind === 'redirect' ? decision.to : null

  // A redirect is a navigation. The warning that goes with one stands on the page it leads to.
  useEffect(() => {
    if (!to) return
    if (to === href('login') && ending !== 'signed-out' && ending !== 'signed-out-elsewhere')
      keepReturn(pathname + location.search + location.hash)
    router.replace(to)
  }, [to, ending, pathname, router])

  if (route && decision) return { state: 'decided', route, decision }
  if (!route && isKnown) return { state: 'missing' }
  const failed = user === null && account.isError ? account : user !== null && workspaces.isError ? workspaces : null
  if (!failed) return { state: 'waiting' }
  return {
    state: 'failed',
    error: failed.error,
    retry: () => void Promise.all([account.refetch(), workspaces.refetch()]),
  }
}
