import { and, asc, count, desc, eq, inArray, min, or, type SQL, sql } from 'drizzle-orm'
import type { Decision } from '@/lib/contract/finding'
import type { Problem, ProblemSite } from '@/lib/contract/overview'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { rules } from '@/lib/messages/en/rules'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { assets, findings, findingsTriage, workspaces } from '@/server/db/schema'
import type { Scope } from '@/server/db/within'
import { asId } from '@/server/api/ids'
import { keepStanding } from '@/server/records/standing'
import { isLate, isOpen } from './standings'

/** More problems than this nobody works through. */
const MOST = 100
/** So many sites of a problem stand in its line. */
const FIRST = 3

const titles: Readonly<Record<string, { title: string }>> = rules
const titleOf = (rule: string) => (Object.hasOwn(titles, rule) ? titles[rule]?.title : undefined)

/** The worst of them, as a place in `SEVERITIES`. */
const worst = sql<number>`min(array_position(${sql.param(SEVERITIES)}::text[], ${findings.severity}))::int`
const late = (now: Date) => sql<number>`(count(*) filter (where ${isLate(now)}))::int`
const severityAt = (place: number): Severity => SEVERITIES[place - 1] ?? 'info'

/** Needs somebody: critical or high, or left open for too long. */
const isUrgent = (now: Date) => or(inArray(findings.severity, ['critical', 'high']), isLate(now))

/** The same problem on however many sites is one: the worst first, then those that are late, then the most frequent. */
export async function problemsOf(db: Db, scope: Scope, now = new Date()) {
  const rows = await db
    .select({
      rule: findings.rule,
      worst,
      sites: sql<number>`count(distinct ${findings.asset_id})::int`,
      workspaces: sql<number>`count(distinct ${findings.workspace_id})::int`,
      count: count(),
      late: late(now),
      since: min(findings.since),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(findings)
    .where(and(isOpen(db, scope, now), isUrgent(now)))
    .groupBy(findings.rule)
    .orderBy(worst, desc(late(now)), desc(sql`count(distinct ${findings.asset_id})`), findings.rule)
    .limit(MOST)
  const first = await sitesOf(db, { scope, now, rules: rows.map(({ rule }) => rule), limit: FIRST })
  const problems = rows.map(
    ({ total: _total, worst: place, since, ...row }): Problem => ({
      ...row,
      severity: severityAt(place),
      title: titleOf(row.rule) ?? row.rule,
      ...(titleOf(row.rule) && { says: { say: row.rule } }),
      since: (since ?? now).toISOString(),
      first: first.get(row.rule) ?? [],
    }),
  )
  return { problems, total: rows[0]?.total ?? 0 }
}

/** So many sites of one problem are told. */
const MOST_SITES = 500

/** The sites that have a problem, those that have it longest first. */
export async function problemOf(db: Db, scope: Scope, rule: string, now = new Date()) {
  const sites = (await sitesOf(db, { scope, now, rules: [rule], limit: MOST_SITES })).get(rule) ?? []
  const [row] = await db
    .select({ sites: sql<number>`count(distinct ${findings.asset_id})::int` })
    .from(findings)
    .where(and(isOpen(db, scope, now), isUrgent(now), eq(findings.rule, rule)))
  return { sites, total: row?.sites ?? 0 }
}

type Wanted = { scope: Scope; now: Date; rules: string[]; limit: number }

/** Every site of these problems, numbered: the worst of each problem first, then those that have it longest. */
function rankedSites(db: Db, { scope, now, rules: wanted }: Wanted) {
  return db
    .select({
      rule: findings.rule,
      asset: sql<string>`${findings.asset_id}`.as('asset'),
      worst: sql<number>`${worst}`.as('worst'),
      count: sql<number>`count(*)::int`.as('count'),
      late: sql<number>`${late(now)}`.as('late'),
      since: sql<string>`min(${findings.since})::text`.as('since'),
      report: sql<string>`(array_agg(${findings.report_id} order by ${findings.since}))[1]`.as('report'),
      place:
        sql<number>`row_number() over (partition by ${findings.rule} order by ${worst}, min(${findings.since}), ${findings.asset_id})`.as(
          'place',
        ),
    })
    .from(findings)
    .where(and(isOpen(db, scope, now), isUrgent(now), inRules(wanted)))
    .groupBy(findings.rule, findings.asset_id)
    .as('ranked')
}

async function sitesOf(db: Db, wanted: Wanted): Promise<Map<string, ProblemSite[]>> {
  if (wanted.rules.length === 0) return new Map()
  const ranked = rankedSites(db, wanted)
  const rows = await db
    .select({
      rule: ranked.rule,
      asset: ranked.asset,
      worst: ranked.worst,
      count: ranked.count,
      late: ranked.late,
      since: ranked.since,
      report: ranked.report,
      value: assets.value,
      name: assets.name,
      workspace: assets.workspace_id,
    })
    .from(ranked)
    .innerJoin(assets, sql`${assets.id} = ${ranked.asset}`)
    .where(sql`${ranked.place} <= ${wanted.limit}`)
    .orderBy(asc(ranked.place))
  const sites = rows.map(({ value, name, workspace, ...row }) => ({
    rule: row.rule,
    site: {
      asset_id: row.asset,
      asset_value: value,
      asset_name: name,
      workspace_id: workspace,
      report: row.report,
      severity: severityAt(row.worst),
      count: row.count,
      late: row.late,
      since: new Date(row.since).toISOString(),
    },
  }))
  return new Map(
    [...Map.groupBy(sites, ({ rule }) => rule)].map(([rule, some]) => [rule, some.map(({ site }) => site)]),
  )
}

const inRules = (some: string[]): SQL => sql`${findings.rule} = any(${sql.param(some)}::text[])`

type Deciding = {
  user: { id: string }
  rule: string
  assets: string[]
  status: Decision
  note: string
  until?: string | null
}

/**
 * Takes one decision for all that a problem is on these assets, as far as they are the user's own. Answers for how many
 * findings.
 */
export async function decideProblem(db: Db, { user, rule, assets: ids, status, note, until }: Deciding) {
  return db.transaction(async (tx) => {
    // Locked in one order, so that two who decide at once wait for each other and not both.
    const own = await tx
      .select({ id: assets.id })
      .from(assets)
      .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
      .where(and(anyOf(assets.id, ids.map(asId)), eq(workspaces.user_id, user.id)))
      .orderBy(assets.id)
      .for('no key update', { of: assets })
    const open = await tx
      .select({ asset_id: findings.asset_id, finding: findings.finding })
      .from(findings)
      .where(
        and(
          anyOf(
            findings.asset_id,
            own.map(({ id }) => id),
          ),
          eq(findings.rule, rule),
          sql`${findings.gone_at} is null`,
        ),
      )
    if (open.length === 0) return 0
    const accepted_until = status === 'accepted' ? (until ?? null) : null
    const word = { status, note, accepted_until, by: user.id }
    await tx
      .insert(findingsTriage)
      .values(open.map((row) => ({ ...row, ...word })))
      .onConflictDoUpdate({
        target: [findingsTriage.asset_id, findingsTriage.finding],
        set: { ...word, at: sql`now()` },
      })
    for (const asset of new Set(open.map(({ asset_id }) => asset_id))) await keepStanding(tx, asset)
    return open.length
  })
}
