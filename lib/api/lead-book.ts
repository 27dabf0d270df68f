import {
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '@/lib/browser/http'
import { joined } from '@/lib/browser/joined'
import { type LeadListQuery, leadBookApi } from '@/lib/contract/lead-book'
import type { LeadBulk, LeadChange } from '@/lib/contract/lead-input'
import type { Lead, LeadStatus } from '@/lib/contract/lead-record'
import { keys, stale } from './keys'
import { refresh } from './stale'
import { cardsOf, type Column, type Columns, moveIn, withKnownLeads } from './lead-columns'

export type LeadFilters = Partial<Pick<LeadListQuery, 'q' | 'grade' | 'tag' | 'next'>>

const COLUMN_PAGE = '30'
const TABLE_PAGE = '200'

const ask = (workspace: string, query: LeadListQuery, signal?: AbortSignal) =>
  call(leadBookApi.list, { params: { workspace }, query, signal })

const allColumnsKey = (workspace: string) => [...keys.leads(workspace), 'column'] as const
const columnsKey = (workspace: string, filters: LeadFilters) => [...allColumnsKey(workspace), filters] as const

type BoardAsked = { workspace: string; filters: LeadFilters }

/** The columns that ask at a time are one call. */
const askBoard = joined(async (asked, signal) => {
  const { workspace, filters }: BoardAsked = JSON.parse(asked)
  return call(leadBookApi.board, { params: { workspace }, query: filters, signal })
})

async function firstOfColumn(status: LeadStatus, asked: BoardAsked, signal: AbortSignal) {
  const { columns } = await askBoard(JSON.stringify(asked), signal)
  return columns.find((column) => column.status === status) ?? { leads: [], next: null, total: 0 }
}

/** The leads of a stage in their order, thirty at a time. */
export const useLeadColumn = (workspace: string, status: LeadStatus, filters: LeadFilters) =>
  useInfiniteQuery({
    queryKey: [...columnsKey(workspace, filters), status],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal, client }) => {
      const page =
        pageParam === null
          ? await firstOfColumn(status, { workspace, filters }, signal)
          : await ask(workspace, { ...filters, status, sort: 'rank', limit: COLUMN_PAGE, cursor: pageParam }, signal)
      const isOfStage = ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === status
      const known = client.getQueriesData<Column>({ queryKey: allColumnsKey(workspace), predicate: isOfStage })
      return withKnownLeads(
        page,
        known.map(([, column]) => column),
      )
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export type LeadMove = { lead: Lead; status: LeadStatus; after: string | null; lost_reason?: LeadBulk['lost_reason'] }

/** The card is there at once, and back where it was when the server refuses. */
export function useMoveLead(workspace: string, filters: LeadFilters) {
  const client = useQueryClient()
  const queryKey = columnsKey(workspace, filters)
  const { mutate } = useMutation({
    mutationFn: ({ lead, ...body }: LeadMove) => call(leadBookApi.move, { params: { workspace, lead: lead.id }, body }),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Column>({ queryKey })
      const columns: Columns = new Map(
        before.flatMap(([key, column]) => (column ? [[String(key.at(-1)), column]] : [])),
      )
      for (const [status, column] of moveIn(columns, move)) client.setQueryData([...queryKey, status], column)
      return { before }
    },
    onError: (_error, _move, context) => {
      for (const [key, column] of context?.before ?? []) client.setQueryData(key, column)
    },
    meta: { invalidates: stale.leadsChanged(workspace), edits: true },
  })
  /** Where the card will stand, and among how many. */
  function placeOf({ lead, status, after }: LeadMove) {
    const column = client.getQueryData<Column>([...queryKey, status])
    const all = cardsOf(column)
    const others = all.filter(({ id }) => id !== lead.id)
    const total = column?.pages[0]?.total ?? all.length
    const place = after === null ? 1 : others.findIndex(({ id }) => id === after) + 2
    return { place, count: total + (others.length === all.length ? 1 : 0) }
  }
  return { mutate, placeOf }
}

type Asked = LeadFilters & Pick<LeadListQuery, 'status' | 'sort'>

/** The pages of the table that are asked for, more of them by `fetchNextPage`. */
export function useLeadPages(workspace: string, asked: Asked) {
  const pages = useInfiniteQuery({
    queryKey: [...keys.leads(workspace), 'pages', asked],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      ask(workspace, { ...asked, limit: TABLE_PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const { data } = pages
  const leads = useMemo(() => {
    const seen = new Set<string>()
    return data?.pages.flatMap((page) => page.leads).filter(({ id }) => !seen.has(id) && seen.add(id))
  }, [data])
  return { ...pages, leads, found: data?.pages[0]?.total ?? leads?.length ?? 0, first: data?.pages[0] }
}

/** A thousand of the leads that are asked for, the first or those after some. */
export async function leadPiece(workspace: string, asked: Asked, after: string | null, signal: AbortSignal) {
  const { leads, next } = await ask(
    workspace,
    { ...asked, limit: '1000', ...(after !== null && { cursor: after }) },
    signal,
  )
  return { rows: leads, next }
}

export const useLead = (workspace: string, id: string | null) =>
  useQuery({
    queryKey: [...keys.leads(workspace), 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call(leadBookApi.show, { params: { workspace, lead: id ?? '' }, signal }),
    select: (reply) => reply.lead,
  })

export const useUpdateLead = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: (body: LeadChange) => call(leadBookApi.update, { params: { workspace, lead }, body }),
    meta: { invalidates: stale.leadsChanged(workspace), edits: true },
  })

export const useBulkLeads = (workspace: string) =>
  useMutation({
    mutationFn: (body: LeadBulk) => call(leadBookApi.bulk, { params: { workspace }, body }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

export const useNoteLead = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: (body: { text: string; kind?: 'note' | 'call' | 'mail' | 'meeting' | 'reply' }) =>
      call(leadBookApi.note, { params: { workspace, lead }, body }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

export const useMergeLeads = (workspace: string) =>
  useMutation({
    mutationFn: ({ lead, other }: { lead: string; other: string }) =>
      call(leadBookApi.merge, { params: { workspace, lead }, body: { other } }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

/** The headline and the tags of all leads, whatever is filtered. */
export const useLeadHead = (workspace: string) =>
  useQuery({
    queryKey: [...keys.leads(workspace), 'head'],
    queryFn: ({ signal }) => ask(workspace, { limit: '1' }, signal),
    select: ({ total, leads, overdue = 0, waiting = 0, tags = [], leaving = null }) => ({
      total: total ?? leads.length,
      overdue,
      waiting,
      tags,
      leaving,
    }),
  })

/** Asks anew for what the leads of a workspace are: something else than this page has changed them. */
export function useRefreshLeads(workspace: string) {
  const client = useQueryClient()
  return () => refresh(client, stale.leadsChanged(workspace))
}
