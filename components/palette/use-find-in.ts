import { useCanSpan } from '@/lib/api/overview'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'

/** All workspaces where there are several, and the API can search them; a link then goes on in the right one. */
export function useFindIn(): string | undefined {
  const canSpan = useCanSpan()
  const current = useCurrentWorkspace()?.id
  return canSpan ? ALL : current
}

/** Of the others only: what stands in the current one needs no name. */
export function useWorkspaceName() {
  const current = useCurrentWorkspace()?.id
  const { data: workspaces } = useWorkspaces()
  return (id: string | undefined) => (id === current ? undefined : workspaces?.find((one) => one.id === id)?.name)
}
