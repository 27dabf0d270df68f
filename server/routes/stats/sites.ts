import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { GRADES } from '@/lib/contract/scan-result'
import type { SiteFigures } from '@/lib/contract/stats'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { open, orderOf } from '@/server/routes/asset/asset-list'
import { publicAssets } from '@/server/routes/asset/asset-rows'
import { worstFixedOn } from '@/server/records/worst-fixed'
import { pageOfScans, publicScan } from '@/server/routes/scan/scan-rows'

/** So many sites of a kind are named one by one: more than anybody reads there. */
const NAMED = 50
/** So many names stand in a line that several sites share. */
const IN_A_LINE = 20
/** So much happened lately. */
const LATELY = 8

/** Of the scan of each asset that was started last. Names written out: in a list of columns they would lose their table. */
const lastScan = (column: 'id' | 'is_failed') => {
  const shown = column === 'id' ? sql`id` : sql`status = 'failed' and failure_reason is distinct from 'aborted'`
  return sql`(select ${shown} from scans where scans.asset_id = assets.id order by created_at desc limit 1)`
}
const isFailed = sql`coalesce(${lastScan('is_failed')}, false)`
const isNever = sql`not exists (select 1 from scans where scans.asset_id = assets.id)`

const having = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`

/**
 * Of the sites whose worst open findings are of this severity, how many get a better grade once these are fixed; null
 * where it is not known of each of them.
 */
function lifts(severity: 'critical' | 'high', today: string) {
  const isWorst = severity === 'critical' ? sql`true` : sql`coalesce(${open('critical', today)}, 0) = 0`
  const isIt = sql`${open(severity, today)} > 0 and ${isWorst}`
  const isKnown = sql`coalesce(${worstFixedOn(today)}->>'severity' = ${severity}, false)`
  const isBetter = sql`${worstFixedOn(today)}->>'grade' is distinct from ${assets.grade}`
  return sql<number | null>`case when bool_or(${isIt} and not ${isKnown}) then null
    else count(*) filter (where ${isIt} and ${isBetter})::int end`
}

/** How all the sites of a workspace stand: what `figuresOf` makes of the whole list of them. */
export async function siteFigures(db: Db, scope: Scope): Promise<SiteFigures> {
  const today = new Date().toISOString().slice(0, 10)
  const sum = (severity: string) => sql<number>`coalesce(sum(${open(severity, today)}), 0)::int`
  const isCarriedOn = sql`exists (select 1 from jsonb_array_elements(${assets.carried}) as part,
    jsonb_each_text(part -> 'counts') as counted where counted.value::int > (
      select count(*) from jsonb_array_elements(${assets.asides}) as aside
      where aside ->> 'report' = part ->> 'report' and aside ->> 'severity' = counted.key
        and (aside ->> 'until' is null or aside ->> 'until' >= ${today})))`
  const [[row], byGrade] = await Promise.all([
    db
      .select({
        total: sql<number>`count(*)::int`,
        reported: having(isNotNull(assets.counts)),
        critical: having(sql`${open('critical', today)} > 0`),
        carried: having(isCarriedOn),
        lifts: { critical: lifts('critical', today), high: lifts('high', today) },
        failed: having(isFailed),
        never: having(isNever),
        pending: having(eq(assets.status, 'pending')),
        unproved: having(eq(assets.status, 'failed')),
        sums: {
          critical: sum('critical'),
          high: sum('high'),
          medium: sum('medium'),
          low: sum('low'),
          info: sum('info'),
        },
      })
      .from(assets)
      .where(within(assets.workspace_id, scope)),
    db
      .select({ grade: assets.grade, count: sql<number>`count(*)::int` })
      .from(assets)
      .where(and(within(assets.workspace_id, scope), inArray(assets.grade, [...GRADES])))
      .groupBy(assets.grade),
  ])
  if (!row) throw new Error('A count always has a row')
  const { sums: counts, lifts: byWorst, ...figures } = row
  return {
    ...figures,
    lifts: (counts.critical > 0 ? byWorst.critical : byWorst.high) ?? undefined,
    counts,
    grades: Object.fromEntries(byGrade.map(({ grade, count }) => [grade, count])),
    graded: byGrade.reduce((all, { count }) => all + count, 0),
  }
}

/** The sites that the dashboard names: the worst, the lowest grade, what failed, what is left to do, what is new. */
async function namedSites(db: Db, scope: Scope): Promise<string[]> {
  const { by: harm } = orderOf('-findings')
  const { by: name } = orderOf('value')
  const first = (limit: number, order: SQL[], which?: SQL) =>
    db
      .select({ id: assets.id })
      .from(assets)
      .where(and(within(assets.workspace_id, scope), which))
      .orderBy(...order, assets.id)
      .limit(limit)
  const lists = await Promise.all([
    first(NAMED, [sql`${harm} desc`, sql`${name}`], sql`${harm} > 0`),
    first(1, [asc(assets.score), asc(assets.created_at)], isNotNull(assets.grade)),
    first(NAMED, [sql`${name}`], isFailed),
    first(IN_A_LINE, [sql`${name}`], isNever),
    first(IN_A_LINE, [sql`${name}`], ne(assets.status, 'verified')),
    first(LATELY, [desc(assets.created_at)]),
    first(LATELY, [desc(assets.verified_at)], isNotNull(assets.verified_at)),
  ])
  return [...new Set(lists.flat().map(({ id }) => id))]
}

export async function sitesOf(db: Db, scope: Scope) {
  const [figures, ids] = await Promise.all([siteFigures(db, scope), namedSites(db, scope)])
  const which = anyOf(assets.id, ids)
  const rows = await db.select().from(assets).where(which).orderBy(assets.created_at, assets.id)
  const ofThem = db
    .select({ id: sql`unnest(array[${lastScan('id')}, ${assets.latest_report_id}])` })
    .from(assets)
    .where(which)
  const page = await pageOfScans(db, { where: inArray(scans.id, ofThem), cursor: undefined, limit: 2 * ids.length })
  return { figures, assets: await publicAssets(db, rows), scans: page.rows.map(publicScan) }
}
