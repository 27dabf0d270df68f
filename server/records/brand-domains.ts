import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { BrandDomain } from '@/lib/contract/brand-domain'
import type { Db } from '@/server/db/db'
import { brandDomains, siteHosts, users } from '@/server/db/schema'
import type { Dns } from '@/server/net/dns'
import type { Settings } from '@/server/settings'
import { voiceOf } from '@/server/voice'
import { leaveMail } from './deliveries'

type Row = typeof brandDomains.$inferSelect
type Place = Pick<Settings, 'publicUrl'>
/** What name servers are asked about a host name. */
export type HostRecords = Pick<Dns, 'txt' | 'cname' | 'a' | 'aaaa'>

const DAY = 86_400_000
/** An active one is kept for so long without its records, and a new one is looked for. */
const PATIENCE = 7 * DAY
const LOOKED_FOR = 30 * DAY

/** Where host names of others must lead. */
const targetOf = ({ publicUrl }: Place) => new URL(publicUrl).hostname
const proofName = (host: string) => `_brand-proof.${host}`
const proofOf = ({ token }: Pick<Row, 'token'>) => `brand-proof=${token}`
const bare = (name: string) => name.toLowerCase().replace(/\.$/, '')

type Looked = { found: NonNullable<Row['found']>; isOk: boolean; isUnanswered: boolean }

/**
 * Asks name servers for both records. A name that may hold no CNAME, or whose provider answers with the addresses
 * instead, leads here when an address of it is one of ours.
 */
export async function lookAtHost(dns: HostRecords, row: Pick<Row, 'host' | 'token'>, place: Place): Promise<Looked> {
  const target = targetOf(place)
  const [txt, cname] = await Promise.all([dns.txt(proofName(row.host)), dns.cname(row.host)])
  const names = cname.records.map(bare)
  const [its, ours] =
    names.length > 0 ? [[], []] : await Promise.all([addressesOf(dns, row.host), addressesOf(dns, target)])
  const leads = names.includes(target) || its.some((address) => ours.includes(address))
  const isOk = shown(txt.records, 100).includes(proofOf(row)) && leads
  const isUnanswered = !isOk && (txt.state === 'failed' || cname.state === 'failed')
  return {
    found: { txt: shown(txt.records), leads: shown(names.length > 0 ? names : its), isOurs: leads },
    isOk,
    isUnanswered,
  }
}

async function addressesOf(dns: HostRecords, name: string): Promise<string[]> {
  const answers = await Promise.all([dns.a(name), dns.aaaa(name)])
  return answers.flatMap(({ records }) => records as string[])
}

/** Whatever somebody keeps there: the first few, and not all of it. */
const shown = (records: readonly string[], most = 5) =>
  records.slice(0, most).map((record) => record.replaceAll(/\p{C}/gu, '').slice(0, 200))

/** Writes down what was seen: active from now on, missed since, lost, or as before where nobody answered. */
export async function keepLook(
  db: Db,
  place: Place,
  row: Row,
  looked: Looked,
  now = new Date(),
): Promise<Row | undefined> {
  const { isOk, isUnanswered, found } = looked
  const isMissed = !isOk && !isUnanswered && row.status === 'active'
  const missing = isMissed ? (row.missing_since ?? now) : isOk ? null : row.missing_since
  const isLost = isMissed && now.getTime() - (missing?.getTime() ?? 0) >= PATIENCE
  return db.transaction(async (tx) => {
    // One after the other: two accounts may have found their records at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(727010, hashtext(${row.host}))`)
    const isTaken = isOk && (await isInUse(tx, row.host, row.user_id))
    const status = isLost ? 'lost' : isOk && !isTaken ? 'active' : row.status
    const [kept] = await tx
      .update(brandDomains)
      .set({
        status,
        checked_at: now,
        missing_since: missing,
        last_error: isUnanswered ? 'unanswered' : isTaken ? 'taken' : null,
        ...(!isUnanswered && { found }),
      })
      .where(eq(brandDomains.id, row.id))
      .returning()
    if (kept && isLost) await tellLost(tx, place, kept)
    return kept
  })
}

/** Whether another account shows its brand there, or somebody's website is there. */
export async function isInUse(db: Db, host: string, notBy: string): Promise<boolean> {
  const others = and(eq(brandDomains.host, host), eq(brandDomains.status, 'active'), ne(brandDomains.user_id, notBy))
  const isSite = and(eq(siteHosts.host, host), inArray(siteHosts.state, ['verifying', 'active']))
  const [brands, websites] = await Promise.all([db.$count(brandDomains, others), db.$count(siteHosts, isSite)])
  return brands + websites > 0
}

async function tellLost(tx: Db, { publicUrl }: Place, { id, user_id, host, missing_since }: Row): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, user_id))
  if (!owner) return
  const { words } = await voiceOf(owner.locale)
  await leaveMail(tx, {
    key: `brand-domain-lost:${id}:${missing_since?.toISOString() ?? ''}`,
    user_id,
    to: owner.email,
    subject: words('mail.brandDomainLost.subject', { host }),
    text: words('mail.brandDomainLost.text', { host, link: `${publicUrl}/setting?section=branding` }),
  })
}

/** Every hour: those that lead here, that did until a week ago, and new ones for a month. */
export async function tendBrandDomains(db: Db, dns: HostRecords, place: Place, now = new Date()): Promise<void> {
  const isNew = and(
    inArray(brandDomains.status, ['pending', 'lost']),
    sql`greatest(${brandDomains.created_at}, ${brandDomains.missing_since}) > ${new Date(now.getTime() - LOOKED_FOR)}`,
  )
  const rows = await db
    .select()
    .from(brandDomains)
    .where(or(eq(brandDomains.status, 'active'), isNew))
  for (const row of rows) await keepLook(db, place, row, await lookAtHost(dns, row, place), now)
}

/** As whoever connected it sees it. */
export function publicDomain(row: Row, place: Place): BrandDomain {
  const { id, host, status, found, last_error, checked_at, missing_since } = row
  return {
    id,
    host,
    status,
    records: [
      {
        type: 'TXT',
        name: proofName(host),
        expected: proofOf(row),
        found: found?.txt ?? null,
        ok: found?.txt.includes(proofOf(row)) ?? false,
      },
      {
        type: 'CNAME',
        name: host,
        expected: targetOf(place),
        found: found?.leads ?? null,
        ok: found?.isOurs ?? false,
      },
    ],
    problem: last_error,
    checked_at: checked_at?.toISOString() ?? null,
    missing_since: missing_since?.toISOString() ?? null,
  }
}
