import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { base64url } from '@/lib/domain/base64'
import type { Db } from '@/server/db/db'
import { leads, leadScans, shares, users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { isNotSuspended } from '@/server/records/suspension'
import { hashToken } from '@/server/tokens'
import { isListed, listSecret } from './no-contact'
import { siteOf } from './identity'

/** Links to reports that are open at the same time. */
export const MAX_SHARES = 500
const DAYS = 30
/** 128 bits. */
const BYTES = 16

type Lead = typeof leads.$inferSelect
type Share = typeof shares.$inferSelect
type Asked = { days?: number; language?: Share['language'] }

const isOpen = and(isNull(shares.revoked_at), gt(shares.expires_at, sql`now()`))

/** A link to what the last scan of a lead says. Its token is known to nobody from then on but to who has the link. */
export async function shareReport(db: Db, lead: Lead, { days = DAYS, language = 'en' }: Asked) {
  if (await isListed(db, lead.user_id, lead)) throw new HttpError(409, 'lead_share_listed')
  const token = base64url(randomBytes(BYTES))
  const share = await db.transaction(async (tx) => {
    // Two at the same moment, one after the other: both count.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, lead.user_id)).for('no key update')
    const [scan] = lead.lead_scan_id
      ? await tx
          .select({ id: leadScans.id })
          .from(leadScans)
          .where(and(eq(leadScans.id, lead.lead_scan_id), eq(leadScans.status, 'completed')))
          .for('share')
      : []
    if (!scan) throw new HttpError(409, 'lead_not_scanned')
    await refuseTooMany(tx, lead.user_id)
    const [row] = await tx
      .insert(shares)
      .values({
        user_id: lead.user_id,
        kind: 'lead_report',
        lead_id: lead.id,
        lead_scan_id: scan.id,
        token_hash: hashToken(token),
        language,
        expires_at: new Date(Date.now() + days * 86_400_000),
      })
      .returning()
    return row
  })
  if (!share) throw new Error('The link was not inserted')
  return { share, token }
}

async function refuseTooMany(tx: Db, userId: string): Promise<void> {
  const open = and(eq(shares.user_id, userId), eq(shares.kind, 'lead_report'), isOpen)
  if ((await tx.$count(shares, open)) < MAX_SHARES) return
  const [first] = await tx
    .select({ at: shares.expires_at })
    .from(shares)
    .where(open)
    .orderBy(asc(shares.expires_at))
    .limit(1)
  const wait = Math.ceil(((first?.at.getTime() ?? 0) - Date.now()) / 1000)
  throw new HttpError(429, 'lead_shares_full', {
    values: { count: MAX_SHARES },
    retryAfterSeconds: Math.max(1, wait),
  })
}

/** A way to say no stays open for longer than anybody keeps a letter. */
const OPT_OUT = sql`now() + interval '3 years'`

/**
 * The token by which whoever a lead is can ask to be left alone: made from the lead, so that all texts to it have the
 * same.
 */
export async function optOutToken(db: Db, lead: Lead): Promise<string> {
  const token = await tokenOf(db, lead)
  await db.transaction((tx) =>
    tx
      .insert(shares)
      .values({
        user_id: lead.user_id,
        kind: 'opt_out',
        lead_id: lead.id,
        token_hash: hashToken(token),
        expires_at: OPT_OUT as unknown as Date,
      })
      .onConflictDoUpdate({ target: shares.token_hash, set: { expires_at: OPT_OUT, revoked_at: null } }),
  )
  return token
}

/** Where that token says no. */
export const noAddress = (publicUrl: string, token: string) => `${publicUrl}/api/public/no/${token}`

const tokenOf = async (db: Db, lead: Lead) =>
  base64url(hmac(sha256, await listSecret(db), utf8ToBytes(`opt-out:${lead.id}`)).slice(0, BYTES))

/** The same, for who only reads: null as long as nobody has asked for it. */
export async function knownOptOutToken(db: Db, lead: Lead): Promise<string | null> {
  const token = await tokenOf(db, lead)
  const [known] = await db
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.token_hash, hashToken(token)), eq(shares.kind, 'opt_out'), isOpen))
  return known ? token : null
}

/** What a link opens, with its lead and whom that belongs to. Null: nothing, whatever the reason. */
export async function linkAt(db: Db, kind: Share['kind'], token: string) {
  if (!/^[\w-]{22}$/.test(token)) return null
  const [found] = await db
    .select({ share: shares, lead: leads, owner: users })
    .from(shares)
    .innerJoin(leads, eq(leads.id, shares.lead_id))
    .innerJoin(users, eq(users.id, shares.user_id))
    .where(
      and(
        eq(shares.token_hash, hashToken(token)),
        eq(shares.kind, kind),
        isOpen,
        isNull(leads.removed_at),
        // Who wants to be left alone can say so, whoever wrote.
        kind === 'opt_out' ? undefined : isNotSuspended,
      ),
    )
  return found ?? null
}

/** The report behind a link. Nothing for a site whose owner asked to be left alone since. */
export async function sharedReport(db: Db, token: string) {
  const found = await linkAt(db, 'lead_report', token)
  if (!found?.share.lead_scan_id) return null
  const [scan] = await db.select().from(leadScans).where(eq(leadScans.id, found.share.lead_scan_id))
  if (!scan || scan.status !== 'completed') return null
  const site = { host: siteOf(scan.url)?.host ?? null }
  if ((await isListed(db, found.lead.user_id, found.lead)) || (await isListed(db, found.lead.user_id, site)))
    return null
  return { ...found, scan }
}

export const countView = (db: Db, share: Share) =>
  db
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, last_view_at: sql`now()` })
    .where(eq(shares.id, share.id))
