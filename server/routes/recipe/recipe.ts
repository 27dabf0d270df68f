import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { toJSONSchema } from 'zod/v4/core'
import { EVENT_BODIES, EVENT_EXAMPLES, type EventName } from '@/lib/automation/event-body'
import { EVENT_OF } from '@/lib/automation/match'
import type { TestOutcome } from '@/lib/contract/recipe'
import { recipeApi } from '@/lib/contract/recipe'
import { Preferences } from '@/lib/contract/user'
import type { AutomationDeps } from '@/server/automation/deps'
import type { Outcome } from '@/server/automation/doing'
import { previewOf } from '@/server/automation/preview'
import { sentenceOf } from '@/server/automation/sentence-of'
import { testRun } from '@/server/automation/test-run'
import { recipeRuns, recipes } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { idleOf } from '@/server/routes/integration/idle-recipes'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Deps } from '@/server/records/deps'
import { voiceOf } from '@/server/voice'
import { pageOfRuns, publicRecipes } from './recipe-rows'
import { noEvent, saveRecipe } from './save-recipe'

export const recipeRoutes = new Hono<Env>()

const SHOWN_RUNS = 20

serve(recipeRoutes, recipeApi.list, async ({ db, workspace }) => {
  const rows = await db
    .select()
    .from(recipes)
    .where(eq(recipes.workspace_id, workspace.id))
    .orderBy(asc(recipes.created_at), recipes.id)
  return { recipes: await publicRecipes(db, rows) }
})

serve(recipeRoutes, recipeApi.show, async ({ db, recipe }) => {
  const [told] = await publicRecipes(db, [recipe])
  if (!told) throw notFound('recipe')
  const { runs } = await pageOfRuns(db, eq(recipeRuns.recipe_id, recipe.id), { limit: SHOWN_RUNS })
  return { recipe: { ...told, runs } }
})

serve(recipeRoutes, recipeApi.create, async ({ db, user, workspace, recipe, body, note }) => {
  const row = await db.transaction(async (tx) => {
    const saved = await saveRecipe(tx, { user, workspace, body }, recipe)
    note({
      workspace_id: workspace.id,
      object: saved.id,
      detail: await sentenceOf(tx, saved, await voiceOf(user.locale)),
    })
    return saved
  })
  const [told] = await publicRecipes(db, [row])
  if (!told) throw notFound('recipe')
  return { recipe: told }
})

serve(recipeRoutes, recipeApi.updateStatus, async ({ db, user, recipe, body: { status }, note }) => {
  const row = await db.transaction(async (tx) => {
    if (status === 'active' && (await idleOf(tx, recipe.workspace_id, [recipe])).length > 0)
      throw new HttpError(409, 'nothing_left_to_do')
    const since =
      status === 'active'
        ? sql`case when ${recipes.status} = 'active' then ${recipes.active_since} else now() end`
        : recipes.active_since
    const [changed] = await tx
      .update(recipes)
      .set({ status, active_since: since })
      .where(eq(recipes.id, recipe.id))
      .returning()
    if (!changed) throw notFound('recipe')
    note({
      workspace_id: changed.workspace_id,
      object: changed.id,
      detail: await sentenceOf(tx, changed, await voiceOf(user.locale)),
    })
    return changed
  })
  const [told] = await publicRecipes(db, [row])
  if (!told) throw notFound('recipe')
  return { recipe: told }
})

serve(recipeRoutes, recipeApi.remove, async ({ db, user, workspace, recipe, note }) => {
  await db.transaction(async (tx) => {
    const detail = await sentenceOf(tx, recipe, await voiceOf(user.locale))
    const gone = await tx.delete(recipes).where(eq(recipes.id, recipe.id)).returning({ id: recipes.id })
    if (gone.length === 0) throw notFound('recipe')
    note({ workspace_id: workspace.id, object: recipe.id, detail })
  })
  return { message: 'Recipe deleted.' }
})

serve(recipeRoutes, recipeApi.preview, async ({ deps, db, user, workspace, body }) => {
  // As recipes run: conditions about titles go by the language that the account has.
  const voice = await voiceOf(user.locale, Preferences.parse(user.preferences))
  return {
    preview: await previewOf(db, body, { workspace, voice, publicUrl: deps.settings.publicUrl, now: new Date() }),
  }
})

serve(recipeRoutes, recipeApi.run, async ({ deps, db, recipe, body, note }) => {
  const named = body.event_id === undefined ? null : Number(body.event_id)
  if (named !== null && !Number.isSafeInteger(named)) throw noEvent()
  const tested = await db.transaction(async (tx) => {
    const done = await testRun(tx, automationDeps(deps), recipe, named)
    if (!done) throw noEvent()
    note({ workspace_id: recipe.workspace_id, object: recipe.id })
    return done
  })
  deps.outbox.wake()
  const { runs } = await pageOfRuns(db, eq(recipeRuns.id, tested.run), { limit: 1 })
  const [run] = runs
  if (!run) throw notFound('recipe')
  return {
    run,
    outcomes: tested.outcomes.map((outcome, position) =>
      publicOutcome(outcome, position, recipe.actions[position]?.type ?? ''),
    ),
  }
})

serve(recipeRoutes, recipeApi.runs, async ({ db, recipe, query, pageSize: limit }) => {
  return pageOfRuns(db, eq(recipeRuns.recipe_id, recipe.id), { before: query.before, limit })
})

serve(recipeRoutes, recipeApi.events, async () => ({ events: (eventKinds ??= describeEvents()) }))

type Json = Record<string, unknown>

/** Described when somebody first asks: no start waits for it. */
let eventKinds: ReturnType<typeof describeEvents> | undefined

const describeEvents = () =>
  (Object.entries(EVENT_OF) as [string, EventName][]).map(([trigger, type]) => ({
    type,
    trigger,
    example: EVENT_EXAMPLES[type] as Json,
    schema: toJSONSchema(EVENT_BODIES[type], { io: 'output' }) as Json,
  }))

const automationDeps = ({ db, log, settings, scans, outbox }: Deps): AutomationDeps => ({
  db,
  log,
  scans,
  outbox,
  publicUrl: settings.publicUrl,
  productName: settings.productName,
  now: () => new Date(),
})

function publicOutcome(
  { to, title, text, state, delivery, reason }: Outcome,
  position: number,
  type: string,
): TestOutcome {
  return { position, type, to, title, text, is_sent: state === 'sent', delivery_id: delivery, reason }
}
