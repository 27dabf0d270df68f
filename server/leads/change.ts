import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { LeadBulk, LeadChange } from '@/lib/contract/lead-input'
import { rankBetween } from '@/lib/domain/leads/rank'
import type { Db } from '@/server/db/db'
import { leadFacts, leadNotes, leadOutreach, leads, shares } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { isTaken } from '@/server/failed-query'
import { stageOf } from './decide'
import { type Address, shownFact, typedFacts } from './facts'
import { refreshLeads } from './refresh'
import { applyChange, changedMeanwhile, leaveAlone, learn } from './save'

type Row = typeof leads.$inferSelect
const NOW = sql`clock_timestamp()`

/** Changes what a person decided and typed. Throws 409 when somebody else was faster. */
export function changeLead(db: Db, lead: Row, change: LeadChange): Promise<void> {
  return once(db, async (tx) => {
    const [now] = await tx.select().from(leads).where(eq(leads.id, lead.id)).for('update')
    if (!now) throw changedMeanwhile()
    if (change.updated_at && change.updated_at !== now.updated_at.toISOString()) throw changedMeanwhile()
    await applyChange(tx, now, change)
    const facts = await tx.select().from(leadFacts).where(eq(leadFacts.lead_id, lead.id))
    const { facts: typed, gone } = typedFacts(
      change,
      (shownFact(facts, 'address')?.value as Address | undefined) ?? null,
    )
    if (gone.length > 0)
      await tx
        .delete(leadFacts)
        .where(and(eq(leadFacts.lead_id, lead.id), eq(leadFacts.source, 'you'), inArray(leadFacts.key, gone)))
    await learn(tx, lead.user_id, lead.id, typed)
    if (typed.length + gone.length > 0) await refreshLeads(tx, lead.user_id, [lead.id])
  })
}

/** Another lead has this site already. */
async function once<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    throw isTaken(error) ? new HttpError(409, 'lead_taken') : error
  }
}

type Move = { status: Row['status']; after?: string | null; lost_reason?: Row['lost_reason'] }

/** To a place of a column: behind `after`, or to its top. */
export function moveLead(db: Db, lead: Row, { status, after, lost_reason }: Move): Promise<void> {
  return db.transaction(async (tx) => {
    // As it is when this move's turn comes: another one may have been under way when the lead was read.
    const [now] = await tx.select().from(leads).where(eq(leads.id, lead.id)).for('update')
    if (!now) throw changedMeanwhile()
    const rank = sql<string>`${leads.rank} collate "C"`
    const column = and(
      eq(leads.workspace_id, lead.workspace_id),
      eq(leads.status, status),
      ne(leads.id, lead.id),
      isNull(leads.removed_at),
    )
    const [above] = after
      ? await tx
          .select({ rank: leads.rank })
          .from(leads)
          .where(and(column, sql`${leads.id}::text = ${after}`))
      : []
    const [below] = await tx
      .select({ rank: leads.rank })
      .from(leads)
      .where(and(column, above ? gt(rank, above.rank) : undefined))
      .orderBy(asc(rank))
      .limit(1)
    await tx
      .update(leads)
      .set({
        ...stageOf(now, { status, lost_reason }),
        rank: rankBetween(above?.rank ?? '', below?.rank ?? null),
        touched_at: NOW,
        updated_at: NOW,
      })
      .where(eq(leads.id, lead.id))
    if (status === 'lost' && lost_reason === 'stop') await leaveAlone(tx, lead, 'you')
  })
}

export const removeLeads = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .update(leads)
    .set({ removed_at: NOW, updated_at: NOW })
    .where(and(inArray(leads.id, [...ids]), eq(leads.user_id, userId), isNull(leads.removed_at)))

/** Throws 409 when its site was saved anew meanwhile. */
export const restoreLeads = (db: Db, userId: string, ids: readonly string[]) =>
  once(db, (tx) =>
    tx
      .update(leads)
      .set({ removed_at: null, updated_at: NOW })
      .where(and(inArray(leads.id, [...ids]), eq(leads.user_id, userId))),
  )

/** What the other one knows comes to this one, and the other goes. What was typed of this one stays. */
export function mergeLeads(db: Db, lead: Row, other: Row): Promise<void> {
  return db.transaction(async (tx) => {
    const mine = await tx.select().from(leadFacts).where(eq(leadFacts.lead_id, lead.id))
    const theirs = await tx.select().from(leadFacts).where(eq(leadFacts.lead_id, other.id))
    const has = new Set(mine.map(({ key, source }) => `${key} ${source}`))
    const news = theirs.filter(({ key, source }) => !has.has(`${key} ${source}`)).map(({ id }) => id)
    if (news.length > 0) await tx.update(leadFacts).set({ lead_id: lead.id }).where(inArray(leadFacts.id, news))
    for (const table of [leadNotes, leadOutreach, shares])
      await tx.update(table).set({ lead_id: lead.id }).where(eq(table.lead_id, other.id))
    await tx.delete(leads).where(eq(leads.id, other.id))
    await tx
      .update(leads)
      .set({
        place_key: lead.place_key ?? other.place_key,
        tags: [...new Set([...lead.tags, ...other.tags])].slice(0, 20),
        notes: [lead.notes, other.notes].filter(Boolean).join('\n\n').slice(0, 10_000) || null,
        next_step: lead.next_step ?? other.next_step,
        next_step_at: lead.next_step ? lead.next_step_at : other.next_step_at,
        value_minor: lead.value_minor ?? other.value_minor,
        value_currency: lead.value_minor === null ? other.value_currency : lead.value_currency,
        value_period: lead.value_minor === null ? other.value_period : lead.value_period,
        lead_scan_id: lead.lead_scan_id ?? other.lead_scan_id,
        touched_at: NOW,
      })
      .where(eq(leads.id, lead.id))
    await tx
      .insert(leadNotes)
      .values({ user_id: lead.user_id, lead_id: lead.id, kind: 'system', text: `Merged: ${other.name}` })
    await refreshLeads(tx, lead.user_id, [lead.id])
  })
}

/** Changes many at once. Answers which of them are there. */
export function changeMany(db: Db, userId: string, workspaceId: string, bulk: LeadBulk): Promise<string[]> {
  return once(db, async (tx) => {
    const ids = bulk.ids.filter((id) => /^[\da-f-]{36}$/i.test(id))
    const rows =
      ids.length > 0
        ? await tx
            .select()
            .from(leads)
            .where(
              and(
                inArray(leads.id, ids),
                eq(leads.user_id, userId),
                eq(leads.workspace_id, workspaceId),
                bulk.restore ? undefined : isNull(leads.removed_at),
              ),
            )
            .orderBy(desc(leads.created_at))
        : []
    const found = rows.map(({ id }) => id)
    if (found.length === 0) return []
    if (bulk.remove) await removeLeads(tx, userId, found)
    else if (bulk.restore) await restoreLeads(tx, userId, found)
    else for (const row of rows) await applyChange(tx, row, ofBulk(row, bulk))
    return found
  })
}

function ofBulk({ tags }: Row, { ids: _ids, add_tags, remove_tags, ...bulk }: LeadBulk) {
  const kept = [...tags, ...(add_tags ?? [])].filter((tag) => !remove_tags?.includes(tag))
  return { ...bulk, ...((add_tags ?? remove_tags) && { tags: [...new Set(kept)].slice(0, 20) }) }
}
