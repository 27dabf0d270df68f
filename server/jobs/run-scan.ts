import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Check } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import type { AddressPolicy } from '@/server/scanner/net/guard'
import { type ScanOutcome, ScanStopped } from '@/server/scanner/outcome'
import type { ScanEvent, ScanInput } from '@/server/scanner/scan'
import { keepProgress } from './progress'

/** Does the work of one scan, in a child process in life, in this one in the tests. Never rejects. */
export type StartScan = (input: ScanInput, onEvent: (event: ScanEvent) => void, signal: AbortSignal) => Promise<ScanOutcome>

export type ScanConditions = { policy: AddressPolicy; infoUrl: string }

/** Aborting with this hands the scan back to the queue: the process ends, the scan does not. */
export class Stopping extends Error {}

export const stoppedByOwner = () => new ScanStopped('aborted', 'The scan was stopped.')

type Values = Partial<typeof scans.$inferInsert>
type Options = { db: Db; start: StartScan; conditions: ScanConditions; log: Logger; stop: AbortSignal }

/** Runs one waiting scan to its end and writes down what happens. Does nothing when the row does not wait any more. Rejects only when the database does. */
export async function runScan(scanId: string, { db, start, conditions, log, stop }: Options): Promise<void> {
  const scan = await claim(db, scanId)
  if (!scan) return
  const mine = and(eq(scans.id, scan.id), eq(scans.status, 'running'), eq(scans.attempt, scan.attempt))
  const write = async (values: Values) => {
    const rows = await db
      .update(scans)
      .set({ heartbeat_at: NOW, updated_at: NOW, ...values })
      .where(mine)
      .returning({ id: scans.id })
    return rows.length > 0
  }

  const work = new AbortController()
  const handOn = () => work.abort(stop.reason)
  if (stop.aborted) handOn()
  else stop.addEventListener('abort', handOn, { once: true })
  // The row is gone or closed: the owner stopped the scan, or somebody took it over.
  const progress = keepProgress(write, () => work.abort(stoppedByOwner()), log)

  const rows = new Map<string, Check>()
  const onEvent = (event: ScanEvent) => {
    if (event.type !== 'check') return
    rows.set(event.check.key, event.check)
    progress.update([...rows.values()])
  }
  const mode = scan.scan_type === 'full_scan' ? 'full' : 'light'
  const outcome = await start({ scanId, address: scan.asset_value, mode, ...conditions }, onEvent, work.signal)
  stop.removeEventListener('abort', handOn)
  await progress.stop()

  if (outcome.status === 'failed' && outcome.reason === 'internal') log.error({ scanId, message: outcome.message }, 'A scan broke')
  const isHandedBack = outcome.status === 'failed' && stop.reason instanceof Stopping
  await write(isHandedBack ? waiting : endOf(outcome))
}

async function claim(db: Db, scanId: string) {
  const [scan] = await db
    .update(scans)
    .set({ status: 'running', attempt: sql`${scans.attempt} + 1`, progress: 0, started_at: NOW, heartbeat_at: NOW, updated_at: NOW })
    .where(and(eq(scans.id, scanId), eq(scans.status, 'queued')))
    .returning()
  return scan
}

const waiting: Values = { status: 'queued', progress: 0, checks: [], started_at: null, heartbeat_at: null }

function endOf(outcome: ScanOutcome): Values {
  if (outcome.status === 'completed') {
    const { checks, score, grade, counts } = outcome.result
    return { status: 'completed', progress: 100, result: outcome.result, checks, score, grade, counts, completed_at: new Date() }
  }
  const { reason, message, partial } = outcome
  return {
    status: 'failed',
    failure_reason: reason,
    failure_message: message,
    ...(partial && { checks: partial.checks, result: partial }),
    completed_at: new Date(),
  }
}

/** The clock of the database: several servers write to it. */
const NOW = sql`now()`
