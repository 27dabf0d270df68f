import { ALL } from '@/lib/domain/all'
import { useIntegrations } from './integration'
import { useMonitors } from './monitor'
import { useProblems, useStandings } from './overview'
import { useRecipes } from './recipe-list'
import { useScans } from './scan'
import { useSites } from './sites'
import { useOverdue, useStats } from './stats'
import { stale } from './keys'
import { useRefresh } from './stale'
import { useWpSites } from './wordpress-list'

/**
 * What the dashboard is made of, and a way to ask for all of it anew. `updatedAt` is when the oldest of it came;
 * undefined before anything did.
 */
export function useDashboard(scope: string | undefined) {
  const refresh = useRefresh(scope === undefined ? [] : stale.dashboardAsked(scope))
  // Of all workspaces these are not read.
  const workspace = scope === ALL ? undefined : scope
  const standings = useStandings(scope === ALL)
  const reads = [
    useSites(scope),
    useScans(scope),
    useStats(scope),
    useMonitors(scope),
    useOverdue(scope),
    useProblems(scope),
    useIntegrations(workspace),
    useRecipes(workspace),
    useWpSites(workspace),
    // Of one workspace it is not shown, and may be old.
    ...(scope === ALL ? [standings] : []),
  ] as const
  const times = reads.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => dataUpdatedAt)
  return {
    reads,
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    refresh,
  }
}
