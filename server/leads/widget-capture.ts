import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Capture } from '@/lib/contract/widget'
import { admits } from '@/lib/domain/plans'
import { visibleText } from '@/lib/domain/visible-text'
import type { Db } from '@/server/db/db'
import { leadScans, users, widgetLeads } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { AddressPolicy } from '@/server/net/address'
import { record } from '@/server/records/events'
import { emailKey, phoneOf, siteOf } from './identity'
import { isListed } from './no-contact'
import { addressOf } from './scan-start'
import { saveLeads } from './save'
import { recordScanned } from './scan-end'
import type { openWidget } from './widget'

type Opened = Awaited<ReturnType<typeof openWidget>>
type Scan = typeof leadScans.$inferSelect
type Agreed = { text: string; version: number }

export type Visit = {
  body: Capture
  agreed: Agreed
  /** The HMAC of who asks; null for nobody knows. */
  visitor: string | null
  policy: AddressPolicy
  googleDays: number
  /** Of the words that they agreed to. */
  language: string
  /** For a scan that ended before this visit. */
  onEnd: (tx: Db, scan: Scan) => Promise<void>
  /** Counts a scan of this host, over all widgets. */
  countTarget: (host: string, tx: Db) => Promise<unknown>
}

/** Begins what a visitor asked for and keeps who they are, both or neither. */
export function capture(db: Db, { widget, owner }: Opened, visit: Visit): Promise<Scan | null> {
  return db.transaction(async (tx) => {
    // Two visits one after the other: of two of the same site there is one scan.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('no key update')
    const address = visit.body.website ? addressOf(visit.body.website, visit.policy, 'website') : null
    const scan = address && (await scanFor(tx, owner.id, address, visit))
    await keep(tx, { widget, owner }, visit, scan)
    // It stays as it is until the end of this: who ends it then, finds who waits for it.
    const [now] = scan ? await tx.select().from(leadScans).where(eq(leadScans.id, scan.id)).for('share') : []
    if (now?.status === 'completed') {
      await recordScanned(tx, now)
      await visit.onEnd(tx, now)
    }
    return scan
  })
}

async function scanFor(
  tx: Db,
  userId: string,
  { url, host }: ReturnType<typeof addressOf>,
  { visitor, countTarget }: Visit,
) {
  const [known] = await tx
    .select()
    .from(leadScans)
    .where(
      and(
        eq(leadScans.user_id, userId),
        eq(leadScans.host, host),
        ne(leadScans.status, 'failed'),
        sql`${leadScans.created_at} > now() - interval '1 hour'`,
      ),
    )
    .orderBy(desc(leadScans.created_at))
    .limit(1)
  if (known) return known
  if (visitor !== null) {
    const isBusy = and(eq(leadScans.visitor, visitor), inArray(leadScans.status, ['queued', 'running']))
    if ((await tx.$count(leadScans, isBusy)) > 0)
      throw new HttpError(429, 'too_many_attempts', { values: { wait: '1 minute' }, retryAfterSeconds: 60 })
  }
  await countTarget(host, tx)
  const [row] = await tx.insert(leadScans).values({ user_id: userId, source: 'widget', url, host, visitor }).returning()
  if (!row) throw new Error('The scan was not inserted')
  return row
}

const clean = (text: string | null | undefined, most: number) => {
  const kept = Array.from(visibleText(text ?? '').replaceAll('\uFFFD', ''))
    .slice(0, most)
    .join('')
    .trim()
  return kept || null
}

/** A page without what stands behind its path; null for what is none. */
function pageOf(text: string | null | undefined): URL | null {
  const url = URL.parse(text ?? '')
  return url && /^https?:$/.test(url.protocol) ? url : null
}

const utmOf = (utm: Capture['utm']) =>
  Object.fromEntries(
    Object.entries(utm ?? {})
      .filter(([name]) => /^utm_[a-z_]{1,20}$/.test(name))
      .slice(0, 5)
      .map(([name, value]) => [name, clean(value, 100) ?? '']),
  )

/** The same address for the same website, within the last hour. */
const leftLately = (workspace: string, email_norm: string, website: string | null) =>
  and(
    eq(widgetLeads.workspace_id, workspace),
    eq(widgetLeads.email_norm, email_norm),
    sql`${widgetLeads.website} is not distinct from ${website}::text`,
    sql`${widgetLeads.created_at} > now() - interval '1 hour'`,
  )

/** Nobody who asked to be left alone, and nobody twice within an hour. */
async function keep(
  tx: Db,
  { widget, owner }: Opened,
  { body, agreed, language, googleDays }: Visit,
  scan: Scan | null,
) {
  const email_norm = emailKey(body.email)
  if (email_norm === null)
    throw new HttpError(422, 'invalid', { message: 'not_an_email', errors: { email: ['not_an_email'] } })
  const site = body.website ? siteOf(body.website) : null
  const phone = clean(body.phone, 60)
  const contact = { email_norm, host: site?.host ?? null, phone_e164: phone === null ? null : phoneOf(phone, null) }
  if (await isListed(tx, owner.id, contact)) return
  const website = site?.website.slice(0, 2_000) ?? null
  const isSame = leftLately(widget.workspace_id, email_norm, website)
  const message = clean(body.message, 2_000)
  if (message === null && (await tx.$count(widgetLeads, isSame)) > 0) return
  const name = clean(body.name, 100)
  const page = pageOf(body.page_url)
  const [row] = await tx
    .insert(widgetLeads)
    .values({
      workspace_id: widget.workspace_id,
      lead_scan_id: scan?.id ?? null,
      website,
      host: site?.host ?? null,
      email: body.email,
      email_norm,
      name,
      phone,
      message,
      page_url: page && `${page.origin}${page.pathname}`.slice(0, 500),
      referrer: pageOf(body.referrer)?.origin.slice(0, 300) ?? null,
      utm: utmOf(body.utm),
      consent_text: agreed.text,
      consent_version: agreed.version,
      language,
    })
    .returning()
  if (!row) return
  await record(tx, {
    type: 'lead.created',
    about: row.id,
    workspace_id: row.workspace_id,
    asset_id: null,
    data: { widget_lead_id: row.id, page: row.page_url, has_website: row.website !== null },
  })
  if (admits('agencyTools', owner)) await saveLead(tx, row, owner.id, googleDays)
}

type Row = typeof widgetLeads.$inferSelect

/** Brings who left an address to the saved leads, or to the one that they are already. Null: there is no room. */
export async function saveLead(tx: Db, row: Row, userId: string, googleDays: number): Promise<string | null> {
  const { workspace_id, website, email, phone } = row
  const name = row.name ?? row.host ?? email
  const [saved] = await saveLeads(tx, { userId, workspaceId: workspace_id, googleDays }, [
    { source: 'widget', name, website, email, phone, tags: row.tags },
  ])
  const lead = saved?.id ?? null
  if (lead) await tx.update(widgetLeads).set({ lead_id: lead }).where(eq(widgetLeads.id, row.id))
  return lead
}
