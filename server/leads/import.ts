import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { LeadToSave } from '@/lib/contract/lead-input'
import { alike } from '@/lib/domain/leads/names'
import type { Db } from '@/server/db/db'
import { leadFacts, leads, leadScans, users } from '@/server/db/schema'
import { bySlices, SLICE, turn } from '@/server/in-slices'
import type { NewFact } from './facts'
import { type Identity, PHONE_AND_NAME, scanHostOf } from './identity'
import { areListed } from './no-contact'
import { refreshLeads } from './refresh'
import { MAX_LEADS } from '@/lib/domain/usage'
import { type Fresh, freshOf, topOf } from './save'

export type LineResult = {
  outcome: 'created' | 'updated' | 'duplicate' | 'refused'
  id?: string
  code?: 'lead_without_name' | 'leads_full' | 'lead_opted_out'
}

type Saving = { userId: string; workspaceId: string; dry: boolean }

/** A lead as the lines of the file leave it: one that was there, or a new one. */
type Target = { id: string; fresh?: Fresh; row?: LeadToSave; facts: Map<string, NewFact> }

/** Saves the lines of a file, or with `dry` only says what would become of each. */
export function importLeads(db: Db, saving: Saving, rows: readonly LeadToSave[]): Promise<LineResult[]> {
  return db.transaction(async (tx) => {
    const { userId } = saving
    // As when leads are saved: of two at the same time one waits.
    if (!saving.dry) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const fresh = await bySlices(rows, (slice) => slice.map(lineOf))
    const listed = await areListed(
      tx,
      userId,
      fresh.map(({ columns }) => columns),
    )
    const index = await indexOf(tx, userId)
    let left = MAX_LEADS - index.size
    const targets = new Map<string, Target>()
    const lines = fresh.map((one, place): LineResult => {
      if (one.columns.name === '') return { outcome: 'refused', code: 'lead_without_name' }
      if (listed[place]) return { outcome: 'refused', code: 'lead_opted_out' }
      const known = index.find(one.identity)
      if (!known && left <= 0) return { outcome: 'refused', code: 'leads_full' }
      if (!known) left -= 1
      const id = known ?? crypto.randomUUID()
      index.add(id, one.identity)
      const target = targets.get(id) ?? {
        id,
        facts: new Map<string, NewFact>(),
        ...(!known && { fresh: one, row: rows[place] }),
      }
      targets.set(id, target)
      // Of two lines that say something else of one business the first counts.
      for (const fact of one.facts) if (!target.facts.has(fact.key)) target.facts.set(fact.key, fact)
      return { outcome: known ? 'duplicate' : 'created', id }
    })
    const changed = await writeTargets(tx, saving, [...targets.values()])
    return lines.map((line) => said(line, { changed, targets, dry: saving.dry }))
  })
}

type Became = { changed: Set<string>; targets: ReadonlyMap<string, Target>; dry: boolean }

/** The first line of a lead that has learned something says so. What is not made yet has no id. */
function said({ id, ...line }: LineResult, { changed, targets, dry }: Became): LineResult {
  if (id === undefined) return line
  const isUpdated = line.outcome === 'duplicate' && changed.delete(id)
  const isShown = !dry || targets.get(id)?.fresh === undefined
  return { ...line, ...(isUpdated && { outcome: 'updated' as const }), ...(isShown && { id }) }
}

/** A line that says nothing else that a business is known by is known by all that it says. */
function lineOf(row: LeadToSave): Fresh {
  const { host, email_norm, phone_e164, name_key } = freshOf(row, 0).columns
  if (host ?? email_norm ?? phone_e164) return freshOf(row, 0)
  const { address, city, postal_code, website, phone } = row
  const says = [name_key, ...[address, city, postal_code, website, phone].map((text) => (text ?? '').toLowerCase())]
  const source_id = bytesToHex(sha256(says.join('\n'))).slice(0, 32)
  return freshOf({ ...row, source_id }, 0)
}

/** Finds which lead of the account a line is about. */
async function indexOf(tx: Db, userId: string) {
  const { id, name_key, place_key, host, email_norm, phone_e164 } = leads
  const rows = await tx
    .select({ id, name_key, place_key, host, email_norm, phone_e164 })
    .from(leads)
    .where(and(eq(leads.user_id, userId), isNull(leads.removed_at)))
  const known = new Map<string, string>()
  const phones = new Map<string, { id: string; name_key: string }[]>()
  const KEYS = ['place_key', 'host', 'email_norm'] as const
  function add(lead: string, identity: Identity) {
    for (const key of KEYS) {
      const value = `${key} ${identity[key]}`
      if (identity[key] !== null && !known.has(value)) known.set(value, lead)
    }
    if (identity.phone_e164 === null) return
    const same = phones.get(identity.phone_e164) ?? []
    phones.set(identity.phone_e164, [...same, { id: lead, name_key: identity.name_key }])
  }
  function find(identity: Identity): string | undefined {
    for (const key of KEYS) {
      const lead = identity[key] === null ? undefined : known.get(`${key} ${identity[key]}`)
      if (lead) return lead
    }
    return phones
      .get(identity.phone_e164 ?? '')
      ?.find((other) => alike(other.name_key, identity.name_key) >= PHONE_AND_NAME)?.id
  }
  for (const row of rows) add(row.id, row)
  return { size: rows.length, add, find }
}

