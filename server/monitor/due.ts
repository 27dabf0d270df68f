import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, monitors, workspaces } from '@/server/db/schema'
import { admittedOwners } from './owners'

/** A tick comes once a minute: what is due within this time is due now. */
export const SLACK_MS = 15_000
/** Longer than any look takes: after that nobody looks any more. */
export const CLAIM_MS = 90_000
const AT_ONCE = 2000
const MINUTE_MS = 60_000
/** To restart a server takes less, and so does a long queue. */
const PATIENCE_MS = 5 * MINUTE_MS

type MonitorRow = Pick<
  typeof monitors.$inferSelect,
  'is_paused' | 'state' | 'checked_at' | 'next_check_at' | 'interval_minutes'
>

/** Two checks were left out: nobody looks, so what was seen last says nothing about now. */
export function isOverdue(
  { is_paused, state, checked_at, next_check_at, interval_minutes }: MonitorRow,
  now: Date,
): boolean {
  const every = interval_minutes * MINUTE_MS
  // Whoever asks for a check that is late does not make it any less late. One that was resumed begins anew.
  const planned =
    state === 'waiting' || !checked_at
      ? next_check_at.getTime()
      : Math.min(next_check_at.getTime(), checked_at.getTime() + every)
  return !is_paused && now.getTime() - planned > Math.max(PATIENCE_MS, 2 * every)
}

/** The same in the database, now: as `isOverdue` says it of what was read. */
export const isOverdueNow = sql`(not ${monitors.is_paused} and now() - (
  case when ${monitors.state} = 'waiting' or ${monitors.checked_at} is null then ${monitors.next_check_at}
  else least(${monitors.next_check_at}, ${monitors.checked_at} + make_interval(mins => ${monitors.interval_minutes})) end
) > greatest(make_interval(secs => ${sql.raw(String(PATIENCE_MS / 1000))}), make_interval(mins => 2 * ${monitors.interval_minutes})))`

/** The assets whose check is due and whose owner's plan includes monitoring, longest waiting first. */
export async function dueMonitors(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ asset: monitors.asset_id, owner: workspaces.user_id })
    .from(monitors)
    .innerJoin(assets, eq(assets.id, monitors.asset_id))
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(
      and(
        eq(monitors.is_paused, false),
        lte(monitors.next_check_at, new Date(now.getTime() + SLACK_MS)),
        or(isNull(monitors.claimed_at), lt(monitors.claimed_at, new Date(now.getTime() - CLAIM_MS))),
      ),
    )
    .orderBy(asc(monitors.next_check_at))
    .limit(AT_ONCE)
  const admitted = await admittedOwners(db, [...new Set(rows.map(({ owner }) => owner))])
  return rows.filter(({ owner }) => admitted.has(owner)).map(({ asset }) => asset)
}
