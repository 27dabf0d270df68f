import { keepPreviousData, type Query, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Input, Reply } from '@/lib/contract/endpoint'
import { type Delivery, deliveryApi } from '@/lib/contract/delivery'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { nextLook } from './client'
import { keys, stale } from './keys'

type Asked = Omit<NonNullable<Input<typeof deliveryApi.list>['query']>, 'before' | 'limit'>

const PAGE = '100'
const LOOK_MS = 30_000
/** While one is on its way. */
const SOON_MS = 2_000

/** An API that keeps no deliveries, of which the specification does not speak: it sends no tests either. */
export const lacksDeliveries = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

const isUnderWay = ({ state, is_held }: Delivery) => state === 'sending' || (state === 'waiting' && is_held !== true)

const ask = (workspace: string, asked: Asked, more: { before?: string; limit: string }, signal?: AbortSignal) =>
  call(deliveryApi.list, { params: { workspace }, query: { ...asked, ...more }, signal })

/** One that arrived between two pages moved the others. */
function unique(deliveries: readonly Delivery[]): Delivery[] {
  const seen = new Set<string>()
  return deliveries.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The newest few, of all or of one connection. Looked at again by themselves. */
export const useLatestDeliveries = (workspace: string, count: number, integration?: string) =>
  useQuery({
    queryKey: [...keys.deliveries(workspace), 'latest', count, integration],
    queryFn: ({ signal }) => ask(workspace, { ...(integration && { integration }) }, { limit: String(count) }, signal),
    select: ({ deliveries }) => deliveries.slice(0, count),
    refetchInterval: (query: Query<Reply<typeof deliveryApi.list>>) =>
      !lacksDeliveries(query.state.error) &&
      nextLook(query, query.state.data?.deliveries.some(isUnderWay) ? SOON_MS : LOOK_MS),
  })

/**
 * The pages of the list that are asked for, more of them by `fetchNextPage`. What was there stays until the answer
 * comes.
 */
export function useDeliveryPages(workspace: string, asked: Asked) {
  const pages = useInfiniteQuery({
    queryKey: [...keys.deliveries(workspace), 'pages', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      ask(workspace, asked, { limit: PAGE, ...(before && { before }) }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Further pages are of the past: only whoever reads the first sees what is new.
    refetchInterval: (query) =>
      (query.state.data?.pages.length ?? 0) === 1 && !lacksDeliveries(query.state.error) && nextLook(query, LOOK_MS),
  })
  const { data } = pages
  const deliveries = useMemo(() => data && unique(data.pages.flatMap((page) => page.deliveries)), [data])
  return { ...pages, deliveries, total: data?.pages[0]?.total }
}

/** A thousand of the deliveries that are asked for, the first or those before one. */
export async function deliveryPiece(workspace: string, asked: Asked, before: string | null, signal: AbortSignal) {
  const { deliveries, next } = await ask(
    workspace,
    asked,
    { limit: '1000', ...(before !== null && { before }) },
    signal,
  )
  return { rows: deliveries, next }
}

/** One with its requests and every answer. Asked for again while it is on its way. */
export const useDelivery = (workspace: string, id: string | null) =>
  useQuery({
    queryKey: [...keys.deliveries(workspace), 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call(deliveryApi.show, { params: { id: id ?? '' }, signal }),
    select: (reply) => reply.delivery,
    refetchInterval: (query: Query<Reply<typeof deliveryApi.show>>) =>
      query.state.data !== undefined && isUnderWay(query.state.data.delivery) && nextLook(query, SOON_MS),
  })

/** Once more, with what the connection is set to now. */
export const useResend = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(deliveryApi.resend, { params: { id } }),
    meta: { invalidates: stale.integrationsChanged(workspace) },
  })
