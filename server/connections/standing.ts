import { and, asc, eq, exists, gt, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Reason } from '@/lib/automation/reason'
import { secondsToNext } from '@/lib/automation/retry'
import type { Db } from '@/server/db/db'
import { deliveries, integrations } from '@/server/db/schema'
import { clockOf, oneTry } from '@/server/records/sending'
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
  const values = { failures: 0, failed_at: null, reason: null, error_since: null, last_used_at: now }
  await tx
    .update(integrations)
    .set({
      ...values,
      status: sql`case when ${integrations.status} = 'error' then 'active' else ${integrations.status} end`,
    })
    .where(eq(integrations.id, id))
  await release(tx, clockOf(context), id)
}

/** What waits goes now, the oldest first. */
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
 * but one of its messages wait: this one, if it is to be tried again, or what `sendProbes` finds.
 */
export async function noteFailed(
  tx: Db,
  context: Connections,
  { id, delivery }: { id: string; delivery: string },
  { reason, isFatal }: Failure,
): Promise<void> {
  const [row] = await tx
    .update(integrations)
    .set({ failures: sql`${integrations.failures} + 1`, failed_at: timeOf(context) })
    .where(eq(integrations.id, id))
    .returning()
  if (!row || row.status === 'inactive') return
  if (row.status === 'active' && (isFatal || row.failures >= MAX_FAILURES)) {
    const since = timeOf(context)
    await tx.update(integrations).set({ status: 'error', reason, error_since: since }).where(eq(integrations.id, id))
    const others = and(waitsFor(id), sql`${deliveries.id} <> ${delivery}`, not(oneTry))
    await tx.update(deliveries).set({ state: 'held' }).where(others)
    await tellOwner(tx, context, { ...row, error_since: since }, reason)
  } else if (row.status === 'error') await tx.update(integrations).set({ reason }).where(eq(integrations.id, id))
}

/**
 * While a connection is broken one message finds out whether it works again: the oldest that may leave. Looked for
 * before each round, because a probe can end in many ways: it arrives, fails for good, is too old, or is dropped.
 */
export async function sendProbes(context: Connections, leaving: SQL | undefined): Promise<void> {
  const { db } = context
  const own = (state: 'waiting' | 'held') =>
    and(eq(deliveries.integration_id, integrations.id), eq(deliveries.state, state), not(oneTry), leaving)
  const found = (state: 'waiting' | 'held') => exists(db.select({ one: sql`1` }).from(deliveries).where(own(state)))
  const broken = await db
    .select({ id: integrations.id, failures: integrations.failures, failed_at: integrations.failed_at })
    .from(integrations)
    .where(and(sql`${integrations.status} = 'error'`, found('held'), not(found('waiting'))))
  for (const row of broken) await sendProbe(context, row, leaving)
}

/** On the usual clock, as if it were the same message every time. */
async function sendProbe(
  context: Connections,
  { id, failures, failed_at }: Pick<typeof integrations.$inferSelect, 'id' | 'failures' | 'failed_at'>,
  leaving: SQL | undefined,
) {
  const seconds =
    secondsToNext(Math.min(Math.max(failures, 1), LONGEST), null, context.random?.() ?? Math.random()) ?? 0
  const next = failed_at && new Date(failed_at.getTime() + seconds * 1_000).toISOString()
  const oldest = context.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.integration_id, id), eq(deliveries.state, 'held'), leaving))
    .orderBy(asc(deliveries.created_at))
    .limit(1)
  await context.db
    .update(deliveries)
    .set({ state: 'waiting', next_at: sql`greatest(${clockOf(context)}, ${next}::timestamptz)` })
    .where(and(inArray(deliveries.id, oldest), eq(deliveries.state, 'held')))
}

/** Switched on: as good as new. */
export async function switchOn(tx: Db, now: SQL, id: string): Promise<void> {
  await tx
    .update(integrations)
    .set({ status: 'active', failures: 0, failed_at: null, reason: null, error_since: null, updated_at: sql`now()` })
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
