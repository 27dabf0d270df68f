import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leadBatches, leadFacts, leads, leadScans, leadSearches, type users } from '@/server/db/schema'
import { refused } from '@/server/errors'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Voice } from '@/server/voice'
import { phoneOf, siteOf } from './identity'
import { leadSettingsOf } from './lead-settings'
import { type Entry, entriesOf, entriesOfFacts, entryOf, listedSince, putOnList } from './no-contact'
import { personText } from './person-text'
import { dropVisits, visitsOf } from './person-visits'
import { wholeLead } from './whole'

type User = Pick<typeof users.$inferSelect, 'id' | 'timezone'>

/** What is kept of whoever has this address, number or site, and the same in words. */
export async function personOf(db: Db, user: User, value: string, voice: Voice) {
  const sought = await soughtBy(db, user.id, value)
  const rows = await leadsOf(db, user.id, sought)
  const found = await Promise.all(rows.map((lead) => wholeLead(db, lead, voice, { hidesContacts: false })))
  const scans = await scansOf(db, user.id, sought, rows)
  const visits = await visitsOf(db, user.id, [...sought, ...waysIn(await knownOf(db, rows))])
  const since = await listedSince(db, user.id, sought)
  const { retention_months: months } = await leadSettingsOf(db, user.id)
  const timeZone = user.timezone && isTimeZone(user.timezone) ? user.timezone : 'UTC'
  return {
    leads: found,
    visits: visits.length,
    listed_at: since?.toISOString() ?? null,
    text: personText({ value, leads: found, scans, visits, since, months, timeZone }, voice),
  }
}

/** Deletes all of that for good, and puts it on the list. Answers how many leads went. */
export async function forgetPerson(db: Db, user: User, value: string): Promise<number> {
  const sought = await soughtBy(db, user.id, value)
  return db.transaction(async (tx) => {
    const rows = await leadsOf(tx, user.id, sought)
    const ids = rows.map(({ id }) => id)
    const known = await knownOf(tx, rows)
    const [own] = sought
    await putOnList(tx, user.id, [...(own ? [own] : []), ...known], { source: 'reply' })
    const scans = await scansOf(tx, user.id, [...sought, ...known], rows)
    if (ids.length > 0) await tx.delete(leads).where(inArray(leads.id, ids))
    await dropScans(tx, scans)
    await dropTraces(tx, user.id, [...sought, ...known])
    await dropVisits(tx, user.id, [...sought, ...waysIn(known)])
    return ids.length
  })
}

/** All ways to reach these businesses, whoever said so. */
async function knownOf(db: Db, rows: Awaited<ReturnType<typeof leadsOf>>): Promise<Entry[]> {
  const ids = rows.map(({ id }) => id)
  const facts = ids.length > 0 ? await db.select().from(leadFacts).where(inArray(leadFacts.lead_id, ids)) : []
  return rows.flatMap((lead) => [
    ...entriesOf(lead),
    ...entriesOfFacts(
      facts.filter(({ lead_id }) => lead_id === lead.id),
      lead.country,
    ),
  ])
}

/** A business has its domain for all who work there; a visitor is one of them. */
const waysIn = (known: readonly Entry[]) => known.filter(({ kind }) => kind === 'email' || kind === 'phone')

