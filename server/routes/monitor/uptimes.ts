import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { monitorChecks, monitors } from '@/server/db/schema'
import { type Sums, sumsAfter, sumsBetween } from '@/server/monitor/uptime-sums'

const DAY_MS = 86_400_000
const { asset_id, at, outcome, watched_ms, up_ms } = monitorChecks

/**
 * For which share of the time that was watched the site was there, of the monitors that `which` names, by asset, and
 * since when it was watched.
 */
export async function uptimes(db: Db, which: SQL, now: Date) {
  const [aDayAgo, aMonthAgo] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 30 * DAY_MS)]
  const rows = await checksAround(db, which, aDayAgo, aMonthAgo)
  return new Map(
    rows.map(({ asset, interval, ...row }) => {
      const last = found(row.last)
      const sums = sumsAfter(last, now, interval)
      const shareSince = (moment: Date, before: Found, after: Found) => {
        const next = found(after) ?? sums
        const then = sumsBetween(found(before), moment, next)
        return {
          share: shareOf(then, sums),
          isUnderWay: next.watched_ms > then.watched_ms && found(before) !== undefined,
        }
      }
      const month = shareSince(aMonthAgo, row.beforeMonth, row.afterMonth)
      const since = month.isUnderWay ? aMonthAgo : found(row.first)?.at
      return [
        asset,
        { day: shareSince(aDayAgo, row.beforeDay, row.afterDay).share, month: month.share, since: since ?? null },
      ]
    }),
  )
}

const shareOf = (then: Sums, now: Sums) =>
  now.watched_ms > then.watched_ms ? (now.up_ms - then.up_ms) / (now.watched_ms - then.watched_ms) : null

type Check = Pick<typeof monitorChecks.$inferSelect, 'at' | 'outcome' | 'watched_ms' | 'up_ms'>
type Found = { [K in keyof Check]: Check[K] | null } | null

/** A check that a join may have missed. */
function found(row: Found): Check | undefined {
  if (!row?.at || row.outcome === null || row.watched_ms === null || row.up_ms === null) return undefined
  return { at: row.at, outcome: row.outcome, watched_ms: row.watched_ms, up_ms: row.up_ms }
}

/**
 * Of each monitor the last check, those on both sides of two moments, and the first since the earlier one that counts.
 */
function checksAround(db: Db, which: SQL, aDayAgo: Date, aMonthAgo: Date) {
  const one = (name: string, order: SQL, where?: SQL) =>
    db
      .select({ at, outcome, watched_ms, up_ms })
      .from(monitorChecks)
      .where(and(eq(asset_id, monitors.asset_id), where))
      .orderBy(order)
      .limit(1)
      .as(name)
  const last = one('last', desc(at))
  const beforeDay = one('before_day', desc(at), lte(at, aDayAgo))
  const afterDay = one('after_day', asc(at), gt(at, aDayAgo))
  const beforeMonth = one('before_month', desc(at), lte(at, aMonthAgo))
  const afterMonth = one('after_month', asc(at), gt(at, aMonthAgo))
  const first = one('first', asc(at), and(gt(at, aMonthAgo), ne(outcome, 'unsure')))
  const columns = (check: typeof last) => ({
    at: check.at,
    outcome: check.outcome,
    watched_ms: check.watched_ms,
    up_ms: check.up_ms,
  })
  return db
    .select({
      asset: monitors.asset_id,
      interval: monitors.interval_minutes,
      last: columns(last),
      beforeDay: columns(beforeDay),
      afterDay: columns(afterDay),
      beforeMonth: columns(beforeMonth),
      afterMonth: columns(afterMonth),
      first: columns(first),
    })
    .from(monitors)
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(beforeDay, sql`true`)
    .leftJoinLateral(afterDay, sql`true`)
    .leftJoinLateral(beforeMonth, sql`true`)
    .leftJoinLateral(afterMonth, sql`true`)
    .leftJoinLateral(first, sql`true`)
    .where(which)
}
