import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type Report, reportApi } from '@/lib/contract/report'
import { ERROR_TEXT } from '@/lib/errors'
import { call } from '@/lib/http'
import { isFinished } from '@/lib/scan-status'

export const POLL_MS = 5000

export const reportKey = ['report'] as const

const reportOf = (reply: { report: Report }) => reply.report

/** The running scan, looked at every 5000 ms until it is completed or failed. */
export const scanReportQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...reportKey, 'progress', id ?? ''],
    enabled: Boolean(id),
    staleTime: 0,
    queryFn: ({ signal }) => call(reportApi.progress, { params: { id: id ?? '' }, signal }).then(reportOf),
    refetchInterval: (query) => (isFinished(query.state.data) ? false : POLL_MS),
  })

export const useScanReport = (id: string | undefined) => useQuery(scanReportQuery(id))

/** One report of the workspace; an API that does not have the call is asked by the older one. */
export const useReport = (workspace: string | undefined, id: string) =>
  useQuery({
    queryKey: [...reportKey, workspace ?? '', id],
    enabled: workspace !== undefined && id !== '',
    queryFn: ({ signal }) => call(reportApi.one, { params: { workspace: workspace ?? '', report: id }, signal }).then(reportOf),
  })

/** A report by its id alone, when the workspace is not known. */
export const useReportById = (id: string | undefined) =>
  useQuery({ queryKey: [...reportKey, 'get', id ?? ''], enabled: Boolean(id), queryFn: ({ signal }) => call(reportApi.get, { params: { id: id ?? '' }, signal }).then(reportOf) })

export const useAssetReports = (workspace: string | undefined, asset: string | undefined) =>
  useQuery({
    queryKey: [...reportKey, 'asset', workspace ?? '', asset ?? ''],
    enabled: Boolean(workspace && asset),
    queryFn: async ({ signal }) => {
      if (!workspace || !asset) throw new Error(ERROR_TEXT.missingReportIds)
      return (await call(reportApi.forAsset, { params: { workspace, asset }, signal })).reports
    },
  })

export const useAbortScan = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(reportApi.abort, { params: { id } }).then(reportOf),
    meta: { invalidates: [reportKey, ['scan', workspace], ['asset', workspace]] },
  })
