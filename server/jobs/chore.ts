import type { PgBoss } from 'pg-boss'

/** Work that comes again by the clock, in the background. */
export type Chore = {
  queue: string
  /** When, in UTC; null: not any more. */
  cron: string | null
  /** Whether it should also be done right after the start. */
  isDue(): Promise<boolean>
  /** Rejects when it should be tried again within the hour. */
  run(signal: AbortSignal): Promise<void>
}

/** Tries again twice, half an hour later. Three feeds may take ten minutes each. A job that nobody takes is gone after a day. */
const QUEUE = { policy: 'short', retryLimit: 2, retryDelay: 1_800, expireInSeconds: 2_400, retentionSeconds: 86_400, deleteAfterSeconds: 3_600 } as const

/** Has the chore done by the clock from now on, and once at once when it is due. */
export async function keepDoing(boss: PgBoss, { queue, cron, isDue, run }: Chore, signal: AbortSignal): Promise<void> {
  await boss.createQueue(queue, QUEUE)
  // A queue from an earlier version keeps what it was made with.
  await boss.updateQueue(queue, { expireInSeconds: QUEUE.expireInSeconds })
  if (cron === null) return boss.unschedule(queue)
  await boss.schedule(queue, cron)
  // Before the work begins: its first look finds it.
  if (await isDue()) await boss.send(queue, {}, { singletonKey: 'due' })
  await boss.work(queue, { pollingIntervalSeconds: 60 }, ([job]) => run(job ? AbortSignal.any([signal, job.signal]) : signal))
}
