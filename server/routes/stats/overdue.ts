import { type Overdue, TIMED_SEVERITIES, type TimedSeverity } from '@/lib/contract/stats'
import type { Db } from '@/server/db/db'
import { assets } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { openToday } from '@/server/records/open-findings'
import { followBehind } from '@/server/records/standing'

/**
 * What is open in a workspace, and of it, by report and severity, what was seen so long ago that it should be fixed by
 * now.
 */
export async function overdueFindings(db: Db, scope: Scope, now: Date) {
  await followBehind(db, scope)
  const [found, sites] = await Promise.all([
    openToday(db, scope, now),
    db.select({ id: assets.id, value: assets.value }).from(assets).where(within(assets.workspace_id, scope)),
  ])
  const valueOf = new Map(sites.map(({ id, value }) => [id, value]))
  const open = { critical: 0, high: 0, medium: 0, low: 0 }
  const overdue = new Map<TimedSeverity, Overdue[]>(TIMED_SEVERITIES.map((severity) => [severity, []]))
  for (const { report, asset, severity, count, late } of found) {
    if (severity === 'info') continue
    open[severity] += count
    if (late > 0) overdue.get(severity)?.push({ report, asset_value: valueOf.get(asset) ?? '', severity, count: late })
  }
  return {
    overdue: [...overdue.values()].flatMap((rows) =>
      rows.sort((a, b) => b.count - a.count || a.asset_value.localeCompare(b.asset_value)),
    ),
    open,
  }
}
