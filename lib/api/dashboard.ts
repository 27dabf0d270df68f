import { useIntegrations } from './integration'
import { useMonitors } from './monitor'
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
export function useDashboard(workspace: string | undefined) {
  const refresh = useRefresh(workspace === undefined ? [] : stale.dashboardAsked(workspace))
  const reads = [
    useSites(workspace),
    useScans(workspace),
    useStats(workspace),
    useMonitors(workspace),
    useOverdue(workspace),
    useIntegrations(workspace),
    useRecipes(workspace),
    useWpSites(workspace),
  ] as const
  const times = reads.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => dataUpdatedAt)
  return {
    reads,
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    refresh,
  }
}
