import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { deliveries, leadScans, passwordResets, scans, sessions, users, workspaces } from '@/server/db/schema'
import { stopLeadScans } from '@/server/leads/scan-stop'
import type { Deps } from '@/server/records/deps'
import { closeScans } from '@/server/routes/scan/stop-scans'

export type Stopped = { scans: string[]; leadScans: string[] }

/**
 * From the end of this transaction on nothing works in the name of the account. Its sessions open nothing any more but
 * say why, until it is resumed; its monitors and recipes rest because their owner does.
 */
export async function suspend(tx: Db, accountId: string, reason: string | null): Promise<Stopped> {
  await tx
    .update(users)
    .set({ status: 'suspended', suspended_reason: reason, suspended_at: sql`now()`, updated_at: sql`now()` })
    .where(eq(users.id, accountId))
  await tx.delete(passwordResets).where(eq(passwordResets.user_id, accountId))
  const mine = tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, accountId))
  // What waits for a connection is old news by the time that the account is back.
  await tx
    .update(deliveries)
    .set({ state: 'skipped', done_at: sql`now()` })
    .where(
      and(
        eq(deliveries.kind, 'message'),
        inArray(deliveries.state, ['waiting', 'held']),
        isNull(deliveries.claimed_at),
        inArray(deliveries.workspace_id, mine),
      ),
    )
  return {
    scans: await closeScans(tx, inArray(scans.workspace_id, mine)),
    leadScans: await stopLeadScans(tx, eq(leadScans.user_id, accountId)),
  }
}

/** Everything is as it was; whoever was signed in signs in anew. Nobody who never chose a password has one now. */
export async function resume(tx: Db, { id, password_hash }: typeof users.$inferSelect): Promise<void> {
  await tx
    .update(users)
    .set({
      status: password_hash === '' ? 'invited' : 'active',
      suspended_reason: null,
      suspended_at: null,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, id))
  await tx.delete(sessions).where(eq(sessions.user_id, id))
}

/** After the commit: what runs somewhere ends. */
export function endWork(deps: Pick<Deps, 'scans' | 'leadScans'>, stopped: Stopped): void {
  for (const id of stopped.scans) deps.scans.abort(id)
  deps.leadScans.abort(stopped.leadScans)
}
