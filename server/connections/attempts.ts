import { and, eq } from 'drizzle-orm'
import type { Reason } from '@/lib/automation/reason'
import type { Db } from '@/server/db/db'
import { deliveryAttempts } from '@/server/db/schema'
import type { Delivery } from '@/server/records/sending'
import { type Connections, timeOf } from './context'
import type { Reached } from './reach'

/** Before the request leaves. A try that nobody has ended was broken off. */
export async function beginAttempt(
  { db, now }: Pick<Connections, 'db' | 'now'>,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(deliveryAttempts)
      .set({ outcome: 'interrupted', reason: { key: 'interrupted' } })
      .where(and(eq(deliveryAttempts.delivery_id, id), eq(deliveryAttempts.outcome, 'sending')))
    await tx
      .insert(deliveryAttempts)
      .values({ delivery_id: id, number: attempts, at: timeOf({ now }) })
      .onConflictDoNothing()
  })
}

export async function endAttempt(
  tx: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  { reason, status, reply, ms }: Reached,
  /** What to know of one that arrived. */
  note: Reason | null = null,
): Promise<void> {
  await tx
    .update(deliveryAttempts)
    .set({ outcome: reason ? 'failed' : 'ok', reason: reason ?? note, status, reply, ms })
    .where(and(eq(deliveryAttempts.delivery_id, id), eq(deliveryAttempts.number, attempts)))
}
