import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Reason } from '@/lib/automation/reason'
import type { Db } from '@/server/db/db'
import { deliveries } from '@/server/db/schema'

export type Delivery = typeof deliveries.$inferSelect

/** How a try ended. `also`: what is written with it, by whoever still holds the delivery. */
export type Outcome =
  /** `isSkipped`: there was nothing to send. `reason`: what to know of how it arrived. */
  | { arrived: true; isSkipped?: boolean; reason?: Reason; also?: (tx: Db) => Promise<void> }
  /** `seconds` until the next try; null: there is none. */
  | { arrived: false; error: string; reason?: Reason; seconds: number | null; also?: (tx: Db) => Promise<void> }

/** What deliveries have in common that take turns. */
export type Lane = {
  by: 'target' | 'integration_id' | 'workspace_id'
  /** So many at one time, over all processes. */
  atOnce: number
  /** So many tries in an hour. */
  anHour?: number
}

/** How what is of one kind leaves. */
export type Sender = {
  /** Of this kind at one time in this process. */
  atOnce: number
  lanes: readonly Lane[]
  /** Whoever fails has had their turn: what else goes there comes with the next look. */
  restsBy: 'target' | 'integration_id'
  /** Before each look for what is due. `leaving`: what may leave now. */
  prepare?(leaving: SQL | undefined): Promise<void>
  send(delivery: Delivery): Promise<Outcome>
}

/** Where deliveries are. `now`: the clock of the database, if not said, because several servers write to it. */
export type Store = { db: Db; log: Logger; now?(): Date }

export const clockOf = ({ now }: Pick<Store, 'now'>): SQL =>
  now ? sql`${now().toISOString()}::timestamptz` : sql`now()`

/** A test, and what somebody sends again: they want to see at once how it ends, and it is tried once. */
export const isOneTry = ({ is_test, resend_of }: Pick<Delivery, 'is_test' | 'resend_of'>) =>
  is_test || resend_of !== null
export const oneTry = sql`(${deliveries.is_test} or ${deliveries.resend_of} is not null)`

/**
 * What may leave, if its clock says so. `asleep`: workspaces that have quiet hours now, in which what waits for their
 * end is not tried, the first time or again. And nothing overtakes what says the opposite about the same thing: the end
 * of an outage that arrives before its beginning would leave somebody with an outage that never ends.
 */
export const mayLeave = (asleep: readonly string[]): SQL | undefined =>
  and(
    asleep.length > 0
      ? or(eq(deliveries.is_quiet, false), notInArray(deliveries.workspace_id, [...asleep]))
      : undefined,
    sql`(${oneTry} or not exists (select from deliveries as earlier
      where earlier.integration_id = ${deliveries.integration_id} and earlier.state in ('waiting', 'held')
        and (earlier.message->>'about') = (${deliveries.message}->>'about')
        and (earlier.message->>'isOver') = case ${deliveries.message}->>'isOver' when 'true' then 'false' else 'true' end
        and earlier.created_at < ${deliveries.created_at} and not earlier.is_test and earlier.resend_of is null))`,
  )

const LONGEST_WAIT_MINUTES = 60
/** More than fit into the three days of a mail. */
const MAX_TRIES = 100

/** A mail server that is away is asked again after 1, 2, 4 … minutes, at last every hour. */
export const mailWait = (attempts: number) =>
  attempts < MAX_TRIES ? 60 * Math.min(LONGEST_WAIT_MINUTES, 2 ** (attempts - 1)) : null

/** Only for whoever holds it still: one who slept through their try finds another count. */
const held = ({ id, attempts }: Delivery) =>
  and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, 'waiting'))

export const GIVEN_UP = 'A delivery was given up'

/** Writes down how a try ended, if nobody else has taken the delivery meanwhile. */
export async function settle(store: Store, delivery: Delivery, outcome: Outcome): Promise<void> {
  const { id, kind, attempts } = delivery
  const isAgain = await store.db.transaction(async (tx) => {
    const values = outcome.arrived
      ? { error: null, reason: outcome.reason ?? null }
      : { error: outcome.error, reason: outcome.reason ?? null }
    const later =
      !outcome.arrived && outcome.seconds !== null && (await putOff(store, tx, delivery, outcome.seconds, values))
    const isMine = later || (await close(store, tx, delivery, { ...values, state: endOf(outcome) }))
    if (isMine) await outcome.also?.(tx)
    return isMine ? later : null
  })
  if (outcome.arrived || isAgain === null) return
  const line = { delivery: id, kind, attempts, error: outcome.error }
  if (isAgain) store.log.warn(line, 'A delivery did not arrive and is tried again')
  else store.log.error(line, GIVEN_UP)
}

const endOf = (outcome: Outcome) => (!outcome.arrived ? 'failed' : outcome.isSkipped ? 'skipped' : 'done')

type Values = { error: string | null; reason: Reason | null }

async function putOff(store: Store, tx: Db, delivery: Delivery, seconds: number, values: Values): Promise<boolean> {
  const next = sql`${clockOf(store)} + ${seconds} * interval '1 second'`
  const rows = await tx
    .update(deliveries)
    .set({ ...values, next_at: next, claimed_at: null })
    .where(and(held(delivery), sql`${deliveries.expires_at} > ${next}`))
    .returning({ id: deliveries.id })
  return rows.length > 0
}

async function close(
  store: Store,
  tx: Db,
  delivery: Delivery,
  values: Values & { state: 'done' | 'failed' | 'skipped' },
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ ...values, claimed_at: null, done_at: clockOf(store), ...(delivery.is_secret && { body: null }) })
    .where(held(delivery))
    .returning({ id: deliveries.id })
  return rows.length > 0
}
