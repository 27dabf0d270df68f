import { eq, sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Source } from '@/server/db/client'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { connection } from './connection'
import { runScan, type ScanConditions, type StartScan, Stopping, stoppedByOwner } from './run-scan'
import type { ScanRunner } from './scan-runner'
import { type Chore, keepDoing } from './chore'
import { closeInterrupted, isAutomatic, waitingScans } from './sweep'

const QUEUE = 'scan'
const SWEEP_MS = 15_000
/** Somebody waits for what a person started; what began by itself lets it go first. */
const priorityOf = (scan: { isAutomatic: boolean }) => (scan.isAutomatic ? 0 : 1)

type Worker = {
  start: StartScan
  conditions: ScanConditions
  concurrency: number
  limitMs?: number
  /** Hears of each scan that this process brought to its end. */
  onEnd?: (scanId: string) => Promise<void>
}

type Options = {
  db: Db
  source: Source
  log: Logger
  /** Null: this process only hands scans to others. */
  worker: Worker | null
  /** What else this process does by the clock, when it is a worker. */
  chores?: readonly Chore[]
}

export type ScanQueue = ScanRunner & {
  /** Slow at the very first start, so it comes after the server listens: what is queued before is picked up by the first sweep. */
  start(): Promise<void>
  /** Hands running scans back to the queue. */
  stop(): Promise<void>
}

/** Scans through pg-boss: on Postgres over any number of processes, on the embedded database inside this one. */
export function createScanQueue({ db, source, log, worker, chores = [] }: Options): ScanQueue {
  const boss = new PgBoss({
    ...connection(source),
    schema: 'pgboss',
    schedule: chores.some(({ cron }) => cron !== null),
    cronWorkerIntervalSeconds: 45,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error.message }, 'The queue of scans has a problem'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The queue of scans warns'))

  const running = new Map<string, AbortController>()
  const stopped = new AbortController()
  let workers: string[] = []
  let isReady = false
  let starting: Promise<void> = Promise.resolve()
  let sweeper: NodeJS.Timeout | null = null

  async function work(scanId: string, { start, conditions, limitMs, onEnd }: Worker) {
    const controller = new AbortController()
    running.set(scanId, controller)
    try {
      await runScan(scanId, { db, start, conditions, log, stop: controller.signal, limitMs, onEnd })
    } finally {
      running.delete(scanId)
      // What had to wait for a place in its workspace has lost its job.
      if (isReady) await offerWaiting().catch((error: unknown) => log.error({ err: error }, 'Waiting scans were not offered again'))
      wake()
    }
  }

  /** A waiting scan has at most one waiting job; one more does no harm, because only a waiting row can be claimed. */
  async function offerWaiting() {
    const waiting = await waitingScans(db)
    if (waiting.length === 0) return
    await boss.insert(
      QUEUE,
      waiting.map(({ id, ...scan }) => ({ data: { scan: id }, singletonKey: id, priority: priorityOf(scan) })),
    )
  }

  /** pg-boss sleeps after each job unless it hears of another one. */
  function wake() {
    for (const id of workers) boss.notifyWorker(id)
  }

  async function sweep(which: 'silent' | 'all') {
    const closed = await closeInterrupted(db, which, [...running.keys()])
    if (closed > 0) log.warn({ scans: closed }, 'Interrupted scans were closed')
    await offerWaiting()
  }

  async function start() {
    await boss.start()
    // 'short': one waiting job per scan. Our own row counts attempts, so pg-boss never tries again.
    await boss.createQueue(QUEUE, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3600 })
    const isAlone = source.kind === 'embedded'
    // Jobs of a process that died stay active for a while; alone here, nobody works on them.
    if (isAlone) await boss.deleteAllJobs(QUEUE)
    // Asks for the queue once outside any transaction: on the embedded database it would wait for itself inside one.
    await boss.getQueueStats(QUEUE)
    isReady = true
    if (!worker) return
    await sweep(isAlone ? 'all' : 'silent')
    workers = await Promise.all(
      Array.from({ length: worker.concurrency }, () =>
        boss.work<{ scan: string }>(QUEUE, { notifyPollingIntervalSeconds: 30 }, async (jobs) => {
          for (const job of jobs) await work(job.data.scan, worker)
        }),
      ),
    )
    for (const chore of chores) await keepDoing(boss, chore, stopped.signal)
    sweeper = setInterval(() => {
      sweep('silent').catch((error: unknown) => log.error({ err: error }, 'Waiting scans were not looked through'))
    }, SWEEP_MS)
  }

  return {
    async enqueue(tx, scanId) {
      if (!isReady) return
      const [scan] = await tx.select({ isAutomatic }).from(scans).where(eq(scans.id, scanId))
      if (!scan) return
      const same = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
      await boss.send(QUEUE, { scan: scanId }, { singletonKey: scanId, priority: priorityOf(scan), db: same })
    },
    wake,
    abort(scanId) {
      running.get(scanId)?.abort(stoppedByOwner())
    },

    start() {
      starting = start()
      return starting
    },

    async stop() {
      // A start that failed has been reported by whoever asked for it.
      await starting.catch(() => {})
      isReady = false
      if (sweeper) clearInterval(sweeper)
      stopped.abort(new Stopping())
      for (const controller of running.values()) controller.abort(new Stopping())
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
