import type { Workspace } from '@/lib/contract/workspace'

type Named = Pick<Workspace, 'id' | 'client_name' | 'is_default' | 'name'>

/** Whom it is for. The agency's own workspace is no client, unless it says whose it is. */
export function clientOf(workspace: Named | null) {
  const name = workspace?.client_name || (workspace?.is_default ? '' : workspace?.name)
  return workspace && name ? { name, workspace_id: workspace.id } : null
}
