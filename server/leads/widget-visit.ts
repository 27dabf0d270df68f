import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { eq, sql } from 'drizzle-orm'
import { base64url } from '@/lib/domain/base64'
import type { Db } from '@/server/db/db'
import { type EarlierConsent, type SeenAt, widgets } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { networksOf } from '@/server/networks'
import type { Voice } from '@/server/voice'
import { listSecret } from './no-contact'
import type { WidgetRow } from './widget'

const MAX_SEEN = 20
const SEEN_AGAIN_MS = 5 * 60_000
const TOKEN_MS = 10 * 60_000
const CONSENT_MS = 30 * 86_400_000
const MAX_CONSENTS = 20

const signed = async (db: Db, text: string) => base64url(hmac(sha256, await listSecret(db), utf8ToBytes(text)))

/** Who asks, as something that says nothing of them; null where nobody knows. */
export const visitorOf = async (db: Db, ip: string | null): Promise<string | null> => {
  const [own] = networksOf(ip)
  return own ? signed(db, `visitor:${own.key}`) : null
}

const ofScan = (widget: WidgetRow, scan: string, until: string) => `scan:${widget.workspace_id}:${scan}:${until}`

/** Opens one scan to who asked for it, for ten minutes. */
export async function scanToken(db: Db, widget: WidgetRow, scan: string): Promise<string> {
  const until = String(Date.now() + TOKEN_MS)
  return `${until}.${await signed(db, ofScan(widget, scan, until))}`
}

export async function opensScan(db: Db, widget: WidgetRow, scan: string, token: string | undefined): Promise<boolean> {
  const [, until = '', sign = ''] = /^(\d{13})\.([\w-]{43})$/.exec(token ?? '') ?? []
  return sign !== '' && Number(until) > Date.now() && sign === (await signed(db, ofScan(widget, scan, until)))
}

/** Throws the 404 of an unknown key for a page that the owner did not list. Our own pages may always. */
export function requireHost({ allowed_hosts: hosts }: WidgetRow, origin: string | undefined, publicUrl: string): void {
  if (hosts.length === 0 || origin === undefined || origin === new URL(publicUrl).origin) return
  const page = URL.parse(origin)
  const isOf = (host: string) =>
    page !== null &&
    (host.includes(':') ? page.host === host : page.hostname === host || page.hostname.endsWith(`.${host}`))
  if (!hosts.some(isOf)) throw notFound('widget')
}

/** Writes down that a page has the widget; the same page again after some minutes only. */
export async function noteSeen(db: Db, widget: WidgetRow, origin: string | undefined, referrer: string | undefined) {
  const page = origin === undefined ? null : URL.parse(origin)
  if (!page?.host) return
  const from = URL.parse(referrer ?? '')
  const path = (from?.host === page.host ? from.pathname : '/').slice(0, 200)
  const host = page.host.slice(0, 255)
  const now = new Date()
  const known = widget.seen.find((one) => one.host === host && one.path === path)
  if (known && now.getTime() - Date.parse(known.at) < SEEN_AGAIN_MS) return
  const others = widget.seen.filter((one) => one !== known)
  const seen: SeenAt[] = [{ host, path, at: now.toISOString() }, ...others].slice(0, MAX_SEEN)
  await db.update(widgets).set({ seen }).where(eq(widgets.workspace_id, widget.workspace_id))
}

/** What visitors are asked to agree to, in the words of the owner or else of their language. */
export const consentText = ({ consent_text: own }: Pick<WidgetRow, 'consent_text'>, voice: Voice, name: string) =>
  own || voice.words('widgetPage.consent', { name })

/** The text of the version that a visitor saw, from our own row. Throws 409 for one that is too old. */
export function agreedText(widget: WidgetRow, version: number | undefined, voice: Voice, name: string) {
  if (version === undefined || version === widget.consent_version)
    return { text: consentText(widget, voice, name), version: widget.consent_version }
  const earlier = widget.earlier_consents.find((one) => one.version === version)
  if (!earlier || Date.now() - Date.parse(earlier.until) > CONSENT_MS) throw new HttpError(409, 'consent_changed')
  return { text: consentText({ consent_text: earlier.text }, voice, name), version }
}

/** Another text is another version; the one before goes on for pages that show it. */
export function changedConsent(widget: WidgetRow, text: string | undefined) {
  if (text === undefined || text === widget.consent_text) return {}
  const before: EarlierConsent = {
    version: widget.consent_version,
    text: widget.consent_text,
    until: new Date().toISOString(),
  }
  return {
    consent_text: text,
    consent_version: widget.consent_version + 1,
    earlier_consents: [before, ...widget.earlier_consents].slice(0, MAX_CONSENTS),
  }
}

/** One check more today; what is older than a month and a bit is not counted any more. */
export async function countCheck(tx: Db, { workspace_id }: WidgetRow): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const oldest = new Date(Date.now() - 35 * 86_400_000).toISOString().slice(0, 10)
  const kept = sql`coalesce((select jsonb_object_agg(day, times) from jsonb_each(${widgets.days}) as each(day, times) where day > ${oldest}), '{}')`
  await tx
    .update(widgets)
    .set({
      checks: sql`${widgets.checks} + 1`,
      days: sql`${kept} || jsonb_build_object(${today}::text, coalesce((${widgets.days}->>${today})::int, 0) + 1)`,
    })
    .where(eq(widgets.workspace_id, workspace_id))
}
