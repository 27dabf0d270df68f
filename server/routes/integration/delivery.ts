import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { deliveryApi } from '@/lib/contract/delivery'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { deliveries, integrations } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { leaveMessage } from '@/server/records/deliveries'
import { publicDeliveries, wholeDelivery } from './delivery-rows'

export const deliveryRoutes = new Hono<Env>()

const PAGE = 1_000

serve(deliveryRoutes, deliveryApi.list, async ({ db, workspace, integration, query }) => {
  const { state, search, before, limit } = query
  return publicDeliveries(db, {
    workspace: workspace.id,
    integration: integration?.id,
    state,
    search,
    before,
    limit: Number(limit ?? PAGE),
  })
})

serve(deliveryRoutes, deliveryApi.show, async ({ db, delivery }) => ({
  delivery: await wholeDelivery(db, delivery.id),
}))

serve(deliveryRoutes, deliveryApi.resend, async ({ db, deps, delivery, note }) => {
  const { message, integration_id, workspace_id } = delivery
  if (!message || workspace_id === null) throw notFound('delivery')
  if (delivery.state !== 'done' && delivery.state !== 'failed') throw new HttpError(409, 'not_sent_yet')
  const id = await db.transaction(async (tx) => {
    const [to] = integration_id
      ? await tx.select().from(integrations).where(eq(integrations.id, integration_id)).for('share')
      : []
    if (!to) throw new HttpError(409, 'connection_gone')
    if (to.status === 'inactive') throw new HttpError(409, 'connection_off')
    const left = await leaveMessage(tx, {
      workspaceId: workspace_id,
      runId: null,
      position: null,
      integrationId: to.id,
      toName: to.name,
      message,
      isTest: delivery.is_test,
      // The receiver knows it by the id of the first.
      resendOf: delivery.resend_of ?? delivery.id,
      attachments: delivery.attachments ?? undefined,
    })
    // It does not wait until the connection works again: whoever asks wants to see.
    await tx
      .update(deliveries)
      .set({ state: 'waiting', next_at: sql`now()` })
      .where(eq(deliveries.id, left ?? ''))
    note({ object: left })
    return left
  })
  deps.outbox.wake()
  return { delivery: await wholeDelivery(db, id ?? '') }
})
