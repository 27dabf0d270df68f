import { and, count, eq, gte, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Decision } from '@/lib/contract/finding'
import { SEVERITIES, type SeverityCounts } from '@/lib/contract/scan-result'
import { FIX_DAYS, TIMED_SEVERITIES } from '@/lib/contract/stats'
import { NOTHING_OPEN } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { findings, findingsTriage, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { type Moment, placeOf, rowsAt, timesOf } from './moments'

const DAY_MS = 86_400_000

/** With these a person sets a finding aside. A claim to be fixed is not among them: it is not proved. */
export const SET_ASIDE: Decision[] = ['false_positive', 'accepted']

export const isOfFinding = and(
  eq(findingsTriage.asset_id, findings.asset_id),
  eq(findingsTriage.finding, findings.finding),
)

/**
 * What is set aside on a day such as `2026-11-20`, in the database: up to and with a last day, or for good. As
 * `isAsideOn` says it of what was read.
 */
export const asideOn = (day: string) =>
  and(
    inArray(findingsTriage.status, SET_ASIDE),
    or(isNull(findingsTriage.accepted_until), gte(findingsTriage.accepted_until, day)),
  )

/** Of what each of the scans found that a query reads, how much is set aside on a day, by severity; null for nothing. */
export const asideOfScans = (day: string) =>
  sql<Partial<SeverityCounts> | null>`(
    select jsonb_object_agg(aside.severity, aside.rows) from (
      select ${findings.severity} as severity, count(*) as rows
      from ${findingsTriage} join ${findings} on ${isOfFinding}
      where ${findingsTriage.asset_id} = ${scans.asset_id} and ${asideOn(day)}
        and ${findings.opened_at} <= ${scans.completed_at}
        and (${findings.gone_at} is null or ${findings.gone_at} > ${scans.completed_at})
        and not exists (
          select 1 from jsonb_array_elements(${scans.carried}) as unseen where unseen->>'id' = ${findings.finding})
      group by ${findings.severity}
    ) as aside)`

/**
 * What somebody has to act on in a workspace today, by severity and the report that shows it: a report left it open,
 * and nobody has set it aside. `late` of it stands longer than it should.
 */
export function openToday(db: Db, scope: Scope, now: Date) {
  const isAside = db
    .select({ one: sql`1` })
    .from(findingsTriage)
    .where(and(isOfFinding, asideOn(now.toISOString().slice(0, 10))))
  const due = sql.join(
    TIMED_SEVERITIES.map(
      (severity) =>
        sql`when ${severity} then ${new Date(now.getTime() - FIX_DAYS[severity] * DAY_MS).toISOString()}::timestamptz`,
    ),
    sql` `,
  )
  return db
    .select({
      report: findings.report_id,
      asset: findings.asset_id,
      severity: findings.severity,
      count: count(),
      late: sql<number>`(count(*) filter (where ${findings.since} <= case ${findings.severity} ${due} end))::int`,
    })
    .from(findings)
    .where(
      and(
        within(findings.workspace_id, scope),
        isNull(findings.gone_at),
        inArray(findings.severity, [...TIMED_SEVERITIES]),
        notExists(isAside),
      ),
    )
    .groupBy(findings.report_id, findings.asset_id, findings.severity)
}

/**
 * How much was open in a workspace at moments: what a report had left open by then, without what was set aside that
 * day.
 */
export async function openAt(db: Db, scope: Scope, moments: Moment[]): Promise<SeverityCounts[]> {
  const { order, ends, days } = timesOf(moments)
  const rows = { severity: findings.severity, rows: count().as('rows') }
  const endOfAside = sql`((${findingsTriage.accepted_until} + 1)::timestamp at time zone 'utc')`
  const [open, aside] = await Promise.all([
    db
      .select({
        ...rows,
        from: placeOf(findings.opened_at, ends).as('from_place'),
        to: placeOf(findings.gone_at, ends).as('to_place'),
      })
      .from(findings)
      .where(within(findings.workspace_id, scope))
      .groupBy(findings.severity, sql`from_place`, sql`to_place`),
    db
      .select({
        ...rows,
        from: placeOf(sql`greatest(${findings.opened_at}, ${findingsTriage.at})`, ends).as('from_place'),
        to: sql<number>`least(${placeOf(findings.gone_at, ends)}, ${placeOf(endOfAside, days)})`.as('to_place'),
      })
      .from(findings)
      .innerJoin(findingsTriage, and(isOfFinding, inArray(findingsTriage.status, SET_ASIDE)))
      .where(within(findings.workspace_id, scope))
      .groupBy(findings.severity, sql`from_place`, sql`to_place`),
  ])
  const counts = moments.map(() => ({ ...NOTHING_OPEN }))
  for (const severity of SEVERITIES) {
    const of = (some: typeof open) =>
      rowsAt(
        some.filter((row) => row.severity === severity),
        order,
      )
    const asideThen = of(aside)
    of(open).forEach((number, index) => {
      const sum = counts[index]
      if (sum) sum[severity] = number - (asideThen[index] ?? 0)
    })
  }
  return counts
}
