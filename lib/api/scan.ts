import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  DEFAULT_SCAN_TYPE,
  MAX_STARTS,
  type Scan,
  type ScanListQuery,
  type StartedScan,
  type StartScan,
  scanApi,
} from '@/lib/contract/scan'
import { ApiError, pageError, pageText, scanErrorText } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { overviewApi } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import { isFinished, newestScan } from '@/lib/domain/scan-status'
import { useTellsOutside } from '@/stores/end-notices'
import { nextLook } from './client'
import { useInCache } from './in-cache'
import { scanReportQuery } from './scan-report'
import { StartReply, startedScan } from './started-scan'
import { keys, stale } from './keys'
import { useOneByOne } from './stale'

/** One page of the scans that are asked for. */
export const listScans = (ws: string, query: Partial<ScanListQuery>, signal?: AbortSignal) =>
  ws === ALL ? call(overviewApi.scans, { query, signal }) : call(scanApi.list, { params: { ws }, query, signal })

export const scansQuery = (workspace: string | undefined) =>
  queryOptions({
    queryKey: keys.scans(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => listScans(workspace ?? '', {}, signal),
    select: (reply) => reply.scans,
  })

/**
 * The workspace's scans, newest first. Looks again every 5 s while one of them is running, so that no running scan is
 * lost from sight; with `idleMs` also while none is, for whoever waits for one that somebody else starts.
 */
export const useScans = (workspace: string | undefined, idleMs?: number) =>
  useQuery({
    ...scansQuery(workspace),
    // Whoever asked to be told outside the page is looking elsewhere.
    refetchIntervalInBackground: useTellsOutside(),
    refetchInterval: (query) => {
      const everyMs = query.state.data?.scans.some((scan) => !isFinished(scan)) ? 5000 : idleMs
      return everyMs !== undefined && nextLook(query, everyMs)
    },
  })

/**
 * The running scans. What a screen that watches one of them has seen end is left out at once, and the list is fetched
 * anew.
 */
export function useRunningScans(workspace: string | undefined): readonly Scan[] {
  const client = useQueryClient()
  const listed = (useScans(workspace).data ?? []).filter((scan) => !isFinished(scan))
  const isOver = ({ id }: Scan) => isFinished(client.getQueryData(scanReportQuery(id).queryKey))
  // Asks for nothing: only looks at what the watching screen was told.
  const ended = useInCache(
    () => idsOf(listed.filter(isOver)),
    () => '',
  )
  useEffect(() => {
    if (ended !== '') void client.invalidateQueries({ queryKey: keys.scans(workspace ?? '') })
  }, [client, workspace, ended])
  return listed.filter((scan) => !isOver(scan))
}

/** How many of the scans that wait the list has no room for. */
export function useUnlistedScans(workspace: string | undefined): number {
  const { data } = useQuery({
    ...scansQuery(workspace),
    select: ({ scans, unfinished }) =>
      unfinished && unfinished.running + unfinished.waiting - scans.filter((scan) => !isFinished(scan)).length,
  })
  return Math.max(0, data ?? 0)
}

const idsOf = (scans: readonly Scan[]) => scans.map(({ id }) => id).join(' ')

export const useScan = (workspace: string | undefined, id: string) =>
  useQuery({
    queryKey: [...keys.scans(workspace ?? ''), id],
    enabled: workspace !== undefined && id !== '',
    queryFn: ({ signal }) => call(scanApi.show, { params: { ws: workspace ?? '', id }, signal }),
    select: (reply) => reply.scan,
  })

const meta = (workspace: string) => ({
  invalidates: stale.scansStarted(workspace),
  errorText: (error: unknown) => scanErrorText(error, 'scan_not_started'),
})

/** Puts a scan that was just started before the others, so that the previous result is gone from the screen at once. */
function remember(client: QueryClient, workspace: string, scan: Scan) {
  client.setQueryData(
    scansQuery(workspace).queryKey,
    (known) => known && { ...known, scans: [scan, ...known.scans.filter((other) => other.id !== scan.id)] },
  )
  return scan
}

/** Starts a scan and finds it: in the answer, else as the one that the list did not have before. */
async function begin(
  client: QueryClient,
  workspace: string,
  asked: { asset_id: string; scan_type: string },
  start: () => Promise<Record<string, unknown>>,
) {
  const { queryKey } = scansQuery(workspace)
  const known = client.getQueryData(queryKey)?.scans.map(({ id }) => id)
  const started = startedScan(await start(), asked)
  if (started) return remember(client, workspace, started)
  const { scans } = await client.fetchQuery({ ...scansQuery(workspace), staleTime: 0 })
  const found = newestScan(scans.filter(({ id, asset_id }) => asset_id === asked.asset_id && !known?.includes(id)))
  if (!found) throw pageError('scan_not_started')
  return found
}

const starts = {
  light: { ...scanApi.light, reply: StartReply },
  start: { ...scanApi.start, reply: StartReply },
  full: { ...scanApi.full, reply: StartReply },
}

function useLightStart(workspace: string) {
  const client = useQueryClient()
  return {
    mutationFn: (asset_id: string) =>
      begin(client, workspace, { asset_id, scan_type: 'light_scan' }, () => call(starts.light, { body: { asset_id } })),
    meta: meta(workspace),
  }
}
export const useStartLightScan = (workspace: string) => useMutation(useLightStart(workspace))
/** The same for many, which may be of several workspaces: one after the other, where an API has no call for all. */
export const useStartLightScansOneByOne = (workspace: string) =>
  useOneByOne({ mutationFn: (asset_id: string) => call(starts.light, { body: { asset_id } }), meta: meta(workspace) })

/** Of which workspace, where that is told. */
type Started = { id: string; workspace_id?: string }
type Starts = { assets: readonly Started[]; scan_type: 'light_scan' | 'full_scan' }

/**
 * Starts scans of many assets by one call for a thousand of a workspace. The first call that fails is the last: `error`
 * is why the rest has no answer. Rejects with what `lacksManyStarts` knows where the API has no such call.
 */
export const useStartScans = (workspace: string) =>
  useMutation({
    mutationFn: async ({ assets, scan_type }: Starts) => {
      const answers: StartedScan[] = []
      for (const [ws, some] of Map.groupBy(assets, ({ workspace_id = workspace }) => workspace_id)) {
        for (let from = 0; from < some.length; from += MAX_STARTS) {
          const body = { assets: some.slice(from, from + MAX_STARTS).map(({ id }) => id), scan_type }
          try {
            answers.push(...(await call(scanApi.startMany, { params: { ws }, body })).results)
          } catch (error) {
            if (answers.length === 0) throw error
            return { answers, error }
          }
        }
      }
      return { answers, error: undefined }
    },
    meta: { silent: true },
  })

export const lacksManyStarts = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

export function useStartScan(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ asset_id, scan_type = DEFAULT_SCAN_TYPE }: StartScan) =>
      begin(client, workspace, { asset_id, scan_type }, () =>
        call(starts.start, { params: { ws: workspace }, body: { asset_id, scan_type } }),
      ),
    meta: meta(workspace),
  })
}

export function useStartFullScan(workspace: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asset_id: string) => {
      if (!workspace) throw pageError('no_workspace')
      const body = { asset_id, workspace_id: workspace }
      return begin(client, workspace, { asset_id, scan_type: 'full_scan' }, () => call(starts.full, { body }))
    },
    meta: {
      ...meta(workspace ?? ''),
      errorText: (error: unknown) => (workspace ? scanErrorText(error, 'scan_not_started') : pageText('no_workspace')),
    },
  })
}

/**
 * How many scans the workspace has, and whether they are more than the list answers at once. Asks for nothing of its
 * own.
 */
export function useScanListEnd(workspace: string | undefined) {
  const { data } = useQuery({
    ...scansQuery(workspace),
    select: ({ scans, next, total }) => ({ isCut: next !== null, total: total ?? scans.length }),
  })
  return data ?? { isCut: false, total: 0 }
}
