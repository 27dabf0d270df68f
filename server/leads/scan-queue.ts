import {
  claimLeadScan,
  type LeadScanOptions,
  releaseLeadScans,
  runLeadScan,
  stoppedByOwner,
  Stopping,
} from './scan-run'

const STOP_MS = 8_000

export type LeadScanQueue = {
  start(): Promise<void>
  /** Looks whether scans wait. */
  wake(): void
  /** Stops the work on scans whose rows were already closed. */
  abort(ids: readonly string[]): void
  /** Takes back what nobody works on any more. */
  sweep(): Promise<void>
  stop(): Promise<void>
  /** Until nothing waits and nothing runs. */
  idle(): Promise<void>
}

type Running = Map<string, { controller: AbortController; work: Promise<void> }>

/** The waiting rows are the queue, over any number of processes; three of an account at a time, one of a site. */
export function createLeadScans(options: LeadScanOptions): LeadScanQueue {
  const { db, isAlone } = options
  const running: Running = new Map()
  const line = createLine(options, running)

  async function sweep(which: 'silent' | 'all') {
    await releaseLeadScans(db, which, [...running.keys()])
    line.wake()
  }

  return {
    wake: line.wake,
    sweep: () => sweep('silent'),
    abort(ids) {
      for (const id of ids) running.get(id)?.controller.abort(stoppedByOwner())
    },
    async start() {
      line.open()
      await sweep(isAlone ? 'all' : 'silent')
    },
    async stop() {
      line.close()
      for (const { controller } of running.values()) controller.abort(new Stopping())
      await line.filled()
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, STOP_MS)
      await Promise.race([endOf(running), late.promise])
      clearTimeout(timer)
    },
    async idle() {
      line.wake()
      do {
        await line.filled()
        await endOf(running)
      } while (line.isFilling() || running.size > 0)
    },
  }
}

const endOf = (running: Running) => Promise.all([...running.values()].map(({ work }) => work))

/** Takes from the line as long as there is room, once more when it is asked meanwhile. */
function createLine(options: LeadScanOptions, running: Running) {
  const { db, log, concurrency } = options
  let isOpen = false
  let filling: Promise<void> | null = null
  let isAskedAgain = false

  async function fill() {
    while (isOpen && running.size < concurrency) {
      const row = await claimLeadScan(db, concurrency)
      if (!row) return
      const controller = new AbortController()
      // Claimed while this process was told to stop: it goes back at once.
      if (!isOpen) controller.abort(new Stopping())
      const work = runLeadScan(row, options, controller)
        .catch((error: unknown) => log.error({ err: error, leadScan: row.id }, 'A scan of a lead was not written down'))
        .finally(() => {
          running.delete(row.id)
          wake()
        })
      running.set(row.id, { controller, work })
    }
  }

  function wake() {
    if (!isOpen) return
    isAskedAgain = filling !== null
    filling ??= fill()
      .catch((error: unknown) => log.error({ err: error }, 'Waiting scans of leads were not looked through'))
      .finally(() => {
        filling = null
        if (isAskedAgain) wake()
      })
  }

  return {
    wake,
    open: () => void (isOpen = true),
    close: () => void (isOpen = false),
    filled: async () => filling,
    isFilling: () => filling !== null,
  }
}
