import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { workspaceApi } from '@/lib/contract/workspace'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { followTo } from '@/stores/session'
import { noteSwitch, useStay } from '@/stores/switched'
import { useCurrentWorkspace, useWorkspaces } from './workspace'
import { keys, stale } from './keys'
import { refresh } from './stale'

/** Goes on in another of one's own workspaces, because the address belongs there. True until that has happened. */
export function useFollow(id: string | null | undefined): boolean {
  const path = usePathname()
  const stay = useStay()
  const current = useCurrentWorkspace()
  const { data: workspaces } = useWorkspaces()
  const from = current?.id
  const to =
    from === undefined || stay === path
      ? undefined
      : workspaces?.find((workspace) => workspace.id === id && id !== from)?.id

  useEffect(() => {
    if (from === undefined || to === undefined) return
    noteSwitch({ from, to, path })
    followTo(to)
  }, [from, to, path])
  return to !== undefined
}

/** Nothing of the kind in any workspace, or an API without the call. */
const NOWHERE: readonly number[] = [404, 405, 501]

type Elsewhere = { isPending: boolean; error: Error | null; refetch: () => unknown; isFetching: boolean }

/**
 * For what an address names and the workspace does not have: looks for it in the others, and goes on there. Pending
 * while that is under way; without an error afterwards it is nowhere.
 */
export function useElsewhere(object: string | null | undefined): Elsewhere {
  const client = useQueryClient()
  const stay = useStay() === usePathname()
  const { data: workspaces, isFetching: isListing } = useWorkspaces()
  const found = useQuery({
    queryKey: [...keys.holding, object],
    enabled: Boolean(object) && !stay && (workspaces?.length ?? 0) > 1,
    staleTime: 60_000,
    queryFn: ({ signal }) => call(workspaceApi.holding, { params: { object: object ?? '' }, signal }),
  })
  const holder = object ? found.data?.workspace_id : undefined
  const isFollowing = useFollow(holder)
  const isUnknown = holder !== undefined && workspaces !== undefined && workspaces.every(({ id }) => id !== holder)

  // The workspace was made after the list was asked for.
  useEffect(() => {
    if (isUnknown) void refresh(client, stale.workspacesChanged)
  }, [isUnknown, client])
  const isNowhere = found.error instanceof ApiError && NOWHERE.includes(found.error.status ?? 0)
  return {
    isPending: Boolean(object) && (found.isLoading || isFollowing || (isUnknown && isListing)),
    error: object && !isNowhere ? found.error : null,
    refetch: found.refetch,
    isFetching: found.isFetching,
  }
}
