import { useCanSpan } from '@/lib/api/overview'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'

/** All workspaces where there are several, and the API can search them; a link then goes on in the right one. */
export function useFindIn(): string | undefined {
  const canSpan = useCanSpan()
  const current = useCurrentWorkspace()?.id
  return canSpan ? ALL : current
}

/** Where there are several: the only one needs no name. */
export function useWorkspaceName() {
  const workspaces = useWorkspaces().data ?? []
  return (id: string | undefined) => (workspaces.length > 1 ? workspaces.find((one) => one.id === id)?.name : undefined)
}
