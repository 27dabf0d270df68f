import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { FIX_DAYS, type Overdue, TIMED_SEVERITIES, type TimedSeverity } from '@/lib/contract/stats'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { assets, findingsTriage, scans } from '@/server/db/schema'

const DAY_MS = 86_400_000
/** How many scans of each type are looked into for what was there a while ago: one alone may have missed it. */
const LOOKS = 5

type Open = { report: string; asset: string; asset_value: string; id: string; severity: TimedSeverity }

/** What is open in a workspace, and of it, by report and severity, what was seen so long ago that it should be fixed by now. */
export async function overdueFindings(db: Db, workspace: string, now: Date) {
  const found = await openFindings(db, workspace, now)
  const seen = await Promise.all(TIMED_SEVERITIES.map((severity) => seenThen(db, found, severity, now)))
  const late = new Set(seen.flat())
  const overdue = new Map<string, Overdue>()
  for (const finding of found.filter((one) => late.has(keyOf(one)))) {
    const { report, asset_value, severity } = finding
    const row = overdue.get(`${report} ${severity}`) ?? { report, asset_value, severity, count: 0 }
    overdue.set(`${report} ${severity}`, { ...row, count: row.count + 1 })
  }
  const rank = ({ severity }: Overdue) => TIMED_SEVERITIES.indexOf(severity)
  const open = { critical: 0, high: 0, medium: 0, low: 0 }
  for (const { severity } of found) open[severity] += 1
  return { overdue: [...overdue.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || a.asset_value.localeCompare(b.asset_value)), open }
}

const keyOf = ({ asset, id }: { asset: string; id: string }) => `${asset} ${id}`

/** What the latest report of each asset shows, or could not see since an earlier one showed it, and nobody has set aside. */
async function openFindings(db: Db, workspace: string, now: Date): Promise<Open[]> {
  const today = now.toISOString().slice(0, 10)
  const [found, unseen, decided] = await Promise.all([
    db
      .select({ report: scans.id, asset: scans.asset_id, asset_value: assets.value, id: sql<string>`found.id`, severity: sql<TimedSeverity>`found.severity` })
      .from(scans)
      .innerJoin(assets, eq(assets.latest_report_id, scans.id))
      .innerJoinLateral(sql`jsonb_to_recordset(${scans.result} -> 'findings') as found(id text, severity text)`, sql`found.severity <> 'info'`)
      .where(eq(assets.workspace_id, workspace)),
    db
      .select({
        report: sql<string>`found.scan`,
        asset: scans.asset_id,
        asset_value: assets.value,
        id: sql<string>`found.id`,
        severity: sql<TimedSeverity>`found.severity`,
      })
      .from(scans)
      .innerJoin(assets, eq(assets.latest_report_id, scans.id))
      .innerJoinLateral(sql`jsonb_to_recordset(${scans.carried}) as found(id text, severity text, scan text)`, sql`found.severity <> 'info'`)
      .where(eq(assets.workspace_id, workspace)),
    db
      .select({ asset: findingsTriage.asset_id, id: findingsTriage.finding })
      .from(findingsTriage)
      .innerJoin(assets, eq(assets.id, findingsTriage.asset_id))
      .where(
        and(
          eq(assets.workspace_id, workspace),
          inArray(findingsTriage.status, ['false_positive', 'accepted']),
          or(isNull(findingsTriage.accepted_until), gte(findingsTriage.accepted_until, today)),
        ),
      ),
  ])
  const aside = new Set(decided.map(keyOf))
  return [...found, ...unseen].filter((finding) => !aside.has(keyOf(finding)))
}

/** Which of the findings of a severity the scans of their target's day had seen. What was away for long and came back counts from its return. */
async function seenThen(db: Db, found: Open[], severity: TimedSeverity, now: Date): Promise<string[]> {
  const asked = found.filter((finding) => finding.severity === severity)
  const ranked = db
    .select({
      id: scans.id,
      rank: sql<number>`row_number() over (partition by ${scans.asset_id}, ${scans.scan_type} order by ${scans.completed_at} desc)`.as('rank'),
    })
    .from(scans)
    .where(
      and(
        anyOf(scans.asset_id, [...new Set(asked.map(({ asset }) => asset))]),
        eq(scans.status, 'completed'),
        lte(scans.completed_at, new Date(now.getTime() - FIX_DAYS[severity] * DAY_MS)),
      ),
    )
    .as('ranked')
  const ids = [...new Set(asked.map(({ id }) => id))]
  const rows = await db
    .selectDistinct({ asset: scans.asset_id, id: sql<string>`found.id` })
    .from(scans)
    .innerJoin(ranked, and(eq(ranked.id, scans.id), sql`${ranked.rank} <= ${LOOKS}`))
    .innerJoinLateral(sql`jsonb_to_recordset(${scans.result} -> 'findings') as found(id text)`, sql`found.id = any(${sql.param(ids)}::text[])`)
  return rows.map(keyOf)
}
