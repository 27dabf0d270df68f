import { keepPreviousData, type Query, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type IncidentKind, type Monitor, type MonitorChange, monitorApi } from '@/lib/contract/monitor'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { overviewApi } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import type { Held } from './asset-change'
import { nextLook } from './client'
import { keys, stale } from './keys'
import { useOneByOne } from './stale'

/** How often what runs and how the sites stand is looked at. */
export const LOOK_MS = 30_000
/** While a check is under way. */
const SOON_MS = 2_000

/** An API without monitoring, of which the specification does not speak. */
export const lacksMonitors = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** What is not there is not asked for again and again; what was there once is. */
const lookAgain = (query: Pick<Query, 'state'>, everyMs: number) =>
  (query.state.data !== undefined || !lacksMonitors(query.state.error)) && nextLook(query, everyMs)

const every = (query: Query<{ monitors: Monitor[] }>) =>
  lookAgain(query, query.state.data?.monitors.some((monitor) => monitor.is_checking) ? SOON_MS : LOOK_MS)

/**
 * Every asset of the workspace with what its monitor saw; of all workspaces the hundred that need somebody most. Looked at again by itself;
 * not while the page is hidden.
 */
export const useMonitors = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.monitors(workspace ?? ''), 'list'],
    enabled: workspace !== undefined,
    queryFn: async ({ signal }): Promise<{ monitors: Monitor[] }> =>
      workspace === ALL
        ? call(overviewApi.monitors, { signal })
        : call(monitorApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.monitors,
    refetchInterval: every,
  })

/** What happened in the workspace, or to one of its sites: a page of it, and more with `fetchNextPage`. */
export const useIncidents = (workspace: string | undefined, asset?: string) =>
  useInfiniteQuery({
    queryKey: [...keys.monitors(workspace ?? ''), 'incidents', asset ?? ''],
    enabled: workspace !== undefined,
    initialPageParam: '',
    queryFn: ({ signal, pageParam: after }) =>
      workspace === ALL
        ? call(overviewApi.incidents, { query: { ...(after && { after }) }, signal })
        : call(monitorApi.incidents, {
            params: { workspace: workspace ?? '' },
            query: { ...(asset && { asset }), ...(after && { after }) },
            signal,
          }),
    getNextPageParam: ({ next }) => next,
    // One that ended between two pages would stand in both.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ incidents }) => incidents.map((incident) => [incident.id, incident]))).values(),
    ],
    refetchInterval: (query) => lookAgain(query, LOOK_MS),
  })

/** A page of the monitors of all workspaces, what needs somebody first, and more with `fetchNextPage`. */
export function useMonitorPages(isWanted: boolean, q: string) {
  const pages = useInfiniteQuery({
    queryKey: [...keys.monitors(ALL), 'pages', q],
    enabled: isWanted,
    initialPageParam: '',
    queryFn: ({ signal, pageParam: cursor }) =>
      call(overviewApi.monitors, { query: { ...(q && { q }), ...(cursor && { cursor }) }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => nextLook(query, LOOK_MS),
  })
  const { data } = pages
  const monitors = useMemo(
    () => data && [...new Map(data.pages.flatMap((page) => page.monitors.map((one) => [one.id, one]))).values()],
    [data],
  )
  return { ...pages, monitors, found: data?.pages.at(-1)?.total, tally: data?.pages[0]?.tally }
}

/** A hundred of them, the first or those after some. */
export async function monitorPiece(q: string, after: string | null, signal: AbortSignal) {
  const query = { ...(q && { q }), ...(after !== null && { cursor: after }) }
  const { monitors, next } = await call(overviewApi.monitors, { query, signal })
  return { rows: monitors, next }
}

const meta = (workspace: string) => ({ invalidates: stale.monitorsChanged(workspace) })

export const useMonitorAll = (workspace: string) =>
  useMutation({ mutationFn: () => call(monitorApi.startAll, { params: { workspace } }), meta: meta(workspace) })

/** Begins to monitor an asset, or changes how. */
export const useSaveMonitor = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (body: MonitorChange) => call(monitorApi.save, { params: { workspace, asset }, body }),
    meta: meta(workspace),
  })

/** Begins to monitor many assets, which may be of several workspaces. */
export const useMonitorAssets = (workspace: string) =>
  useOneByOne({
    mutationFn: (params: Held) => call(monitorApi.save, { params, body: {} }),
    meta: meta(workspace),
  })

export const useRemoveMonitor = (workspace: string, asset: string) =>
  useMutation({ mutationFn: () => call(monitorApi.remove, { params: { workspace, asset } }), meta: meta(workspace) })

export const useCheckNow = (workspace: string, asset: string) =>
  useMutation({ mutationFn: () => call(monitorApi.check, { params: { workspace, asset } }), meta: meta(workspace) })

/** Says that what changed is how it should be. */
export const useAcceptChange = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (kind: IncidentKind) => call(monitorApi.accept, { params: { workspace, asset }, body: { kind } }),
    meta: meta(workspace),
  })
