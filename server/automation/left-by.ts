import { and, isNull } from 'drizzle-orm'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { leads, widgetLeads } from '@/server/db/schema'
import type { Task } from './doing'
import type { LeftBy } from './telling'

/** The same, with the lead where one is what it is about: events know no more of them than who it is. */
export async function withLeads(tx: Db, occurrences: Task['occurrences']): Promise<Task['occurrences']> {
  const named = occurrences.flatMap(({ event: { data } }) => ('page' in data ? data : []))
  if (named.length === 0) return occurrences
  const visitors = named.flatMap(({ widget_lead_id }) => widget_lead_id ?? [])
  const saved = named.flatMap(({ lead_id }) => lead_id ?? [])
  const rows = [...(await visitorsOf(tx, visitors)), ...(await savedOf(tx, saved))]
  const known = new Map(rows.map((row) => [row.id, row]))
  const [first, ...others] = occurrences.map((occurrence) => {
    const { data } = occurrence.event
    const lead = 'page' in data ? known.get(data.widget_lead_id ?? data.lead_id ?? '') : undefined
    return lead ? { ...occurrence, lead } : occurrence
  })
  return first ? [first, ...others] : occurrences
}

async function visitorsOf(tx: Db, ids: string[]): Promise<LeftBy[]> {
  if (ids.length === 0) return []
  const { id, email, name, phone, website, message, tags, lead_id } = widgetLeads
  return tx
    .select({ id, email, name, phone, website, message, tags, lead_id })
    .from(widgetLeads)
    .where(and(anyOf(id, ids), isNull(widgetLeads.removed_at)))
}

async function savedOf(tx: Db, ids: string[]): Promise<LeftBy[]> {
  if (ids.length === 0) return []
  const { id, email, name, phone, website, tags } = leads
  const rows = await tx
    .select({ id, email, name, phone, website, tags })
    .from(leads)
    .where(and(anyOf(id, ids), isNull(leads.removed_at)))
  return rows.map((row) => ({ ...row, message: null, lead_id: row.id }))
}
