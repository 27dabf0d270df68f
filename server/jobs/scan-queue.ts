import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import type { ScanRunner } from '@/server/records/deps'
import type { ScanConditions } from '@/server/scanner/scan'
import { type ClaimedScan, claimNext } from './claim'
import { type OnEnd, runScan, type StartScan, Stopping, stoppedByOwner } from './run-scan'
import { releaseInterrupted } from './sweep'

const STOP_MS = 8_000

type Worker = {
  start: StartScan
  conditions: ScanConditions
  concurrency: number
  limitMs?: number
  onEnd?: OnEnd
  /** After the commit. */
  onEnded?: () => void
}

type Options = {
  db: Db
  log: Logger
  /** No other process uses this database. */
  isAlone: boolean
  /** Null: this process only hands scans to others. */
  worker: Worker | null
}

export type ScanQueue = ScanRunner & {
  start(): Promise<void>
  /** Looks whether scans wait: those that other processes begin tell nobody here. */
  look(): void
  /** Takes back what nobody works on any more. */
  sweep(): Promise<void>
  /** Hands running scans back to the queue. */
  stop(): Promise<void>
}

/**
 * The waiting rows of the scans are the queue: each worker with a free place takes the one whose turn it is, over any
 * number of processes.
 */
export function createScanQueue({ db, log, isAlone, worker }: Options): ScanQueue {
  const running = new Map<string, { controller: AbortController; work: Promise<void> }>()
  let isOpen = false
  const filling = oneAtATime(fill, (err) => log.error({ err }, 'Waiting scans were not looked through'))

  async function fill() {
    while (worker && isOpen && running.size < worker.concurrency) {
      const scan = await claimNext(db)
      if (!scan) return
      begin(scan)
    }
  }

  function begin(scan: ClaimedScan) {
    const controller = new AbortController()
    // Claimed while this process was told to stop: it goes back at once.
    if (!isOpen) controller.abort(new Stopping())
    running.set(scan.id, { controller, work: work(scan, controller.signal) })
  }

  async function work(scan: ClaimedScan, stop: AbortSignal) {
    // Without a sign of life it is begun anew.
    const unwritten = (err: unknown) => log.error({ scanId: scan.id, err }, 'A scan could not be written down')
    if (worker) await runScan(scan, { db, log, stop, ...worker }).catch(unwritten)
    running.delete(scan.id)
    wake()
    worker?.onEnded?.()
  }

  function wake() {
    if (isOpen && worker) filling.ask()
  }

  async function sweep(which: 'silent' | 'all') {
    const { again, failed } = await releaseInterrupted(db, which, { ours: [...running.keys()], onEnd: worker?.onEnd })
    if (again + failed > 0) log.warn({ again, failed }, 'Interrupted scans were released')
    wake()
  }

  return {
    wake,
    look: wake,
    sweep: () => sweep('silent'),
    abort: (scanId) => running.get(scanId)?.controller.abort(stoppedByOwner()),

    async start() {
      if (!worker) return
      isOpen = true
      await sweep(isAlone ? 'all' : 'silent')
    },

    async stop() {
      isOpen = false
      for (const { controller } of running.values()) controller.abort(new Stopping())
      await filling.done()
      await soon([...running.values()].map((entry) => entry.work))
    },
  }
}

/** Has work done when it is asked for: never twice at once, and once more when it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void) {
  let doing: Promise<void> | null = null
  let isAskedAgain = false
  function ask() {
    isAskedAgain = doing !== null
    doing ??= work()
      .catch(onError)
      .finally(() => {
        doing = null
        if (isAskedAgain) ask()
      })
  }
  return { ask, done: async () => void (await doing) }
}

/** Waits for what is under way, but not for what does not end. */
async function soon(works: Promise<void>[]) {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, STOP_MS)
  await Promise.race([Promise.all(works), late.promise])
  clearTimeout(timer)
}
