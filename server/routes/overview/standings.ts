import { and, asc, count, eq, inArray, isNotNull, isNull, max, notExists, sql } from 'drizzle-orm'
import type { Standing } from '@/lib/contract/overview'
import { FIX_DAYS, TIMED_SEVERITIES } from '@/lib/contract/stats'
import { gradeOf, NOTHING_OPEN } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { assets, findings, findingsTriage, monitors, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { isOverdueNow } from '@/server/monitor/due'
import { asideOn, isOfFinding } from '@/server/records/open-findings'
import { followBehind } from '@/server/records/standing'
import { openIn } from '@/server/routes/workspace/workspace-rows'

const inWorkspace = assets.workspace_id

/** Of several workspaces how each stands: what is down first, then critical, overdue, high, and the lowest score. */
export async function standingsOf(db: Db, ids: string[]): Promise<Standing[]> {
  await followBehind(db, ids)
  const [counts, sites, grades, worst, overdue, watched, certificates, running] = await Promise.all([
    openIn(db, ids),
    sitesOf(db, ids),
    gradesOf(db, ids),
    worstOf(db, ids),
    overdueOf(db, ids),
    watchedOf(db, ids),
    certificatesOf(db, ids),
    runningOf(db, ids),
  ])
  const rows = ids.map((id): Standing => {
    const lowest = worst.get(id)
    return {
      workspace_id: id,
      sites: sites.get(id)?.sites ?? 0,
      grades: Object.fromEntries((grades.get(id) ?? []).map(({ grade, sites: some }) => [grade, some])),
      worst: lowest
        ? { ...lowest, report: lowest.report ?? '', score: lowest.score ?? 0, grade: gradeOf(lowest.grade) }
        : null,
      counts: counts.get(id) ?? NOTHING_OPEN,
      overdue: overdue.get(id)?.late ?? 0,
      down: watched.get(id)?.down ?? 0,
      unknown: watched.get(id)?.unknown ?? 0,
      certificate: certificates.get(id) ?? null,
      running: running.get(id)?.running ?? 0,
      last_scan_at: sites.get(id)?.last?.toISOString() ?? null,
    }
  })
  return rows.sort(byHarm)
}

const score = ({ worst }: Standing) => worst?.score ?? 101

function byHarm(a: Standing, b: Standing) {
  return (
    b.down - a.down ||
    b.counts.critical - a.counts.critical ||
    b.overdue - a.overdue ||
    b.counts.high - a.counts.high ||
    score(a) - score(b)
  )
}

const byId = <R extends { id: string }>(rows: R[]) => new Map(rows.map(({ id, ...row }) => [id, row]))

const sitesOf = async (db: Db, scope: Scope) =>
  byId(
    await db
      .select({ id: inWorkspace, sites: count(), last: max(assets.reported_at) })
      .from(assets)
      .where(within(inWorkspace, scope))
      .groupBy(inWorkspace),
  )

async function gradesOf(db: Db, scope: Scope) {
  const rows = await db
    .select({ id: inWorkspace, grade: sql<string>`${assets.grade}`, sites: count() })
    .from(assets)
    .where(and(within(inWorkspace, scope), isNotNull(assets.grade)))
    .groupBy(inWorkspace, assets.grade)
  return Map.groupBy(
    rows.filter(({ grade }) => gradeOf(grade)),
    ({ id }) => id,
  )
}

const worstOf = async (db: Db, scope: Scope) =>
  byId(
    await db
      .selectDistinctOn([inWorkspace], {
        id: inWorkspace,
        asset_id: assets.id,
        asset_value: assets.value,
        report: assets.latest_report_id,
        score: assets.score,
        grade: assets.grade,
      })
      .from(assets)
      .where(and(within(inWorkspace, scope), isNotNull(assets.score), isNotNull(assets.latest_report_id)))
      .orderBy(inWorkspace, asc(assets.score), assets.id),
  )

/** Whether a finding stands longer than those of its severity should. */
export const isLate = (now: Date) =>
  sql`${findings.since} <= case ${findings.severity} ${sql.join(
    TIMED_SEVERITIES.map(
      (severity) =>
        sql`when ${severity} then ${new Date(now.getTime() - FIX_DAYS[severity] * 86_400_000).toISOString()}::timestamptz`,
    ),
    sql` `,
  )} end`

/** A report left it open, and nobody has set it aside. */
export const isOpen = (db: Db, scope: Scope, now: Date) =>
  and(
    within(findings.workspace_id, scope),
    isNull(findings.gone_at),
    inArray(findings.severity, [...TIMED_SEVERITIES]),
    notExists(
      db
        .select({ one: sql`1` })
        .from(findingsTriage)
        .where(and(isOfFinding, asideOn(now.toISOString().slice(0, 10)))),
    ),
  )

async function overdueOf(db: Db, scope: Scope, now = new Date()) {
  return byId(
    await db
      .select({ id: findings.workspace_id, late: count() })
      .from(findings)
      .where(and(isOpen(db, scope, now), isLate(now)))
      .groupBy(findings.workspace_id),
  )
}

const having = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`

const watchedOf = async (db: Db, scope: Scope) =>
  byId(
    await db
      .select({
        id: inWorkspace,
        down: having(sql`${monitors.state} = 'down' and not ${monitors.is_paused} and not ${isOverdueNow}`),
        unknown: having(isOverdueNow),
      })
      .from(monitors)
      .innerJoin(assets, eq(assets.id, monitors.asset_id))
      .where(within(inWorkspace, scope))
      .groupBy(inWorkspace),
  )

const end = sql<string>`${monitors.current} -> 'certificate' ->> 'valid_to'`

async function certificatesOf(db: Db, scope: Scope) {
  const rows = await db
    .selectDistinctOn([inWorkspace], { id: inWorkspace, asset_value: assets.value, end })
    .from(monitors)
    .innerJoin(assets, eq(assets.id, monitors.asset_id))
    .where(and(within(inWorkspace, scope), eq(monitors.is_paused, false), isNotNull(end)))
    .orderBy(inWorkspace, end)
  return byId(rows.map(({ id, asset_value, end: expires_at }) => ({ id, asset_value, expires_at })))
}

const runningOf = async (db: Db, scope: Scope) =>
  byId(
    await db
      .select({ id: scans.workspace_id, running: count() })
      .from(scans)
      .where(and(within(scans.workspace_id, scope), inArray(scans.status, ['queued', 'running'])))
      .groupBy(scans.workspace_id),
  )
