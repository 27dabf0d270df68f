import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { integrationApi } from '@/lib/contract/integration'
import { call } from '@/lib/browser/http'
import { keys } from './keys'
import { stale } from './stale'

export const useIntegrations = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.integrations(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(integrationApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.integrations,
  })

export const useCreateIntegration = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof integrationApi.create>['body']) => call(integrationApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.integrationsChanged(workspace) },
  })

export const useUpdateIntegration = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof integrationApi.update>['body']) => call(integrationApi.update, { params: { id }, body }),
    meta: { invalidates: stale.integrationsChanged(workspace) },
  })

export const useIntegrationStatus = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (status: 'active' | 'inactive') => call(integrationApi.updateStatus, { params: { id }, body: { status } }),
    meta: { invalidates: stale.integrationsChanged(workspace) },
  })

export const useDeleteIntegration = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(integrationApi.remove, { params: { workspace, id } }),
    meta: { invalidates: stale.integrationsChanged(workspace) },
  })
