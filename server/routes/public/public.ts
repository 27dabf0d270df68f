import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { audit } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import { leadNotes, leads } from '@/server/db/schema'
import { countView, linkAt, sharedReport } from '@/server/leads/links'
import { isListed } from '@/server/leads/no-contact'
import { leaveAlone } from '@/server/leads/save'
import { checkPage } from './check-page'
import { askPage, botPage, donePage, sentAlreadyPage } from './no-page'
import { formValue, useFormValue } from '@/server/leads/one-time'
import { reportPage } from './report-page'
import { widgetMailRoutes } from './widget-mail'
import { gone, isOurs, isRead, tooMany, voiceAt, voiceIn } from './visitor'

/**
 * Pages for people without an account. Whatever is wrong with a link, the answer is the same page; sixty a minute for
 * one network.
 */
export const publicRoutes = new Hono<Env>()

publicRoutes.get('/api/public/r/:token', async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db, settings } = c.var.deps
  const found = await sharedReport(db, c.req.param('token'))
  if (!found) return gone(c)
  const voice = await voiceIn(found.share.language)
  const page = await reportPage(db, found, { voice, settings })
  if (isRead(c)) await countView(db, found.share)
  return page
})

const NO = '/api/public/no/:token'

publicRoutes.get(NO, async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db, settings } = c.var.deps
  const token = c.req.param('token')
  const found = await linkAt(db, 'opt_out', token)
  if (!found) return gone(c)
  const asking = { db, settings, ...found, voice: await voiceAt(c) }
  const isDone = found.lead.lost_reason === 'stop' || (await isListed(db, found.lead.user_id, found.lead))
  return isDone ? donePage(asking) : askPage(asking, await formValue(db, token))
})

publicRoutes.post(NO, bodyLimit({ maxSize: 4_096, onError: gone }), async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db } = c.var.deps
  const token = c.req.param('token')
  const found = await linkAt(db, 'opt_out', token)
  if (!found) return gone(c)
  const value = isOurs(c) ? new URLSearchParams(await c.req.text()).get('value') : null
  const isTaken = await db.transaction(async (tx) => {
    if (value === null || !(await useFormValue(tx, token, value))) return false
    const { lead } = found
    await leaveAlone(tx, lead, 'link')
    const lost = { status: 'lost' as const, status_at: sql`now()` }
    await tx
      .update(leads)
      .set({ ...(lead.client_workspace_id === null && lead.status !== 'lost' && lost), lost_reason: 'stop' })
      .where(eq(leads.id, lead.id))
    await tx
      .insert(leadNotes)
      .values({ user_id: lead.user_id, lead_id: lead.id, kind: 'system', text: 'Opted out by link' })
    const { id, user_id, workspace_id } = lead
    await audit(c, 'leadWork.optedOut', { user_id, workspace_id, object: id }, tx)
    return true
  })
  if (!isTaken) return sentAlreadyPage(await voiceAt(c), new URL(c.req.url).pathname)
  return c.redirect(new URL(c.req.url).pathname, 303)
})

publicRoutes.get('/api/public/bot', async (c) => (await tooMany(c)) ?? botPage(await voiceAt(c), c.var.deps.settings))

publicRoutes.get('/api/public/check/:key', async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db, settings } = c.var.deps
  const page = await checkPage(db, { key: c.req.param('key'), voice: await voiceAt(c), publicUrl: settings.publicUrl })
  return page ?? gone(c)
})

widgetMailRoutes(publicRoutes)

/** Another kind of link has its own call. */
publicRoutes.get('/api/public/:kind/:token', (c, next) => (c.req.param('kind') === 'address' ? next() : gone(c)))