/** What was typed, as it may be kept: a number without a country may be of any that this account knows. */
async function soughtBy(db: Db, userId: string, value: string): Promise<Entry[]> {
  const entry = entryOf(value, null)
  if (entry) return [entry]
  const countries = await db
    .selectDistinct({ country: leads.country })
    .from(leads)
    .where(and(eq(leads.user_id, userId), isNotNull(leads.country)))
    .limit(50)
  const entries = countries.flatMap(({ country }) => entryOf(value, country) ?? [])
  if (entries.length === 0) throw refused('value', 'not_contactable')
  return [...new Map(entries.map((one) => [one.value, one])).values()]
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
const LAST_DIGITS = 6
const MOST = 200

/** Those whose shown address it is, and those of whom anybody has ever said it. Also what was deleted a moment ago. */
async function leadsOf(db: Db, userId: string, sought: readonly Entry[]) {
  const said = sql`${leadFacts.value}#>>'{}'`
  const rows = await db
    .select({ lead: leads, key: leadFacts.key, value: leadFacts.value })
    .from(leads)
    .leftJoin(leadFacts, and(eq(leadFacts.lead_id, leads.id), or(...sought.map((entry) => mayBeSaid(entry, said)))))
    .where(and(eq(leads.user_id, userId), or(isNotNull(leadFacts.id), ...sought.map((entry) => isShown(entry)))))
    .orderBy(asc(leads.created_at))
    .limit(MOST * 5)
  const wanted = new Set(sought.map(({ value }) => value))
  const found = rows.filter(({ lead, key, value }) =>
    [...entriesOf(lead), ...entriesOfFacts([{ key: key ?? '', value }], lead.country)].some((one) =>
      wanted.has(one.value),
    ),
  )
  return [...new Map(found.map(({ lead }) => [lead.id, lead])).values()].slice(0, MOST)
}

function isShown({ kind, value }: Entry): SQL | undefined {
  if (kind === 'email') return eq(leads.email_norm, value)
  if (kind === 'phone') return eq(leads.phone_e164, value)
  return or(eq(leads.host, value), sql`${leads.email_norm} like ${`%@${value.replaceAll(/[\\%_]/g, String.raw`\$&`)}`}`)
}

function mayBeSaid({ kind, value }: Entry, said: SQL): SQL | undefined {
  if (kind === 'email') return and(eq(leadFacts.key, 'email'), sql`${said} ilike ${like(value)}`)
  if (kind === 'phone')
    return and(
      eq(leadFacts.key, 'phone'),
      sql`regexp_replace(${said}, '\\D', '', 'g') like ${`%${value.slice(-LAST_DIGITS)}`}`,
    )
  return and(inArray(leadFacts.key, ['website', 'email']), sql`${said} ilike ${like(value)}`)
}

type Scan = Pick<typeof leadScans.$inferSelect, 'id' | 'url' | 'grade' | 'contacts' | 'created_at'>

/** Scans of the site, and scans of other sites that published the address. */
async function scansOf(
  db: Db,
  userId: string,
  sought: readonly Entry[],
  rows: readonly { lead_scan_id: string | null }[],
): Promise<(Scan & { isOfThem: boolean })[]> {
  const shown = rows.flatMap(({ lead_scan_id }) => lead_scan_id ?? [])
  const wanted = new Set(sought.map(({ value }) => value))
  const { id, url, grade, contacts, created_at } = leadScans
  const found = await db
    .select({ id, url, grade, contacts, created_at })
    .from(leadScans)
    .where(
      and(
        eq(leadScans.user_id, userId),
        or(
          shown.length > 0 ? inArray(leadScans.id, shown) : undefined,
          ...sought.map(({ kind, value }) =>
            kind === 'host' || kind === 'domain'
              ? sql`${leadScans.url} ilike ${like(value)}`
              : sql`${leadScans.contacts} != '[]'::jsonb and ${leadScans.contacts}::text ilike ${like(kind === 'phone' ? value.slice(-LAST_DIGITS) : value)}`,
          ),
        ),
      ),
    )
    .orderBy(asc(created_at))
    .limit(MOST)
  return found.flatMap((scan) => {
    const isOfThem = shown.includes(scan.id) || wanted.has(siteOf(scan.url)?.host ?? '')
    const own = scan.contacts.filter(({ kind, value }) =>
      wanted.has((kind === 'phone' ? phoneOf(value, null) : value.toLowerCase()) ?? ''),
    )
    return isOfThem || own.length > 0 ? [{ ...scan, contacts: own, isOfThem }] : []
  })
}

/** Scans of their site go, with the links to them; of others only what these say of the person. */
async function dropScans(tx: Db, scans: readonly (Scan & { isOfThem: boolean })[]): Promise<void> {
  const theirs = scans.filter(({ isOfThem }) => isOfThem).map(({ id }) => id)
  if (theirs.length > 0) await tx.delete(leadScans).where(inArray(leadScans.id, theirs))
  for (const { id, contacts } of scans.filter(({ isOfThem }) => !isOfThem)) {
    const gone = sql.join(
      contacts.map(({ value }) => sql`${value}`),
      sql`, `,
    )
    await tx
      .update(leadScans)
      .set({
        contacts: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${leadScans.contacts}) one where one->>'value' not in (${gone})), '[]'::jsonb)`,
      })
      .where(eq(leadScans.id, id))
  }
}

/** What searches found is forgotten where it names them, and so are the lines of batches. */
async function dropTraces(tx: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  for (const { kind, value } of entries) {
    const text = kind === 'phone' ? value.slice(-LAST_DIGITS) : value
    await tx
      .update(leadSearches)
      .set({ results: null, page_tokens: [] })
      .where(
        and(
          eq(leadSearches.user_id, userId),
          kind === 'phone'
            ? sql`regexp_replace(${leadSearches.results}::text, '[ ()/-]', '', 'g') like ${like(text)}`
            : sql`${leadSearches.results}::text ilike ${like(text)}`,
        ),
      )
    if (kind === 'host')
      await tx
        .update(leadBatches)
        .set({
          items: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${leadBatches.items}) one where one->>'url' not ilike ${like(value)}), '[]'::jsonb)`,
        })
        .where(and(eq(leadBatches.user_id, userId), sql`${leadBatches.items}::text ilike ${like(value)}`))
  }
}
