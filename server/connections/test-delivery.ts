import type { Message } from '@/lib/automation/message'
import type { Config, HttpProvider } from '@/lib/automation/provider'
import type { Db } from '@/server/db/db'
import { deliveries, deliveryAttempts } from '@/server/db/schema'
import { sql } from 'drizzle-orm'
import type { Delivery, Outcome } from '@/server/records/sending'
import { settle } from '@/server/records/sending'
import { newSigningSecret } from '@/server/outgoing/signature'
import { endAttempt } from './attempts'
import { type Connections, timeOf } from './context'
import { reach } from './reach'
import { tryMessage } from './try-message'

/** Longer than the test can take: nobody else sends it meanwhile. */
const HELD = sql`now() + interval '3 minutes'`
const KEPT = sql`now() + interval '30 days'`

type About = {
  workspaceId: string
  integrationId: string | null
  type: string
  name: string
  host: string | null
  message: Message
  /** What it is made with, where that is not stored. */
  triedWith?: string
}

/** A test that this process makes at once. Its try stands there before the request leaves. */
export async function beginTest(
  tx: Db,
  { workspaceId, integrationId, type, name, host, message, triedWith }: About,
): Promise<Delivery> {
  const [row] = await tx
    .insert(deliveries)
    .values({
      kind: 'message',
      target: host ?? '',
      workspace_id: workspaceId,
      integration_id: integrationId,
      to_type: type,
      to_name: name,
      message,
      is_test: true,
      tried_with: triedWith,
      attempts: 1,
      claimed_at: sql`now()`,
      next_at: HELD,
      expires_at: KEPT,
    })
    .returning()
  if (!row) throw new Error('The test was not written')
  return row
}

/** Sends a test with what is stored. */
export async function sendTest(context: Connections, delivery: Delivery): Promise<void> {
  await settle(
    context,
    delivery,
    await tryMessage(context, delivery, () => Promise.reject(new Error('Mails are sent by the outbox'))),
  )
}

/** Sends a test with what is not stored yet. */
export async function sendTry(
  context: Connections,
  delivery: Delivery,
  entered: { provider: HttpProvider; config: Config; secrets: Record<string, string> },
): Promise<void> {
  const { id, attempts, message } = delivery
  if (!message) return
  await context.db.insert(deliveryAttempts).values({ delivery_id: id, number: attempts, at: timeOf(context) })
  const reached = await reach(
    context.outgoing,
    { ...entered, signing: [newSigningSecret()] },
    message,
    id,
    timeOf(context),
  )
  const also = (tx: Db) => endAttempt(tx, delivery, reached)
  const { reason } = reached
  const outcome: Outcome = reason
    ? { arrived: false, error: reason.key, reason, seconds: null, also }
    : { arrived: true, also }
  await settle(context, delivery, outcome)
}
