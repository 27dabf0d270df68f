import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { LeadToSave } from '@/lib/contract/lead-input'
import { alike, metresBetween } from '@/lib/domain/leads/names'
import { rankBetween } from '@/lib/domain/leads/rank'
import { MAX_LEADS } from '@/lib/domain/usage'
import type { Db } from '@/server/db/db'
import { leadFacts, leads, leadScans, users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { decided } from './decide'
import { columnsOf, factsOf, type NewFact, sourceOf } from './facts'
import { type Identity, isSame, scanHostOf } from './identity'
import { entriesOf, entriesOfFacts, putOnList } from './no-contact'
import { refreshLeads } from './refresh'

export type SaveResult = {
  outcome: 'created' | 'updated' | 'duplicate' | 'refused'
  id?: string
  /** Why it was refused: the code of a sentence. */
  code?: 'lead_gone' | 'lead_without_name' | 'leads_full' | 'lead_changed'
  alike?: { id: string; name: string; created_at: string }[]
}

type Saving = { userId: string; workspaceId: string; googleDays: number }
type Row = typeof leads.$inferSelect
type Known = Identity & Pick<Row, 'id' | 'name' | 'lat' | 'lng' | 'created_at'>

/** Saves results of searches, or changes leads by their ids, each in its turn. Answers what became of each. */
export function saveLeads(db: Db, saving: Saving, rows: readonly LeadToSave[]): Promise<SaveResult[]> {
  return db.transaction(async (tx) => {
    // Two saves of the same person one after the other: of two that are the same business one stays.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, saving.userId)).for('no key update')
    const results: SaveResult[] = []
    const fresh = rows.map((row) => (row.id === undefined ? freshOf(row, saving.googleDays) : null))
    const known = await knownLike(
      tx,
      saving.userId,
      fresh.flatMap((one) => one ?? []),
    )
    let left = MAX_LEADS - (await tx.$count(leads, and(eq(leads.user_id, saving.userId), isNull(leads.removed_at))))
    const touched = new Set<string>()
    for (const [place, row] of rows.entries()) {
      const one = fresh[place]
      const result = one
        ? await saveFresh(tx, saving, { row, one, known, isFull: left <= 0 })
        : await changeOne(tx, saving, row)
      if (result.outcome === 'created') left -= 1
      if (result.id) touched.add(result.id)
      results.push(result)
    }
    await refreshLeads(tx, saving.userId, [...touched])
    return results
  })
}

export type Fresh = { facts: NewFact[]; identity: Identity; columns: ReturnType<typeof columnsOf> }

/** What a result says, and what it is known by. */
export function freshOf(row: LeadToSave, googleDays: number): Fresh {
  // Whatever may be kept, it is recognised by what it says now.
  const now = new Date()
  const said = factsOf(row, 30).map((fact) => ({ ...fact, seen_at: now, is_chosen: false }))
  const columns = columnsOf(said)
  const source = sourceOf(row.source)
  const place_key = source === 'you' || !row.source_id ? null : `${source}:${row.source_id.slice(0, 300)}`
  return { facts: factsOf(row, googleDays), columns, identity: { ...columns, place_key } }
}

const DEGREE = 0.001

/** The leads of the account that may be one of these. */
export async function knownLike(tx: Db, userId: string, fresh: readonly Fresh[]): Promise<Known[]> {
  if (fresh.length === 0) return []
  const by = (key: 'place_key' | 'host' | 'email_norm' | 'phone_e164') => {
    const values = [...new Set(fresh.flatMap(({ identity }) => identity[key] ?? []))]
    return values.length > 0 ? [inArray(leads[key], values)] : []
  }
  const near: SQL[] = fresh.flatMap(({ columns: { lat, lng } }) =>
    lat === null || lng === null
      ? []
      : [
          sql`(${leads.lat} between ${lat - DEGREE} and ${lat + DEGREE} and ${leads.lng} between ${lng - 2 * DEGREE} and ${lng + 2 * DEGREE})`,
        ],
  )
  const { id, name, name_key, place_key, host, email_norm, phone_e164, lat, lng, created_at } = leads
  return tx
    .select({ id, name, name_key, place_key, host, email_norm, phone_e164, lat, lng, created_at })
    .from(leads)
    .where(
      and(
        eq(leads.user_id, userId),
        isNull(leads.removed_at),
        or(...by('place_key'), ...by('host'), ...by('email_norm'), ...by('phone_e164'), ...near),
      ),
    )
}

const NAME = 0.9
const METRES = 60

/** What may be the same: alike by name and close by, and nothing else says so. */
export const mayBeSame = (a: Pick<Known, 'name_key' | 'lat' | 'lng'>, b: Pick<Known, 'name_key' | 'lat' | 'lng'>) =>
  a.lat !== null &&
  a.lng !== null &&
  b.lat !== null &&
  b.lng !== null &&
  alike(a.name_key, b.name_key) >= NAME &&
  metresBetween({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng }) < METRES

type Turn = { row: LeadToSave; one: Fresh; known: Known[]; isFull: boolean }

async function saveFresh(tx: Db, saving: Saving, { row, one, known, isFull }: Turn): Promise<SaveResult> {
  if (one.columns.name === '') return { outcome: 'refused', code: 'lead_without_name' }
  const same = known.find((other) => isSame(one.identity, other))
  if (same) {
    const isOther = isOtherEntry(same.place_key, one.identity.place_key)
    await (isOther ? learnGaps : learn)(tx, saving.userId, same.id, one.facts)
    await learnGaps(tx, saving.userId, same.id, factsOfOthers(row, saving.googleDays))
    if (!same.place_key && one.identity.place_key)
      await tx.update(leads).set({ place_key: one.identity.place_key }).where(eq(leads.id, same.id))
    // The next of the same list may be known by what this one has brought.
    for (const key of ['place_key', 'host', 'email_norm', 'phone_e164'] as const) same[key] ??= one.identity[key]
    return { outcome: 'duplicate', id: same.id }
  }
  if (isFull) return { outcome: 'refused', code: 'leads_full' }
  const close = known.filter((other) => mayBeSame(one.columns, other))
  const made = await create(tx, saving, row, one)
  await learnGaps(tx, saving.userId, made.id, factsOfOthers(row, saving.googleDays))
  known.push({ ...one.identity, ...made, lat: one.columns.lat, lng: one.columns.lng })
  return {
    outcome: 'created',
    id: made.id,
    ...(close.length > 0 && {
      alike: close.map(({ id, name, created_at }) => ({ id, name, created_at: created_at.toISOString() })),
    }),
  }
}

async function create(tx: Db, { userId, workspaceId }: Saving, row: LeadToSave, { facts, identity, columns }: Fresh) {
  const scan = columns.website === null ? null : await lastScan(tx, userId, scanHostOf(columns.website))
  const status = row.status ?? 'new'
  const [made] = await tx
    .insert(leads)
    .values({
      user_id: userId,
      workspace_id: workspaceId,
      place_key: identity.place_key,
      host: identity.host,
      name: columns.name,
      lead_scan_id: scan,
      rank: await topOf(tx, workspaceId, status),
      ...decided(null, { ...row, status }),
    })
    .returning({ id: leads.id, name: leads.name, created_at: leads.created_at })
  if (!made) throw new Error('The lead was not inserted')
  await learn(tx, userId, made.id, facts)
  return made
}

/** A place on top of a column. */
export async function topOf(tx: Db, workspaceId: string, status: Row['status']): Promise<string> {
  const [first] = await tx
    .select({ rank: leads.rank })
    .from(leads)
    .where(and(eq(leads.workspace_id, workspaceId), eq(leads.status, status)))
    .orderBy(sql`${leads.rank} collate "C"`)
    .limit(1)
  return rankBetween('', first?.rank ?? null)
}

/** The newest scan of a site that has an answer. */
export async function lastScan(db: Db, userId: string, host: string): Promise<string | null> {
  const [scan] = await db
    .select({ id: leadScans.id })
    .from(leadScans)
    .where(and(eq(leadScans.user_id, userId), eq(leadScans.host, host), eq(leadScans.status, 'completed')))
    .orderBy(desc(leadScans.created_at))
    .limit(1)
  return scan?.id ?? null
}

/** Writes down what a source says now, in place of what it said before. What others say stays. */
export async function learn(tx: Db, userId: string, leadId: string, facts: readonly NewFact[]): Promise<void> {
  if (facts.length === 0) return
  const isSaid = or(...facts.map(({ key, source }) => and(eq(leadFacts.key, key), eq(leadFacts.source, source))))
  await tx.delete(leadFacts).where(and(eq(leadFacts.lead_id, leadId), isSaid))
  await tx
    .insert(leadFacts)
    .values(facts.map((fact) => ({ ...fact, user_id: userId, lead_id: leadId })))
    .onConflictDoNothing()
}

/** Two entries of one source: a branch, or the same place drawn twice. The one does not speak for the other. */
const isOtherEntry = (known: string | null, key: string | null) =>
  known !== null && key !== null && known !== key && known.split(':')[0] === key.split(':')[0]

const factsOfOthers = ({ also = [] }: LeadToSave, googleDays: number) =>
  also.flatMap((other) => factsOf(other, googleDays))

/** Writes down what nobody has said yet; of several that say it the first. */
async function learnGaps(tx: Db, userId: string, leadId: string, facts: readonly NewFact[]): Promise<void> {
  if (facts.length === 0) return
  const rows = await tx.select({ key: leadFacts.key }).from(leadFacts).where(eq(leadFacts.lead_id, leadId))
  const said = new Set<string>(rows.map(({ key }) => key))
  const news = facts.filter(({ key }) => !said.has(key) && said.add(key))
  await learn(tx, userId, leadId, news)
}

/** A change by its id: who is not there, or somebody else's, is refused. */
async function changeOne(tx: Db, saving: Saving, row: LeadToSave): Promise<SaveResult> {
  const { userId, workspaceId } = saving
  const [lead] = /^[\da-f-]{36}$/i.test(row.id ?? '')
    ? await tx
        .select()
        .from(leads)
        .where(
          and(
            eq(leads.id, row.id ?? ''),
            eq(leads.user_id, userId),
            eq(leads.workspace_id, workspaceId),
            isNull(leads.removed_at),
          ),
        )
    : []
  if (!lead) return { outcome: 'refused', code: 'lead_gone' }
  if (row.updated_at && row.updated_at !== lead.updated_at.toISOString())
    return { outcome: 'refused', code: 'lead_changed', id: lead.id }
  await applyChange(tx, lead, row)
  return { outcome: 'updated', id: lead.id }
}

/** Writes down what was decided of a lead, and puts who asked to be left alone on the list. */
export async function applyChange(tx: Db, lead: Row, change: Parameters<typeof decided>[1]): Promise<void> {
  const values = decided(lead, change)
  const isMoved = 'status' in values && values.status !== undefined
  await tx
    .update(leads)
    .set({
      ...values,
      ...(isMoved && { rank: await topOf(tx, lead.workspace_id, change.status ?? lead.status) }),
      touched_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(leads.id, lead.id))
  if (change.lost_reason === 'stop') await leaveAlone(tx, lead, 'you')
}

/** On the list, and out of every step that is open. */
export async function leaveAlone(tx: Db, lead: Row, source: 'you' | 'link' | 'reply'): Promise<void> {
  const facts = await tx.select().from(leadFacts).where(eq(leadFacts.lead_id, lead.id))
  await putOnList(tx, lead.user_id, [...entriesOf(lead), ...entriesOfFacts(facts, lead.country)], { source })
  await tx
    .update(leads)
    .set({ next_step: null, next_step_at: null, next_step_has_time: false, updated_at: sql`clock_timestamp()` })
    .where(eq(leads.id, lead.id))
}

export const changedMeanwhile = () => new HttpError(409, 'lead_changed')
