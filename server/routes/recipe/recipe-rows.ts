import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Recipe, RecipeRun, RunReason } from '@/lib/contract/recipe-list'
import { shownAddress } from '@/lib/domain/shown-address'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { deliveries, events, integrations, recipeRuns, recipes } from '@/server/db/schema'
import { after, keyOf, type Order, orderBy, pageOf } from '@/server/routes/pages'

type Row = typeof recipes.$inferSelect

/** So many findings of a run are named. */
const NAMED = 10

const NEWEST: Order = { name: 'at', by: recipeRuns.at, type: 'timestamptz', isDown: true }

/** Whether it did something: not held back, and nothing that was over before. */
const hasRun = and(
  eq(recipeRuns.is_test, false),
  ne(recipeRuns.state, 'held'),
  sql`${recipeRuns.reason}->>'key' is distinct from 'over'`,
)

/** Recipes as the API tells them, in this order. */
export async function publicRecipes(db: Db, rows: readonly Row[]): Promise<Recipe[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [counts, latest, gone] = await Promise.all([countsOf(db, ids), latestOf(db, ids), missingConnections(db, rows)])
  return rows.map((row) => {
    const last = latest.get(row.id)
    const isGone = row.actions.some((action) => 'integration_id' in action && gone.has(action.integration_id ?? ''))
    const problem: RunReason | null = isGone
      ? { key: 'noConnection', values: {} }
      : last?.reason?.key === 'tooOften' && last.isRecent
        ? last.reason
        : null
    const {
      id,
      workspace_id,
      name,
      status,
      trigger,
      conditions,
      match,
      actions,
      throttle_minutes,
      collect,
      quiet,
      version,
    } = row
    return {
      id,
      workspace_id,
      name,
      status,
      trigger,
      conditions,
      match,
      actions,
      throttle_minutes,
      collect,
      quiet,
      version,
      last_run_at: row.last_run_at?.toISOString() ?? null,
      last_result: last?.isBroken ? 'failed' : row.last_result,
      runs_count: counts.get(id) ?? 0,
      problem,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

async function countsOf(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: recipeRuns.recipe_id, runs: sql<number>`count(*)::int` })
    .from(recipeRuns)
    .where(and(anyOf(recipeRuns.recipe_id, ids), hasRun, gt(recipeRuns.at, sql`now() - interval '30 days'`)))
    .groupBy(recipeRuns.recipe_id)
  return new Map(rows.map(({ id, runs }) => [id, runs]))
}

/** The last run of each: why it was held, and whether something that it sent did not arrive. */
async function latestOf(db: Db, ids: string[]) {
  const last = db
    .select({
      reason: recipeRuns.reason,
      isRecent: sql<boolean>`${recipeRuns.at} > now() - interval '1 day'`.as('is_recent'),
      isBroken:
        sql<boolean>`exists (select 1 from ${deliveries} where ${deliveries.run_id} = ${recipeRuns.id} and ${deliveries.state} = 'failed')`.as(
          'is_broken',
        ),
    })
    .from(recipeRuns)
    .where(and(eq(recipeRuns.recipe_id, recipes.id), eq(recipeRuns.is_test, false), lte(recipeRuns.at, sql`now()`)))
    .orderBy(desc(recipeRuns.at), desc(recipeRuns.event_id))
    .limit(1)
    .as('last')
  const rows = await db
    .select({ id: recipes.id, reason: last.reason, isRecent: last.isRecent, isBroken: last.isBroken })
    .from(recipes)
    .innerJoinLateral(last, sql`true`)
    .where(anyOf(recipes.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** What actions name and is not there any more. */
async function missingConnections(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const named = new Set(
    rows.flatMap(({ actions }) =>
      actions.flatMap((action) => ('integration_id' in action ? (action.integration_id ?? []) : [])),
    ),
  )
  if (named.size === 0) return named
  const there = await db
    .select({ id: integrations.id })
    .from(integrations)
    .where(inArray(integrations.id, [...named]))
  for (const { id } of there) named.delete(id)
  return named
}

type Page = { before?: string; limit: number }

/** What a recipe did, the newest first. */
export async function pageOfRuns(
  db: Db,
  where: ReturnType<typeof eq>,
  { before, limit }: Page,
): Promise<{ runs: RecipeRun[]; next: string | null }> {
  const found = await db
    .select({ run: recipeRuns, type: events.type, data: events.data, id: recipeRuns.id, key: keyOf(NEWEST) })
    .from(recipeRuns)
    .innerJoin(events, eq(events.id, recipeRuns.event_id))
    .where(and(where, after(before, NEWEST, recipeRuns.id)))
    .orderBy(...orderBy(NEWEST, recipeRuns.id))
    .limit(limit + 1)
  const { rows, next } = pageOf(found, limit, NEWEST)
  const sent = await deliveriesOf(
    db,
    rows.map(({ id }) => id),
  )
  return { runs: rows.map((row) => publicRun(row, sent.get(row.id) ?? [])), next }
}

type Sent = { id: string; to: string; state: string }

async function deliveriesOf(db: Db, runs: string[]): Promise<Map<string, Sent[]>> {
  if (runs.length === 0) return new Map()
  const { id, run_id, target, to_name, state, position } = deliveries
  const rows = await db
    .select({ id, run_id, target, to_name, state })
    .from(deliveries)
    .where(anyOf(run_id, runs))
    .orderBy(position)
  const told = rows.map((row) => ({
    run: row.run_id ?? '',
    id: row.id,
    to: row.to_name ?? row.target,
    state: row.state === 'held' ? 'waiting' : row.state,
  }))
  return new Map(
    [...Map.groupBy(told, ({ run }) => run)].map(([run, list]) => [run, list.map(({ run: _run, ...one }) => one)]),
  )
}

type RunRow = { run: typeof recipeRuns.$inferSelect; type: string; data: object }

function publicRun({ run, type, data }: RunRow, sent: Sent[]): RecipeRun {
  const site = 'asset_value' in data ? String(data.asset_value) : null
  return {
    id: run.id,
    at: run.at.toISOString(),
    state: run.state === 'done' && sent.some(({ state }) => state === 'failed') ? 'failed' : run.state,
    reason: run.reason,
    event: type,
    event_id: String(run.event_id),
    site: site === null ? null : shownAddress(site),
    asset_id: run.asset_id,
    count: run.matched.length,
    findings: run.matched.slice(0, NAMED).map(({ id, title, severity }) => ({ id, title, severity })),
    is_test: run.is_test,
    deliveries: sent,
  }
}
