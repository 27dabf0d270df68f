import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { FailureReason } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'

/** Ends the waiting and running ones of these scans. Answers which they were. */
export async function stopScans({ db, scans: runner }: Pick<Deps, 'db' | 'scans'>, where: SQL): Promise<string[]> {
  const stopped = await db.transaction((tx) => closeScans(tx, where))
  for (const id of stopped) runner.abort(id)
  return stopped
}

/** The same inside a transaction: whoever commits it tells the runner. */
export async function closeScans(tx: Db, where: SQL): Promise<string[]> {
  const now = sql`now()`
  const end = {
    status: 'failed',
    failure_reason: 'aborted' satisfies FailureReason,
    failure_message: english(say('scanStopped')),
    failure_says: say('scanStopped'),
    counts: null,
    score: null,
    grade: null,
  } as const
  const stopped = await tx
    .update(scans)
    .set({ ...end, completed_at: now, updated_at: now })
    .where(and(where, inArray(scans.status, ['queued', 'running'])))
    .returning({ id: scans.id })
  return stopped.map(({ id }) => id)
}
