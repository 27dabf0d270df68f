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
  const boss = createBoss({ source, log, isWorker })
  const timers = new Map<string, Timer>()
  const stopped = new AbortController()
  let isReady = false
  let starting: Promise<void> = Promise.resolve()

  const guarded: Guarded = (job, work) =>
    work().catch((error: unknown) => log.error({ err: error, job }, 'A job broke off'))

  async function ask(name: string, ids: string[], startAfter?: Date) {
    if (!isReady || ids.length === 0) return
    await boss.insert(
      name,
      ids.map((id) => ({ data: { id }, singletonKey: id, ...(startAfter && { startAfter }) })),
    )
  }

  async function start() {
    for (const job of jobs)
      if (isWorker && 'every' in job) timers.set(job.name, createTimer(job, guarded, stopped.signal))
    await boss.start()
    // Whoever only asks needs the queues, too.
    for (const job of jobs) await open(boss, job, isWorker && source.kind === 'embedded')
    isReady = true
    if (!isWorker) return
    for (const job of jobs) {
      if ('family' in job) await keepDoing(boss, job, stopped.signal)
      else if ('cron' in job) await tick(boss, job, () => guarded(job.name, () => job.run(stopped.signal)))
      else if ('atOnce' in job) await look(boss, job, { guarded, ask })
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

/** Tells of what breaks off, and goes on. */
type Guarded = (job: string, work: () => Promise<void>) => Promise<void>

function createBoss({ source, log, isWorker }: Pick<Options, 'source' | 'log' | 'isWorker'>) {
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
  return boss
}

/** `isAlone`: on the embedded database, jobs of a process that died are nobody's. */
async function open(boss: PgBoss, job: Job, isAlone: boolean) {
  const options = queueOf(job)
  if (!options) return
  await boss.createQueue(job.name, options)
  if (isAlone) await boss.deleteAllJobs(job.name)
}

async function tick(boss: PgBoss, { name, cron }: Ticking, work: () => Promise<void>) {
  await boss.work(name, work)
  await boss.schedule(name, cron)
}

async function look(boss: PgBoss, job: Asked, { guarded, ask }: { guarded: Guarded; ask: Jobs['ask'] }) {
  const one = async (id: string) => {
    const again = await job.look(id)
    if (again) await ask(job.name, [id], again)
  }
  await boss.work<{ id: string }>(job.name, { localConcurrency: job.atOnce }, async (found) => {
    for (const { data } of found) await guarded(job.name, () => one(data.id))
  })
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
