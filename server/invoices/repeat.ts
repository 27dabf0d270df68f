import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { invoices, users } from '@/server/db/schema'
import { copyDraft } from './send'
import { monthAfter, todayOf } from './today'

/** The hour of the agency's own zone in which drafts are written. */
const HOUR = 6
/** Nobody catches up with more than a year. */
const MOST = 12

/**
 * Writes the drafts of invoices that repeat, from six in the morning of their day. None is ever sent. Again in the same
 * hour it writes nothing: the day has moved on in the same transaction.
 */
export async function writeRepeating(db: Db, now = new Date()): Promise<number> {
  const due = await db
    .select({ id: invoices.id, timezone: users.timezone })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.user_id))
    .where(and(isNotNull(invoices.repeat), sql`${invoices.repeat}->>'next_on' <= ${dayOf(now)}`))
  let written = 0
  for (const { id, timezone } of due) written += await writeDue(db, id, todayOf({ timezone }, hoursBefore(now)))
  return written
}

/** Somewhere it is tomorrow already. */
const dayOf = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
const hoursBefore = (now: Date) => new Date(now.getTime() - HOUR * 3_600_000)

function writeDue(db: Db, id: string, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row?.repeat) return 0
    let { next_on } = row.repeat
    const { until } = row.repeat
    let written = 0
    while (next_on <= today && (!until || next_on <= until) && written < MOST) {
      await copyDraft(tx, row, { issued_on: next_on })
      next_on = monthAfter({ ...row.repeat, next_on })
      written += 1
    }
    if (written > 0)
      await tx
        .update(invoices)
        .set({ repeat: { ...row.repeat, next_on } })
        .where(eq(invoices.id, id))
    return written
  })
}
