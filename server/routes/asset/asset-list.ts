import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ASSET_COLUMNS, AssetListQuery, AssetTally } from '@/lib/contract/asset'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { asId } from '@/server/api/ids'
import type { Order } from '@/server/routes/pages'
import { hasWords } from '@/server/routes/search'

/** How many of a severity are open today: as `openOn` counts them. */
export const open = (
  severity: string,
  today: string,
) => sql`greatest(0, (${assets.counts} ->> ${sql.raw(`'${severity}'`)})::int - (
  select count(*) from jsonb_array_elements(${assets.asides}) as aside
  where aside ->> 'severity' = ${sql.raw(`'${severity}'`)} and (aside ->> 'until' is null or aside ->> 'until' >= ${today})))`

/**
 * Digits count as numbers: each run of them is compared by its last ten. What is longer than a cursor may be is the
 * same to it, and goes by its id.
 */
const natural = (text: SQL) =>
  sql`left(regexp_replace(regexp_replace(left(${text}, 300), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g'), 300)`

/** Somebody looked for the proof, and it has never been there. */
const ownership = sql`case ${assets.status} when 'verified' then 4 when 'failed' then 1 else case when ${assets.last_error} is null then 3 else 2 end end`

const tagsText = sql`(select string_agg(tag, ', ') from jsonb_array_elements_text(${assets.tags}) as tag)`
/** Names written out: in a list of columns they would lose their table. */
const placeName = sql`(select workspaces.name from workspaces where workspaces.id = assets.workspace_id)`
const lastScan = sql`(select created_at from ${scans} where ${scans.asset_id} = ${assets.id} order by created_at desc limit 1)`

/** What a list of assets can be ordered by, by the names of its columns. */
const columns: Record<(typeof ASSET_COLUMNS)[number], (today: string) => Omit<Order, 'name' | 'isDown'>> = {
  added: () => ({ by: assets.created_at, type: 'timestamptz' }),
  // As the list shows it: without http:// or https:// in front.
  value: () => ({ by: natural(sql`regexp_replace(lower(${assets.value}), '^https?://', '')`), type: 'text' }),
  status: () => ({ by: ownership, type: 'numeric' }),
  grade: () => ({ by: sql`${assets.score}`, type: 'numeric', isNullable: true }),
  findings: (today) => ({
    by: sql`(case when ${assets.counts} is not null then ${open('critical', today)} * 1e9 + ${open('high', today)} * 1e6 + ${open('medium', today)} * 1e3 + ${open('low', today)} end)`,
    type: 'numeric',
    isNullable: true,
  }),
  last_scan: () => ({ by: lastScan, type: 'timestamptz', isNullable: true }),
  tags: () => ({ by: natural(sql`lower(${tagsText})`), type: 'text', isNullable: true }),
  workspace: () => ({ by: natural(sql`lower(${placeName})`), type: 'text' }),
}

export function orderOf(sort: AssetListQuery['sort'] = 'added', today = new Date().toISOString().slice(0, 10)): Order {
  const isDown = sort.startsWith('-')
  const column = (isDown ? sort.slice(1) : sort) as keyof typeof columns
  return { name: sort, ...columns[column](today), isDown }
}

/** Each one is looked for in every row. */
const MAX_WORDS = 8

/** Over several workspaces people search by the names of these, too. */
const whereIn = (scope: Scope) => (typeof scope === 'string' ? sql`null` : placeName)

/** Every word of the search is somewhere in the address, the name or the tags of the asset. */
function says(search: string | undefined, scope: Scope): SQL | undefined {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const text = sql`lower(concat_ws(' ', ${assets.value}, ${assets.name}, ${tagsText}, ${whereIn(scope)}))`
  return hasWords(text, words)
}

/** The assets of a workspace that a list is asked for. */
export const asked = (scope: Scope, { status, grade, tag, q, asset }: AssetListQuery) =>
  and(
    within(assets.workspace_id, scope),
    status === 'all' ? undefined : eq(assets.status, status),
    grade === undefined ? undefined : eq(assets.grade, grade),
    tag === undefined ? undefined : sql`${assets.tags} @> ${JSON.stringify([tag])}::jsonb`,
    asset === undefined ? undefined : eq(assets.id, asId(asset)),
    says(q, scope),
  )

/** So many tags can be chosen from. */
const MAX_TAGS = 100

/** How all assets of the grade and the tag that are asked for stand, and which tags there are. */
export async function tallyOf(db: Db, scope: Scope, { grade, tag }: AssetListQuery): Promise<AssetTally> {
  const today = new Date().toISOString().slice(0, 10)
  const having = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const [[tally], tags] = await Promise.all([
    db
      .select({
        all: sql<number>`count(*)::int`,
        verified: having(eq(assets.status, 'verified')),
        pending: having(eq(assets.status, 'pending')),
        failed: having(eq(assets.status, 'failed')),
        urgent: having(sql`${open('critical', today)} + ${open('high', today)} > 0`),
      })
      .from(assets)
      .where(asked(scope, { status: 'all', grade, tag })),
    tagsOf(db, scope),
  ])
  return { ...(tally ?? { all: 0, verified: 0, pending: 0, failed: 0, urgent: 0 }), tags }
}

const tagsOf = (db: Db, scope: Scope) =>
  db
    .select({ tag: sql<string>`tag`, count: sql<number>`count(*)::int` })
    .from(sql`${assets}, jsonb_array_elements_text(${assets.tags}) as tag`)
    .where(within(assets.workspace_id, scope))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(MAX_TAGS)
