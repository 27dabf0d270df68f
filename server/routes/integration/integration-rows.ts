import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Integration } from '@/lib/contract/integration'
import { providerOf } from '@/lib/automation/providers'
import { covered } from '@/server/connections/sealed'
import { recipientsOf } from '@/server/connections/recipients'
import type { Db } from '@/server/db/db'
import { deliveries, integrations, recipes } from '@/server/db/schema'
import type { Secrets } from '@/server/secrets'
import { englishReason } from './english-reason'

type Row = typeof integrations.$inferSelect

/** Connections as people see them, with how they are doing. All of one workspace. */
export async function publicIntegrations(db: Db, secrets: Secrets, rows: readonly Row[]): Promise<Integration[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const [counts, waiting, last, users] = [
    await countsOf(db, ids),
    await waitingOf(db, ids),
    await lastOf(db, ids),
    await usersOf(db, first.workspace_id),
  ]
  return Promise.all(
    rows.map(async (row) => ({
      ...shown(secrets, row),
      last_error: row.reason ? await englishReason(row.reason) : null,
      deliveries_24h: counts.get(row.id) ?? { ok: 0, failed: 0 },
      waiting: waiting.get(row.id) ?? 0,
      last_delivery: last.get(row.id) ?? null,
      used_by_recipes: users.get(row.id)?.length ?? 0,
      recipes: users.get(row.id) ?? [],
      ...(row.type === 'email' && {
        recipients: (await recipientsOf(db, row)).map(({ address, state }) => ({ address, state })),
      }),
    })),
  )
}

function shown(secrets: Secrets, row: Row) {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    type: row.type,
    name: row.name,
    status: row.status,
    config: covered(secrets, providerOf(row.type), row),
    host: row.host,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    reason: row.reason,
    error_since: row.error_since?.toISOString() ?? null,
    old_secret_until:
      row.old_secret_until && row.old_secret_until > new Date() ? row.old_secret_until.toISOString() : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

async function countsOf(db: Db, ids: string[]) {
  const ended = (state: 'done' | 'failed') => sql<number>`count(*) filter (where ${deliveries.state} = ${state})::int`
  const rows = await db
    .select({ id: deliveries.integration_id, ok: ended('done'), failed: ended('failed') })
    .from(deliveries)
    .where(and(inArray(deliveries.integration_id, ids), gte(deliveries.created_at, sql`now() - interval '24 hours'`)))
    .groupBy(deliveries.integration_id)
  return new Map(rows.map(({ id, ...counts }) => [id ?? '', counts]))
}

async function waitingOf(db: Db, ids: string[]) {
  const rows = await db
    .select({ id: deliveries.integration_id, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(and(inArray(deliveries.integration_id, ids), inArray(deliveries.state, ['waiting', 'held'])))
    .groupBy(deliveries.integration_id)
  return new Map(rows.map(({ id, count }) => [id ?? '', count]))
}

async function lastOf(db: Db, ids: string[]) {
  const last = db
    .select({ id: deliveries.id, at: deliveries.created_at, state: deliveries.state })
    .from(deliveries)
    .where(and(eq(deliveries.integration_id, integrations.id), ne(deliveries.state, 'skipped')))
    .orderBy(desc(deliveries.created_at), desc(deliveries.id))
    .limit(1)
    .as('last')
  const rows = await db
    .select({ of: integrations.id, id: last.id, at: last.at, state: last.state })
    .from(integrations)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(integrations.id, ids))
  return new Map(
    rows.map(({ of, id, at, state }) => [
      of,
      { id, at: at.toISOString(), state: state === 'held' ? 'waiting' : state },
    ]),
  )
}

/** The recipes that use each connection. */
export async function usersOf(db: Db, workspace: string) {
  const rows = await db
    .select({ id: recipes.id, name: recipes.name, actions: recipes.actions })
    .from(recipes)
    .where(eq(recipes.workspace_id, workspace))
    .orderBy(recipes.name)
  const uses = rows.flatMap(({ id, name, actions }) =>
    [...new Set(actions.flatMap((action) => connectionOf(action) ?? []))].map((to) => ({ to, recipe: { id, name } })),
  )
  return new Map([...Map.groupBy(uses, ({ to }) => to)].map(([to, found]) => [to, found.map(({ recipe }) => recipe)]))
}

export const connectionOf = (action: (typeof recipes.$inferSelect)['actions'][number]): string | null =>
  ('integration_id' in action && action.integration_id) || null
