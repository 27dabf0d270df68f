import { sql } from 'drizzle-orm'
import { turn } from '@/server/in-slices'
import type { Db } from './db'
import { prepared } from './prepared'

const snapshot = prepared((db) =>
  db.select({ state: sql<string>`pg_current_snapshot()::text` }).from(sql`(select 1) as one`).prepare(''),
)

/**
 * Names what a question would see now, by the transactions that are over: as long as it is the same, nobody has written
 * anything, in no process.
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
export async function stateOf(db: Db): Promise<string> {
  const [row] = await snapshot(db).execute()
  if (!row) throw new Error('The database did not say what it sees')
  return row.state
}

/**
 * Whoever asks while it is being asked already waits for the next answer: the one under way may be older than their
 * question. One is for all who wait, and who came at the same moment.
 */
export function onceForAll<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () =>
    (next ??= asking.then(turn).then(() => {
      next = undefined
      const answer = ask()
      // A failure is told to those who waited for it, and the next ones ask anew.
      asking = answer.catch(() => {})
      return answer
    }))
}
