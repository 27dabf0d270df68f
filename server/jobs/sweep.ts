import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { FailureReason } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { RUNNING_PER_WORKSPACE } from './run-scan'

export const INTERRUPTED = 'The server stopped while this scan ran. Start it again.'

/**
 * Closes running scans that nobody works on: without a heartbeat for 30 s, or all of them when this process is the only one
 * and has just started. Not those in `ours`: after the machine slept their heartbeat is old, and they go on. Answers how many.
 */
export async function closeInterrupted(db: Db, which: 'silent' | 'all', ours: string[] = []): Promise<number> {
  const isSilent = or(isNull(scans.heartbeat_at), lt(scans.heartbeat_at, sql`now() - interval '30 seconds'`))
  const rows = await db
    .update(scans)
    .set({
      status: 'failed',
      failure_reason: 'interrupted' satisfies FailureReason,
      failure_message: INTERRUPTED,
      counts: null,
      completed_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(and(eq(scans.status, 'running'), which === 'all' ? undefined : isSilent, ours.length > 0 ? notInArray(scans.id, ours) : undefined))
    .returning({ id: scans.id })
  return rows.length
}

/** No person started it. */
export const isAutomatic = sql<boolean>`${scans.initiated_by} is null`

/** The scans that wait and may run now, those of people first and the oldest first: not those whose workspace has enough running. */
export async function waitingScans(db: Db): Promise<{ id: string; isAutomatic: boolean }[]> {
  const full = db
    .select({ id: scans.workspace_id })
    .from(scans)
    .where(eq(scans.status, 'running'))
    .groupBy(scans.workspace_id)
    .having(sql`count(*) >= ${RUNNING_PER_WORKSPACE}`)
  return db
    .select({ id: scans.id, isAutomatic })
    .from(scans)
    .where(and(eq(scans.status, 'queued'), notInArray(scans.workspace_id, full)))
    .orderBy(isAutomatic, scans.created_at)
    .limit(1000)
}
