import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import {
  type NewWorkspace,
  type SettingsChange,
  type Workspace,
  type WorkspaceChange,
  workspaceApi,
} from '@/lib/contract/workspace'
import { firstWorkspaces, rememberWorkspace } from '@/lib/browser/early'
import { call } from '@/lib/browser/http'
import { MAX_WHOLE } from '@/lib/domain/whole-list'
import { hasOwnWorkspace, useChosenWorkspace, useIsAll, useToken, useUser } from '@/stores/session'
import { keys, stale } from './keys'
import { refresh } from './stale'

const workspacesQuery = (token: string | null) =>
  queryOptions({
    queryKey: keys.workspaces,
    enabled: token !== null,
    staleTime: 30_000,
    // The frame that shows the failure asks for the same list: it must not start the call anew.
    retryOnMount: false,
    queryFn: ({ signal }) => call(workspaceApi.list, { signal }),
    select: (reply) => reply.workspaces,
  })

/** Puts what the sign-in told of the workspaces where it is read. */
export function knowWorkspaces(client: QueryClient, token: string | null) {
  const read = workspaceApi.list.reply.safeParse({ workspaces: firstWorkspaces(token) })
  if (read.success) client.setQueryData(keys.workspaces, read.data)
  return client
}

export const useWorkspaces = () => useQuery(workspacesQuery(useToken()))

const namesIn = ({ workspaces }: { workspaces: Workspace[] }) =>
  workspaces.map(({ id, name, client_name, color }) => ({ id, name, client_name, color }))
export type WorkspaceName = ReturnType<typeof namesIn>[number]

/**
 * What the workspaces are called: the same list as long as none is called otherwise, whatever is counted in them. Columns
 * are made of it, and new columns are new cells, in which nothing that was begun comes to its end.
 */
export const useWorkspaceNames = () => useQuery({ ...workspacesQuery(useToken()), select: namesIn }).data

/** The one chosen in this browser, else the default, else the first; null when there is none. */
const currentWorkspace = (workspaces: readonly Workspace[], chosen: string | null) =>
  workspaces.find((workspace) => workspace.id === chosen) ??
  workspaces.find((workspace) => workspace.is_default) ??
  workspaces[0] ??
  null

/** For boot.js: the next load asks for the data of this workspace before anything else is there. */
export function useRememberedWorkspace() {
  const { id, assets_count: assets = 0 } = useCurrentWorkspace() ?? {}
  const user = useUser()?.id
  // What is asked early is the whole list of one workspace.
  const isAll = useIsAll()
  const isLarge = assets > MAX_WHOLE || isAll

  useEffect(() => {
    if (id && user !== undefined) rememberWorkspace(isLarge ? null : id, hasOwnWorkspace(user))
  }, [id, user, isLarge])
}

/** Null while the list loads, and when there is none. */
export function useCurrentWorkspace() {
  const chosen = useChosenWorkspace()
  return currentWorkspace(useWorkspaces().data ?? [], chosen)
}

/**
 * Fetches what a finished scan of the workspace has changed: its assets and their reports, their counts, the numbers of
 * the dashboard.
 */
export function useRefreshAfterScan(workspace: string | undefined) {
  const client = useQueryClient()
  return useCallback(() => void refresh(client, stale.listedScanEnded(workspace ?? '')), [client, workspace])
}

const invalidates = stale.workspacesChanged

export const useCreateWorkspace = () =>
  useMutation({ mutationFn: (body: NewWorkspace) => call(workspaceApi.create, { body }), meta: { invalidates } })

export const useUpdateWorkspace = (id: string) =>
  useMutation({
    mutationFn: (body: WorkspaceChange) => call(workspaceApi.update, { params: { id }, body }),
    meta: { invalidates, edits: true },
  })

export const useWorkspaceSetting = (id: string) =>
  useMutation({
    mutationFn: (body: SettingsChange) => call(workspaceApi.setting, { params: { id }, body }),
    meta: { invalidates, edits: true },
  })

export const useDeleteWorkspace = () =>
  useMutation({ mutationFn: (id: string) => call(workspaceApi.remove, { params: { id } }), meta: { invalidates } })
