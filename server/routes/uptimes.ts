import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { monitorChecks, monitors } from '../db/schema'

const DAY_MS = 86_400_000
/** A check says how the site is until the next one, but no longer than two intervals: after that nobody looked. */
const INTERVALS_COVERED = 2

/**
 * For which share of the time that was watched the site was there, by asset, and since when it was watched. The time after a failure that
 * was not confirmed counts for nothing.
 */
export async function uptimes(db: Db, ids: string[], now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const { asset_id, at, outcome } = monitorChecks
  const covered = sql`make_interval(mins => ${INTERVALS_COVERED} * ${monitors.interval_minutes})`
  const next = sql`coalesce(lead(${at}) over (partition by ${asset_id} order by ${at}), ${moment(now)})`
  const spans = db
    .select({ asset: asset_id, outcome, from: sql`${at}`.as('from_at'), until: sql`least(${next}, ${at} + ${covered})`.as('until_at') })
    .from(monitorChecks)
    .innerJoin(monitors, eq(monitors.asset_id, asset_id))
    // A day more than is counted: the check before the period says how it began.
    .where(and(inArray(asset_id, ids), gte(at, before(31))))
    .as('spans')
  const isUp = sql`${spans.outcome} in ('up', 'slow')`
  const seconds = (start: Date) => sql`greatest(0, extract(epoch from ${spans.until} - greatest(${spans.from}, ${moment(start)})))`
  const share = (start: Date) => sql<number | null>`(sum(${seconds(start)}) filter (where ${isUp}) / nullif(sum(${seconds(start)}), 0))::float8`
  const rows = await db
    .select({
      asset: spans.asset,
      day: share(before(1)),
      month: share(before(30)),
      since: sql<Date>`greatest(min(${spans.from}), ${moment(before(30))})`.mapWith(at),
    })
    .from(spans)
    .where(sql`${spans.outcome} <> 'unsure' and ${spans.until} > ${moment(before(30))}`)
    .groupBy(spans.asset)
  return new Map(rows.map((row) => [row.asset, row]))
}
