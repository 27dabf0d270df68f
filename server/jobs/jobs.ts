import { PgBoss, type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Logger } from 'pino'
import type { Source } from '@/server/db/client'
import { type Chore, keepDoing } from './chore'
import { createTimer, type Timed, type Timer } from './timer'

/**
 * By the clock (UTC), in one worker over all servers. One that breaks is told and forgotten: the next finds what is
 * still due.
 */
export type Ticking = { name: string; cron: string; run(signal: AbortSignal): Promise<void> }
/** When somebody asks, each thing once at a time. Answers when to look at it again, if that is to be soon. */
export type Asked = { name: string; atOnce: number; look(id: string): Promise<Date | null> }

/** Work in the background. */
export type Job = Timed | Ticking | Asked | Chore

export type Jobs = {
  /** Slow at the very first start, so it comes after the server listens. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Has a timed job done now, where this process works. */
  wake(name: string): void
  /** One waiting job for each is enough; one more does no harm, because what is looked at is claimed first. */
  ask(name: string, ids: string[], startAfter?: Date): Promise<void>
}

type Options = {
  source: Source
  log: Logger
  /** False: this process only asks others to work. */
  isWorker: boolean
  jobs: readonly Job[]
}

/** A job that nobody has done after five minutes was in a process that died. */
const TICK = { policy: 'stately', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 600 } as const
const ASKED = { policy: 'short', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 600 } as const

/**
 * The one engine of all work in the background: timers in this process, and pg-boss for what one of all servers does.
 */
export function createJobs({ source, log, isWorker, jobs }: Options): Jobs {
  const boss = new PgBoss({
    ...connection(source),
    schema: 'pgboss',
    schedule: isWorker,
    cronMonitorIntervalSeconds: 10,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error.message }, 'The queue of jobs has a problem'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The queue of jobs warns'))
  const timers = new Map<string, Timer>()
  const stopped = new AbortController()
  let isReady = false
  let starting: Promise<void> = Promise.resolve()

  const guarded = (job: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error, job }, 'A job broke off'))

  async function ask(name: string, ids: string[], startAfter?: Date) {
    if (!isReady || ids.length === 0) return
    await boss.insert(
      name,
      ids.map((id) => ({ data: { id }, singletonKey: id, ...(startAfter && { startAfter }) })),
    )
  }

  async function tick({ name, cron, run }: Ticking) {
    await boss.work(name, () => guarded(name, () => run(stopped.signal)))
    await boss.schedule(name, cron)
  }

  async function look({ name, atOnce, look: work }: Asked) {
    const one = async (id: string) => {
      const again = await work(id)
      if (again) await ask(name, [id], again)
    }
    await boss.work<{ id: string }>(name, { localConcurrency: atOnce }, async (found) => {
      for (const { data } of found) await guarded(name, () => one(data.id))
    })
  }

  async function open(job: Job) {
    const options = queueOf(job)
    if (!options) return
    await boss.createQueue(job.name, options)
    // Alone on the embedded database, jobs of a process that died are nobody's.
    if (isWorker && source.kind === 'embedded') await boss.deleteAllJobs(job.name)
  }

  async function start() {
    for (const job of jobs)
      if (isWorker && 'every' in job) timers.set(job.name, createTimer(job, guarded, stopped.signal))
    await boss.start()
    // Whoever only asks needs the queues, too.
    for (const job of jobs) await open(job)
    isReady = true
    if (!isWorker) return
    for (const job of jobs) {
      if ('family' in job) await keepDoing(boss, job, stopped.signal)
      else if ('cron' in job) await tick(job)
      else if ('atOnce' in job) await look(job)
    }
  }

  return {
    ask,
    wake: (name) => timers.get(name)?.wake(),
    start() {
      starting = start()
      return starting
    },
    async stop() {
      // A start that failed has been reported by whoever asked for it.
      await starting.catch(() => {})
      isReady = false
      stopped.abort(new Error('The server stops'))
      await Promise.all([...timers.values()].map((timer) => timer.stop()))
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}

function queueOf(job: Job) {
  if ('atOnce' in job) return ASKED
  return 'cron' in job && !('family' in job) ? TICK : undefined
}

/** How pg-boss reaches the database of this server. */
function connection(source: Source): ConstructorOptions {
  if (source.kind === 'embedded') return { db: fromPglite(source.client), backend: 'pglite' }
  return { connectionString: source.url, max: 4 }
}
