import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { ENDS_BY_ITSELF, INCIDENT_KINDS } from '@/lib/contract/monitor'
import type { MonitorTally } from '@/lib/contract/overview'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { assets, incidents, monitorChecks, monitors } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { isOverdueNow } from '@/server/monitor/due'
import { publicMonitors } from '@/server/routes/monitor/monitor-rows'
import { after, keyOf, type Order, orderBy, pageOf } from '@/server/routes/pages'
import { hasWords } from '@/server/routes/search'

const isDown = sql`(${monitors.state} = 'down' and not ${monitors.is_paused})`
const openOf = (kinds: SQL) =>
  sql`exists (select 1 from ${incidents} where ${incidents.asset_id} = ${assets.id} and ${incidents.ended_at} is null and ${incidents.kind} in (${kinds}))`
const CHANGES = sql.raw(
  INCIDENT_KINDS.filter((kind) => !ENDS_BY_ITSELF.includes(kind))
    .map((kind) => `'${kind}'`)
    .join(', '),
)
const hasChanged = openOf(CHANGES)
/** What the last check saw, as the rows say it: an alert waits for a second slow answer, the state does not. */
const isSlow = sql`(${monitors.state} = 'slow' or ${monitors.state} = 'up' and (
  select ${monitorChecks.outcome} from ${monitorChecks} where ${monitorChecks.asset_id} = ${monitors.asset_id}
  order by ${monitorChecks.at} desc limit 1) = 'slow')`

const expiresWithin = (days: number) =>
  sql`(${monitors.current} -> 'certificate' ->> 'valid_to')::timestamptz < now() + make_interval(days => ${sql.raw(String(days))})`

/** What needs somebody comes first; then by the address. */
const urgency = sql`case
  when ${monitors.asset_id} is null then 9
  when ${monitors.is_paused} then 8
  when ${isOverdueNow} then 2
  when ${isDown} then 1
  when ${hasChanged} then 3
  when ${expiresWithin(14)} then 4
  when ${monitors.state} = 'slow' then 5
  when ${monitors.state} = 'waiting' then 6
  else 7 end`

const byAddress = sql`lower(regexp_replace(${assets.value}, '^https?://', '', 'i'))`
const WORST: Order = {
  name: 'worst',
  by: sql`((${urgency})::text || ' ' || ${byAddress})`,
  type: 'text',
  isDown: false,
}

type Asked = { scope: Scope; cursor: string | undefined; q: string | undefined; limit: number }

/** Every word stands in the address or the name of the site, or in the name of its workspace. */
function says(q: string | undefined) {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const place = sql`(select name from workspaces where workspaces.id = ${assets.workspace_id})`
  return hasWords(sql`lower(concat_ws(' ', ${assets.value}, ${assets.name}, ${place}))`, words)
}

/** One page of the monitors of several workspaces, what needs somebody first. */
export async function monitorPage(db: Db, { scope, cursor, q, limit }: Asked) {
  const where = and(within(assets.workspace_id, scope), says(q))
  const [found, total, tally] = await Promise.all([
    db
      .select({ id: assets.id, key: keyOf(WORST) })
      .from(assets)
      .leftJoin(monitors, eq(monitors.asset_id, assets.id))
      .where(and(where, after(cursor, WORST, assets.id)))
      .orderBy(...orderBy(WORST, assets.id))
      .limit(limit + 1),
    db.$count(assets, where),
    cursor === undefined ? tallyOf(db, scope) : undefined,
  ])
  const { rows, next } = pageOf(found, limit, WORST)
  const ids = rows.map(({ id }) => id)
  const shown = new Map((await publicMonitors(db, anyOf(assets.id, ids))).map((monitor) => [monitor.id, monitor]))
  return { monitors: ids.flatMap((id) => shown.get(id) ?? []), next, total, ...(tally && { tally }) }
}

const SOON_DAYS = 30

async function tallyOf(db: Db, scope: Scope): Promise<MonitorTally> {
  const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const isWatched = sql`not ${monitors.is_paused} and not ${isOverdueNow}`
  const [[row], all, [changed]] = await Promise.all([
    db
      .select({
        monitored: sql<number>`count(*)::int`,
        up: having(sql`${isWatched} and ${monitors.state} = 'up' and not ${isSlow}`),
        down: having(sql`${isWatched} and ${monitors.state} = 'down'`),
        slow: having(sql`${isWatched} and ${isSlow}`),
        unknown: having(isOverdueNow),
        certificate: having(expiresWithin(SOON_DAYS)),
      })
      .from(monitors)
      .innerJoin(assets, eq(assets.id, monitors.asset_id))
      .where(within(assets.workspace_id, scope)),
    db.$count(assets, within(assets.workspace_id, scope)),
    db
      .select({ sites: sql<number>`count(distinct ${incidents.asset_id})::int` })
      .from(incidents)
      .innerJoin(assets, eq(assets.id, incidents.asset_id))
      .where(
        and(
          within(assets.workspace_id, scope),
          isNull(incidents.ended_at),
          inArray(
            incidents.kind,
            INCIDENT_KINDS.filter((kind) => !ENDS_BY_ITSELF.includes(kind)),
          ),
        ),
      ),
  ])
  const { monitored = 0, up = 0, down = 0, slow = 0, unknown = 0, certificate = 0 } = row ?? {}
  return { all, off: all - monitored, up, down, slow, unknown, certificate, changed: changed?.sites ?? 0 }
}
