import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AgencyClient } from '@/lib/contract/agency'
import type { Grade } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { inOne, rowsIn } from '@/server/db/in-one'
import { assets, incidents, leads, monitors, scans, sites as websites, workspaces } from '@/server/db/schema'
import { isOverdueNow } from '@/server/monitor/due'

const sites = {
  workspace_id: assets.workspace_id,
  id: assets.id,
  value: assets.value,
  name: assets.name,
  status: assets.status,
  /** A website that this server publishes: nobody has to prove whose it is. */
  is_published_here: sql`exists (select from ${websites} where ${websites.asset_id} = ${assets.id} and ${websites.published_id} is not null
    and ${websites.status} <> 'unpublished')`,
  score: assets.score,
  grade: assets.grade,
  critical: sql`coalesce((${assets.counts}->>'critical')::int, 0)`,
  high: sql`coalesce((${assets.counts}->>'high')::int, 0)`,
  /** From its latest report of a month ago on. */
  score_before: sql`(select ${scans.score} from ${scans} where ${scans.asset_id} = ${assets.id} and ${scans.status} = 'completed'
    and ${scans.completed_at} <= now() - interval '30 days' order by ${scans.completed_at} desc limit 1)`,
  reported_at: assets.reported_at,
  monitor: monitors.asset_id,
  is_paused: monitors.is_paused,
  state: monitors.state,
  is_overdue: isOverdueNow,
  /** When the certificate ends that its monitor saw last. */
  ends: sql`${monitors.current} #>> '{certificate,valid_to}'`,
  last_scan: sql`(select json_build_object('id', ${scans.id}, 'status', ${scans.status}, 'failure_reason', ${scans.failure_reason})
    from ${scans} where ${scans.asset_id} = ${assets.id} order by ${scans.created_at} desc limit 1)`,
}
type Site = {
  workspace_id: string
  id: string
  value: string
  name: string | null
  status: (typeof assets.$inferSelect)['status']
  is_published_here: boolean
  score: number | null
  grade: string | null
  critical: number
  high: number
  score_before: number | null
  reported_at: string | null
  /** Null, like what follows it, where nothing looks. */
  monitor: string | null
  is_paused: boolean | null
  state: (typeof monitors.$inferSelect)['state'] | null
  is_overdue: boolean | null
  ends: string | null
  /** The one that was started last. */
  last_scan: Pick<typeof scans.$inferSelect, 'id' | 'status' | 'failure_reason'> | null
}

type Watched = Pick<Site, 'monitor' | 'is_paused' | 'state' | 'is_overdue'>

/** How a site stands, as far as its monitor knows. */
export function stateOf({ monitor, is_paused, state, is_overdue }: Watched): AgencyClient['monitor'] {
  if (monitor === null || is_paused) return null
  if (state === 'waiting' || is_overdue) return 'unknown'
  return state === 'down' ? 'down' : 'up'
}

/** All workspaces of an account, those with the worst sites first. */
export async function clientsOf(db: Db, userId: string): Promise<(AgencyClient & { all: Site[] })[]> {
  const { id, name, client_name, color, created_at, is_default } = workspaces
  const won = db
    .select({ id: leads.client_workspace_id })
    .from(leads)
    .where(and(eq(leads.user_id, userId), isNotNull(leads.client_workspace_id)))
  const wasLead = sql<boolean>`${id} in ${won}`
  const rows = await db
    .select({ id, name, client_name, color, created_at, is_default, wasLead })
    .from(workspaces)
    .where(eq(workspaces.user_id, userId))
    .orderBy(asc(workspaces.created_at), workspaces.id)
  const byWorkspace = Map.groupBy(await sitesOf(db, userId), ({ workspace_id }) => workspace_id)
  const since = await downSince(
    db,
    [...byWorkspace.values()].flat().flatMap((site) => (stateOf(site) === 'down' ? [site.id] : [])),
  )
  return rows
    .map((row) => {
      const all = byWorkspace.get(row.id) ?? []
      const worst = all.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))[0]
      const times = all.flatMap(({ reported_at }) => reported_at ?? [])
      const down = all.flatMap((site) => since.get(site.id) ?? [])
      return {
        workspace_id: row.id,
        name: row.name,
        client_name: row.client_name,
        color: row.color,
        created_at: row.created_at.toISOString(),
        is_own: row.is_default && !row.client_name && !row.wasLead,
        sites: all.length,
        site: worst?.value ?? null,
        score: worst?.score ?? null,
        grade: (worst?.grade ?? null) as Grade | null,
        critical: all.reduce((sum, { critical }) => sum + critical, 0),
        high: all.reduce((sum, { high }) => sum + high, 0),
        monitor: monitorOf(all),
        down_since: down.length > 0 ? new Date(Math.min(...down.map((at) => at.getTime()))).toISOString() : null,
        last_scan_at: times.length > 0 ? new Date(Math.max(...times.map((at) => Date.parse(at)))).toISOString() : null,
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

async function sitesOf(db: Db, userId: string): Promise<Site[]> {
  const [row] = await db
    .select({ all: inOne(sites) })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .leftJoin(monitors, eq(monitors.asset_id, assets.id))
    .where(eq(workspaces.user_id, userId))
  return rowsIn<Site>(sites, row?.all)
}

async function downSince(db: Db, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ asset: incidents.asset_id, at: sql<string>`min(${incidents.started_at})::text` })
    .from(incidents)
    .where(and(inArray(incidents.asset_id, ids), eq(incidents.kind, 'down'), isNull(incidents.ended_at)))
    .groupBy(incidents.asset_id)
  return new Map(rows.map(({ asset, at }) => [asset, new Date(at)]))
}
