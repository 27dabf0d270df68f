import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Check } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { leadScans } from '@/server/db/schema'
import { type ScanOutcome, ScanStopped } from '@/server/scanner/outcome'
import type { ScanConditions, ScanEvent, ScanInput } from '@/server/scanner/scan'
import { type CompletedScan, endLeadScan } from './scan-end'

/** Of one account at one time. */
const AT_ONCE = 3
const MAX_INTERRUPTIONS = 2
const LIMIT_MS = 90_000
const TELL_MS = 1_000
/** Processes take turns at claiming, so that all count right. */
const TURN = 7_315_001

type Start = (input: ScanInput, onEvent: (event: ScanEvent) => void, signal: AbortSignal) => Promise<ScanOutcome>
type Row = Pick<typeof leadScans.$inferSelect, 'id' | 'user_id' | 'url' | 'host' | 'attempt' | 'interruptions'>

export type LeadScanOptions = {
  db: Db
  log: Logger
  start: Start
  conditions: ScanConditions
  /** Of all accounts at one time: people's own scans go on beside them. */
  concurrency: number
  /** No other process uses this database. */
  isAlone: boolean
  /** In the transaction that completes a scan. */
  onEnd: (tx: Db, scan: CompletedScan) => Promise<void>
  /** After it. */
  onEnded?: () => void
}

/** Aborting with this hands the scan back to its line. */
export class Stopping extends Error {}

export const stoppedByOwner = () => new ScanStopped('aborted', say('scanStopped'))

/**
 * The next one whose turn it is: of the account with the fewest that run, the oldest; those of visitors after all others,
 * and never in more than half of the places, so that nobody who works here waits for a stranger.
 */
export const claimLeadScan = (db: Db, concurrency = 1): Promise<Row | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('idle_in_transaction_session_timeout', '10s', true), pg_advisory_xact_lock(${sql.raw(String(TURN))})`,
    )
    const { rows } = (await tx.execute(sql`
      select waiting.id from lead_scans waiting
        left join (select user_id, source, count(*) as busy from lead_scans where status = 'running' group by user_id, source) mine
          on mine.user_id = waiting.user_id and mine.source = waiting.source
      where waiting.status = 'queued' and (select status from users where users.id = waiting.user_id) <> 'suspended' and coalesce(mine.busy, 0) < ${AT_ONCE}
        and (waiting.source <> 'widget' or (select count(*) from lead_scans where status = 'running' and source = 'widget') < ${Math.max(1, Math.floor(concurrency / 2))})
        and not exists (select 1 from lead_scans other where other.status = 'running' and other.host = waiting.host)
      order by waiting.source = 'widget', coalesce(mine.busy, 0), waiting.created_at, waiting.id limit 1
    `)) as unknown as { rows: { id: string }[] }
    const [next] = rows
    if (!next) return undefined
    const [row] = await tx
      .update(leadScans)
      .set({
        status: 'running',
        attempt: sql`${leadScans.attempt} + 1`,
        started_at: sql`now()`,
        heartbeat_at: sql`now()`,
        checks: [],
      })
      .where(and(eq(leadScans.id, next.id), eq(leadScans.status, 'queued')))
      .returning()
    return row
  })

/** Runs one claimed scan to its end and writes down what happens. Rejects only when the database does. */
export async function runLeadScan(
  row: Row,
  { db, start, conditions, onEnd, onEnded }: LeadScanOptions,
  work: AbortController,
): Promise<void> {
  const mine = and(eq(leadScans.id, row.id), eq(leadScans.status, 'running'), eq(leadScans.attempt, row.attempt))
  const checks = new Map<string, Check>()
  const tell = setInterval(() => {
    db.update(leadScans)
      .set({ heartbeat_at: sql`now()`, checks: [...checks.values()] })
      .where(mine)
      .returning({ id: leadScans.id })
      // The row is gone or closed: somebody stopped the scan, or took it over.
      .then(
        (rows) => rows.length === 0 && work.abort(stoppedByOwner()),
        () => {},
      )
  }, TELL_MS)
  const limit = setTimeout(
    () => work.abort(new ScanStopped('timeout', say('scanSlowEnded', { seconds: 90 }))),
    LIMIT_MS,
  )
  try {
    const input: ScanInput = { scanId: row.id, address: row.url, mode: 'light', contacts: true, ...conditions }
    const outcome = await start(
      input,
      (event) => void (event.type === 'check' && checks.set(event.check.key, event.check)),
      work.signal,
    )
    if (work.signal.reason instanceof Stopping) await db.update(leadScans).set(WAITING).where(mine)
    else if (isAgain(row, outcome))
      await db
        .update(leadScans)
        .set({ ...WAITING, interruptions: row.interruptions + 1 })
        .where(mine)
    else {
      await endLeadScan(db, row, { mine, outcome, onEnd })
      onEnded?.()
    }
  } finally {
    clearInterval(tell)
    clearTimeout(limit)
  }
}

const isAgain = ({ interruptions }: Row, outcome: ScanOutcome) =>
  outcome.status === 'failed' && outcome.reason === 'interrupted' && interruptions < MAX_INTERRUPTIONS

const WAITING: Partial<typeof leadScans.$inferInsert> = {
  status: 'queued',
  started_at: null,
  heartbeat_at: null,
  checks: [],
}

const INTERRUPTED = [say('serverStoppedThrice'), say('startAgain')]

/** Sends back to its line what nobody works on: for 30 s, or all of it when this process is alone and has just started. */
export async function releaseLeadScans(db: Db, which: 'silent' | 'all', ours: string[]): Promise<void> {
  const isSilent = or(isNull(leadScans.heartbeat_at), lt(leadScans.heartbeat_at, sql`now() - interval '30 seconds'`))
  const isLost = and(
    eq(leadScans.status, 'running'),
    which === 'all' ? undefined : isSilent,
    ours.length > 0 ? notInArray(leadScans.id, ours) : undefined,
  )
  await db
    .update(leadScans)
    .set({ ...WAITING, interruptions: sql`${leadScans.interruptions} + 1` })
    .where(and(isLost, lt(leadScans.interruptions, MAX_INTERRUPTIONS)))
  const over = await db.select({ id: leadScans.id }).from(leadScans).where(isLost)
  if (over.length === 0) return
  await db
    .update(leadScans)
    .set({
      status: 'failed',
      failure_reason: 'interrupted',
      failure_message: english(INTERRUPTED),
      failure_says: INTERRUPTED,
      visitor: null,
      completed_at: sql`now()`,
    })
    .where(
      inArray(
        leadScans.id,
        over.map(({ id }) => id),
      ),
    )
}
