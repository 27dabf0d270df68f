import type { Workspace } from '@/lib/contract/workspace'

/** Whom it is for. The agency's own workspace is no client. */
export const clientIn = (workspace: Pick<Workspace, 'client_name' | 'is_default' | 'name'> | null | undefined) =>
  workspace?.client_name || (workspace?.is_default ? '' : workspace?.name) || ''
