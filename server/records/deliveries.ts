import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Message } from '@/lib/automation/message'
import type { Reason } from '@/lib/automation/reason'
import type { Db } from '@/server/db/db'
import { deliveries, integrations } from '@/server/db/schema'
import type { Attachment } from '@/server/db/schema/delivery'
import type { Mail } from '@/server/mail'
import { senderOf } from './brand'

type Letter = Mail & {
  /** Under whose brand it comes, if not that of `user_id`. */
  brandOf?: string
  /** Its reader never heard of the account. */
  isToStranger?: boolean
  /** The same thing is told once. */
  key?: string
  user_id?: string
  workspace_id?: string
  /** It holds a link that opens something, which is over then. */
  secretUntil?: SQL<Date>
  /** Which action of which run. */
  run_id?: string
  position?: number
  /** Not in the quiet hours of the workspace. */
  isQuiet?: boolean
  attachments?: Attachment[]
}

/** For so long a mail server may be away. */
const PATIENCE = sql<Date>`now() + interval '3 days'`

/**
 * Leaves a mail to be sent, in the transaction of what it tells. Answers its id, or null when the same was left before.
 */
export async function leaveMail(
  tx: Db,
  { to, subject, text, html, as, replyTo, unsubscribe, brandOf, isToStranger, secretUntil, isQuiet, ...rest }: Letter,
): Promise<string | null> {
  const account = brandOf ?? rest.user_id
  const sender = account === undefined ? {} : await senderOf(tx, account, { isToStranger })
  const [left] = await tx
    .insert(deliveries)
    .values({
      kind: 'mail',
      target: to,
      body: {
        subject,
        text,
        ...(html && { html }),
        ...(unsubscribe && { unsubscribe }),
        ...sender,
        ...(as && { as }),
        ...(replyTo && { replyTo }),
      },
      is_secret: secretUntil !== undefined,
      expires_at: secretUntil ?? PATIENCE,
      is_quiet: isQuiet,
      ...rest,
    })
    .onConflictDoNothing({ target: deliveries.key })
    .returning({ id: deliveries.id })
  return left?.id ?? null
}

type Note = {
  workspaceId: string
  /** Which action of which run: the same is told once. */
  runId: string | null
  position: number | null
  integrationId: string | null
  /** The connection's name, for when it is gone. */
  toName: string
  message: Message
  isTest?: boolean
  resendOf?: string
  /** Not in the quiet hours of the workspace. */
  isQuiet?: boolean
  attachments?: Attachment[]
}

/** For so long a connection may be broken. */
const MESSAGE_PATIENCE = sql<Date>`now() + interval '30 days'`
const MAX_WAITING = 1_000

/**
 * Leaves a message for a connection, in the transaction of the run that says it. Answers its id, or null when that
 * action of that run has left it before. What cannot go anywhere stands in the list as failed, with the reason.
 */
export async function leaveMessage(tx: Db, note: Note): Promise<string | null> {
  const {
    workspaceId,
    runId,
    position,
    integrationId,
    toName,
    message,
    isTest = false,
    resendOf,
    isQuiet,
    attachments,
  } = note
  const to = integrationId === null ? undefined : await connection(tx, workspaceId, integrationId)
  const failed = whyNot(to)
  const [left] = await tx
    .insert(deliveries)
    .values({
      kind: 'message',
      target: to?.host ?? '',
      workspace_id: workspaceId,
      integration_id: to?.id ?? null,
      to_type: to?.type ?? null,
      to_name: to?.name ?? toName,
      run_id: runId,
      position,
      message,
      attachments,
      is_test: isTest,
      resend_of: resendOf,
      expires_at: MESSAGE_PATIENCE,
      is_quiet: isQuiet,
      ...(to?.status === 'error' && { state: 'held' as const }),
      ...(failed && { state: 'failed' as const, reason: failed, done_at: sql`now()` }),
    })
    .onConflictDoNothing({ target: [deliveries.run_id, deliveries.position] })
    .returning({ id: deliveries.id })
  if (left && to && !failed) await dropOldest(tx, to.id)
  return left?.id ?? null
}

/** It stays until the end of the transaction: a message cannot wait for what nobody sends to any more. */
async function connection(tx: Db, workspace: string, id: string) {
  const { type, name, host, status } = integrations
  const found = and(eq(integrations.id, id), eq(integrations.workspace_id, workspace))
  const [row] = await tx
    .select({ id: integrations.id, type, name, host, status })
    .from(integrations)
    .where(found)
    .for('share')
  return row
}

function whyNot(to: { status: string } | undefined): Reason | null {
  if (!to) return { key: 'deleted' }
  return to.status === 'inactive' ? { key: 'switchedOff' } : null
}

/** So many may wait; one more, and the oldest is told no more. */
async function dropOldest(tx: Db, integration: string) {
  const pending = and(eq(deliveries.integration_id, integration), inArray(deliveries.state, ['waiting', 'held']))
  const tooMany = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(pending, isNull(deliveries.claimed_at)))
    .orderBy(desc(deliveries.created_at))
    .offset(MAX_WAITING)
  await tx
    .update(deliveries)
    .set({ state: 'failed', reason: { key: 'queueFull' }, done_at: sql`now()` })
    .where(inArray(deliveries.id, tooMany))
}
