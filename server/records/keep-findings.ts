import { and, asc, count, desc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SEVERITIES } from '@/lib/contract/scan-result'
import type { Carried } from '@/lib/domain/scan-diff'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { assets, findings, scans } from '@/server/db/schema'
import { type Appearance, type Course, type Followed, follow, type Found, MISSES } from './finding-course'

/** A report may be megabytes: so many are read at a time, and of each what is kept. */
const REPORTS_AT_ONCE = 20
const ROWS_AT_ONCE = 5_000

export const isReportOf = (asset: string) =>
  and(eq(scans.asset_id, asset), eq(scans.status, 'completed'), isNotNull(scans.completed_at))

/** A moment as the database has it: a Date would lose its microseconds. */
const instant = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * Brings the rows of an asset up to its last report. Reports that came out of turn, or went, have them made anew.
 * Answers how many reports there are.
 */
export async function keepFindings(tx: Db, asset: string): Promise<number> {
  const [own] = await tx
    .select({
      workspace_id: assets.workspace_id,
      followed: assets.followed,
      up_to: sql<string | null>`${assets.followed_at}::text`,
    })
    .from(assets)
    .where(eq(assets.id, asset))
  if (!own) return 0
  const [total] = await tx.select({ reports: count() }).from(scans).where(isReportOf(asset))
  const reports = total?.reports ?? 0
  const newer = await reportIds(
    tx,
    asset,
    own.up_to === null ? undefined : gt(scans.completed_at, sql`${own.up_to}::timestamptz`),
  )
  const isInOrder = own.up_to !== null && own.followed + newer.length === reports
  if (isInOrder && newer.length === 0) return reports
  if (!isInOrder) await tx.delete(findings).where(eq(findings.asset_id, asset))
  const ids = isInOrder || own.up_to === null ? newer : await reportIds(tx, asset)
  let course: Course = { last: new Map(), light: [], full: [] }
  for await (const page of pagesOf(tx, ids)) {
    if (isInOrder) course = await courseUntil(tx, asset, page)
    // One of them may be told of several times.
    const changed = new Map(
      page.flatMap((report) => follow(course, report)).map((row) => [`${row.finding} ${row.opened_at}`, row]),
    )
    await write(tx, { asset_id: asset, workspace_id: own.workspace_id }, [...changed.values()])
  }
  const followed_at = sql`(select max(completed_at) from scans where ${isReportOf(asset)})`
  await tx.update(assets).set({ followed: reports, followed_at }).where(eq(assets.id, asset))
  return reports
}

/** Has the rows of an asset made anew, when its reports were changed. */
export const forgetFindings = (tx: Db, asset: string) =>
  tx.update(assets).set({ followed: 0, followed_at: null }).where(eq(assets.id, asset))

/** What was open on an asset before a moment; without one, now. */
export async function openBefore(tx: Db, asset: string, before?: Date): Promise<Carried[]> {
  const later =
    before &&
    (await tx.$count(scans, and(isReportOf(asset), sql`${scans.completed_at} >= ${before.toISOString()}::timestamptz`)))
  if (!later) await keepFindings(tx, asset)
  return openIn(
    later ? await courseBefore(tx, asset, before) : await readLast(tx, asset, sql`${findings.gone_at} is null`),
  )
}

/** The worst first. */
const openIn = (rows: Iterable<Appearance>): Carried[] =>
  [...rows]
    .filter(({ gone_at }) => gone_at === null)
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .map(({ finding, check, rule, severity, confidence, report_id, seen_light }) => ({
      id: finding,
      check,
      rule,
      severity,
      confidence,
      scan: report_id,
      light: seen_light !== null,
    }))

async function courseBefore(tx: Db, asset: string, before: Date): Promise<Iterable<Appearance>> {
  const course: Course = { last: new Map(), light: [], full: [] }
  const ids = await reportIds(tx, asset, lt(scans.completed_at, before))
  for await (const page of pagesOf(tx, ids)) for (const report of page) follow(course, report)
  return course.last.values()
}

async function reportIds(tx: Db, asset: string, where?: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(isReportOf(asset), where))
    .orderBy(asc(scans.completed_at), asc(scans.id))
  return rows.map(({ id }) => id)
}

