import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AgencyClient } from '@/lib/contract/agency'
import type { Grade } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { assets, incidents, leads, monitors, workspaces } from '@/server/db/schema'
import { isOverdue } from '@/server/monitor/due'

type Site = {
  workspace_id: string
  id: string
  value: string
  score: number | null
  grade: string | null
  critical: number
  high: number
  monitor: typeof monitors.$inferSelect | null
  reported_at: Date | null
}

/** How a site stands, as far as its monitor knows. */
export function stateOf({ monitor }: Pick<Site, 'monitor'>): AgencyClient['monitor'] {
  if (!monitor || monitor.is_paused) return null
  if (monitor.state === 'waiting' || isOverdue(monitor, new Date())) return 'unknown'
  return monitor.state === 'down' ? 'down' : 'up'
}

/** All workspaces of an account, those with the worst sites first. */
export async function clientsOf(db: Db, userId: string): Promise<(AgencyClient & { all: Site[] })[]> {
  const won = db
    .select({ id: leads.client_workspace_id })
    .from(leads)
    .where(and(eq(leads.user_id, userId), isNotNull(leads.client_workspace_id)))
  const rows = await db
    .select({ ...getTableColumns(workspaces), wasLead: sql<boolean>`${workspaces.id} in ${won}` })
    .from(workspaces)
    .where(eq(workspaces.user_id, userId))
    .orderBy(asc(workspaces.created_at), workspaces.id)
  const sites = Map.groupBy(await sitesOf(db, userId), ({ workspace_id }) => workspace_id)
  const since = await downSince(
    db,
    [...sites.values()].flat().flatMap((site) => (stateOf(site) === 'down' ? [site.id] : [])),
  )
  return rows
    .map(({ id, name, client_name, color, created_at, is_default, wasLead }) => {
      const all = sites.get(id) ?? []
      const worst = all.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))[0]
      const times = all.flatMap(({ reported_at }) => reported_at ?? [])
      const down = all.flatMap((site) => since.get(site.id) ?? [])
      return {
        workspace_id: id,
        name,
        client_name,
        color,
        created_at: created_at.toISOString(),
        is_own: is_default && !client_name && !wasLead,
        sites: all.length,
        site: worst?.value ?? null,
        score: worst?.score ?? null,
        grade: (worst?.grade ?? null) as Grade | null,
        critical: all.reduce((sum, { critical }) => sum + critical, 0),
        high: all.reduce((sum, { high }) => sum + high, 0),
        monitor: monitorOf(all),
        down_since: down.length > 0 ? new Date(Math.min(...down.map((at) => at.getTime()))).toISOString() : null,
        last_scan_at: times.length > 0 ? new Date(Math.max(...times.map((at) => at.getTime()))).toISOString() : null,
        all,
      }
    })
    .toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))
}

/** One that is down says so of the whole client. */
function monitorOf(sites: readonly Site[]): AgencyClient['monitor'] {
  const states = sites.map(stateOf)
  return (['down', 'unknown', 'up'] as const).find((state) => states.includes(state)) ?? null
}

const sitesOf = (db: Db, userId: string): Promise<Site[]> =>
  db
    .select({
      workspace_id: assets.workspace_id,
      id: assets.id,
      value: assets.value,
      score: assets.score,
      grade: assets.grade,
      critical: sql<number>`coalesce((${assets.counts}->>'critical')::int, 0)`,
      high: sql<number>`coalesce((${assets.counts}->>'high')::int, 0)`,
      monitor: monitors,
      reported_at: assets.reported_at,
    })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .leftJoin(monitors, eq(monitors.asset_id, assets.id))
    .where(eq(workspaces.user_id, userId))

async function downSince(db: Db, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ asset: incidents.asset_id, at: sql<string>`min(${incidents.started_at})::text` })
    .from(incidents)
    .where(and(inArray(incidents.asset_id, ids), eq(incidents.kind, 'down'), isNull(incidents.ended_at)))
    .groupBy(incidents.asset_id)
  return new Map(rows.map(({ asset, at }) => [asset, new Date(at)]))
}
