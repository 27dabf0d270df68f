import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { scans, workspaces } from '@/server/db/schema'
import { HttpError } from '@/server/errors'

/**
 * How many scans may wait: of those that the people of one account started, and of all together. However many wait,
 * `share` of each account may.
 */
export const QUEUE_DEPTH = { account: 2_000, all: 10_000, share: 50 }

const FEW_MINUTES_S = 180

const isWaiting = sql`${scans.status} = 'queued'`

export type Room = { places: number; refusal: HttpError }

/**
 * How many more scans this account may start, and the refusal of the next one. Starts of one account take turns from
 * here to the end of the transaction.
 */
export async function roomInQueue(tx: Db, user: { id: string }): Promise<Room> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`scan-starts:${user.id}`}, 0))`)
  const [mine] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .where(and(isWaiting, isNotNull(scans.initiated_by), eq(workspaces.user_id, user.id)))
  const all = await tx.$count(scans, isWaiting)
  const own = mine?.count ?? 0
  const places = { account: QUEUE_DEPTH.account - own, all: Math.max(QUEUE_DEPTH.all - all, QUEUE_DEPTH.share - own) }
  if (places.account <= places.all)
    return { places: Math.max(0, places.account), refusal: new HttpError(409, 'scan_queue_full_for_account') }
  return {
    places: Math.max(0, places.all),
    refusal: new HttpError(429, 'scan_queue_full', { retryAfterSeconds: FEW_MINUTES_S }),
  }
}
