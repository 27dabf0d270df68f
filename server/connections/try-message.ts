import { and, eq } from 'drizzle-orm'
import type { Message } from '@/lib/automation/message'
import type { Config, HttpProvider, Provider } from '@/lib/automation/provider'
import { providerOf } from '@/lib/automation/providers'
import type { Reason } from '@/lib/automation/reason'
import { secondsToNext } from '@/lib/automation/retry'
import type { Db } from '@/server/db/db'
import { integrations, tickets } from '@/server/db/schema'
import { type Delivery, isOneTry, type Outcome } from '@/server/records/sending'
import { beginAttempt, endAttempt } from './attempts'
import { type Connections, timeOf } from './context'
import { type Aim, reach, type Reached } from './reach'
import { OLD_SIGNING, openAll, SIGNING } from './sealed'
import { noteArrived, noteFailed, putOffAll } from './standing'

type Row = typeof integrations.$inferSelect

/** What of a connection is meant, not the message. */
const FATAL = [401, 403, 404, 410]

const failed = (reason: Reason, also?: (tx: Db) => Promise<void>): Outcome => ({
  arrived: false,
  error: reason.key,
  reason,
  seconds: null,
  also,
})

/** How a message is sent over HTTP, now. `mail` sends it as a mail where the connection is one. */
export async function tryMessage(
  context: Connections,
  delivery: Delivery,
  mail: (row: Row, delivery: Delivery) => Promise<Outcome>,
): Promise<Outcome> {
  const [row] = delivery.integration_id
    ? await context.db.select().from(integrations).where(eq(integrations.id, delivery.integration_id))
    : []
  const provider = row && providerOf(row.type)
  if (!row || !provider || !delivery.message) return failed({ key: 'deleted' })
  if (row.status === 'inactive' && !delivery.is_test) return failed({ key: 'switchedOff' })
  if (!isHttp(provider)) return mail(row, delivery)
  const aim = aimOf(context, row, provider)
  if (!aim) return unreadable(context, row, delivery)
  const message = await withTicket(context.db, provider, row, delivery.message)
  if (message === null) return { arrived: true, isSkipped: true }
  return send(context, { delivery, message, aim, row })
}

export const isHttp = (provider: Provider): provider is HttpProvider => provider.send !== null

/** Null when its secrets cannot be opened. */
function aimOf({ secrets, now }: Connections, row: Row, provider: HttpProvider): Aim | null {
  try {
    if (!secrets) return null
    const { [SIGNING]: signing, [OLD_SIGNING]: old, ...opened } = openAll(secrets, row)
    const isOldGood = row.old_secret_until !== null && row.old_secret_until > timeOf({ now })
    const config: Config = { ...row.config, ...opened }
    return {
      provider,
      config,
      secrets: opened,
      signing: [signing, isOldGood ? old : undefined].flatMap((secret) => secret ?? []),
    }
  } catch {
    return null
  }
}

/** It waits until they are entered again. */
function unreadable(context: Connections, { id }: Row, delivery: Delivery): Outcome {
  const reason: Reason = { key: 'unreadable' }
  const seconds = isOneTry(delivery) ? null : secondsToNext(delivery.attempts, null, chance(context))
  return {
    ...failed(reason, (tx) => noteFailed(tx, context, { id, delivery: delivery.id }, { reason, isFatal: true })),
    arrived: false,
    error: reason.key,
    seconds,
  }
}

export const chance = ({ random = Math.random }: Connections) => random()

/** With the ticket that was opened about the same thing. Null: it tells the end of what nobody was told about. */
async function withTicket(db: Db, { reference }: HttpProvider, row: Row, message: Message): Promise<Message | null> {
  if (!reference) return message
  const [known] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.integration_id, row.id), eq(tickets.about, message.about)))
  return message.isOver && !known ? null : { ...message, ticket: known?.reference ?? null }
}

type Sending = { delivery: Delivery; message: Message; aim: Aim; row: Row }

async function send(context: Connections, sending: Sending): Promise<Outcome> {
  const { delivery, message, aim } = sending
  if (aim.provider.takes === 'contact' && !message.contact) return failed({ key: 'noContact' })
  await beginAttempt(context, delivery)
  const reached = await reach(context.outgoing, aim, message, delivery.resend_of ?? delivery.id, timeOf(context))
  return outcomeOf(context, sending, reached)
}

function outcomeOf(context: Connections, sending: Sending, reached: Reached): Outcome {
  const { delivery, message, row } = sending
  const { reason, status, retryAfter, isFinal } = reached
  const also = async (tx: Db) => {
    await endAttempt(tx, delivery, reached)
    await noteOutcome(tx, context, sending, reached)
  }
  if (!reason) return { arrived: true, also }
  const isGoneTicket = message.ticket !== null && status === 404
  const isEnd = isOneTry(delivery) || (isFinal && !isGoneTicket && !isTooMany(reached))
  const seconds = isEnd ? null : secondsToNext(delivery.attempts, retryAfter, chance(context))
  return { arrived: false, error: `${row.type}: ${reason.key}`, reason, seconds, also }
}

const isTooMany = ({ status, reason }: Reached) => status === 429 || reason?.key === 'rateLimited'

/** What a try says about the connection. */
async function noteOutcome(
  tx: Db,
  context: Connections,
  { delivery, message, row, aim }: Sending,
  reached: Reached,
): Promise<void> {
  const { reason, status, reference, retryAfter } = reached
  const about = { integration_id: row.id, about: message.about }
  if (!reason) {
    await noteArrived(tx, context, row.id)
    if (aim.provider.reference && reference !== null && message.ticket === null && !delivery.is_test)
      await tx
        .insert(tickets)
        .values({ ...about, reference })
        .onConflictDoUpdate({ target: [tickets.integration_id, tickets.about], set: { reference } })
    return
  }
  if (isOneTry(delivery)) return
  if (isTooMany(reached)) return putOffAll(tx, context, row.id, retryAfter ?? 0)
  // Somebody closed it for good: the next try opens another one.
  if (message.ticket !== null && status === 404)
    return void (await tx
      .delete(tickets)
      .where(and(eq(tickets.integration_id, row.id), eq(tickets.about, message.about))))
  await noteFailed(
    tx,
    context,
    { id: row.id, delivery: delivery.id },
    { reason, isFatal: status !== null && FATAL.includes(status) },
  )
}
