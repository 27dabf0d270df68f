import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Source } from '@/server/db/client'
import { type Chore, keepDoing } from './chore'
import { connection } from './connection'

export type ChoreQueue = { start(): Promise<void>; stop(): Promise<void> }

/** Has these chores done by the clock, through pg-boss. Slow at the very first start, so it comes after the server listens. */
export function createChoreQueue({ source, log, chores }: { source: Source; log: Logger; chores: readonly Chore[] }): ChoreQueue {
  const boss = new PgBoss({
    ...connection(source),
    schema: 'pgboss',
    schedule: chores.some(({ cron }) => cron !== null),
    cronWorkerIntervalSeconds: 45,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error.message }, 'The queue of chores has a problem'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The queue of chores warns'))
  const stopped = new AbortController()
  let starting: Promise<void> = Promise.resolve()

  async function start() {
    if (chores.length === 0) return
    await boss.start()
    for (const chore of chores) await keepDoing(boss, chore, stopped.signal)
  }

  return {
    start() {
      starting = start()
      return starting
    },
    async stop() {
      // A start that failed has been reported by whoever asked for it.
      await starting.catch(() => {})
      stopped.abort(new Error('The server stops'))
      if (chores.length > 0) await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
