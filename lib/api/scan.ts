import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Scan, StartScan } from '@/lib/contract/scan'
import { scanApi } from '@/lib/contract/scan'
import { ERROR_TEXT, scanErrorText } from '@/lib/errors'
import { call } from '@/lib/http'
import { assetKey } from './asset'
import { reportKey } from './report'
import { isFinished } from '@/lib/scan-status'

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

export const useStartLightScan = (workspace: string) =>
  useMutation({ mutationFn: (asset_id: string) => call(scanApi.light, { body: { asset_id } }).then(scanOf), meta: meta(workspace) })

export const useStartScan = (workspace: string) =>
  useMutation({ mutationFn: (body: StartScan) => call(scanApi.start, { params: { ws: workspace }, body }).then(scanOf), meta: meta(workspace) })

export const useStartFullScan = (workspace: string | undefined) =>
  useMutation({
    mutationFn: async (asset_id: string) => {
      if (!workspace) throw new Error(ERROR_TEXT.noWorkspace)
      return scanOf(await call(scanApi.full, { body: { asset_id, workspace_id: workspace } }))
    },
    meta: { invalidates: [scanKey(workspace ?? '')], errorText: (error: unknown) => (workspace ? scanErrorText(error, ERROR_TEXT.startScan) : ERROR_TEXT.noWorkspace) },
  })

const scanOf = (reply: { scan: Scan }) => reply.scan
