import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { leadApi } from '@/lib/contract/lead'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

export const useSavedLeads = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.leads(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(leadApi.saved, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.leads,
  })

export const useSaveLeads = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadApi.save>['body']) => call(leadApi.save, { params: { workspace }, body }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

export const useScanLead = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadApi.scanAsset>['body']) =>
      call(leadApi.scanAsset, { params: { workspace }, body }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })
