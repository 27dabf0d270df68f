import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { integrationApi } from '@/lib/contract/integration'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { askRecipients } from '@/server/connections/recipients'
import { isTriedWith, OLD_SIGNING, sealAll, SIGNING } from '@/server/connections/sealed'
import { giveUpWaiting, switchOn } from '@/server/connections/standing'
import { testMessage } from '@/server/connections/test-message'
import type { Db } from '@/server/db/db'
import { deliveries, integrations, recipes, workspaces } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import { isTaken } from '@/server/failed-query'
import { newSigningSecret } from '@/server/outgoing/signature'
import type { Deps } from '@/server/records/deps'
import type { Secrets } from '@/server/secrets'
import { type Checked, checkedConfig } from './checked-config'
import { idleOf } from './idle-recipes'
import { publicIntegrations, usersOf } from './integration-rows'

export const integrationRoutes = new Hono<Env>()

const MAX_CONNECTIONS = 50

/** Throws 503 where there is no key to keep secrets with. */
export function secretsOf({ secrets }: Pick<Deps, 'secrets'>): Secrets {
  if (!secrets) throw new HttpError(503, 'no_secret_key')
  return secrets
}

type Row = typeof integrations.$inferSelect

export async function oneOf(db: Db, secrets: Secrets, id: string) {
  const rows = await db.select().from(integrations).where(eq(integrations.id, id))
  const [integration] = await publicIntegrations(db, secrets, rows)
  if (!integration) throw notFound('integration')
  return { integration }
}

serve(integrationRoutes, integrationApi.list, async ({ db, deps, workspace }) => {
  const secrets = secretsOf(deps)
  const rows = await db
    .select()
    .from(integrations)
    .where(eq(integrations.workspace_id, workspace.id))
    .orderBy(integrations.created_at, integrations.id)
  return { integrations: await publicIntegrations(db, secrets, rows) }
})

/** Two that are called alike are one name to a person. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isTaken(error) ? refused('name', 'connection_name_taken') : error
  }
}

serve(integrationRoutes, integrationApi.create, async ({ db, deps, limits, user, workspace, body, note }) => {
  const secrets = secretsOf(deps)
  const message = await testMessage(deps.settings, user, workspace, new Date())
  const { provider, open, secrets: entered, host } = await checkedConfig({ ...deps, secrets }, { ...body, message })
  const id = crypto.randomUUID()
  const signing = provider.isSigned ? newSigningSecret() : null
  const sealed = sealAll(secrets, id, { ...entered, ...(signing && { [SIGNING]: signing }) })
  const row = {
    id,
    workspace_id: workspace.id,
    type: provider.type,
    name: body.name,
    config: open,
    secrets: sealed,
    host,
    created_by: user.id,
  }
  const add = async (tx: Db) => {
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace.id)).for('no key update')
    const count = await tx.$count(integrations, eq(integrations.workspace_id, workspace.id))
    if (count >= MAX_CONNECTIONS) throw refused('name', 'connection_limit', { count: MAX_CONNECTIONS })
    await tx.insert(integrations).values(row)
    await takeTests(tx, {
      ...row,
      isSame: (sealed) => isTriedWith(secrets, sealed, { config: open, secrets: entered }),
    })
    await ask(tx, deps, row, () => limits.take('askAddressByUser', user.id, tx))
    note({ workspace_id: workspace.id, object: id })
  }
  await named(() => db.transaction(add))
  deps.outbox.wake()
  return { ...(await oneOf(db, secrets, id)), ...(signing && { secret: signing }) }
})

type Tried = Pick<Row, 'id' | 'workspace_id' | 'type'> & { isSame: (triedWith: string | null) => boolean }

/** What was tried with the same settings before they were saved is its own from now on; the last says whether it works. */
async function takeTests(tx: Db, { id, workspace_id, type, isSame }: Tried) {
  const isTry = and(
    eq(deliveries.workspace_id, workspace_id),
    eq(deliveries.is_test, true),
    isNull(deliveries.integration_id),
    eq(deliveries.to_type, type),
    sql`${deliveries.created_at} > now() - interval '15 minutes'`,
  )
  const tries = await tx
    .select({
      id: deliveries.id,
      tried_with: deliveries.tried_with,
      state: deliveries.state,
      done_at: deliveries.done_at,
    })
    .from(deliveries)
    .where(isTry)
    .orderBy(deliveries.created_at)
  const tests = tries.filter(({ tried_with }) => isSame(tried_with))
  const last = tests.at(-1)
  if (!last) return
  const ids = tests.map((test) => test.id)
  await tx.update(deliveries).set({ integration_id: id }).where(inArray(deliveries.id, ids))
  if (last.state === 'done')
    await tx.update(integrations).set({ last_used_at: last.done_at }).where(eq(integrations.id, id))
}

