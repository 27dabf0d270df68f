import { type QueryClient, type QueryKey, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type Report, reportApi } from '@/lib/contract/report'
import { ApiError, ERROR_TEXT } from '@/lib/errors'
import { call } from '@/lib/http'
import { isFinished } from '@/lib/scan-status'

export const POLL_MS = 5000

export const reportKey = ['report'] as const

const reportOf = (reply: { report: Report }) => reply.report

const progressKey = (id: string) => [...reportKey, 'progress', id] as const

/** The running scan, looked at every 5000 ms until it is completed or failed. Whatever shows scans is looked at again when it ends. */
export const scanReportQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: progressKey(id ?? ''),
    enabled: Boolean(id),
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }) => {
      const report = reportOf(await call(reportApi.progress, { params: { id: id ?? '' }, signal }))
      const before = client.getQueryData<Report>(queryKey)
      if (before && !isFinished(before) && isFinished(report)) refreshLists(client)
      return report
    },
    refetchInterval: (query) => (isFinished(query.state.data) ? false : POLL_MS),
  })

function refreshLists(client: QueryClient) {
  const lists: QueryKey[number][] = ['scan', 'asset', 'stats', 'workspace']
  void client.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(queryKey[0]) })
  void client.invalidateQueries({ queryKey: [...reportKey, 'asset'] })
}

export const useScanReport = (id: string | undefined) => useQuery(scanReportQuery(id))

/** The API does not have this call. What it does not find is not asked for twice. */
const lacksCall = (error: unknown) => error instanceof ApiError && [405, 501].includes(error.status ?? 0)

/** One report; an API without the workspace's call is asked by the id alone. */
export const useReport = (workspace: string | undefined, id: string) =>
  useQuery({
    queryKey: [...reportKey, workspace ?? '', id],
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

/** The reports of an asset; an API without that call is searched by the older one. */
export const useAssetReports = (workspace: string | undefined, asset: string | undefined) =>
  useQuery({
    queryKey: [...reportKey, 'asset', workspace ?? '', asset ?? ''],
    enabled: workspace !== undefined,
    queryFn: async ({ signal }) => {
      if (!workspace || !asset) throw new Error(ERROR_TEXT.missingReportIds)
      const ofAsset = call(reportApi.forAsset, { params: { workspace, asset }, signal })
      const { reports } = await ofAsset.catch((error: unknown) => {
        if (!lacksCall(error)) throw error
        return call(reportApi.search, { query: { workspace_id: workspace, asset_id: asset }, signal })
      })
      return reports
    },
  })

export const useAbortScan = (workspace: string) =>
  useMutation({
    mutationFn: async (id: string) => reportOf(await call(reportApi.abort, { params: { id } })),
    meta: { invalidates: [reportKey, ['scan', workspace], ['asset', workspace], ['stats']] },
  })

/** The report as PDF; its name comes from the server. */
export const useDownloadReport = (workspace: string) =>
  useMutation({ mutationFn: (report: string) => call(reportApi.download, { params: { workspace, report }, query: { view: 'full' } }) })
