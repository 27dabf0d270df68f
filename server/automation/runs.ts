import { and, asc, eq, gt, inArray, isNotNull, lte, max, ne, sql } from 'drizzle-orm'
import { HOUR_MS, judge, MAX_RUNS_AN_HOUR } from '@/lib/automation/limit'
import type { RunReason } from '@/lib/contract/recipe-list'
import type { Db } from '@/server/db/db'
import { events, incidents, recipeRuns, recipes } from '@/server/db/schema'
import type { AutomationDeps } from './deps'
import { because, type Home, type RecipeRow } from './doing'
import { factsOf, subjectOf } from './happening'
import { homeOf } from './home'
import { perform, resultOf } from './run'
import type { Occurrence } from './telling'

/** What has to be woken after the commit. */
export type Begun = { scans: string[]; hasTold: boolean }

type Context = { tx: Db; deps: AutomationDeps; home: Home; recipe: RecipeRow }
type Run = typeof recipeRuns.$inferSelect

const MINUTE_MS = 60_000
const MAX_KEPT = 100

/** What is written of a run of a recipe on something that happened. */
export const runOf = ({ id, version }: RecipeRow, { event, findings }: Occurrence) => ({
  recipe_id: id,
  recipe_version: version,
  event_id: event.id,
  subject: subjectOf(event),
  asset_id: event.asset_id,
  matched: findings.slice(0, MAX_KEPT),
})

/** Writes down that a recipe runs on an event, once, and does it as far as its limit lets it. */
export async function beginRun(context: Context, occurrence: Occurrence, begun: Begun): Promise<void> {
  const { tx, recipe } = context
  const [run] = await tx
    .insert(recipeRuns)
    .values({ ...runOf(recipe, occurrence), state: 'held', at: occurrence.event.at })
    .onConflictDoNothing()
    .returning()
  if (!run) return
  const lasting = lastingOf(recipe, occurrence)
  if (lasting) await write(tx, run, { due_at: lasting.due, reason: because('lasting', { minutes: lasting.minutes }) })
  else await decide(context, run, [occurrence], begun)
}

/** Of an outage that has to last for a while: until when. */
function lastingOf({ trigger }: RecipeRow, { event }: Occurrence): { due: Date; minutes: number } | null {
  const down = factsOf(event, 'site.down')
  if (!down || trigger.type !== 'site_down' || trigger.config.minutes === 0) return null
  const { minutes } = trigger.config
  const due = new Date(new Date(down.since).getTime() + minutes * MINUTE_MS)
  return due <= event.at ? null : { due, minutes }
}

const write = (tx: Db, { id }: Pick<Run, 'id'>, values: Partial<typeof recipeRuns.$inferInsert>) =>
  tx.update(recipeRuns).set(values).where(eq(recipeRuns.id, id))

/** Does it, or says by its limit when. */
async function decide(
  context: Context,
  run: Run,
  occurrences: readonly [Occurrence, ...Occurrence[]],
  begun: Begun,
): Promise<void> {
  const { tx, recipe } = context
  const verdict = judge(recipe, run.at.getTime(), await soFar(tx, run))
  if (verdict.kind === 'run') return void (await carryOut(context, run, occurrences, begun))
  const tellAt = verdict.kind === 'throttled' && verdict.tellAt !== null ? new Date(verdict.tellAt) : null
  const key = verdict.kind === 'tooOften' ? 'tooOften' : tellAt ? 'collecting' : 'throttled'
  await write(tx, run, { state: 'held', reason: because(key), due_at: tellAt, told_at: tellAt })
}

async function soFar(tx: Db, run: Run) {
  const own = and(eq(recipeRuns.recipe_id, run.recipe_id), eq(recipeRuns.is_test, false), ne(recipeRuns.id, run.id))
  const [last] = await tx
    .select({ told: max(recipeRuns.told_at) })
    .from(recipeRuns)
    .where(and(own, eq(recipeRuns.subject, run.subject)))
  return { told: last?.told?.getTime() ?? null, lastHour: await toldInTheHourBefore(tx, run, run.at) }
}

/** How often a recipe told something: what was collected for one moment of one site is one message. */
async function toldInTheHourBefore(tx: Db, { recipe_id, id, subject, due_at }: Run, at: Date): Promise<number> {
  const isSame = due_at ? and(eq(recipeRuns.subject, subject), eq(recipeRuns.told_at, due_at)) : undefined
  const isOther = and(ne(recipeRuns.id, id), isSame && sql`(${isSame}) is not true`)
  const hour = new Date(at.getTime() - HOUR_MS)
  const isOne = sql`${recipeRuns.state} <> 'held'`
  const [row] = await tx
    .select({
      count: sql<number>`(count(*) filter (where ${isOne}) + count(distinct (${recipeRuns.subject}, ${recipeRuns.told_at})) filter (where not ${isOne}))::int`,
    })
    .from(recipeRuns)
    .where(
      and(
        eq(recipeRuns.recipe_id, recipe_id),
        eq(recipeRuns.is_test, false),
        isOther,
        gt(recipeRuns.told_at, hour),
        lte(recipeRuns.told_at, at),
      ),
    )
  return row?.count ?? 0
}

