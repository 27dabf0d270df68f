import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import type { Input } from '@/lib/contract/endpoint'
import { leadBookApi } from '@/lib/contract/lead-book'
import { keys, stale } from './keys'

/** How the account works with leads. The weights count for all its workspaces; these are asked for where they are seen. */
export const useLeadSettings = (workspace: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...keys.leads(workspace), 'weights'],
    enabled: isWanted,
    queryFn: ({ signal }) => call(leadBookApi.settings, { signal }),
    select: (reply) => reply.settings,
  })

export const useSaveLeadSettings = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadBookApi.saveSettings>['body']) => call(leadBookApi.saveSettings, { body }),
    meta: { invalidates: stale.leadsChanged(workspace), edits: true },
  })