/** Oldest first. */
async function* pagesOf(tx: Db, ids: string[]): AsyncGenerator<Followed[]> {
  for (let start = 0; start < ids.length; start += REPORTS_AT_ONCE) {
    const rows = await tx
      .select({
        id: scans.id,
        at: instant(scans.completed_at),
        mode: sql<
          Followed['mode']
        >`coalesce(${scans.result}->>'mode', case ${scans.scan_type} when 'full_scan' then 'full' else 'light' end)`,
        carried: scans.carried,
        found: sql<Partial<Found>[]>`(
          select coalesce(jsonb_agg(to_jsonb(found)), '[]')
          from jsonb_to_recordset(${scans.result}->'findings') as found(id text, "check" text, rule text, severity text, confidence text))`,
      })
      .from(scans)
      .where(anyOf(scans.id, ids.slice(start, start + REPORTS_AT_ONCE)))
      .orderBy(asc(scans.completed_at), asc(scans.id))
    yield rows.map(({ carried, found, ...row }) => ({ ...row, carried: carried ?? [], found: wholeOf(found) }))
  }
}

/** Each once, with what an earlier version left out. */
const wholeOf = (found: Partial<Found>[]): Found[] => [
  ...new Map(
    found.map(({ id = '', check, rule, severity, confidence }) => {
      return [
        id,
        {
          id,
          check: check ?? '',
          rule: rule ?? check ?? '',
          severity: severity ?? 'info',
          confidence: confidence ?? 'confirmed',
        },
      ] as const
    }),
  ).values(),
]

/** Of the course before these reports what they go on with: all that is open, and what comes back. */
async function courseUntil(tx: Db, asset: string, reports: Followed[]): Promise<Course> {
  const ids = reports.flatMap(({ found, carried }) => [...found, ...carried].map(({ id }) => id))
  const rows = await readLast(
    tx,
    asset,
    sql`(${findings.gone_at} is null or ${findings.finding} = any(${sql.param([...new Set(ids)])}::text[]))`,
  )
  const isBack = reports.length > 1 || rows.some(({ gone_at }) => gone_at !== null)
  const times = async (isFull: boolean) => (isBack && reports[0] ? lastScans(tx, asset, reports[0].at, isFull) : [])
  return { last: new Map(rows.map((row) => [row.finding, row])), light: await times(false), full: await times(true) }
}

async function lastScans(tx: Db, asset: string, before: string, isFull: boolean): Promise<string[]> {
  const rows = await tx
    .select({ at: instant(scans.completed_at) })
    .from(scans)
    .where(
      and(
        isReportOf(asset),
        sql`${scans.completed_at} < ${before}::timestamptz`,
        sql`(${scans.scan_type} = 'full_scan') = ${isFull}`,
      ),
    )
    .orderBy(desc(scans.completed_at))
    .limit(MISSES)
  return rows.map(({ at }) => at).reverse()
}

const readLast = (tx: Db, asset: string, where: SQL): Promise<Appearance[]> =>
  tx
    .selectDistinctOn([findings.finding], {
      finding: findings.finding,
      check: findings.check,
      rule: findings.rule,
      severity: findings.severity,
      confidence: findings.confidence,
      opened_at: instant(findings.opened_at),
      gone_at: sql<string | null>`${instant(findings.gone_at)}`,
      first_seen: instant(findings.first_seen),
      since: instant(findings.since),
      seen_light: sql<string | null>`${instant(findings.seen_light)}`,
      seen_full: sql<string | null>`${instant(findings.seen_full)}`,
      report_id: findings.report_id,
    })
    .from(findings)
    .where(and(eq(findings.asset_id, asset), where))
    .orderBy(findings.finding, desc(findings.opened_at))

async function write(
  tx: Db,
  { asset_id, workspace_id }: { asset_id: string; workspace_id: string },
  rows: Appearance[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.execute(sql`
      insert into findings (asset_id, workspace_id, finding, "check", rule, severity, confidence, opened_at, gone_at, first_seen, since, seen_light, seen_full, report_id)
      select ${asset_id}::uuid, ${workspace_id}::uuid, finding, "check", rule, severity, confidence, opened_at, gone_at, first_seen, since, seen_light, seen_full, report_id
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))}::jsonb) as given (
        finding text, "check" text, rule text, severity text, confidence text, opened_at timestamptz, gone_at timestamptz,
        first_seen timestamptz, since timestamptz, seen_light timestamptz, seen_full timestamptz, report_id uuid)
      on conflict (asset_id, finding, opened_at) do update set
        "check" = excluded."check", rule = excluded.rule, severity = excluded.severity, confidence = excluded.confidence, gone_at = excluded.gone_at,
        first_seen = excluded.first_seen, since = excluded.since, seen_light = excluded.seen_light, seen_full = excluded.seen_full, report_id = excluded.report_id`)
  }
}
