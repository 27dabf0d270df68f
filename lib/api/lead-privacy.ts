import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { keys, stale } from './keys'

/** A link to the report of a lead. Its address is told once. */
export const useShareLead = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: async (body: { days: number; language: 'en' | 'de' | 'es' | 'ar' }) =>
      (await call(leadWorkApi.share, { params: { workspace, lead }, body })).share,
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

export const useRevokeShare = (workspace: string) =>
  useMutation({
    mutationFn: (share: string) => call(leadWorkApi.revoke, { params: { workspace, share } }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

/** The link by which whoever a lead is can ask to be left alone. */
export const useOptOut = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: async () => (await call(leadWorkApi.optOut, { params: { workspace, lead } })).url,
    // The dialog says it.
    meta: { silent: true },
  })

/** Renews those that would go soon. */
export const useKeepLeads = (workspace: string) =>
  useMutation({
    mutationFn: () => call(leadBookApi.keep, { params: { workspace } }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

export const useNoContact = () =>
  useQuery({
    queryKey: keys.noContact,
    queryFn: ({ signal }) => call(leadWorkApi.noContact, { signal }),
    select: (reply) => reply.contacts,
  })

const AT_ONCE = 1000

/** Adds as many as there are, a thousand at a time. Answers what could not be read. */
export const useAddNoContact = () =>
  useMutation({
    async mutationFn({ values, ...rest }: { values: string[]; reason?: string; source: 'you' | 'import' }) {
      const refused: { value: string; message: string }[] = []
      let added = 0
      for (let from = 0; from < values.length; from += AT_ONCE) {
        const body = { values: values.slice(from, from + AT_ONCE), ...rest }
        const reply = await call(leadWorkApi.addNoContact, { body })
        refused.push(...reply.refused)
        added += body.values.length - reply.refused.length
      }
      return { refused, added }
    },
    meta: { invalidates: stale.contactListChanged },
  })

export const useRemoveNoContact = () =>
  useMutation({
    mutationFn: (contact: string) => call(leadWorkApi.removeNoContact, { params: { contact } }),
    meta: { invalidates: stale.contactListChanged },
  })

/** What is kept of somebody. */
export const useFindPerson = () =>
  useMutation({
    mutationFn: (value: string) => call(leadBookApi.findPerson, { body: { value } }),
  })

export const useForgetPerson = () =>
  useMutation({
    mutationFn: async (value: string) => (await call(leadBookApi.forgetPerson, { body: { value } })).removed,
    meta: { invalidates: stale.contactListChanged },
  })
