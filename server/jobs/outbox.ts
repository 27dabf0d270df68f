import { and, eq, exists, inArray, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { alerts, deliveries } from '@/server/db/schema'
import type { DeliveryKind } from '@/server/db/schema/delivery'
import type { Mailer } from '@/server/mail'

export type Delivery = typeof deliveries.$inferSelect

/** How what is of one kind leaves. */
export type Sender = {
  /** Of this kind at one time in this process; of one target only one. */
  atOnce: number
  /** Rejects when it did not arrive, and is asked again. */
  send(delivery: Delivery): Promise<void>
  /** Minutes until the next try after so many; null: none. */
  waitAfter(attempts: number): number | null
}

export type Outbox = {
  db: Db
  log: Logger
  senders: Partial<Record<DeliveryKind, Sender>>
  /** The clock of the database, if not said: several servers write to it. */
  now?(): Date
}

/** Longer than a try can take. A process that dies in the middle of one has failed: somebody else tries again after this time. */
const TRY = sql`interval '3 minutes'`
/** What has left is kept for so long, and what could not. */
const KEPT = sql`interval '3 days'`
const LONGEST_WAIT_MINUTES = 60
/** More than fit into the three days of a mail. */
const MAX_TRIES = 100

export const mailSender = (mailer: Mailer): Sender => ({
  atOnce: 3,
  async send({ id, target: to, body, created_at: at }) {
    if (body) await mailer.send({ ...body, to, id, at })
  },
  waitAfter: (attempts) => (attempts < MAX_TRIES ? Math.min(LONGEST_WAIT_MINUTES, 2 ** (attempts - 1)) : null),
})

const clockOf = ({ now }: Outbox): SQL => (now ? sql`${now().toISOString()}::timestamptz` : sql`now()`)

/**
 * Sends everything whose time has come. A try is counted before it is made, so nothing is lost, and nobody else takes it meanwhile. Whoever dies after the
 * receiver took it and before that is written down lets it be sent twice, with the same id. A target that fails has had its turn: what else waits for it
 * comes with the next look, so that a dead one holds up nobody.
 */
export async function sendDue(outbox: Outbox, stop?: AbortSignal): Promise<void> {
  const lanes = (Object.entries(outbox.senders) as [DeliveryKind, Sender][]).flatMap(([kind, sender]) => {
    const busy = new Set<string>()
    const failed = new Set<string>()
    const next = inTurn(async () => {
      const delivery = await take(outbox, kind, [...busy, ...failed])
      if (delivery) busy.add(delivery.target)
      return delivery
    })
    const lane = async () => {
      for (let delivery = await next(); delivery && !stop?.aborted; delivery = await next()) {
        if (!(await trySending(outbox, sender, delivery))) failed.add(delivery.target)
        busy.delete(delivery.target)
      }
    }
    return Array.from({ length: sender.atOnce }, lane)
  })
  const broken = (await Promise.allSettled(lanes)).find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
}

/** Calls come one after the other: two lanes that look at the same moment would take the same target. */
function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/** Whether it arrived. */
async function trySending(outbox: Outbox, sender: Sender, delivery: Delivery): Promise<boolean> {
  try {
    await sender.send(delivery)
  } catch (error) {
    await tryLater(outbox, sender, delivery, error instanceof Error ? error.message : 'unknown')
    return false
  }
  await close(outbox, delivery, { state: 'done', error: null })
  return true
}

async function take(outbox: Outbox, kind: DeliveryKind, others: string[]): Promise<Delivery | undefined> {
  const now = clockOf(outbox)
  const isDue = and(
    eq(deliveries.kind, kind),
    eq(deliveries.state, 'waiting'),
    sql`${deliveries.next_at} <= ${now}`,
    others.length > 0 ? notInArray(deliveries.target, others) : undefined,
  )
  const next = sql`(select id from deliveries where ${isDue} order by next_at, created_at limit 1 for update skip locked)`
  const [delivery] = await outbox.db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, next_at: sql`${now} + ${TRY}` })
    .where(eq(deliveries.id, next))
    .returning()
  return delivery
}

/** Only for whoever holds it still: one who slept through their try finds another count. */
const held = ({ id, attempts }: Delivery) => and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, 'waiting'))

async function tryLater(outbox: Outbox, sender: Sender, delivery: Delivery, error: string): Promise<void> {
  const { id, kind, attempts } = delivery
  const minutes = sender.waitAfter(attempts)
  const next = sql`${clockOf(outbox)} + ${minutes} * interval '1 minute'`
  const [later] =
    minutes === null
      ? []
      : await outbox.db
          .update(deliveries)
          .set({ next_at: next, error })
          .where(and(held(delivery), sql`${deliveries.expires_at} > ${next}`))
          .returning({ id: deliveries.id })
  if (later) outbox.log.warn({ delivery: id, kind, attempts, error }, 'A delivery did not arrive and is tried again')
  else if (await close(outbox, delivery, { state: 'failed', error })) outbox.log.error({ delivery: id, kind, attempts, error }, GIVEN_UP)
}

const GIVEN_UP = 'A delivery was given up'

async function close(outbox: Outbox, delivery: Delivery, values: { state: 'done' | 'failed'; error: string | null }): Promise<boolean> {
  const rows = await outbox.db
    .update(deliveries)
    .set({ ...values, done_at: clockOf(outbox), ...(delivery.is_secret && { body: null }) })
    .where(held(delivery))
    .returning({ id: deliveries.id })
  return rows.length > 0
}

/** Gives up what nobody wants any more, and forgets what is over: of what an alert stands for, only the text. */
export async function tidyOutbox(outbox: Outbox): Promise<void> {
  const { db, log } = outbox
  const now = clockOf(outbox)
  const given = await db
    .update(deliveries)
    .set({ state: 'failed', done_at: now, body: sql`case when ${deliveries.is_secret} then null else ${deliveries.body} end` })
    .where(and(eq(deliveries.state, 'waiting'), sql`${deliveries.expires_at} <= ${now}`))
    .returning({ id: deliveries.id, kind: deliveries.kind, attempts: deliveries.attempts, error: deliveries.error })
  for (const { id, ...rest } of given) log.error({ delivery: id, ...rest }, GIVEN_UP)
  const isOld = and(inArray(deliveries.state, ['done', 'failed']), lt(deliveries.done_at, sql`${now} - ${KEPT}`))
  const isAlert = exists(db.select({ id: alerts.id }).from(alerts).where(eq(alerts.delivery_id, deliveries.id)))
  await db.delete(deliveries).where(and(isOld, not(isAlert)))
  await db
    .update(deliveries)
    .set({ body: null })
    .where(and(isOld, sql`${deliveries.body} is not null`))
}
