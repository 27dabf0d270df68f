import { and, eq, sql } from 'drizzle-orm'
import { lastSlot } from '@/lib/automation/slots'
import { recipes, workspaces } from '@/server/db/schema'
import { record } from '@/server/records/events'
import type { AutomationDeps } from './deps'

/** A time that nobody was there for is made up within so long, once. */
const MADE_UP_MS = 6 * 3_600_000

/** Writes down for each recipe by the clock that its time has come. Answers whether one has. */
export async function tickSchedules({ db, log, now }: Pick<AutomationDeps, 'db' | 'log' | 'now'>): Promise<boolean> {
  const rows = await db
    .select({ recipe: recipes, settings: workspaces.settings })
    .from(recipes)
    .innerJoin(workspaces, eq(workspaces.id, recipes.workspace_id))
    .where(and(eq(recipes.status, 'active'), sql`${recipes.trigger}->>'type' = 'schedule'`))
  let hasCome = false
  for (const { recipe, settings } of rows) {
    if (recipe.trigger.type !== 'schedule') continue
    const time = now().getTime()
    const slot = lastSlot(recipe.trigger.config, time, settings.timezone ?? 'UTC')
    if (slot <= recipe.active_since.getTime() || time - slot > MADE_UP_MS) continue
    const at = new Date(slot)
    const about = `${recipe.id}:${at.toISOString()}`
    try {
      const isNew = await record(db, {
        type: 'schedule',
        about,
        workspace_id: recipe.workspace_id,
        asset_id: null,
        data: { recipe_id: recipe.id, slot: at.toISOString() },
        at,
      })
      hasCome ||= isNew
    } catch (error) {
      log.error({ err: error, recipe: recipe.id }, 'The time of a recipe could not be written down')
    }
  }
  return hasCome
}
