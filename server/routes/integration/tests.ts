import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { integrationApi } from '@/lib/contract/integration'
import { providerOf } from '@/lib/automation/providers'
import { absoluteTime } from '@/lib/domain/format'
import type { Account, Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Connections } from '@/server/connections/context'
import { askRecipients } from '@/server/connections/recipients'
import { OLD_SIGNING, openAll, sealAll, sealTried, SIGNING } from '@/server/connections/sealed'
import { beginTest, sendTest, sendTry } from '@/server/connections/test-delivery'
import { testMessage } from '@/server/connections/test-message'
import { isHttp } from '@/server/connections/try-message'
import type { Db } from '@/server/db/db'
import { integrations, workspaces } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { newSigningSecret } from '@/server/outgoing/signature'
import { leaveMessage } from '@/server/records/deliveries'
import type { Deps } from '@/server/records/deps'
import { checkedConfig } from './checked-config'
import { wholeDelivery } from './delivery-rows'
import { oneOf, secretsOf } from './integration'

export const integrationTestRoutes = new Hono<Env>()

const contextOf = ({ db, log, secrets, outgoing, settings }: Deps): Connections => ({
  db,
  log,
  secrets,
  outgoing,
  settings,
})

async function workspaceOf(db: Db, id: string) {
  const [workspace] = await db
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, id))
  return workspace ?? { id, name: '' }
}

serve(integrationTestRoutes, integrationApi.test, async ({ db, deps, limits, user, integration: row }) => {
  secretsOf(deps)
  const message = await testMessage(deps.settings, user, await workspaceOf(db, row.workspace_id), new Date())
  const about = {
    workspaceId: row.workspace_id,
    integrationId: row.id,
    type: row.type,
    name: row.name,
    host: row.host,
    message,
  }
  const provider = providerOf(row.type)
  if (provider && isHttp(provider)) {
    const delivery = await db.transaction(async (tx) => {
      await limits.take('sendTestByUser', user.id, tx)
      return beginTest(tx, about)
    })
    await sendTest(contextOf(deps), delivery)
    // What waited for it goes.
    deps.outbox.wake()
    return { delivery: await wholeDelivery(db, delivery.id) }
  }
  const id = await db.transaction(async (tx) => {
    await limits.take('sendTestByUser', user.id, tx)
    return leaveMessage(tx, { ...about, runId: null, position: null, toName: row.name, isTest: true })
  })
  deps.outbox.wake()
  return { delivery: await wholeDelivery(db, id ?? '') }
})

serve(
  integrationTestRoutes,
  integrationApi.try,
  async ({ db, deps, limits, user, workspace, integration: stored, body }) => {
    const secrets = secretsOf(deps)
    if (stored && stored.type !== body.type) throw refused('type', 'unknown_connection_type')
    const message = await testMessage(deps.settings, user, workspace, new Date())
    const {
      provider,
      open,
      secrets: entered,
      host,
    } = await checkedConfig({ ...deps, secrets }, { type: body.type, config: body.config, message, stored })
    if (!isHttp(provider)) throw refused('type', 'save_first')
    const delivery = await db.transaction(async (tx) => {
      await limits.take('sendTestByUser', user.id, tx)
      return beginTest(tx, {
        workspaceId: workspace.id,
        integrationId: null,
        type: provider.type,
        name: body.name,
        host,
        message,
        triedWith: sealTried(secrets, { config: open, secrets: entered }),
      })
    })
    await sendTry(contextOf(deps), delivery, { provider, config: { ...open, ...entered }, secrets: entered })
    return { delivery: await wholeDelivery(db, delivery.id) }
  },
)

const timeOf = (at: Date, { timezone, locale }: Account) =>
  absoluteTime(at, { timeZone: timezone ?? 'UTC', locale: locale ?? 'en-GB' })

const BOTH_SIGN = sql`now() + interval '24 hours'`

serve(integrationTestRoutes, integrationApi.renew, async ({ db, deps, user, integration }) => {
  const secrets = secretsOf(deps)
  if (!providerOf(integration.type)?.isSigned) throw new HttpError(409, 'not_signed')
  const secret = newSigningSecret()
  const until = await db.transaction(async (tx) => {
    const isFree = or(isNull(integrations.old_secret_until), lt(integrations.old_secret_until, sql`now()`))
    const [row] = await tx.select().from(integrations).where(eq(integrations.id, integration.id)).for('update')
    const { [SIGNING]: old } = row ? openAll(secrets, row) : {}
    const fresh = sealAll(secrets, integration.id, {
      [SIGNING]: secret,
      ...(old !== undefined && { [OLD_SIGNING]: old }),
    })
    const [renewed] = await tx
      .update(integrations)
      .set({ secrets: { ...row?.secrets, ...fresh }, old_secret_until: BOTH_SIGN, updated_at: sql`now()` })
      .where(and(eq(integrations.id, integration.id), isFree))
      .returning({ until: integrations.old_secret_until })
    if (!renewed?.until)
      throw new HttpError(409, 'already_renewed', {
        values: { time: row?.old_secret_until ? timeOf(row.old_secret_until, user) : '' },
      })
    return renewed.until
  })
  return { secret, old_until: until.toISOString() }
})

serve(integrationTestRoutes, integrationApi.askAgain, async ({ db, deps, limits, user, integration }) => {
  const secrets = secretsOf(deps)
  if (integration.type === 'email') {
    const count = (tx: Db) => limits.take('askAddressByUser', user.id, tx)
    await db.transaction((tx) =>
      askRecipients(tx, integration, { publicUrl: deps.settings.publicUrl, count: () => count(tx) }),
    )
    deps.outbox.wake()
  }
  return oneOf(db, secrets, integration.id)
})