const ask = (
  tx: Db,
  { settings }: Pick<Deps, 'settings'>,
  row: Pick<Row, 'workspace_id' | 'config' | 'type'>,
  count: () => Promise<unknown>,
) => (row.type === 'email' ? askRecipients(tx, row, { publicUrl: settings.publicUrl, count }) : Promise.resolve())

serve(integrationRoutes, integrationApi.update, async ({ db, deps, limits, user, integration, body }) => {
  const secrets = secretsOf(deps)
  const message = await testMessage(deps.settings, user, { id: integration.workspace_id, name: '' }, new Date())
  const change = async (tx: Db, stored: Row, checked: Checked | undefined): Promise<Row | null> => {
    const [row] = await tx.select().from(integrations).where(eq(integrations.id, stored.id)).for('update')
    if (!row) throw notFound('integration')
    if (checked && !isSame(row, stored)) return row
    const signing = Object.fromEntries(
      Object.entries(row.secrets).filter(([field]) => field === SIGNING || field === OLD_SIGNING),
    )
    const values = checked && {
      config: checked.open,
      secrets: { ...signing, ...sealAll(secrets, row.id, checked.secrets) },
      host: checked.host,
    }
    await tx
      .update(integrations)
      .set({ ...(body.name !== undefined && { name: body.name }), ...values, updated_at: sql`now()` })
      .where(eq(integrations.id, row.id))
    if (!checked) return null
    await ask(tx, deps, { ...row, config: checked.open }, () => limits.take('askAddressByUser', user.id, tx))
    await sendThere(tx, row, checked.host)
    return null
  }
  // Where somebody else saved meanwhile, what is left out here is what they saved.
  for (let stored: Row | null = integration; stored; ) {
    const before: Row = stored
    const checked =
      body.config &&
      (await checkedConfig({ ...deps, secrets }, { type: before.type, config: body.config, message, stored: before }))
    stored = await named(() => db.transaction((tx) => change(tx, before, checked)))
  }
  deps.outbox.wake()
  return oneOf(db, secrets, integration.id)
})

const isSame = (a: Row, b: Row) => JSON.stringify([a.config, a.secrets]) === JSON.stringify([b.config, b.secrets])

/** What waits goes to the new host; what found out that the old settings are wrong finds out about the new ones now. */
async function sendThere(tx: Db, { id }: Row, host: string | null) {
  const pending = and(eq(deliveries.integration_id, id), inArray(deliveries.state, ['waiting', 'held']))
  await tx
    .update(deliveries)
    .set({ target: host ?? '' })
    .where(pending)
  await tx
    .update(deliveries)
    .set({ next_at: sql`now()` })
    .where(
      and(
        eq(deliveries.integration_id, id),
        eq(deliveries.state, 'waiting'),
        sql`${deliveries.attempts} > 0 and ${deliveries.claimed_at} is null`,
      ),
    )
  await tx.update(integrations).set({ failed_at: null }).where(eq(integrations.id, id))
}

serve(integrationRoutes, integrationApi.updateStatus, async ({ db, deps, integration: { id }, body }) => {
  const secrets = secretsOf(deps)
  await db.transaction(async (tx) => {
    await tx.select({ id: integrations.id }).from(integrations).where(eq(integrations.id, id)).for('update')
    if (body.status === 'active') return switchOn(tx, sql`now()`, id)
    await tx
      .update(integrations)
      .set({
        status: 'inactive',
        failures: 0,
        failed_at: null,
        reason: null,
        error_since: null,
        updated_at: sql`now()`,
      })
      .where(eq(integrations.id, id))
    await giveUpWaiting(tx, id, { key: 'switchedOff' })
  })
  deps.outbox.wake()
  return oneOf(db, secrets, id)
})

serve(integrationRoutes, integrationApi.remove, async ({ db, deps, workspace, integration: { id } }) => {
  secretsOf(deps)
  const users = await db.transaction(async (tx) => {
    await giveUpWaiting(tx, id, { key: 'deleted' })
    const found = (await usersOf(tx, workspace.id)).get(id) ?? []
    await tx.delete(integrations).where(eq(integrations.id, id))
    await stopIdle(
      tx,
      workspace.id,
      found.map((recipe) => recipe.id),
    )
    return found
  })
  if (users.length === 0) return { message: 'Connection deleted.' }
  return { message: `Connection deleted. These recipes used it: ${users.map(({ name }) => name).join(', ')}.` }
})

/** A recipe of which nothing is left to do is switched off. */
async function stopIdle(tx: Db, workspace: string, ids: string[]) {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: recipes.id, actions: recipes.actions })
    .from(recipes)
    .where(inArray(recipes.id, ids))
  const stopped = (await idleOf(tx, workspace, rows)).map(({ id }) => id)
  if (stopped.length > 0) await tx.update(recipes).set({ status: 'inactive' }).where(inArray(recipes.id, stopped))
}
