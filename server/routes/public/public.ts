import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { audit } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import { leadNotes, leads } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { countView, linkAt, sharedReport } from '@/server/leads/links'
import { isListed } from '@/server/leads/no-contact'
import { leaveAlone } from '@/server/leads/save'
import { localeFor, voiceOf } from '@/server/voice'
import { askPage, botPage, donePage, sentAlreadyPage } from './no-page'
import { formValue, useFormValue } from '@/server/leads/one-time'
import { reportPage } from './report-page'
import { html, publicPage } from './template'

/**
 * Pages for people without an account. Whatever is wrong with a link, the answer is the same page; sixty a minute for
 * one network.
 */
export const publicRoutes = new Hono<Env>()

const voiceAt = (c: Context<Env>) => voiceOf(localeFor(null, c.req.header('accept-language')))

async function gone(c: Context<Env>) {
  const voice = await voiceAt(c)
  const title = voice.words('leadPage.gone.title')
  const main = html`<main class="narrow"><h1>${title}</h1><p>${voice.words('leadPage.gone.text')}</p></main>`
  return publicPage(voice, { title, main, status: 404 })
}

/** Null: go on. */
async function tooMany(c: Context<Env>): Promise<Response | null> {
  try {
    await c.var.limits.takeFrom('publicByIp', c.var.ip)
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error
    const voice = await voiceAt(c)
    const title = voice.words('leadPage.tooMany.title')
    const main = html`<main class="narrow"><h1>${title}</h1><p>${voice.words('leadPage.tooMany.text')}</p></main>`
    const page = publicPage(voice, { title, main, status: 429 })
    page.headers.set('retry-after', String(error.details.retryAfterSeconds ?? 60))
    return page
  }
}

/** Programs that look at links in mails and messages, and browsers that load ahead, are nobody who reads. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embed|fetch|curl|wget|python|java\/|go-http|axios|undici|okhttp|node|scan|validator|proofpoint|mimecast|safelinks|google-/i

function isRead(c: Context<Env>): boolean {
  const agent = c.req.header('user-agent') ?? ''
  const purpose = `${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`
  return c.req.method === 'GET' && agent !== '' && !PROGRAM.test(agent) && !/prefetch|preview/i.test(purpose)
}

/** Our English is British, its dates too. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' }

publicRoutes.get('/api/public/r/:token', async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db, settings } = c.var.deps
  const found = await sharedReport(db, c.req.param('token'))
  if (!found) return gone(c)
  const voice = await voiceOf(REGIONS[found.share.language] ?? found.share.language)
  const page = await reportPage(db, found, { voice, settings })
  if (isRead(c)) await countView(db, found.share)
  return page
})

/** A form of ours comes from our own address; a program that says none sends no form of anybody's. */
function isOurs(c: Context<Env>): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === '') return true
  const from = URL.parse(origin)
  return from?.origin === new URL(c.var.deps.settings.publicUrl).origin || from?.host === new URL(c.req.url).host
}

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

/** Another kind of link has its own call. */
publicRoutes.get('/api/public/:kind/:token', (c, next) => (c.req.param('kind') === 'address' ? next() : gone(c)))
