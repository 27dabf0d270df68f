import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import type { Input, Reply } from '@/lib/contract/endpoint'
import { type LeadSettings, leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { keys, stale } from './keys'

type Asked = Input<typeof leadWorkApi.compose>['body']
/** A text, and what it was asked as: another one may be asked for before it comes. */
export type Composed = Reply<typeof leadWorkApi.compose> & { asked: Asked }

/** A text of what the last scan proves. It is made anew whenever anything about the lead changes. */
export const useComposed = (workspace: string, lead: string, asked: Asked) =>
  useQuery({
    queryKey: [...keys.leads(workspace), 'text', lead, asked],
    queryFn: async ({ signal }): Promise<Composed> => ({
      ...(await call(leadWorkApi.compose, { params: { workspace, lead }, body: asked, signal })),
      asked,
    }),
  })

export const useMarkSent = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadWorkApi.sent>['body']) =>
      call(leadWorkApi.sent, { params: { workspace, lead }, body }),
    meta: { invalidates: stale.leadsChanged(workspace), silent: true },
  })

/** Who writes, for every text of the account. */
export const useLeadSender = (workspace: string) =>
  useQuery({
    queryKey: [...keys.leads(workspace), 'sender'],
    queryFn: ({ signal }) => call(leadBookApi.settings, { signal }),
    select: (reply) => reply.settings.sender,
  })

export const useSaveSender = (workspace: string) =>
  useMutation({
    mutationFn: (sender: Partial<LeadSettings['sender']>) => call(leadBookApi.saveSettings, { body: { sender } }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })
