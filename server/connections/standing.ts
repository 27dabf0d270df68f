import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Reason } from '@/lib/automation/reason'
import { secondsToNext } from '@/lib/automation/retry'
import type { Db } from '@/server/db/db'
import { deliveries, integrations } from '@/server/db/schema'
import { clockOf } from '@/server/records/sending'
import { tellOwner } from './broken-mail'
import { type Connections, timeOf } from './context'

/** So many failures in a row, and the connection is broken. */
const MAX_FAILURES = 3
/** The last of the clock of tries. */
const LONGEST = 7

const waitsFor = (id: string) =>
  and(eq(deliveries.integration_id, id), eq(deliveries.state, 'waiting'), isNull(deliveries.claimed_at))

/** Something arrived: whatever was wrong is over, and what waited goes. */
export async function noteArrived(tx: Db, context: Connections, id: string): Promise<void> {
  const now = timeOf(context)
  const values = { failures: 0, reason: null, error_since: null, last_used_at: now }
  await tx
    .update(integrations)
    .set({
      ...values,
      status: sql`case when ${integrations.status} = 'error' then 'active' else ${integrations.status} end`,
    })
    .where(eq(integrations.id, id))
  await release(tx, clockOf(context), id)
}

/** What waits goes now, the oldest first; what has not been tried yet waits for its time. */
export async function release(tx: Db, now: SQL, id: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'waiting', next_at: now })
    .where(
      and(
        eq(deliveries.integration_id, id),
        or(eq(deliveries.state, 'held'), and(waitsFor(id), gt(deliveries.attempts, 0))),
      ),
    )
}

type Failure = { reason: Reason /** Nothing else would get through either. */; isFatal: boolean }

/**
 * A try failed. After three in a row, or at once when it is clear, the connection is broken: its owner is told, and all
 * but one of its messages wait.
 */
export async function noteFailed(
  tx: Db,
  context: Connections,
  { id, delivery }: { id: string; delivery: string },
  { reason, isFatal }: Failure,
): Promise<void> {
  const [row] = await tx
    .update(integrations)
    .set({ failures: sql`${integrations.failures} + 1` })
    .where(eq(integrations.id, id))
    .returning()
  if (!row || row.status === 'inactive') return
  if (row.status === 'active' && (isFatal || row.failures >= MAX_FAILURES)) {
    const since = timeOf(context)
    await tx.update(integrations).set({ status: 'error', reason, error_since: since }).where(eq(integrations.id, id))
    const others = and(
      waitsFor(id),
      sql`${deliveries.id} <> ${delivery}`,
      eq(deliveries.is_test, false),
      isNull(deliveries.resend_of),
    )
    await tx.update(deliveries).set({ state: 'held' }).where(others)
    await tellOwner(tx, context, { ...row, error_since: since }, reason)
  } else if (row.status === 'error') await tx.update(integrations).set({ reason }).where(eq(integrations.id, id))
  else return
  await sendProbe(tx, context, row)
}

/** While it is broken one message finds out whether it works again: the oldest, when none is on its way. */
async function sendProbe(
  tx: Db,
  context: Connections,
  { id, failures }: { id: string; failures: number },
): Promise<void> {
  const probes = and(eq(deliveries.integration_id, id), eq(deliveries.state, 'waiting'))
  if ((await tx.$count(deliveries, probes)) > 0) return
  const seconds = secondsToNext(Math.min(Math.max(failures, 1), LONGEST), null, context.random?.() ?? Math.random())
  const oldest = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.integration_id, id), eq(deliveries.state, 'held')))
    .orderBy(asc(deliveries.created_at))
    .limit(1)
  await tx
    .update(deliveries)
    .set({ state: 'waiting', next_at: sql`${clockOf(context)} + ${seconds} * interval '1 second'` })
    .where(inArray(deliveries.id, oldest))
}

/** Switched on: as good as new. */
export async function switchOn(tx: Db, now: SQL, id: string): Promise<void> {
  await tx
    .update(integrations)
    .set({ status: 'active', failures: 0, reason: null, error_since: null, updated_at: sql`now()` })
    .where(eq(integrations.id, id))
  await release(tx, now, id)
}

/** Nobody sends what waits any more. What is being sent learns it with its next try. */
export async function giveUpWaiting(tx: Db, id: string, reason: Reason): Promise<void> {
  const pending = and(
    eq(deliveries.integration_id, id),
    inArray(deliveries.state, ['waiting', 'held']),
    isNull(deliveries.claimed_at),
  )
  await tx.update(deliveries).set({ state: 'failed', reason, done_at: sql`now()` }).where(pending)
}

/** The receiver wants fewer: nothing goes there before the time it named. */
export async function putOffAll(tx: Db, context: Connections, id: string, seconds: number): Promise<void> {
  const next = sql`${clockOf(context)} + ${seconds} * interval '1 second'`
  await tx
    .update(deliveries)
    .set({ next_at: sql`greatest(${deliveries.next_at}, ${next})` })
    .where(waitsFor(id))
}
