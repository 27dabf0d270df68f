import { and, eq, sql } from 'drizzle-orm'
import { type Overdue, TIMED_SEVERITIES } from '@/lib/contract/stats'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { assets } from '@/server/db/schema'
import { openToday } from '@/server/records/open-findings'
import { followBehind } from '@/server/records/standing'

/** What is open in a workspace, and of it, by report and severity, what was seen so long ago that it should be fixed by now. */
export async function overdueFindings(db: Db, workspace: string, now: Date) {
  await followBehind(db, workspace)
  const { open, late } = await openToday(db, workspace, now)
  const rows = await db
    .select({ id: assets.id, value: assets.value })
    .from(assets)
    .where(and(eq(assets.workspace_id, workspace), late.length > 0 ? anyOf(assets.id, [...new Set(late.map(({ asset }) => asset))]) : sql`false`))
  const valueOf = new Map(rows.map(({ id, value }) => [id, value]))
  const overdue = late.flatMap(({ asset, severity, ...row }): Overdue[] => {
    const asset_value = valueOf.get(asset)
    return severity === 'info' || asset_value === undefined ? [] : [{ ...row, severity, asset_value }]
  })
  const rank = ({ severity }: Overdue) => TIMED_SEVERITIES.indexOf(severity)
  return {
    overdue: overdue.sort((a, b) => rank(a) - rank(b) || b.count - a.count || a.asset_value.localeCompare(b.asset_value)),
    open: { critical: 0, high: 0, medium: 0, low: 0, ...Object.fromEntries(open.map(({ severity, count }) => [severity, count])) },
  }
}
