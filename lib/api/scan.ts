import { type QueryClient, queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Scan, StartScan } from '@/lib/contract/scan'
import { scanApi } from '@/lib/contract/scan'
import { ApiError, ERROR_TEXT, scanErrorText } from '@/lib/errors'
import { call } from '@/lib/http'
import { isFinished } from '@/lib/scan-status'
import { assetKey } from './asset'
import { reportKey, scanReportQuery } from './report'

export const scanKey = (workspace: string) => ['scan', workspace] as const

export const scansQuery = (workspace: string | undefined) =>
  queryOptions({
    queryKey: scanKey(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(scanApi.list, { params: { ws: workspace ?? '' }, signal }),
    select: (reply) => reply.scans,
  })

/** The workspace's scans, newest first. Looks again every 5 s while one of them is running, so that no running scan is lost from sight. */
export const useScans = (workspace: string | undefined) =>
  useQuery({ ...scansQuery(workspace), refetchInterval: (query) => (query.state.data?.scans.some((scan) => !isFinished(scan)) ? 5000 : false) })

/** The running scans. What a screen that watches one of them has seen end is left out at once, and the list is fetched anew. */
export function useRunningScans(workspace: string | undefined): readonly Scan[] {
  const client = useQueryClient()
  const listed = (useScans(workspace).data ?? []).filter((scan) => !isFinished(scan))
  // Asks for nothing: only looks at what the watching screen was told.
  const watched = useQueries({ queries: listed.map(({ id }) => ({ ...scanReportQuery(id), enabled: false })) })
  const isOver = (index: number) => isFinished(watched[index]?.data)
  const ended = listed
    .filter((_, index) => isOver(index))
    .map(({ id }) => id)
    .join(' ')
  // The cache is the outside system.
  useEffect(() => {
    if (ended !== '') void client.invalidateQueries({ queryKey: scanKey(workspace ?? '') })
  }, [client, workspace, ended])
  return listed.filter((_, index) => !isOver(index))
}

export const useScan = (workspace: string | undefined, id: string) =>
  useQuery({
    queryKey: [...scanKey(workspace ?? ''), id],
    enabled: workspace !== undefined && id !== '',
    queryFn: ({ signal }) => call(scanApi.show, { params: { ws: workspace ?? '', id }, signal }),
    select: (reply) => reply.scan,
  })

const meta = (workspace: string) => ({
  invalidates: [scanKey(workspace), assetKey(workspace), reportKey, ['stats']],
  errorText: (error: unknown) => scanErrorText(error, ERROR_TEXT.startScan),
})

/** Puts a scan that was just started before the others, so that the previous result is gone from the screen at once. */
function remember(client: QueryClient, workspace: string, scan: Scan) {
  client.setQueryData(scansQuery(workspace).queryKey, (known) => known && { scans: [scan, ...known.scans.filter((other) => other.id !== scan.id)] })
  return scan
}

export function useStartLightScan(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asset_id: string) => call(scanApi.light, { body: { asset_id } }).then((reply) => remember(client, workspace, reply.scan)),
    meta: meta(workspace),
  })
}

export function useStartScan(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StartScan) => call(scanApi.start, { params: { ws: workspace }, body }).then((reply) => remember(client, workspace, reply.scan)),
    meta: meta(workspace),
  })
}

export function useStartFullScan(workspace: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asset_id: string) => {
      if (!workspace) throw new ApiError(ERROR_TEXT.noWorkspace)
      return remember(client, workspace, (await call(scanApi.full, { body: { asset_id, workspace_id: workspace } })).scan)
    },
    meta: { ...meta(workspace ?? ''), errorText: (error: unknown) => (workspace ? scanErrorText(error, ERROR_TEXT.startScan) : ERROR_TEXT.noWorkspace) },
  })
}
