import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import { and, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { FailureReason } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { holdPlace } from '@/server/records/events'
import { recordEnd } from './scan-events'
import { MAX_INTERRUPTIONS, type OnEnd, waiting } from './run-scan'

const INTERRUPTED_SAYS = [say('serverStoppedThrice'), say('startAgain')]
export const INTERRUPTED = english(INTERRUPTED_SAYS)

type Options = {
  /** What this process runs: after the machine slept its signs of life are old, and it goes on. */
  ours?: string[]
  onEnd?: OnEnd
}

/**
 * Sends running scans that nobody works on back to their line: without a sign of life for 30 s, or all of them when
 * this process is the only one and has just started. One that was interrupted for the third time ends. Answers how many
 * of each.
 */
export async function releaseInterrupted(
  db: Db,
  which: 'silent' | 'all',
  { ours = [], onEnd }: Options = {},
): Promise<{ again: number; failed: number }> {
  const isSilent = or(isNull(scans.heartbeat_at), lt(scans.heartbeat_at, sql`now() - interval '30 seconds'`))
  const isLost = and(
    eq(scans.status, 'running'),
    which === 'all' ? undefined : isSilent,
    ours.length > 0 ? notInArray(scans.id, ours) : undefined,
  )
  const NOW = sql`now()`
  return db.transaction(async (tx) => {
    const again = await tx
      .update(scans)
      .set({ ...waiting, interruptions: sql`${scans.interruptions} + 1`, updated_at: NOW })
      .where(and(isLost, lt(scans.interruptions, MAX_INTERRUPTIONS)))
      .returning({ id: scans.id })
    const isOver = and(isLost, gte(scans.interruptions, MAX_INTERRUPTIONS))
    const ending = await tx.selectDistinct({ asset: scans.asset_id }).from(scans).where(isOver)
    for (const { asset } of ending) await holdPlace(tx, asset)
    const ended = await tx
      .update(scans)
      .set({
        status: 'failed',
        failure_reason: 'interrupted' satisfies FailureReason,
        failure_message: INTERRUPTED,
        failure_says: INTERRUPTED_SAYS,
        so_far: null,
        counts: null,
        score: null,
        grade: null,
        completed_at: NOW,
        updated_at: NOW,
      })
      .where(isOver)
      .returning({ id: scans.id })
    for (const { id } of ended) {
      await recordEnd(tx, id)
      await onEnd?.(tx, id)
    }
    return { again: again.length, failed: ended.length }
  })
}
