import { and, eq, getTableColumns, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import {
  deliveries,
  deliveryAttempts,
  events,
  integrations,
  recipeRuns,
  recipes,
  recipients,
  tickets,
} from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { secrets: _secrets, ...shownOfIntegrations } = getTableColumns(integrations)
const { token_hash: _asked, leave_token: _leave, ...shownOfRecipients } = getTableColumns(recipients)
const {
  key: _key,
  body: _body,
  is_secret: _is,
  target: _target,
  error: _error,
  user_id: _user,
  ...shownOfMessages
} = getTableColumns(deliveries)

/** A message may have as many. */
const MESSAGES_AT_ONCE = 200

/** What these workspaces do by themselves, and whom they tell. */
export function automationOf(db: Db, mine: SQLWrapper): Record<string, Rows> {
  const ownRecipes = db.select({ id: recipes.id }).from(recipes).where(inArray(recipes.workspace_id, mine))
  const ownIntegrations = db
    .select({ id: integrations.id })
    .from(integrations)
    .where(inArray(integrations.workspace_id, mine))
  return {
    events: once(() => db.select().from(events).where(inArray(events.workspace_id, mine)).orderBy(events.id)),
    recipes: once(() =>
      db.select().from(recipes).where(inArray(recipes.workspace_id, mine)).orderBy(recipes.created_at),
    ),
    recipe_runs: once(() =>
      db.select().from(recipeRuns).where(inArray(recipeRuns.recipe_id, ownRecipes)).orderBy(recipeRuns.at),
    ),
    integrations: once(() =>
      db
        .select(shownOfIntegrations)
        .from(integrations)
        .where(inArray(integrations.workspace_id, mine))
        .orderBy(integrations.created_at),
    ),
    tickets: once(() =>
      db.select().from(tickets).where(inArray(tickets.integration_id, ownIntegrations)).orderBy(tickets.created_at),
    ),
    recipients: once(() =>
      db
        .select(shownOfRecipients)
        .from(recipients)
        .where(inArray(recipients.workspace_id, mine))
        .orderBy(recipients.asked_at),
    ),
    messages: messagesOf(db, mine),
  }
}

/** What went to connections, each with its tries. */
async function* messagesOf(db: Db, mine: SQLWrapper): Rows {
  const ids = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.kind, 'message'), inArray(deliveries.workspace_id, mine)))
    .orderBy(deliveries.created_at, deliveries.id)
  for (let from = 0; from < ids.length; from += MESSAGES_AT_ONCE) {
    const batch = ids.slice(from, from + MESSAGES_AT_ONCE).map(({ id }) => id)
    const rows = await db
      .select(shownOfMessages)
      .from(deliveries)
      .where(inArray(deliveries.id, batch))
      .orderBy(deliveries.created_at, deliveries.id)
    const tries = await db
      .select()
      .from(deliveryAttempts)
      .where(inArray(deliveryAttempts.delivery_id, batch))
      .orderBy(deliveryAttempts.number)
    yield rows.map((row) => ({ ...row, tries: tries.filter(({ delivery_id }) => delivery_id === row.id) }))
  }
}
