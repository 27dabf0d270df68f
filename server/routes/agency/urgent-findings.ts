import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { inOne, rowsIn } from '@/server/db/in-one'
import { assets, findings, findingsTriage, workspaces } from '@/server/db/schema'

/** More are not told; their number is. */
const MOST = 200
/** A high finding is to be gone after so many days. */
const HIGH_DAYS = 30

const { asset_id, rule, severity, since, finding, workspace_id, report_id } = findings

type Found = Pick<
  typeof findings.$inferSelect,
  'asset_id' | 'rule' | 'severity' | 'finding' | 'workspace_id' | 'report_id'
> & { since: string; is_late: boolean; name: string; site: string; site_name: string | null }

/**
 * Open and not set aside: the critical findings of an account, then the high ones past their time, then the other high
 * ones. Of each kind the newest, 200 in all, and how many there are.
 */
export async function urgentFindings(db: Db, userId: string): Promise<{ rows: Found[]; total: number }> {
  const most = mostUrgent(db, userId)
  const { total, ...columns } = most._.selectedFields
  const [row] = await db.select({ all: inOne(columns), total: sql<number>`coalesce(max(${total}), 0)::int` }).from(most)
  return { rows: rowsIn<Found>(columns, row?.all), total: row?.total ?? 0 }
}

const isLate = sql<boolean>`(${since} < now() - make_interval(days => ${HIGH_DAYS}))`

const mostUrgent = (db: Db, userId: string) =>
  db
    .select({
      asset_id,
      rule,
      severity,
      since,
      is_late: isLate.as('is_late'),
      finding,
      workspace_id,
      report_id,
      name: workspaces.name,
      site: assets.value,
      site_name: sql<string | null>`${assets.name}`.as('site_name'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(findings)
    .innerJoin(workspaces, eq(workspaces.id, workspace_id))
    .innerJoin(assets, eq(assets.id, asset_id))
    .leftJoin(findingsTriage, and(eq(findingsTriage.asset_id, asset_id), eq(findingsTriage.finding, finding)))
    .where(
      and(
        eq(workspaces.user_id, userId),
        isNull(findings.gone_at),
        sql`(${findingsTriage.status} is null or ${findingsTriage.status} not in ('accepted_risk', 'false_positive') or ${findingsTriage.accepted_until} < current_date)`,
        inArray(severity, ['critical', 'high']),
      ),
    )
    .orderBy(desc(sql`${severity} = 'critical'`), desc(isLate), desc(since))
    .limit(MOST)
    .as('most')
