import { and, isNull } from 'drizzle-orm'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { widgetLeads } from '@/server/db/schema'
import type { Task } from './doing'

/** The same, with whoever left an address where that is what happened: events know no more of them than who it is. */
export async function withLeads(tx: Db, occurrences: Task['occurrences']): Promise<Task['occurrences']> {
  const ids = occurrences.flatMap(({ event: { data } }) => ('widget_lead_id' in data ? data.widget_lead_id : []))
  if (ids.length === 0) return occurrences
  const { id, email, name, phone, website, message, tags } = widgetLeads
  const rows = await tx
    .select({ id, email, name, phone, website, message, tags })
    .from(widgetLeads)
    .where(and(anyOf(id, ids), isNull(widgetLeads.removed_at)))
  const known = new Map(rows.map((row) => [row.id, row]))
  const [first, ...others] = occurrences.map((occurrence) => {
    const { data } = occurrence.event
    const lead = 'widget_lead_id' in data ? known.get(data.widget_lead_id) : undefined
    return lead ? { ...occurrence, lead } : occurrence
  })
  return first ? [first, ...others] : occurrences
}
