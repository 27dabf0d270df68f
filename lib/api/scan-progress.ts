import type { QueryClient } from '@tanstack/react-query'
import type { Scan } from '@/lib/contract/scan'
import { ALL } from '@/lib/domain/all'
import { isDoneCheck } from '@/lib/domain/scan-status'
import { useInCache } from './in-cache'
import { POLL_MS, scanReportQuery } from './scan-report'
import { scansQuery } from './scan'

/**
 * How far a running scan is, in whole percent: the same number wherever it stands. The list and the poll of one scan
 * look at different moments; the look of the poll counts while there is one.
 */
export function useScanProgress(scan: Scan, workspace: string | undefined): number {
  return useInCache(
    (client) => percentOf(lastSeen(client, workspace ?? scan.workspace_id, scan)),
    () => percentOf(scan),
  )
}

function lastSeen(client: QueryClient, workspace: string | undefined, scan: Scan): Scan {
  const polled = client.getQueryState(scanReportQuery(scan.id).queryKey)
  // The list of one workspace and that of all of them may both be here.
  const [list] = [...new Set([workspace, scan.workspace_id, ALL])]
    .flatMap((place) => client.getQueryState(scansQuery(place).queryKey) ?? [])
    .filter(({ data }) => data?.scans.some(({ id }) => id === scan.id))
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  const listed = list?.data?.scans.find(({ id }) => id === scan.id)
  if (!polled?.data) return listed ?? scan
  // Beside the number stands how many checks are done, which only the poll knows: while it looks, it counts.
  const isListNewer = (list?.dataUpdatedAt ?? 0) - polled.dataUpdatedAt > POLL_MS
  return listed && isListNewer && listed.progress > 0 ? listed : polled.data
}

/** An API that sends the checks alone is understood too. Never 100 before it is over. */
function percentOf({ progress, checks = [] }: Scan): number {
  const counted = checks.length > 0 ? (100 * checks.filter(isDoneCheck).length) / checks.length : 0
  return Math.min(99, Math.round(progress > 0 ? progress : counted))
}
