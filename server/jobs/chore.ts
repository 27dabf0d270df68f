import type { PgBoss } from 'pg-boss'

/** Work that comes again by the clock, in the background. */
export type Chore = {
  name: string
  /** How the names of its queues begin, on all servers that share the database. */
  family: string
  /** When, in UTC; null: not any more. */
  cron: string | null
  /** Whether it should also be done right after the start. */
  isDue(): Promise<boolean>
  /** Rejects when it should be tried again within the hour. */
  run(signal: AbortSignal): Promise<void>
}

/**
 * Tries again twice, half an hour later. Three feeds may take ten minutes each. A job that nobody takes is gone after a
 * day.
 */
const QUEUE = {
  policy: 'short',
  retryLimit: 2,
  retryDelay: 1_800,
  expireInSeconds: 2_400,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 3_600,
} as const

/** Each chore is done once a day, on every server that lives. */
const SILENT_MS = 14 * 86_400_000

/**
 * Has the chore done by the clock from now on, and once at once when it is due. A chore without a time has no queue any
 * more.
 */
export async function keepDoing(boss: PgBoss, chore: Chore, signal: AbortSignal): Promise<void> {
  const { name: queue, cron, isDue, run } = chore
  if (cron === null) return boss.deleteQueue(queue)
  await boss.createQueue(queue, QUEUE)
  await showLife(boss, chore)
  await boss.schedule(queue, cron)
  // Before the work begins: its first look finds it.
  if (await isDue()) await boss.send(queue, {}, { singletonKey: 'due' })
  await boss.work(queue, { pollingIntervalSeconds: 60 }, async ([job]) => {
    await showLife(boss, chore)
    await run(job ? AbortSignal.any([signal, job.signal]) : signal)
  })
}

/**
 * Marks the queue as one that is worked on, and takes away those of its family that nobody has worked on for long:
 * their jobs would go on being made.
 */
async function showLife(boss: PgBoss, { name: queue, family }: Chore): Promise<void> {
  // Writes the time, and mends what a queue from an earlier version was made with.
  await boss.updateQueue(queue, { expireInSeconds: QUEUE.expireInSeconds })
  const silent = (await boss.getQueues()).filter(
    ({ name, updatedOn }) => name.startsWith(family) && Date.now() - updatedOn.getTime() > SILENT_MS,
  )
  for (const { name } of silent) await boss.deleteQueue(name)
}
