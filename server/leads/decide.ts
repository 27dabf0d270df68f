import { sql } from 'drizzle-orm'
import type { LeadToSave } from '@/lib/contract/lead-input'
import type { leads } from '@/server/db/schema'

type Row = Pick<typeof leads.$inferSelect, 'status' | 'last_contact_at' | 'last_reply_at' | 'lost_reason'>
type Decisions = Pick<
  LeadToSave,
  | 'status'
  | 'lost_reason'
  | 'tags'
  | 'notes'
  | 'value_minor'
  | 'value_currency'
  | 'value_period'
  | 'next_step'
  | 'next_step_at'
  | 'next_step_has_time'
  | 'archived'
>

const NOW = sql`clock_timestamp()`

/** What a person decided, as columns. What was not decided stays as it is. */
export function decided(before: Row | null, change: Decisions) {
  const { tags, next_step, next_step_at, next_step_has_time, archived } = change
  const { notes, value_minor, value_currency, value_period } = change
  return {
    ...stageOf(before, change),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(notes !== undefined && { notes: notes || null }),
    ...(value_minor !== undefined && { value_minor }),
    ...(value_currency !== undefined && { value_currency }),
    ...(value_period !== undefined && { value_period }),
    ...(next_step !== undefined && { next_step: next_step || null }),
    ...(next_step_at !== undefined && { next_step_at: next_step_at === null ? null : new Date(next_step_at) }),
    ...(next_step_has_time !== undefined && { next_step_has_time }),
    ...(archived !== undefined && { archived_at: archived ? NOW : null }),
  }
}

/** A new stage, and what it says of what happened. */
export function stageOf(before: Row | null, { status, lost_reason }: Pick<Decisions, 'status' | 'lost_reason'>) {
  if (status === undefined) return lost_reason !== undefined && before?.status === 'lost' ? { lost_reason } : {}
  if (status === before?.status) return lost_reason === undefined ? {} : { lost_reason }
  return {
    status,
    status_at: NOW,
    lost_reason: status === 'lost' ? (lost_reason ?? null) : null,
    ...(status === 'contacted' && !before?.last_contact_at && { last_contact_at: NOW }),
    ...(status === 'replied' && { last_reply_at: NOW }),
  }
}
