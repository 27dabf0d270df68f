import { type Query, useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { type Integration, integrationApi } from '@/lib/contract/integration'
import { call } from '@/lib/browser/http'
import { nextLook } from './client'
import { keys, stale } from './keys'

/** How often it is looked at how the connections stand. */
const LOOK_MS = 30_000
/** While messages are on their way. */
const SOON_MS = 3_000

type Reply = { integrations: Integration[] }

const every = (query: Query<Reply>) =>
  nextLook(
    query,
    query.state.data?.integrations.some(({ waiting = 0, status }) => waiting > 0 && status === 'active')
      ? SOON_MS
      : LOOK_MS,
  )

/** Looked at again by itself; not while the page is hidden. */
export const useIntegrations = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.integrations(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(integrationApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.integrations,
    refetchInterval: every,
  })

const meta = (workspace: string) => ({ invalidates: stale.integrationsChanged(workspace) })

export const useCreateIntegration = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof integrationApi.create>['body']) =>
      call(integrationApi.create, { params: { workspace }, body }),
    meta: meta(workspace),
  })

export const useUpdateIntegration = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof integrationApi.update>['body']) =>
      call(integrationApi.update, { params: { id }, body }),
    meta: { ...meta(workspace), edits: true },
  })

export const useIntegrationStatus = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (status: 'active' | 'inactive') =>
      call(integrationApi.updateStatus, { params: { id }, body: { status } }),
    // Whoever changes their mind meanwhile is heard, too: one after the other.
    scope: { id: `connection ${id}` },
    meta: meta(workspace),
  })

export const useDeleteIntegration = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(integrationApi.remove, { params: { workspace, id } }),
    meta: { invalidates: stale.integrationRemoved(workspace) },
  })

/** Sends a message that says that it is a test. */
export const useTestIntegration = (workspace: string, id: string) =>
  useMutation({ mutationFn: () => call(integrationApi.test, { params: { id } }), meta: meta(workspace) })

/** The same with what is not saved yet. */
export const useTryIntegration = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof integrationApi.try>['body']) =>
      call(integrationApi.try, { params: { workspace }, body }),
    meta: { ...meta(workspace), silent: true },
  })

export const useRotateSecret = (workspace: string, id: string) =>
  useMutation({ mutationFn: () => call(integrationApi.renew, { params: { id } }), meta: meta(workspace) })

/** Asks those who have not said yes or no to mails once more. */
export const useAskAgain = (workspace: string, id: string) =>
  useMutation({ mutationFn: () => call(integrationApi.askAgain, { params: { id } }), meta: meta(workspace) })
