import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { MAIL_PROVIDERS } from '@/lib/domain/leads/shared-hosts'
import type { Db } from '@/server/db/db'
import { doNotContact, leads, settings } from '@/server/db/schema'
import { newToken } from '@/server/tokens'
import { emailKey, phoneOf, siteOf } from './identity'
import { ofSites, stopLeadScans } from './scan-stop'

export type ListedKind = (typeof doNotContact.$inferSelect)['kind']
export type Contactable = {
  email_norm?: string | null
  phone_e164?: string | null
  host?: string | null
}
export type Entry = { kind: ListedKind; value: string }

const SECRET = 'lead_list_secret'

/** Made at first use, the same for ever: with another one nobody on a list would be known any more. */
export async function listSecret(db: Db): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, SECRET))
  const [known] = await find()
  if (known) return known.value
  await db.insert(settings).values({ key: SECRET, value: newToken() }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The secret of the lists was not stored')
  return made.value
}

const hashOf = (secret: string, { kind, value }: Entry) => bytesToHex(hmac(sha256, secret, `${kind}:${value}`))

/** What stands on every list for an e-mail address, with the secret of this server. */
export const listedEmail = (secret: string, email: string) => hashOf(secret, { kind: 'email', value: email })

/** What of a business may stand on the list. The domain of a mail provider is nobody's. */
export function entriesOf({ email_norm: email, phone_e164: phone, host }: Contactable): Entry[] {
  const domain = email?.split('@')[1]
  return [
    ...(email ? [{ kind: 'email', value: email } as const] : []),
    ...(domain && !MAIL_PROVIDERS.has(domain) ? [{ kind: 'domain', value: domain } as const] : []),
    ...(phone ? [{ kind: 'phone', value: phone } as const] : []),
    ...(host ? [{ kind: 'host', value: host } as const] : []),
  ]
}

/** What a person typed: an e-mail address, a number or a site. Null: none of them. */
export function entryOf(text: string, country: string | null): Entry | null {
  const email = text.includes('@') ? emailKey(text) : null
  if (email) return { kind: 'email', value: email }
  const phone = /[a-z]/i.test(text) ? null : phoneOf(text, country)
  if (phone) return { kind: 'phone', value: phone }
  const host = /\s/.test(text.trim()) ? null : siteOf(text)?.host
  return host ? { kind: 'host', value: host } : null
}

/** The same of all that is said of one business, not only of what is shown of it. */
export const entriesOfFacts = (facts: readonly { key: string; value: unknown }[], country: string | null): Entry[] =>
  facts.flatMap(({ key, value }) => {
    if (typeof value !== 'string' || !['email', 'phone', 'website'].includes(key)) return []
    const entry = entryOf(value, country)
    return entry?.kind === 'email' ? entriesOf({ email_norm: entry.value }) : (entry ?? [])
  })

/** The first letter and the end: enough to recognise, and no address. */
export function shownOf({ kind, value }: Entry): string {
  const characters = Array.from(value)
  if (kind === 'email') return `${characters[0]}…@${value.split('@')[1] ?? ''}`
  if (kind === 'phone') return `${value.slice(0, 3)}…${value.slice(-2)}`
  return `${characters[0]}…${value.slice(value.lastIndexOf('.'))}`
}

/** Which of these asked an account not to be contacted, in their order. */
export async function areListed(db: Db, userId: string, all: readonly Contactable[]): Promise<boolean[]> {
  const list = await db.select({ hash: doNotContact.hash }).from(doNotContact).where(eq(doNotContact.user_id, userId))
  if (list.length === 0) return all.map(() => false)
  const [secret, known] = [await listSecret(db), new Set(list.map(({ hash }) => hash))]
  // Who is listed by a site is listed by the addresses at it, and the other way round.
  return all.map((one) =>
    entriesOf(one)
      .flatMap((entry) =>
        entry.kind === 'domain' || entry.kind === 'host'
          ? [{ ...entry, kind: 'domain' } as const, { ...entry, kind: 'host' } as const]
          : [entry],
      )
      .some((entry) => known.has(hashOf(secret, entry))),
  )
}

