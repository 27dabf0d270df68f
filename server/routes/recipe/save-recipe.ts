import { and, eq, sql } from 'drizzle-orm'
import { SCAN_CONSENT } from '@/lib/contract/scan'
import type { NewRecipe } from '@/lib/contract/recipe-body'
import { type Action, isAboutLead } from '@/lib/contract/recipe-parts'
import { providerOf } from '@/lib/automation/providers'
import type { Provider } from '@/lib/automation/provider'
import { absoluteTime, clockTime } from '@/lib/domain/format'
import type { Db } from '@/server/db/db'
import { integrations, recipes, workspaces } from '@/server/db/schema'
import { HttpError, invalid, notFound, refused } from '@/server/errors'
import type { Account } from '@/server/api/env'
import { asId } from '@/server/api/ids'
import { broken } from '@/lib/contract/broken'

const MAX_RECIPES = 100
const DAY_MS = 86_400_000

type Row = typeof recipes.$inferSelect
type Saving = { user: Account; workspace: { id: string }; body: NewRecipe }

/** Stores a recipe. One that is there keeps its status and its runs. */
export async function saveRecipe(tx: Db, saving: Saving, before: Row | undefined): Promise<Row> {
  const { workspace, body } = saving
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace.id)).for('no key update')
  await refuseUnfit(tx, workspace.id, body)
  if (before) return changeRecipe(tx, saving, before.id)
  if ((await tx.$count(recipes, eq(recipes.workspace_id, workspace.id))) >= MAX_RECIPES)
    throw new HttpError(422, 'too_many_recipes')
  const [row] = await tx
    .insert(recipes)
    .values({ workspace_id: workspace.id, ...valuesOf(saving) })
    .returning()
  if (!row) throw notFound('workspace')
  return row
}

async function changeRecipe(tx: Db, saving: Saving, id: string): Promise<Row> {
  const [now] = await tx.select().from(recipes).where(eq(recipes.id, id)).for('no key update')
  if (!now) throw notFound('recipe')
  const { version } = saving.body
  if (version !== undefined && version !== now.version)
    throw new HttpError(409, 'recipe_changed', { values: { time: timeOf(now, saving.user) } })
  // The database compares it without the order of its fields, which it keeps in one of its own.
  const isSameTime = sql`${recipes.trigger} = ${JSON.stringify(saving.body.trigger)}::jsonb`
  const [row] = await tx
    .update(recipes)
    .set({
      ...valuesOf(saving),
      version: now.version + 1,
      updated_at: sql`now()`,
      active_since: sql`case when ${isSameTime} then ${recipes.active_since} else now() end`,
    })
    .where(eq(recipes.id, id))
    .returning()
  if (!row) throw notFound('recipe')
  return row
}

function timeOf({ updated_at }: Row, { timezone, locale }: Account): string {
  const options = { timeZone: timezone ?? 'UTC', locale: locale ?? 'en-GB' }
  return Date.now() - updated_at.getTime() < DAY_MS ? clockTime(updated_at, options) : absoluteTime(updated_at, options)
}

function valuesOf({ user, body }: Saving) {
  const { name, trigger, conditions, match, actions, throttle_minutes, collect, quiet } = body
  const isFull = actions.some(
    (action) => action.type === 'start_scan' && action.config.scan_type === 'full_scan' && action.config.consent,
  )
  const consent = isFull ? { by: user.id, at: new Date().toISOString(), text: SCAN_CONSENT } : null
  return {
    name,
    trigger,
    conditions,
    match,
    actions: actions.map(tidy),
    throttle_minutes,
    collect,
    quiet,
    saved_by: user.id,
    consent,
  }
}

const tidy = (action: Action): Action =>
  'integration_id' in action && action.integration_id
    ? { ...action, integration_id: asId(action.integration_id) }
    : action

const FITTING: Readonly<Record<Action['type'], readonly Provider['takes'][]>> = {
  notify: ['notice', 'event'],
  // A list of customers takes whoever left an address.
  webhook: ['event', 'contact'],
  create_ticket: ['ticket'],
  email_report: ['notice'],
  start_scan: [],
  add_lead_tag: [],
}

/** Each action needs a connection of this workspace that can do it. */
async function refuseUnfit(tx: Db, workspace: string, { trigger, actions }: Pick<NewRecipe, 'trigger' | 'actions'>) {
  const rows = await tx
    .select({ id: integrations.id, type: integrations.type })
    .from(integrations)
    .where(and(eq(integrations.workspace_id, workspace)))
  const types = new Map(rows.map(({ id, type }) => [id, type]))
  const errors: Record<string, string[]> = {}
  for (const [place, action] of actions.entries()) {
    if (!('integration_id' in action) || !action.integration_id) continue
    const type = types.get(asId(action.integration_id))
    const takes = type === undefined ? undefined : providerOf(type)?.takes
    const isFit =
      takes !== undefined &&
      FITTING[action.type].includes(takes) &&
      (takes !== 'contact' || isAboutLead(trigger.type)) &&
      (action.type !== 'email_report' || type === 'email')
    if (!isFit)
      errors[`actions.${place}.integration_id`] = [
        type === undefined ? broken('connection_missing') : broken('connection_of_other_action'),
      ]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export const noEvent = () => refused('event_id', 'nothing_to_test')
