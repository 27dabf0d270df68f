import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { workspaceApi } from '@/lib/contract/workspace'
import { call } from '@/lib/http'
import { chooseWorkspace } from '@/stores/session'
import { noteSwitch, useStay } from '@/stores/switched'
import { useCurrentWorkspace, useWorkspaces } from './workspace'

/** Goes on in another of one's own workspaces, because the address belongs there. True until that has happened. */
export function useFollow(id: string | null | undefined): boolean {
  const path = usePathname()
  const stay = useStay()
  const current = useCurrentWorkspace()
  const { data: workspaces } = useWorkspaces()
  const from = current?.id
  const to = from === undefined || stay === path ? undefined : workspaces?.find((workspace) => workspace.id === id && id !== from)?.id

  // Stores are the outside system.
  useEffect(() => {
    if (from === undefined || to === undefined) return
    noteSwitch({ from, to, path })
    chooseWorkspace(to)
  }, [from, to, path])
  return to !== undefined
}

/**
 * For what an address names and the workspace does not have: looks for it in the others, and goes on there. True while that is under way,
 * false where it is nowhere; an API without the call knows of nothing.
 */
export function useElsewhere(object: string | null | undefined): boolean {
  const stay = useStay() === usePathname()
  const { data: workspaces } = useWorkspaces()
  const found = useQuery({
    queryKey: ['holding', object],
    enabled: Boolean(object) && !stay && (workspaces?.length ?? 0) > 1,
    retry: false,
    staleTime: 60_000,
    queryFn: ({ signal }) => call(workspaceApi.holding, { params: { object: object ?? '' }, signal }),
  })
  const isFollowing = useFollow(object ? found.data?.workspace_id : null)
  return Boolean(object) && (found.isLoading || isFollowing)
}
