import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { widgetApi } from '@/lib/contract/widget'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { widgets } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { checkPage } from '@/server/leads/page-check'
import { heldWidget, publicWidget, renewKey, useOne, widgetOf } from '@/server/leads/widget'
import { changedConsent } from '@/server/leads/widget-visit'
import { voiceOf } from '@/server/voice'
import { changedReplies } from './reply-address'

export const widgetRoutes = new Hono<Env>()

serve(widgetRoutes, widgetApi.show, async ({ db, user, workspace }) => ({
  widget: await publicWidget(db, await widgetOf(db, workspace.id), user),
}))

serve(widgetRoutes, widgetApi.update, async ({ db, user, workspace, body }) => {
  const widget = await db.transaction(async (tx) => {
    const before = await heldWidget(tx, workspace.id)
    const isSame = Object.entries(body).every(([field, value]) => Reflect.get(before.configuration, field) === value)
    if (isSame) return before
    await useOne(tx, user)
    const [row] = await tx
      .update(widgets)
      .set({ configuration: body, updated_at: sql`now()` })
      .where(eq(widgets.workspace_id, workspace.id))
      .returning()
    return row
  })
  if (!widget) throw notFound('workspace')
  return { widget: await publicWidget(db, widget, user) }
})

serve(widgetRoutes, widgetApi.saveSettings, async ({ deps, db, user, workspace, body, limits }) => {
  const { consent_text, privacy_url, reply_to, ...rest } = body
  const widget = await db.transaction(async (tx) => {
    const before = await heldWidget(tx, workspace.id)
    const [row] = await tx
      .update(widgets)
      .set({
        ...rest,
        ...(privacy_url !== undefined && { privacy_url: privacy_url || null }),
        ...changedConsent(before, consent_text),
        ...(await changedReplies(tx, before, reply_to, {
          owner: user,
          publicUrl: deps.settings.publicUrl,
          async count(address) {
            await limits.take('askAddressByUser', user.id, tx)
            await limits.take('widgetMailByAddress', `reply:${address}`, tx)
          },
        })),
        updated_at: sql`now()`,
      })
      .where(eq(widgets.workspace_id, workspace.id))
      .returning()
    return row
  })
  if (!widget) throw notFound('workspace')
  deps.outbox.wake()
  return { widget: await publicWidget(db, widget, user) }
})

serve(widgetRoutes, widgetApi.renewKey, async ({ db, user, workspace }) => {
  const widget = await db.transaction((tx) => renewKey(tx, workspace.id))
  return { widget: await publicWidget(db, widget, user) }
})

serve(widgetRoutes, widgetApi.checkPage, async ({ c, deps, db, user, workspace, body }) => ({
  check: await checkPage(body.url, await widgetOf(db, workspace.id), {
    client: deps.wordpress.client(c.req.raw.signal),
    server: new URL(deps.settings.publicUrl).origin,
    voice: await voiceOf(user.locale),
  }),
}))
