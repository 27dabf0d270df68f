import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Report, reportApi } from '@/lib/contract/report'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { isFinished } from '@/lib/domain/scan-status'
import { nextLook } from './client'
import { keys, stale } from './keys'
import { refresh } from './stale'

export const POLL_MS = 5000

export const reportOf = (reply: { report: Report }) => reply.report

const progressKey = (id: string) => [...keys.reports, 'progress', id] as const

/**
 * The running scan, looked at every 5000 ms until it is completed or failed. Whatever shows scans is looked at again
 * when it ends.
 */
export const scanReportQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: progressKey(id ?? ''),
    enabled: Boolean(id),
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }) => {
      const report = reportOf(await call(reportApi.progress, { params: { id: id ?? '' }, signal }))
      const before = client.getQueryData<Report>(queryKey)
      if (before && !isFinished(before) && isFinished(report)) void refresh(client, stale.scanEnded)
      return report
    },
    refetchInterval: (query) => (isFinished(query.state.data) ? false : nextLook(query, POLL_MS)),
  })

export const useScanReport = (id: string | undefined) => useQuery(scanReportQuery(id))

/** The API does not have this call. What it does not find is not asked for twice. */
export const lacksCall = (error: unknown) => error instanceof ApiError && [405, 501].includes(error.status ?? 0)
