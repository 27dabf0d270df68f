import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { BEATS, type Beat, INCIDENT_KINDS, type Monitor } from '@/lib/contract/monitor'
import { gradeOf } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import type { Facts } from '@/server/db/monitor-facts'
import { inSlices } from '@/server/in-slices'
import { assets, incidents, monitorChecks, monitors } from '@/server/db/schema'
import { CLAIM_MS, isOverdue } from '@/server/monitor/due'
import { uptimes } from './uptimes'

type MonitorRow = Omit<typeof monitors.$inferSelect, 'baseline' | 'suspects' | 'current'> & {
  current: Pick<Facts, 'certificate' | 'scheme'>
}

const TAKEN_WITHIN_MS = 10_000

/** Of each asset what its row shows: there are thousands. */
const shownOfAsset = {
  id: assets.id,
  workspace_id: assets.workspace_id,
  value: assets.value,
  name: assets.name,
  score: assets.score,
  grade: assets.grade,
}

/**
 * The assets that `which` names as the monitoring screen shows them, also those without a monitor. The database looks
 * for them: thousands of ids take long to send.
 */
export async function publicMonitors(db: Db, which: SQL, now = new Date()): Promise<Monitor[]> {
  const isOfThem = (asset: SQLWrapper) => inArray(asset, db.select({ id: assets.id }).from(assets).where(which))
  const [rows, found, beats, uptime, open] = await Promise.all([
    db.select(shownOfAsset).from(assets).where(which).orderBy(assets.created_at, assets.id),
    db.select(shown).from(monitors).where(isOfThem(monitors.asset_id)),
    lastBeats(db, isOfThem(monitors.asset_id)),
    uptimes(db, isOfThem(monitors.asset_id), now),
    db
      .select({ asset: incidents.asset_id, kind: incidents.kind })
      .from(incidents)
      .where(and(isOfThem(incidents.asset_id), isNull(incidents.ended_at))),
  ])
  const monitorOf = new Map(found.map((monitor) => [monitor.asset_id, monitor]))
  const kindsOf = Map.groupBy(open, ({ asset }) => asset)
  return inSlices(rows, (asset) => {
    const monitor = monitorOf.get(asset.id)
    const kinds = (kindsOf.get(asset.id) ?? []).map(({ kind }) => kind)
    return {
      id: asset.id,
      workspace_id: asset.workspace_id,
      asset_value: asset.value,
      asset_name: asset.name,
      score: asset.score,
      grade: gradeOf(asset.grade),
      beats: beats.get(asset.id) ?? [],
      uptime_24h: uptime.get(asset.id)?.day ?? null,
      uptime_30d: uptime.get(asset.id)?.month ?? null,
      uptime_since: uptime.get(asset.id)?.since?.toISOString() ?? null,
      response_ms:
        monitor?.state === 'down' ? null : (beats.get(asset.id)?.findLast(({ ms }) => ms !== null)?.ms ?? null),
      open: INCIDENT_KINDS.filter((kind) => kinds.includes(kind)),
      ...(monitor ? ofMonitor(monitor, beats.get(asset.id)?.at(-1), now) : OFF),
    }
  })
}

const { baseline: _baseline, suspects: _suspects, ...own } = getTableColumns(monitors)
const { current } = monitors

/** What was seen of a site may be long: only what its row shows leaves the database. */
const shown = {
  ...own,
  current: sql<
    MonitorRow['current']
  >`jsonb_build_object('certificate', ${current} -> 'certificate', 'scheme', ${current} -> 'scheme')`,
}

const OFF = {
  state: 'off' as const,
  interval_minutes: 5,
  slow_ms: 3000,
  is_checking: false,
  checked_at: null,
  next_check_at: null,
  unchecked_since: null,
  scheme: null,
  certificate: null,
  domain_expires_at: null,
}

function ofMonitor(monitor: MonitorRow, last: Beat | undefined, now: Date) {
  const { certificate, scheme } = monitor.current
  const isUnknown = isOverdue(monitor, now)
  return {
    state: monitor.is_paused ? ('paused' as const) : isUnknown ? ('unknown' as const) : shownState(monitor.state, last),
    interval_minutes: monitor.interval_minutes,
    slow_ms: monitor.slow_ms,
    is_checking: !monitor.is_paused && isUnderWay(monitor, now),
    checked_at: monitor.checked_at?.toISOString() ?? null,
    next_check_at: monitor.is_paused ? null : monitor.next_check_at.toISOString(),
    unchecked_since: isUnknown ? (monitor.checked_at ?? monitor.created_at).toISOString() : null,
    scheme: scheme ?? null,
    certificate: certificate ? { issuer: certificate.issuer, expires_at: certificate.valid_to } : null,
    domain_expires_at: monitor.domain_expires_at?.toISOString() ?? null,
  }
}

/** An alert waits for a second slow answer, the state does not: it is what the last check saw, as its bar says. */
const shownState = (state: MonitorRow['state'], last: Beat | undefined) =>
  state === 'up' && last?.outcome === 'slow' ? 'slow' : state

/** Somebody is at it, or about to be: a check that a person asks for is due at once, and taken within seconds. */
function isUnderWay({ next_check_at, claimed_at }: MonitorRow, now: Date): boolean {
  if (claimed_at) return now.getTime() - claimed_at.getTime() < CLAIM_MS
  const late = now.getTime() - next_check_at.getTime()
  return late >= 0 && late < TAKEN_WITHIN_MS
}

/**
 * As it comes from the database: milliseconds since 1970, outcome, milliseconds of the answer. Numbers and not words:
 * there are many thousands.
 */
type BeatRow = [at: number, outcome: Beat['outcome'], ms: number | null]

/** The last sixty checks of each, of which the database makes one row for each monitor. */
async function lastBeats(db: Db, which: SQL): Promise<Map<string, Beat[]>> {
  const { asset_id, at, outcome, ms } = monitorChecks
  const last = db
    .select({ at, outcome, ms })
    .from(monitorChecks)
    .where(eq(asset_id, monitors.asset_id))
    .orderBy(desc(at))
    .limit(BEATS)
    .as('last')
  const beat = sql`json_build_array(floor(extract(epoch from ${last.at}) * 1000), ${last.outcome}, ${last.ms})`
  const beats = db
    .select({ list: sql<BeatRow[]>`json_agg(${beat} order by ${last.at})`.as('list') })
    .from(last)
    .as('beats')
  const rows = await db
    .select({ asset: monitors.asset_id, list: sql<BeatRow[] | null>`${beats.list}` })
    .from(monitors)
    .innerJoinLateral(beats, sql`true`)
    .where(which)
  return new Map(
    rows.map(({ asset, list }) => [
      asset,
      (list ?? []).map(([at, outcome, ms]) => ({ at: new Date(at).toISOString(), outcome, ms })),
    ]),
  )
}
