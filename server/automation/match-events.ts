import { and, asc, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { type Match, matching } from '@/lib/automation/match'
import type { Db } from '@/server/db/db'
import { events, recipeRuns, recipes } from '@/server/db/schema'
import { isToBeRepeated } from '@/server/failed-query'
import { admittedOwners } from '@/server/monitor/owners'
import { voiceOf } from '@/server/voice'
import type { AutomationDeps } from './deps'
import type { Home, RecipeRow } from './doing'
import { type EventRow, happeningOf, surroundingsOf } from './happening'
import { homeOf } from './home'
import { beginRun, type Begun, resumeRuns } from './runs'

/** So many of one workspace in a row: then it is the turn of the next. */
const BATCH = 200
/** What is left then is found by the next look. */
const MAX_TURNS = 20

/** One look after the other: what only passes is over by then. */
const MAX_TRIES = 5

const isUnmatched = and(isNull(events.matched_at), eq(events.is_backfill, false))

/** Asks recipes about everything that happened and nobody has asked them about, and does what is due of what waits. */
export async function automate(deps: AutomationDeps, stop?: AbortSignal): Promise<void> {
  await passOver(deps)
  const done: Begun = { scans: [], hasTold: false }
  let hasMore = true
  for (let turn = 0; hasMore && turn < MAX_TURNS; turn += 1) {
    hasMore = false
    for (const workspace of await workspacesWithWork(deps)) {
      if (stop?.aborted) break
      hasMore = (await inWorkspace(deps, workspace, done, stop)) || hasMore
    }
  }
  if (done.scans.length > 0) deps.scans.wake(done.scans)
  if (done.hasTold) deps.outbox.wake()
}

/** Where no recipe is on, nobody has to be asked. */
async function passOver({ db }: AutomationDeps): Promise<void> {
  const own = db
    .select({ one: sql`1` })
    .from(recipes)
    .where(and(eq(recipes.workspace_id, events.workspace_id), eq(recipes.status, 'active')))
  await db
    .update(events)
    .set({ matched_at: sql`now()` })
    .where(and(isUnmatched, notExists(own)))
}

async function workspacesWithWork({ db, now }: AutomationDeps): Promise<string[]> {
  const waiting = await db.selectDistinct({ id: events.workspace_id }).from(events).where(isUnmatched)
  const due = await db
    .selectDistinct({ id: recipes.workspace_id })
    .from(recipeRuns)
    .innerJoin(recipes, eq(recipes.id, recipeRuns.recipe_id))
    .where(and(isNotNull(recipeRuns.due_at), lte(recipeRuns.due_at, now())))
  return [...new Set([...waiting, ...due].map(({ id }) => id))]
}

/**
 * In the order in which things happened: what is due and what is new take turns by their times. Answers whether there
 * may be more.
 */
async function inWorkspace(deps: AutomationDeps, workspace: string, done: Begun, stop?: AbortSignal): Promise<boolean> {
  const rows = await deps.db
    .select({ id: events.id, at: events.at })
    .from(events)
    .where(and(isUnmatched, eq(events.workspace_id, workspace)))
    .orderBy(asc(events.at), asc(events.id))
    .limit(BATCH)
  for (const { id, at } of rows) {
    if (stop?.aborted) return false
    await resumeRuns(deps, workspace, { until: at < deps.now() ? at : deps.now(), done })
    await once(deps, id, () => matchOne(deps, workspace, id, done))
  }
  await resumeRuns(deps, workspace, { until: deps.now(), done })
  return rows.length === BATCH
}

/** What breaks keeps no other waiting, and is given up when it has broken a few times for no fault of the database. */
async function once({ db, log }: AutomationDeps, event: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, event }, 'Recipes could not be asked about an event')
    if (isToBeRepeated(error)) return
    const tries = sql`${events.tries} + 1`
    const matched_at = sql`case when ${tries} >= ${MAX_TRIES} then now() end`
    await db.update(events).set({ tries, matched_at }).where(eq(events.id, event))
  }
}

async function matchOne(deps: AutomationDeps, workspaceId: string, id: number, done: Begun): Promise<void> {
  const begun = await deps.db.transaction(async (tx) => {
    const home = await homeOf(tx, workspaceId)
    if (!home) return null
    const [event] = await tx
      .select()
      .from(events)
      .where(and(eq(events.id, id), isUnmatched))
      .for('update')
    if (!event) return null
    const runs: Begun = { scans: [], hasTold: false }
    const isAdmitted = (await admittedOwners(tx, [home.owner.id])).has(home.owner.id)
    for (const { recipe, findings } of isAdmitted ? await matchesOf(tx, deps, home, event) : [])
      await beginRun({ tx, deps, home, recipe }, { event, findings }, runs)
    await tx.update(events).set({ matched_at: sql`now()` }).where(eq(events.id, id))
    return runs
  })
  if (!begun) return
  done.scans.push(...begun.scans)
  done.hasTold ||= begun.hasTold
}

async function matchesOf(tx: Db, deps: AutomationDeps, home: Home, event: EventRow): Promise<Match<RecipeRow>[]> {
  const active = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.workspace_id, home.workspace.id), eq(recipes.status, 'active')))
    .orderBy(recipes.created_at, recipes.id)
  if (active.length === 0) return []
  const voice = await voiceOf(home.owner.locale)
  const surroundings = await surroundingsOf(tx, { workspace: home.workspace, voice, events: [event], now: deps.now() })
  const happening = happeningOf(event, surroundings)
  // How long an outage lasts is not known when it begins: whoever waits for that is asked again then.
  const asked = event.type === 'site.down' ? { ...happening, minutes: Number.POSITIVE_INFINITY } : happening
  return matching(active, asked)
}
