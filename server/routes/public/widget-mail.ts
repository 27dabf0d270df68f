import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { audit } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import type { users } from '@/server/db/schema'
import { leaveByLink, leavingAt } from '@/server/leads/leave-token'
import { brandName } from '@/server/leads/widget'
import { brandFor } from '@/server/records/brand'
import { confirmReplies, repliesAt } from '@/server/routes/widget/reply-address'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'
import { apart, brandMark, html, publicPage, strange } from './template'
import { gone, tooMany, voiceAt } from './visitor'

const SMALL = bodyLimit({ maxSize: 4_096, onError: gone })

/**
 * The links in mails of the widget. Reading one does nothing; one POST does it, from the page or, for a way out, from
 * the button of a mail program, which knows no form of ours.
 */
export function widgetMailRoutes(routes: Hono<Env>): void {
  routes.get('/api/public/leave/:token', async (c) => {
    const refusal = await tooMany(c)
    if (refusal) return refusal
    const { db, settings } = c.var.deps
    const found = await leavingAt(db, c.req.param('token'))
    if (!found) return gone(c)
    return page(db, settings, { kind: 'leave', ...found, voice: await voiceAt(c) })
  })
  routes.post('/api/public/leave/:token', SMALL, async (c) => {
    const refusal = await tooMany(c)
    if (refusal) return refusal
    const { db, settings } = c.var.deps
    const found = await leavingAt(db, c.req.param('token'))
    if (!found) return gone(c)
    if (!found.isDone)
      await db.transaction(async (tx) => {
        await leaveByLink(tx, found)
        await audit(c, 'widget.left', { user_id: found.owner.id }, tx)
      })
    return page(db, settings, { kind: 'leave', ...found, isDone: true, voice: await voiceAt(c) })
  })
  routes.get('/api/public/replies/:token', async (c) => {
    const refusal = await tooMany(c)
    if (refusal) return refusal
    const { db, settings } = c.var.deps
    const found = await repliesAt(db, c.req.param('token'))
    if (!found) return gone(c)
    return page(db, settings, { kind: 'reply', ...repliesShown(found), voice: await voiceAt(c) })
  })
  routes.post('/api/public/replies/:token', SMALL, async (c) => {
    const refusal = await tooMany(c)
    if (refusal) return refusal
    const { db, settings } = c.var.deps
    const found = await repliesAt(db, c.req.param('token'))
    if (!found) return gone(c)
    const { widget, owner } = found
    await db.transaction(async (tx) => {
      await confirmReplies(tx, widget)
      await audit(c, 'widget.repliesConfirmed', { user_id: owner.id, workspace_id: widget.workspace_id }, tx)
    })
    return page(db, settings, { kind: 'reply', ...repliesShown(found), isDone: true, voice: await voiceAt(c) })
  })
}

const repliesShown = ({ widget, owner }: NonNullable<Awaited<ReturnType<typeof repliesAt>>>) => ({
  owner,
  address: widget.reply_to ?? '',
  isDone: widget.reply_confirmed_at !== null,
})

type Asked = {
  kind: 'leave' | 'reply'
  owner: typeof users.$inferSelect
  address?: string
  isDone: boolean
  voice: Voice
}

async function page(
  db: Db,
  settings: Settings,
  { kind, owner, address = '', isDone, voice }: Asked,
): Promise<Response> {
  const { words } = voice
  const bare = strange(await brandName(db, owner), 100)
  const brand = await brandFor(db, settings, { account: owner.id })
  const values = { name: apart(bare), address: apart(address) }
  const text = (key: 'title' | 'text' | 'button' | 'done' | 'doneText') =>
    kind === 'leave' ? words(`widgetPage.mail.leave.${key}`, values) : words(`widgetPage.mail.reply.${key}`, values)
  const head = html`<header>${brandMark(brand, bare)}</header>`
  const main = isDone
    ? html`<main class="narrow">${head}<h1>${text('done')}</h1><p>${text('doneText')}</p></main>`
    : html`<main class="narrow">${head}<h1>${text('title')}</h1><p>${text('text')}</p><form method="post"><button>${text('button')}</button></form></main>`
  // A title of a window has no directions of its own.
  const title = text(isDone ? 'done' : 'title').replaceAll(/[\u2068\u2069]/g, '')
  return publicPage(voice, { title, main, primary: brand.primary, isForm: true })
}
