import { PREVIEW_MS } from '@/lib/automation/count-runs'
import { and, eq } from 'drizzle-orm'
import { EVENT_OF, matching } from '@/lib/automation/match'
import type { Db } from '@/server/db/db'
import { events, recipeRuns } from '@/server/db/schema'
import { voiceOf } from '@/server/voice'
import type { AutomationDeps } from './deps'
import type { Home, Outcome, RecipeRow } from './doing'
import { findingsOf, happeningOf, surroundingsOf } from './happening'
import { homeOf } from './home'
import { pastMatches } from './past-matches'
import { perform, resultOf } from './run'
import { runOf } from './runs'
import type { Occurrence } from './telling'

type Tested = { run: string; outcomes: Outcome[] }

/**
 * Does a recipe once as a test, without its limit: on what is named, else on what it would have run on last. Null when
 * there is nothing.
 */
export async function testRun(
  tx: Db,
  deps: AutomationDeps,
  recipe: RecipeRow,
  named: number | null,
): Promise<Tested | null> {
  const home = await homeOf(tx, recipe.workspace_id)
  if (!home) return null
  const occurrence =
    recipe.trigger.type === 'schedule'
      ? await scheduled(tx, recipe, deps.now())
      : await occurrenceFor(tx, deps, { home, recipe }, named)
  if (!occurrence) return null
  const [run] = await tx
    .insert(recipeRuns)
    .values({ ...runOf(recipe, occurrence), state: 'done', is_test: true, at: deps.now() })
    .returning({ id: recipeRuns.id })
  if (!run) return null
  const outcomes = await perform({
    tx,
    deps,
    home,
    recipe,
    run: run.id,
    occurrences: [occurrence],
    at: deps.now(),
    isTest: true,
  })
  await tx.update(recipeRuns).set(resultOf(outcomes)).where(eq(recipeRuns.id, run.id))
  return { run: run.id, outcomes }
}

type Context = { home: Home; recipe: RecipeRow }

async function occurrenceFor(
  tx: Db,
  deps: AutomationDeps,
  { home, recipe }: Context,
  named: number | null,
): Promise<Occurrence | null> {
  const { workspace, owner } = home
  const voice = await voiceOf(owner.locale)
  if (named === null) {
    const wanted = { from: new Date(deps.now().getTime() - PREVIEW_MS), kept: 1 }
    const { matches } = await pastMatches(tx, recipe, { workspace, voice, now: deps.now() }, wanted)
    return matches.at(-1)?.occurrence ?? null
  }
  const isMeant = and(eq(events.id, named), eq(events.workspace_id, workspace.id))
  const [event] = await tx.select().from(events).where(isMeant)
  if (!event || event.type !== EVENT_OF[recipe.trigger.type]) return null
  const surroundings = await surroundingsOf(tx, { workspace, voice, events: [event], now: deps.now() })
  const [match] = matching([recipe], happeningOf(event, surroundings))
  // It ran on it once, or somebody wants to see it with it: with all that is in it.
  return { event, findings: match?.findings ?? findingsOf(event, voice) ?? [] }
}

/** As if its time had come now. */
async function scheduled(tx: Db, { id, workspace_id }: RecipeRow, now: Date): Promise<Occurrence | null> {
  const slot = now.toISOString()
  const [event] = await tx
    .insert(events)
    .values({
      type: 'schedule',
      key: `schedule:${id}:test:${slot}`,
      workspace_id,
      asset_id: null,
      data: { recipe_id: id, slot },
      at: now,
      matched_at: now,
    })
    .onConflictDoNothing()
    .returning()
  return event ? { event, findings: [] } : null
}
