import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { inOne, rowsIn } from '@/server/db/in-one'
import { assets, findings, findingsTriage, workspaces } from '@/server/db/schema'
import { asideOn, isOfFinding } from '@/server/records/open-findings'

/** A high finding is to be gone after so many days. */
const HIGH_DAYS = 30
const lateFrom = sql`now() - make_interval(days => ${sql.raw(String(HIGH_DAYS))})`

const { asset_id, rule, severity, since, finding, workspace_id, report_id, gone_at } = findings

/** Critical findings, high ones past their time, and the other high ones. */
const WHICH = {
  critical: eq(severity, 'critical'),
  overdue_high: and(eq(severity, 'high'), lt(since, lateFrom)),
  high: and(eq(severity, 'high'), gte(since, lateFrom)),
} satisfies Record<string, SQL | undefined>
type UrgentKind = keyof typeof WHICH
export const URGENT_KINDS = Object.keys(WHICH) as UrgentKind[]

type Found = Pick<typeof findings.$inferSelect, 'asset_id' | 'rule' | 'finding' | 'workspace_id' | 'report_id'> & {
  since: string
  name: string
  site: string
  site_name: string | null
}

/**
 * The newest of a kind in an account that are open and not set aside, along `findings_open`: those of each workspace,
 * of which the newest are told.
 */
export async function newestUrgent(db: Db, userId: string, kind: UrgentKind, most: number): Promise<Found[]> {
  const newest = db
    .select({ workspace_id, asset_id, rule, since, finding, report_id })
    .from(findings)
    .leftJoin(findingsTriage, and(isOfFinding, asideOn(today())))
    .where(and(eq(workspace_id, workspaces.id), isNull(gone_at), WHICH[kind], isNull(findingsTriage.finding)))
    .orderBy(desc(since))
    .limit(most)
    .as('newest')
  const told = db
    .select({
      workspace_id: newest.workspace_id,
      name: workspaces.name,
      asset_id: newest.asset_id,
      rule: newest.rule,
      since: newest.since,
      finding: newest.finding,
      report_id: newest.report_id,
    })
    .from(workspaces)
    .innerJoinLateral(newest, sql`true`)
    .where(eq(workspaces.user_id, userId))
    .orderBy(desc(newest.since))
    .limit(most)
    .as('told')
  const columns = { ...told._.selectedFields, site: assets.value, site_name: assets.name }
  const [row] = await db
    .select({ all: inOne(columns) })
    .from(told)
    .innerJoin(assets, eq(assets.id, told.asset_id))
  return rowsIn<Found>(columns, row?.all)
}

/**
 * How many of each kind there are in each workspace: all that are open, which the index tells by itself, less the few
 * that are set aside.
 */
export async function countUrgent(db: Db, userId: string) {
  const of = { workspace_id, severity, is_late: sql<boolean>`(${since} < ${lateFrom})`, rows: count() }
  const isUrgent = and(isNull(gone_at), inArray(severity, ['critical', 'high']))
  const [open, aside] = await Promise.all([
    db
      .select(of)
      .from(findings)
      .innerJoin(workspaces, eq(workspaces.id, workspace_id))
      .where(and(eq(workspaces.user_id, userId), isUrgent))
      .groupBy(sql`1, 2, 3`),
    db
      .select(of)
      .from(findingsTriage)
      .innerJoin(assets, eq(assets.id, findingsTriage.asset_id))
      .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
      .innerJoin(findings, isOfFinding)
      .where(and(eq(workspaces.user_id, userId), asideOn(today()), isUrgent))
      .groupBy(sql`1, 2, 3`),
  ])
  const key = (row: (typeof open)[number]) => `${row.workspace_id} ${row.severity} ${row.is_late}`
  const without = new Map(aside.map((row) => [key(row), row.rows]))
  return open.map((row) => ({
    workspace_id: row.workspace_id,
    kind:
      row.severity === 'critical' ? ('critical' as const) : row.is_late ? ('overdue_high' as const) : ('high' as const),
    count: row.rows - (without.get(key(row)) ?? 0),
  }))
}

const today = () => new Date().toISOString().slice(0, 10)
