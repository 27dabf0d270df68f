import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { leadApi } from '@/lib/contract/lead'
import { call } from '@/lib/browser/http'

const leadKey = (workspace: string) => ['lead', workspace] as const

/** A search costs the provider's quota, so it runs when it is asked for and not by itself. */
export const useSearchLeads = () => useMutation({ mutationFn: (body: Input<typeof leadApi.search>['body']) => call(leadApi.search, { body }) })

export const useSavedLeads = (workspace: string | undefined) =>
  useQuery({
    queryKey: leadKey(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(leadApi.saved, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.leads,
  })

export const useSaveLeads = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadApi.save>['body']) => call(leadApi.save, { params: { workspace }, body }),
    meta: { invalidates: [leadKey(workspace)] },
  })

export const useScanLead = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadApi.scanAsset>['body']) => call(leadApi.scanAsset, { params: { workspace }, body }),
    meta: { invalidates: [leadKey(workspace)] },
  })
