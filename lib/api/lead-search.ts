import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import type { Input, Reply } from '@/lib/contract/endpoint'
import { leadApi } from '@/lib/contract/lead'
import { keys } from './keys'
import { refresh } from './stale'

export type AskedLeads = Omit<Input<typeof leadApi.search>['body'], 'page_token'>
export type LeadPage = Reply<typeof leadApi.search>
export type LeadSource = Reply<typeof leadApi.sources>['sources'][number]

/** For half an hour a way back shows what was found, and asks nobody again. */
const KEPT_MS = 1_800_000

const keyOf = (asked: AskedLeads | null) => [...keys.leadSearches, 'found', asked] as const

/** An API that does not speak of its sources has those of the specification. */
const lacksSources = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** Which sources can be asked, and how often today; null where the API does not say. */
export const useLeadSources = () =>
  useQuery({
    queryKey: [...keys.leadSearches, 'sources'],
    queryFn: async ({ signal }) => {
      try {
        return (await call(leadApi.sources, { signal })).sources
      } catch (error) {
        if (lacksSources(error)) return null
        throw error
      }
    },
  })

const ask = (asked: AskedLeads, page_token?: string) =>
  call(leadApi.search, { body: { ...asked, ...(page_token !== undefined && { page_token }) } })

/**
 * What a search found, as long as it is kept here. It costs the provider's quota: it runs when it is asked for, by
 * `search`, and never by itself.
 */
export function useFoundLeads(asked: AskedLeads | null) {
  const client = useQueryClient()
  const found = useQuery<readonly LeadPage[]>({ queryKey: keyOf(asked), queryFn: skipToken, gcTime: KEPT_MS })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: AskedLeads) => ask(wanted),
    meta: { silent: true },
  })
  const more = useMutation({
    mutationFn: ({ wanted, token }: { wanted: AskedLeads; token: string }) => ask(wanted, token),
    onSuccess: (page, { wanted }) => {
      client.setQueryData<readonly LeadPage[]>(keyOf(wanted), (pages = []) => [...pages, page])
      void refresh(client, [[...keys.leadSearches, 'sources']])
    },
    meta: { silent: true },
  })
  const pages = found.data
  const token = pages?.at(-1)?.next_page_token ?? null
  return {
    pages,
    isSearching: isPending,
    /** Throws what the server refuses. */
    async search(wanted: AskedLeads) {
      const page = await mutateAsync(wanted).finally(() => refresh(client, [[...keys.leadSearches, 'sources']]))
      client.setQueryData<readonly LeadPage[]>(keyOf(wanted), [page])
      more.reset()
      return page
    },
    more: {
      isThere: token !== null,
      isPending: more.isPending,
      error: more.error,
      ask: () => asked && token !== null && more.mutate({ wanted: asked, token }),
    },
  }
}

type Marked = { id: string; of: { source: string; source_id: string } }

/** What was found and is saved now says so, without asking its source again. */
export function useMarkSaved() {
  const client = useQueryClient()
  return (workspace: string, saved: readonly Marked[]) => {
    const at = new Date().toISOString()
    const ids = new Map(saved.map(({ id, of }) => [`${of.source}:${of.source_id}`, id]))
    client.setQueriesData<readonly LeadPage[]>({ queryKey: [...keys.leadSearches, 'found'] }, (pages) =>
      pages?.map((page) => ({
        ...page,
        leads: page.leads.map((lead) => {
          const id = ids.get(`${lead.source}:${lead.source_id}`)
          return id === undefined ? lead : { ...lead, already_saved: { id, at, workspace_id: workspace } }
        }),
      })),
    )
  }
}
