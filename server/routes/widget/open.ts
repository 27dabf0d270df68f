import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Capture, widgetApi } from '@/lib/contract/widget'
import { directionOf } from '@/lib/domain/language'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { asId } from '@/server/api/ids'
import type { Env } from '@/server/api/env'
import type { Limits } from '@/server/api/limits'
import { type Call, serve } from '@/server/api/mount'
import { leadScans } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { capture } from '@/server/leads/widget-capture'
import { visitorScan } from '@/server/leads/widget-scan'
import { brandName, openWidget, type WidgetRow } from '@/server/leads/widget'
import {
  agreedText,
  consentText,
  countCheck,
  noteSeen,
  opensScan,
  requireHost,
  scanToken,
  visitorOf,
} from '@/server/leads/widget-visit'
import { turns } from '@/server/net/turns'
import { hashToken, newToken } from '@/server/tokens'
import { type Voice, voiceOf } from '@/server/voice'
import { mailResults } from './result-mail'

export const openWidgetRoutes = new Hono<Env>()

/** The owner's choice first, then the page's, then the browser's. */
const voiceFor = ({ language }: WidgetRow, asked: string | null | undefined): Promise<Voice> =>
  voiceOf(language ?? asked ?? 'en')

serve(openWidgetRoutes, widgetApi.public, async ({ c, deps, db, query }) => {
  const { widget, owner } = await openWidget(db, c.req.param('key') ?? '')
  const origin = c.req.header('origin')
  requireHost(widget, origin, deps.settings.publicUrl)
  const voice = await voiceFor(widget, query.lang)
  const name = await brandName(db, owner)
  const body = JSON.stringify({
    configuration: shownOf(widget),
    brand: { name },
    consent_text: consentText(widget, voice, name),
    consent_version: widget.consent_version,
    privacy_url: widget.privacy_url,
    language: voice.language,
    direction: directionOf(voice.language),
    texts: textsOf(voice, name),
  })
  await noteSeen(db, widget, origin, c.req.header('referer'))
  const etag = `W/"${hashToken(body).slice(0, 24)}"`
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag }
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
})

/** What is empty means the one by default. */
const shownOf = ({ configuration }: WidgetRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(WIDGET_DEFAULTS).map(([field, first]) => [field, Reflect.get(configuration, field) || first]),
  )

const TEXTS = [
  'open',
  'title',
  'lede',
  'site',
  'email',
  'start',
  'close',
  'again',
  'workingHint',
  'issues',
  'none',
  'privacy',
  'failed',
  'offline',
  'elsewhere',
  'retry',
  'reload',
  'needSite',
  'needEmail',
  'needConsent',
  'newTab',
] as const

/** Those with a gap keep it: the page fills it. */
const textsOf = ({ words }: Voice, name: string) => ({
  ...Object.fromEntries(TEXTS.map((key) => [key, words(`widgetPage.${key}`)])),
  working: words('widgetPage.working', { site: '{site}' }),
  ready: words('widgetPage.ready', { grade: '{grade}', score: '{score}' }),
  talk: words('widgetPage.talk', { name }),
})

type Counting = Limits<'widgetByVisitor' | 'widgetDayByVisitor' | 'widgetByKey' | 'widgetByTarget'>

/** A limit of visitors in their own words. */
async function counted<T>({ words }: Voice, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'too_many_attempts') throw error
    const { values, retryAfterSeconds = 60 } = error.details
    const says = words('widgetPage.busy', { minutes: Math.ceil(retryAfterSeconds / 60) })
    throw new HttpError(429, 'too_many_checks', { values: { ...values, says }, retryAfterSeconds })
  }
}

async function countVisit(limits: Counting, visitor: string | null, widget: WidgetRow, voice: Voice): Promise<void> {
  await counted(voice, async () => {
    if (visitor !== null) {
      await limits.take('widgetByVisitor', visitor)
      await limits.take('widgetDayByVisitor', visitor)
    }
    await limits.take('widgetByKey', widget.workspace_id)
  })
}

/** Programs fill in what nobody sees, and faster than anybody reads. */
const isProgram = ({ company_fax, took_ms }: Capture) =>
  Boolean(company_fax) || (typeof took_ms === 'number' && took_ms < 1_500)

/** So many strangers are at work at one time, that whoever works here waits for no more of them. */
const turnOfVisit = turns(2)

serve(openWidgetRoutes, widgetApi.capture, async (call) => {
  const release = await turnOfVisit('visit', call.c.req.raw.signal)
  try {
    return await captured(call)
  } finally {
    release()
  }
})

async function captured({ c, deps, db, limits, body }: Call<typeof widgetApi.capture>) {
  const opened = await openWidget(db, c.req.param('key') ?? '')
  const { widget, owner } = opened
  requireHost(widget, c.req.header('origin'), deps.settings.publicUrl)
  const voice = await voiceFor(widget, body.language)
  const visitor = await visitorOf(db, c.var.ip)
  await countVisit(limits, visitor, widget, voice)
  if (isProgram(body)) return { lead_scan: noScan(body, voice), token: newToken() }
  const agreed = agreedText(widget, body.consent_version, voice, await brandName(db, owner))
  const scan = await counted(voice, () =>
    capture(db, opened, {
      body,
      agreed,
      visitor,
      language: voice.language,
      policy: deps.outside.policy,
      googleDays: deps.settings.googleKeepDays,
      onEnd: mailResults(deps),
      countTarget: (host, tx) => limits.take('widgetByTarget', host, tx),
    }),
  )
  await db.transaction((tx) => countCheck(tx, widget))
  deps.leadScans.wake()
  deps.automation.wake()
  deps.outbox.wake()
  if (scan === null) return { lead_scan: null, token: null }
  return { lead_scan: visitorScan(scan, voice), token: await scanToken(db, widget, scan.id) }
}

/** Looks like a scan that did not work; there is none. */
const noScan = ({ website }: Capture, voice: Voice) => ({
  id: crypto.randomUUID(),
  url: website ?? '',
  status: 'failed',
  score: null,
  grade: null,
  failure_reason: 'unreachable',
  failure_message: voice.words('widgetPage.failedText'),
})

serve(openWidgetRoutes, widgetApi.follow, async ({ c, deps, db, query }) => {
  const { widget, owner } = await openWidget(db, c.req.param('key') ?? '')
  requireHost(widget, c.req.header('origin'), deps.settings.publicUrl)
  const id = asId(c.req.param('scan') ?? '')
  if (!(await opensScan(db, widget, id, query.token))) throw notFound('scan')
  const [scan] = await db
    .select()
    .from(leadScans)
    .where(and(eq(leadScans.id, id), eq(leadScans.user_id, owner.id)))
  if (!scan) throw notFound('scan')
  return { lead_scan: visitorScan(scan, await voiceFor(widget, query.lang)) }
})
