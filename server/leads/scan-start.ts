import { and, desc, eq, sql } from 'drizzle-orm'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Db } from '@/server/db/db'
import { leads, leadScans, users } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { type AddressPolicy, asLiteral, refusal } from '@/server/net/address'
import { isListed } from './no-contact'
import { phoneOf, scanHostOf, siteOf } from './identity'

/** Of one account, in a day of its own zone. */
export const MAX_LEAD_SCANS = 300
const FRESH_MS = 10 * 60_000
const DAY_MS = 86_400_000

type User = { id: string; timezone: string | null }
type Row = typeof leadScans.$inferSelect
type Asked = { url: string; lead: typeof leads.$inferSelect | undefined; refresh?: boolean; batch?: string }

/** Begins a scan of a stranger's site, or answers the one that there is. Throws HttpError with a sentence. */
export async function startLeadScan(db: Db, user: User, policy: AddressPolicy, asked: Asked): Promise<Row> {
  const { url, host, isSample } = addressOf(asked.url, policy)
  const site = siteOf(url)
  const { lead } = asked
  const who = {
    host: site?.host ?? null,
    email_norm: lead?.email_norm ?? null,
    phone_e164: lead?.phone ? phoneOf(lead.phone, lead.country) : null,
  }
  if (await isListed(db, user.id, who)) throw new HttpError(409, 'lead_listed')
  return db.transaction(async (tx) => {
    // Two starts of the same person one after the other: of two of the same site there is one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    const [known] = await tx
      .select()
      .from(leadScans)
      .where(
        and(
          eq(leadScans.user_id, user.id),
          eq(leadScans.host, host),
          sql`${leadScans.created_at} > now() - interval '24 hours'`,
        ),
      )
      .orderBy(desc(leadScans.created_at))
      .limit(1)
    if (known && (known.status === 'queued' || known.status === 'running' || !asked.refresh)) {
      if (lead && known.status === 'completed' && lead.lead_scan_id === null)
        await tx.update(leads).set({ lead_scan_id: known.id }).where(eq(leads.id, lead.id))
      // Somebody waits for it who is not a visitor: it goes before those.
      if (known.source === 'widget' && known.status === 'queued')
        await tx.update(leadScans).set({ source: 'lead' }).where(eq(leadScans.id, known.id))
      return known
    }
    // A site of this machine is nobody's: whoever mends it may look at once.
    if (known?.status === 'completed' && !isSample) refuseTooSoon(known)
    await requireLeft(tx, user)
    const [row] = await tx
      .insert(leadScans)
      .values({ user_id: user.id, url, host, batch_id: asked.batch ?? null })
      .returning()
    if (!row) throw new Error('The scan was not inserted')
    return row
  })
}

/** A page's address without what stands behind its path. Throws 422 for what no stranger may have scanned. */
export function addressOf(text: string, policy: AddressPolicy, field = 'url') {
  const site = siteOf(text)
  if (!site) throw refused(field, 'not_an_address', { address: text.slice(0, 200) })
  const { origin, pathname, hostname } = new URL(site.website)
  const literal = asLiteral(hostname)
  const isLocal = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/i.test(hostname)
  const isSample = policy.knowsLocalhost === true && hostname.endsWith('.localhost')
  if ((literal && refusal(literal.address, policy) !== null) || (isLocal && !isSample))
    throw refused(field, 'lead_private_address')
  return { url: `${origin}${pathname}`, host: scanHostOf(site.website), isSample }
}

function refuseTooSoon({ completed_at, created_at }: Row): void {
  const again = (completed_at ?? created_at).getTime() + FRESH_MS
  const wait = again - Date.now()
  if (wait > 0)
    throw new HttpError(429, 'lead_scan_fresh', {
      values: { time: new Date(again).toISOString() },
      retryAfterSeconds: Math.ceil(wait / 1_000),
    })
}

async function requireLeft(tx: Db, { id, timezone }: User): Promise<void> {
  const zone = timezone && isTimeZone(timezone) ? timezone : 'UTC'
  const today = sql`date_trunc('day', now() at time zone ${zone})`
  const [row] = await tx
    .select({
      used: sql<number>`count(*)::int`,
      ends: sql<string>`((${today} + interval '1 day') at time zone ${zone})::text`,
    })
    .from(leadScans)
    .where(
      and(
        eq(leadScans.user_id, id),
        eq(leadScans.source, 'lead'),
        sql`${leadScans.created_at} >= ${today} at time zone ${zone}`,
      ),
    )
  if ((row?.used ?? 0) < MAX_LEAD_SCANS) return
  const ends = new Date(row?.ends ?? Date.now() + DAY_MS)
  throw new HttpError(429, 'lead_scans_used', {
    values: { count: MAX_LEAD_SCANS, time: ends.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((ends.getTime() - Date.now()) / 1_000)),
  })
}
