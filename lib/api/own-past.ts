import { useQuery } from '@tanstack/react-query'
import type { Past } from '@/lib/automation/own-preview'
import type { Report } from '@/lib/contract/report'
import { useAssets } from './asset'
import { keys } from './keys'
import { newestReports } from './report'
import { scansQuery } from './scan'

/** Of more sites than these nobody waits for the reports. */
const MAX_SITES = 25

/**
 * What an API without previews answers of what happened. `needs`: null asks for nothing. `isTooMuch`: there are more
 * sites than can be read.
 */
export function useOwnPast(workspace: string, needs: 'nothing' | 'scans' | 'reports' | null) {
  const asked = needs === 'scans' || needs === 'reports' ? workspace : undefined
  const scans = useQuery({ ...scansQuery(asked), select: (reply) => reply })
  const assets = useAssets(asked)
  const sites = [...new Set(scans.data?.scans.flatMap(({ asset_id }) => asset_id ?? []))]
  const isTooMuch = needs === 'reports' && sites.length > MAX_SITES
  const reports = useQuery({
    queryKey: [...keys.reportsOfAssets, workspace, 'newest', sites],
    enabled: needs === 'reports' && scans.data !== undefined && !isTooMuch,
    queryFn: ({ signal }) => Promise.all(sites.map((site) => newestReports(workspace, site, signal))),
  })
  const reads = needs === 'nothing' ? [] : needs === 'scans' ? [scans, assets] : [scans, assets, reports]
  const cut = [
    ...(scans.data?.next ? [scans.data.scans] : []),
    ...(reports.data ?? []).flatMap((site) => (site.hasMore ? [site.reports] : [])),
  ]
  const past: Past | undefined = reads.every(({ data }) => data !== undefined)
    ? {
        scans: scans.data?.scans ?? [],
        reports: reports.data?.flatMap((site): Report[] => site.reports) ?? [],
        assets: assets.data ?? [],
        since: Math.max(0, ...cut.map((rows) => Date.parse(rows.at(-1)?.completed_at ?? '') || 0)),
      }
    : undefined
  return {
    past,
    isTooMuch,
    isPending: reads.some(({ isFetching }) => isFetching),
    error: reads.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  }
}