/** Answers whether anybody was told. */
async function carryOut(
  { tx, deps, home, recipe }: Context,
  run: Run,
  occurrences: readonly [Occurrence, ...Occurrence[]],
  begun: Begun,
): Promise<boolean> {
  const isCollected = run.reason?.key === 'collecting'
  const at = (isCollected && run.told_at) || run.at
  const outcomes = await perform({ tx, deps, home, recipe, run: run.id, occurrences, at, isTest: false })
  const { state, reason } = resultOf(outcomes)
  // Who told nobody may tell the next at once.
  const hasTold = outcomes.some((outcome) => outcome.state === 'sent')
  await write(tx, run, {
    // It was held, as all that went with it.
    state: isCollected && state === 'done' ? 'held' : state,
    reason: isCollected && reason === null ? because('collected') : reason,
    due_at: null,
    told_at: hasTold ? at : null,
  })
  await tx
    .update(recipes)
    .set({
      last_run_at: sql`greatest(${recipes.last_run_at}, ${at.toISOString()}::timestamptz)`,
      last_result: state === 'failed' ? 'failed' : 'ok',
    })
    .where(eq(recipes.id, recipe.id))
  begun.scans.push(...outcomes.flatMap(({ scan }) => scan ?? []))
  begun.hasTold ||= outcomes.some(({ delivery }) => delivery !== null)
  return hasTold
}

type Resuming = { until: Date; done: Begun }

/** Does what of a workspace was held until a time that has come: an outage that lasted, and what limits collected. */
export async function resumeRuns(deps: AutomationDeps, workspace: string, { until, done }: Resuming): Promise<void> {
  const due = await deps.db
    .select({ id: recipeRuns.id })
    .from(recipeRuns)
    .innerJoin(recipes, eq(recipes.id, recipeRuns.recipe_id))
    .where(and(eq(recipes.workspace_id, workspace), isNotNull(recipeRuns.due_at), lte(recipeRuns.due_at, until)))
    .orderBy(asc(recipeRuns.due_at), asc(recipeRuns.event_id))
  for (const { id } of due) {
    const begun: Begun = { scans: [], hasTold: false }
    await deps.db.transaction(async (tx) => {
      const home = await homeOf(tx, workspace)
      if (home) await resume({ tx, deps, home }, id, begun)
    })
    done.scans.push(...begun.scans)
    done.hasTold ||= begun.hasTold
  }
}

/** Nothing when somebody else has done it, or it went with another. */
async function resume({ tx, deps, home }: Omit<Context, 'recipe'>, id: string, begun: Begun): Promise<void> {
  const [run] = await tx
    .select()
    .from(recipeRuns)
    .where(and(eq(recipeRuns.id, id), isNotNull(recipeRuns.due_at)))
    .for('update')
  const [recipe] = run ? await tx.select().from(recipes).where(eq(recipes.id, run.recipe_id)) : []
  if (!run?.due_at || !recipe) return
  if (recipe.status !== 'active')
    return void (await write(tx, run, { due_at: null, told_at: null, reason: because('switchedOff') }))
  const context = { tx, deps, home, recipe }
  if (run.reason?.key === 'lasting') {
    const [first] = await occurrencesOf(tx, [run])
    const over = first ? await overBefore(tx, first, run.due_at) : because('over')
    if (!first || over) return void (await write(tx, run, { state: 'skipped', due_at: null, reason: over }))
    const [later] = await write(tx, run, { at: run.due_at, due_at: null, reason: null }).returning()
    return later && decide(context, later, [first], begun)
  }
  const together = and(
    eq(recipeRuns.recipe_id, run.recipe_id),
    eq(recipeRuns.subject, run.subject),
    eq(recipeRuns.due_at, run.due_at),
  )
  const runs = await tx
    .select()
    .from(recipeRuns)
    .where(together)
    .orderBy(asc(recipeRuns.at), asc(recipeRuns.event_id))
    .for('update')
  const [first, ...others] = await occurrencesOf(tx, runs)
  const ids = runs.map((one) => one.id)
  const isTooOften = (await toldInTheHourBefore(tx, run, run.due_at)) >= MAX_RUNS_AN_HOUR
  const ended = isTooOften ? { reason: because('tooOften'), told_at: null } : { reason: because('collected') }
  await tx
    .update(recipeRuns)
    .set({ due_at: null, ...ended })
    .where(inArray(recipeRuns.id, ids))
  if (!first || isTooOften) return
  if (!(await carryOut(context, run, [first, ...others], begun)))
    await tx.update(recipeRuns).set({ told_at: null }).where(inArray(recipeRuns.id, ids))
}

/** Why an outage did not last: it was over, or is gone. */
async function overBefore(tx: Db, { event }: Occurrence, due: Date): Promise<RunReason | null> {
  const down = factsOf(event, 'site.down')
  const [incident] = await tx
    .select({ ended_at: incidents.ended_at })
    .from(incidents)
    .where(eq(incidents.id, down?.incident_id ?? ''))
  return incident && (incident.ended_at === null || incident.ended_at >= due) ? null : because('over')
}

async function occurrencesOf(tx: Db, runs: readonly Run[]): Promise<Occurrence[]> {
  const rows = await tx
    .select()
    .from(events)
    .where(
      inArray(
        events.id,
        runs.map((run) => run.event_id),
      ),
    )
  const known = new Map(rows.map((event) => [event.id, event]))
  return runs.flatMap((run) => {
    const event = known.get(run.event_id)
    return event ? [{ event, findings: run.matched }] : []
  })
}