export async function isListed(db: Db, userId: string, one: Contactable): Promise<boolean> {
  return (await areListed(db, userId, [one]))[0] ?? false
}

/** Since when one of these stands on the list, by whatever name of the same site. */
export async function listedSince(db: Db, userId: string, entries: readonly Entry[]): Promise<Date | null> {
  if (entries.length === 0) return null
  const secret = await listSecret(db)
  const hashes = entries
    .flatMap((entry) =>
      entry.kind === 'host' || entry.kind === 'domain'
        ? [
            { ...entry, kind: 'host' as const },
            { ...entry, kind: 'domain' as const },
          ]
        : entriesOf({ [entry.kind === 'email' ? 'email_norm' : 'phone_e164']: entry.value }),
    )
    .map((entry) => hashOf(secret, entry))
  const [first] = await db
    .select({ at: doNotContact.at })
    .from(doNotContact)
    .where(and(eq(doNotContact.user_id, userId), inArray(doNotContact.hash, hashes)))
    .orderBy(asc(doNotContact.at))
    .limit(1)
  return first?.at ?? null
}

type Why = { reason?: string | null; source: 'you' | 'reply' | 'link' | 'import' }

/** Puts them on the list, and ends scans of their sites. What stands there already stays as it is. Answers the rows of all of them. */
export async function putOnList(db: Db, userId: string, entries: readonly Entry[], { reason, source }: Why) {
  if (entries.length === 0) return []
  const secret = await listSecret(db)
  const each = new Map(entries.map((entry) => [`${entry.kind}:${entry.value}`, entry]))
  const rows = [...each.values()].map((entry) => ({
    user_id: userId,
    kind: entry.kind,
    hash: hashOf(secret, entry),
    shown: shownOf(entry),
    reason: reason || null,
    source,
  }))
  await db.insert(doNotContact).values(rows).onConflictDoNothing()
  await tellLeads(db, userId, [...each.values()])
  const sites = entries.filter(({ kind }) => kind === 'host' || kind === 'domain').map(({ value }) => value)
  if (sites.length > 0) await stopLeadScans(db, ofSites(userId, sites))
  const hashes = rows.map(({ hash }) => hash)
  return db
    .select()
    .from(doNotContact)
    .where(and(eq(doNotContact.user_id, userId), inArray(doNotContact.hash, hashes)))
}

/** The leads that these are: they are shown otherwise from now on. */
async function tellLeads(db: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  const of = (...kinds: ListedKind[]) => entries.flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : []))
  const sites = of('host', 'domain')
  await db
    .update(leads)
    .set({ updated_at: sql`clock_timestamp()` })
    .where(
      and(
        eq(leads.user_id, userId),
        or(
          inArray(leads.email_norm, of('email')),
          inArray(leads.phone_e164, of('phone')),
          inArray(leads.host, sites),
          inArray(sql`split_part(${leads.email_norm}, '@', 2)`, sites),
        ),
      ),
    )
}

/** Takes one off again. Who that was, only its hash says. */
export async function takeOffList(
  db: Db,
  { id, user_id, kind, hash }: Pick<typeof doNotContact.$inferSelect, 'id' | 'user_id' | 'kind' | 'hash'>,
): Promise<void> {
  await db.delete(doNotContact).where(eq(doNotContact.id, id))
  const [secret, all] = [
    await listSecret(db),
    await db.select(CONTACTABLE).from(leads).where(eq(leads.user_id, user_id)),
  ]
  const isMeant = (one: Contactable) =>
    entriesOf(one).some(
      ({ kind: own, value }) => SAME_KIND[own] === SAME_KIND[kind] && hashOf(secret, { kind, value }) === hash,
    )
  const ids = all.flatMap((one) => (isMeant(one) ? [one.id] : []))
  if (ids.length > 0) await db.update(leads).set({ updated_at: sql`clock_timestamp()` }).where(inArray(leads.id, ids))
}

const CONTACTABLE = { id: leads.id, email_norm: leads.email_norm, phone_e164: leads.phone_e164, host: leads.host }
/** A site and the addresses at it. */
const SAME_KIND = { email: 'email', phone: 'phone', domain: 'site', host: 'site' } as const satisfies Record<
  ListedKind,
  string
>