/** Writes what is new, slice by slice. Answers which of the leads that were there have learned something. */
async function writeTargets(tx: Db, saving: Saving, targets: readonly Target[]): Promise<Set<string>> {
  const changed = new Set<string>()
  const made = targets.filter(({ fresh }) => fresh)
  const top = saving.dry ? '' : await topOf(tx, saving.workspaceId, 'new')
  const scans = saving.dry ? new Map<string, string>() : await scansOf(tx, saving.userId, made)
  const places = new Map(made.map(({ id }, place) => [id, placeBelow(top, place)]))
  for (let start = 0; start < targets.length; start += SLICE) {
    const slice = targets.slice(start, start + SLICE)
    const news = await newsOf(tx, slice)
    for (const { id } of news) changed.add(id)
    if (!saving.dry) await writeSlice(tx, saving, { slice, news, scans, places })
    await turn()
  }
  for (const { id } of made) changed.delete(id)
  return changed
}

type News = { id: string; facts: NewFact[]; replaced: string[] }

/** What each of them has not heard from a file yet. */
async function newsOf(tx: Db, slice: readonly Target[]): Promise<News[]> {
  const ids = slice.filter(({ fresh }) => !fresh).map(({ id }) => id)
  const said =
    ids.length > 0
      ? await tx
          .select({ id: leadFacts.id, lead: leadFacts.lead_id, key: leadFacts.key, value: leadFacts.value })
          .from(leadFacts)
          .where(and(inArray(leadFacts.lead_id, ids), eq(leadFacts.source, 'file')))
      : []
  const before = Map.groupBy(said, ({ lead }) => lead)
  return slice.flatMap(({ id, facts }) => {
    const own = before.get(id) ?? []
    const news = [...facts.values()].filter(
      ({ key, value }) => !own.some((fact) => fact.key === key && sameValue(fact.value, value)),
    )
    if (news.length === 0) return []
    const replaced = own.filter(({ key }) => news.some((fact) => fact.key === key)).map((fact) => fact.id)
    return [{ id, facts: news, replaced }]
  })
}

/** Objects come from the database with their names in another order. */
const sameValue = (a: unknown, b: unknown) => plain(a) === plain(b)
const plain = (value: unknown) =>
  JSON.stringify(
    typeof value === 'object' && value !== null
      ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : value,
  )

type Slice = { slice: readonly Target[]; news: News[]; scans: Map<string, string>; places: Map<string, string> }

async function writeSlice(tx: Db, { userId, workspaceId }: Saving, { slice, news, scans, places }: Slice) {
  const fresh = slice.flatMap(({ id, fresh: one, row }) =>
    one && row
      ? [
          {
            id,
            user_id: userId,
            workspace_id: workspaceId,
            place_key: one.identity.place_key,
            host: one.identity.host,
            name: one.columns.name,
            lead_scan_id: scans.get(id) ?? null,
            rank: places.get(id) ?? 'm',
            tags: row.tags ?? [],
            notes: row.notes ?? null,
          },
        ]
      : [],
  )
  if (fresh.length > 0) await tx.insert(leads).values(fresh)
  const replaced = news.flatMap((one) => one.replaced)
  if (replaced.length > 0) await tx.delete(leadFacts).where(inArray(leadFacts.id, replaced))
  const facts = news.flatMap((one) => one.facts.map((fact) => ({ ...fact, user_id: userId, lead_id: one.id })))
  if (facts.length > 0) await tx.insert(leadFacts).values(facts).onConflictDoNothing()
  await refreshLeads(
    tx,
    userId,
    news.map(({ id }) => id),
  )
}

/** The newest scan of each new lead's site that has an answer. */
async function scansOf(tx: Db, userId: string, made: readonly Target[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([leadScans.host], { id: leadScans.id, host: leadScans.host })
    .from(leadScans)
    .where(and(eq(leadScans.user_id, userId), eq(leadScans.status, 'completed')))
    .orderBy(leadScans.host, desc(leadScans.created_at))
  const byHost = new Map(rows.map(({ host, id }) => [host, id]))
  return new Map(
    made.flatMap(({ id, fresh }) => {
      const scan = fresh?.columns.website ? byHost.get(scanHostOf(fresh.columns.website)) : undefined
      return scan ? [[id, scan]] : []
    }),
  )
}

/** In the order of the file. No place ends in the lowest digit: nothing would fit in front of what follows it. */
const placeBelow = (top: string, place: number) => `${top}${place.toString(36).padStart(4, '0')}i`
