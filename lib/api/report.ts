import { useMutation, useQuery } from '@tanstack/react-query'
import { type Report, reportApi } from '@/lib/contract/report'
import { scanApi } from '@/lib/contract/scan'
import { ApiError, pageError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { isCompleted } from '@/lib/domain/scan-status'
import { ALL } from '@/lib/domain/all'
import { keys, stale } from './keys'
import { lacksCall, reportOf } from './scan-report'

/** One report; an API without the workspace's call is asked by the id alone. */
export const useReport = (workspace: string | undefined, id: string) =>
  useQuery({
    queryKey: [...keys.reports, workspace ?? '', id],
    enabled: workspace !== undefined && id !== '',
    queryFn: async ({ signal }) => {
      const inWorkspace = call(reportApi.one, { params: { workspace: workspace ?? '', report: id }, signal })
      return reportOf(
        await inWorkspace.catch((error: unknown) => {
          if (!lacksCall(error)) throw error
          return call(reportApi.get, { params: { id }, signal })
        }),
      )
    },
  })

type Cursor = { cursor?: string }

async function allPages(
  read: (cursor: Cursor) => Promise<{ reports: Report[]; next: string | null }>,
): Promise<Report[]> {
  const reports = new Map<string, Report>()
  let cursor: Cursor | null = {}
  while (cursor) {
    const before = reports.size
    const page = await read(cursor)
    for (const report of page.reports) reports.set(report.id, report)
    // An API that does not know pages answers the first for ever.
    cursor = page.next === null || reports.size === before ? null : { cursor: page.next }
  }
  return [...reports.values()]
}

/** The reports of an asset, all of them; an API without that call is searched by the older one. */
export const useAssetReports = (workspace: string | undefined, asset: string | undefined) =>
  useQuery({
    queryKey: [...keys.reportsOfAssets, workspace ?? '', asset ?? ''],
    enabled: workspace !== undefined,
    queryFn: async ({ signal }) => {
      if (!workspace || !asset) throw pageError('report_ids_missing')
      const ofAsset = (cursor: Cursor) =>
        call(reportApi.forAsset, { params: { workspace, asset }, query: cursor, signal })
      const search = (cursor: Cursor) =>
        call(reportApi.search, { query: { workspace_id: workspace, asset_id: asset, ...cursor }, signal })
      return allPages(ofAsset).catch((error: unknown) => {
        if (!lacksCall(error)) throw error
        return allPages(search)
      })
    },
  })

/** The newest whole reports of an asset, and whether there are older ones. */
export async function newestReports(workspace: string, asset: string, signal: AbortSignal) {
  const query = { workspace_id: workspace, asset_id: asset }
  const { reports, next } = await call(reportApi.search, { query, signal })
  return { reports, hasMore: next !== null }
}

/** A later full scan had a look for itself at what this report carries on from earlier ones. */
export function useIsPast(report: Report, workspace: string): boolean {
  const reports = useAssetReports(
    report.carried?.length && report.asset_id !== undefined ? workspace : undefined,
    report.asset_id,
  ).data
  const end = Date.parse(report.completed_at ?? '')
  return Boolean(
    reports?.some(
      (other) => other.scan_type === 'full_scan' && isCompleted(other) && Date.parse(other.completed_at ?? '') > end,
    ),
  )
}

const abort = async (id: string) => reportOf(await call(reportApi.abort, { params: { id } }))
const afterAbort = (workspace: string) => ({ invalidates: stale.scansStopped(workspace) })

export const useAbortScan = (workspace: string) => useMutation({ mutationFn: abort, meta: afterAbort(workspace) })

/** Stops as many as it can; the first refusal is told when all have answered. */
async function abortEach(ids: readonly string[]) {
  const answers = await Promise.allSettled(ids.map(abort))
  const refused = answers.find((answer) => answer.status === 'rejected')
  if (refused) throw refused.reason
}

/** Stops these scans and no other. */
export const useAbortScans = (workspace: string) => useMutation({ mutationFn: abortEach, meta: afterAbort(workspace) })

/**
 * Stops all scans of the workspace, also those that no list has room for. Where the API lacks the call, stops the ones
 * it is given.
 */
export const useStopAll = (workspace: string) =>
  useMutation({
    mutationFn: async (listed: readonly string[]) => {
      if (workspace === ALL) return abortEach(listed)
      try {
        await call(scanApi.stopAll, { params: { ws: workspace } })
      } catch (error) {
        if (!lacksCall(error) && !(error instanceof ApiError && error.status === 404)) throw error
        await abortEach(listed)
      }
    },
    meta: afterAbort(workspace),
  })
