import { say } from '@/lib/domain/say'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { holdPlace } from '@/server/records/events'
import { saysOfError } from '@/lib/domain/told'
import { DEADLINE_MS } from '@/server/scanner/limits'
import { failed, type ScanOutcome, ScanStopped } from '@/server/scanner/outcome'
import type { ScanConditions, ScanEvent, ScanInput } from '@/server/scanner/scan'
import type { ClaimedScan } from './claim'
import { completeWith } from './complete'
import { keepProgress } from './progress'
import { telling } from './found-so-far'
import { type Proof, proveAgain } from './prove-again'
import { recordEnd } from './scan-events'

/** Does the work of one scan, in a child process in life, in this one in the tests. Never rejects. */
export type StartScan = (
  input: ScanInput,
  onEvent: (event: ScanEvent) => void,
  signal: AbortSignal,
) => Promise<ScanOutcome>

/** Aborting with this hands the scan back to the queue: the process ends, the scan does not. */
export class Stopping extends Error {}

export const stoppedByOwner = () => new ScanStopped('aborted', say('scanStopped'))

/** Hears of a scan that has come to its end, in the transaction that ends it. */
export type OnEnd = (tx: Db, scanId: string) => Promise<void>

type Values = PgUpdateSetSource<typeof scans>
type Options = {
  db: Db
  start: StartScan
  conditions: ScanConditions
  log: Logger
  stop: AbortSignal
  /** Milliseconds after which a scan is given up that does not end by itself. */
  limitMs?: number
  onEnd?: OnEnd
}

/** Runs one claimed scan to its end and writes down what happens. Rejects only when the database does. */
export async function runScan(
  scan: ClaimedScan,
  { db, start, conditions, log, stop, limitMs, onEnd }: Options,
): Promise<void> {
  const scanId = scan.id
  const mine = and(eq(scans.id, scan.id), eq(scans.status, 'running'), eq(scans.attempt, scan.attempt))
  const write = async (values: Values, by = db) => {
    const rows = await by
      .update(scans)
      // A sign of life alone is no progress.
      .set({ heartbeat_at: NOW, ...(Object.keys(values).length > 0 && { updated_at: NOW }), ...values })
      .where(mine)
      .returning({ id: scans.id })
    return rows.length > 0
  }

  const work = new AbortController()
  const unfollow = follow(stop, work)
  // The row is gone or closed: the owner stopped the scan, or somebody took it over.
  const progress = keepProgress(write, () => work.abort(stoppedByOwner()), log)

  const onEvent = telling(progress)
  const mode = scan.scan_type === 'full_scan' ? 'full' : 'light'
  const run = async () => {
    const { failure, address: pin }: Proof =
      mode === 'full' ? await proveAgain(scan, { db, conditions, log, signal: work.signal }) : {}
    return failure ?? start({ scanId, address: scan.asset_value, mode, pin, ...conditions }, onEvent, work.signal)
  }
  const outcome = await withinLimit(run(), limitMs ?? DEADLINE_MS[mode] + BESIDE_SCAN_MS, work)
  unfollow()
  await progress.stop()

  if (outcome.status === 'failed' && outcome.reason === 'internal')
    log.error({ scanId, message: outcome.message }, 'A scan broke')
  const again = goesOn(scan, outcome, stop)
  if (again) {
    await write({ ...waiting, ...again })
    return
  }
  const finish = async (values: Values, tx: Db) => {
    const isWritten = await write(values, tx)
    if (!isWritten) return false
    await recordEnd(tx, scanId)
    await onEnd?.(tx, scanId)
    return true
  }
  await end(scan, outcome, { db, log, finish })
}

/** Ends the work when its process is to stop. Answers what ends the listening. */
function follow(stop: AbortSignal, work: AbortController): () => void {
  const handOn = () => work.abort(stop.reason)
  if (stop.aborted) handOn()
  else stop.addEventListener('abort', handOn, { once: true })
  return () => stop.removeEventListener('abort', handOn)
}

/** Whether the scan goes back into its line, and as how often interrupted; null when it is over. */
function goesOn({ interruptions }: ClaimedScan, outcome: ScanOutcome, stop: AbortSignal) {
  if (outcome.status !== 'failed') return null
  // A process that ends hands back what it runs as often as it likes: that says nothing about the scan.
  if (stop.reason instanceof Stopping) return { interruptions }
  const isAnew = outcome.reason === 'interrupted' && interruptions < MAX_INTERRUPTIONS
  return isAnew ? { interruptions: interruptions + 1 } : null
}

/** A scan that was interrupted through no fault of its own is tried again by itself, but not for ever. */
export const MAX_INTERRUPTIONS = 2

/** For the look at the proof before it, and the way to the process and back. */
const BESIDE_SCAN_MS = 60_000

/**
 * The last watchdog: whoever does the work ends it in time, and when that fails too, the scan ends without waiting for
 * it.
 */
function withinLimit(work: Promise<ScanOutcome>, limitMs: number, stop: AbortController): Promise<ScanOutcome> {
  return new Promise((resolve) => {
    const message = say('scanSlowEnded', { seconds: Math.round(limitMs / 1000) })
    const timer = setTimeout(() => {
      stop.abort(new ScanStopped('timeout', message))
      resolve(failed('timeout', message))
    }, limitMs)
    const broken = (error: unknown) => failed('internal', say('ourFault', { reason: saysOfError(error) }))
    void work
      .catch(broken)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}

/** As a scan is in its line. */
export const waiting: Partial<typeof scans.$inferInsert> = {
  status: 'queued',
  progress: 0,
  checks: [],
  so_far: null,
  counts: null,
  score: null,
  grade: null,
  started_at: null,
  heartbeat_at: null,
}

type End = Pick<Options, 'db' | 'log'> & { finish: (values: Values, tx: Db) => Promise<boolean> }

/**
 * With how its asset stands from then on. Rejects when the database goes on failing: without a sign of life the scan is
 * begun anew.
 */
async function end(
  scan: { id: string; asset_id: string },
  outcome: ScanOutcome,
  { db, log, finish }: End,
): Promise<void> {
  const once = () => {
    if (outcome.status === 'failed') {
      return db.transaction(async (tx) => {
        await holdPlace(tx, scan.asset_id)
        return finish(endOf(outcome), tx)
      })
    }
    return completeWith(db, scan.asset_id, outcome.result, ({ result, carried }, tx) =>
      finish({ ...endOf({ ...outcome, result }), carried }, tx),
    )
  }
  for (const pauseMs of END_AGAIN_MS) {
    try {
      await once()
      return
    } catch (error) {
      log.warn({ scanId: scan.id, err: error }, 'The end of a scan is written once more')
      await pause(pauseMs)
    }
  }
  await once()
}

/** A deadlock is over at once, a database that starts anew in a moment. */
const END_AGAIN_MS = [100, 2_000]

function endOf(outcome: ScanOutcome): Values {
  if (outcome.status === 'completed') {
    const { score, grade, counts } = outcome.result
    // The result tells them.
    return {
      status: 'completed',
      progress: 100,
      result: outcome.result,
      checks: [],
      so_far: null,
      score,
      grade,
      counts,
      completed_at: NOW,
    }
  }
  const { reason, message, says, partial } = outcome
  return {
    status: 'failed',
    failure_reason: reason,
    failure_message: message,
    failure_says: says ?? null,
    ...(partial && { checks: [], result: partial }),
    so_far: null,
    counts: null,
    // What was made of it so far is no grade.
    score: null,
    grade: null,
    completed_at: NOW,
  }
}

/** The clock of the database: several servers write to it. */
const NOW = sql`now()`
