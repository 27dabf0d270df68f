import { eq, sql } from 'drizzle-orm'
import { plain } from '@/lib/automation/message'
import type { Reason } from '@/lib/automation/reason'
import { directionOf } from '@/lib/domain/language'
import type { Db } from '@/server/db/db'
import { deliveries, type integrations, users, workspaces } from '@/server/db/schema'
import type { Mailer, MailFile } from '@/server/mail'
import { brandFor, logoFile, MAIL_LOGO } from '@/server/records/brand'
import { type Delivery, isOneTry, mailWait, type Outcome } from '@/server/records/sending'
import { hashToken } from '@/server/tokens'
import { voiceOf } from '@/server/voice'
import { beginAttempt, endAttempt } from './attempts'
import { type Connections, timeOf } from './context'
import { mailHtml } from './mail-html'
import { recipientsOf, unsubscribeLink } from './recipients'
import { noteArrived } from './standing'

type Row = typeof integrations.$inferSelect

export type Mailing = Connections & {
  mailer: Mailer
  reportFile(workspace: string, scan: string): Promise<MailFile | null>
}

const failed = (reason: Reason, seconds: number | null = null): Outcome => ({
  arrived: false,
  error: `email: ${reason.key}`,
  reason,
  seconds,
})

/**
 * Mails a message to each address of a connection that wants it. Whoever has it is remembered, so that a later try
 * leaves them out.
 */
export async function mailMessage(context: Mailing, row: Row, delivery: Delivery): Promise<Outcome> {
  const wanted = (await recipientsOf(context.db, row)).filter(({ state }) => state === 'own' || state === 'confirmed')
  if (wanted.length === 0) return failed({ key: 'unconfirmed' })
  await beginAttempt(context, delivery)
  const started = performance.now()
  const letter = await letterOf(context, row, delivery)
  const answers: Answer[] = []
  const missing = wanted.filter(({ address }) => !delivery.arrived.includes(address))
  let sent = wanted.length - missing.length
  for (const { address, leave } of missing) {
    const answer = isNearlyOver(context, delivery)
      ? LATER
      : await hand(context.mailer, {
          ...letter(leave),
          to: address,
          // Not its place among them, which another may have in the next try.
          id: `${delivery.id}.${hashToken(address).slice(0, 12)}`,
          at: delivery.created_at,
        })
    if (answer === null) {
      await remember(context.db, delivery, address)
      sent += 1
    } else answers.push(answer)
    // Nobody else would get through either, and each would wait for as long.
    if (answer?.isAway) break
  }
  return ended(context, row, delivery, {
    answers,
    sent,
    ms: Math.round(performance.now() - started),
  })
}

/** How many have it, and what was said of the others. */
type Ended = { answers: readonly Answer[]; sent: number; ms: number }

function ended(context: Mailing, row: Row, delivery: Delivery, { answers, sent, ms }: Ended): Outcome {
  const away = answers.find(({ isFinal }) => !isFinal)
  const reason: Reason | null = away
    ? { key: 'mailServer' }
    : answers.length > 0 && sent === 0
      ? { key: 'rejected', values: { status: answers[0]?.status ?? 550 } }
      : null
  const reply = answers
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 1_000)
  const note: Reason | undefined = context.mailer.isFiled ? { key: 'filed' } : undefined
  const also = async (tx: Db) => {
    const reached = { reason, status: answers[0]?.status ?? null, reply, ms, retryAfter: null, reference: null }
    await endAttempt(tx, delivery, { ...reached, isFinal: away === undefined }, note)
    if (!reason) await noteArrived(tx, context, row.id)
  }
  if (!reason) return { arrived: true, reason: note, also }
  return { ...failed(reason, away && !isOneTry(delivery) ? mailWait(delivery.attempts) : null), also }
}

/** `isAway`: it is about the mail server, not about this mail. */
type Answer = { text: string; status: number | null; isFinal: boolean; isAway: boolean }

const LATER: Answer = { text: '', status: null, isFinal: false, isAway: true }
/** Longer than a mail server may take for one mail. */
const ONE_MAIL_MS = 90_000

/** Whoever goes on past the end of their claim sends beside somebody who has taken it anew. */
const isNearlyOver = (context: Mailing, { next_at }: Delivery) =>
  timeOf(context).getTime() > next_at.getTime() - ONE_MAIL_MS

/** Null when the mail server has it, or the folder that stands for one. */
async function hand(mailer: Mailer, letter: Parameters<Mailer['send']>[0]): Promise<Answer | null> {
  try {
    await mailer.send(letter)
    return null
  } catch (error) {
    const { code, responseCode, message } = Object(error) as { code?: string; responseCode?: number; message?: string }
    const isAboutIt = code === 'EENVELOPE' || code === 'EMESSAGE'
    return {
      text: message ?? 'unknown',
      status: responseCode ?? null,
      isFinal: isAboutIt && responseCode !== undefined && responseCode >= 500,
      isAway: !isAboutIt,
    }
  }
}

const remember = (db: Db, { id }: Delivery, address: string) =>
  db
    .update(deliveries)
    .set({ arrived: sql`${deliveries.arrived} || ${JSON.stringify([address])}::jsonb` })
    .where(eq(deliveries.id, id))

/** What stands in the mail to somebody, who may have a token to leave by. */
async function letterOf(context: Mailing, { config, workspace_id }: Row, delivery: Delivery) {
  const { message } = delivery
  if (!message) throw new Error('A message without words')
  const { words, language } = await voiceOf(String(config.language ?? 'en'))
  const [found] = await context.db
    .select({ owner: workspaces.user_id, workspace: workspaces.name, locale: users.locale })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(workspaces.id, workspace_id))
  const brand = await brandFor(context.db, context.settings, { account: found?.owner })
  const logo = await logoFile(context.db, brand)
  const files = await Promise.all(
    (delivery.attachments ?? []).flatMap((each) =>
      'report' in each ? [context.reportFile(workspace_id, each.report)] : [],
    ),
  )
  const why = words('mail.connection.why', { workspace: found?.workspace ?? '' })
  return (leave: string | null) => {
    const url = leave === null ? null : unsubscribeLink(context.settings, leave)
    const label = words('mail.connection.unsubscribe')
    return {
      subject: message.title,
      text: [plain(message), '-- ', why, ...(url ? [`${label}: ${url}`] : [])].join('\n'),
      html: mailHtml(
        message,
        { text: why, links: url ? [{ label, url }] : [] },
        {
          language,
          direction: directionOf(language),
          colour: brand.primary,
          logo: logo && { id: MAIL_LOGO, name: brand.name },
        },
      ),
      as: brand.isProduct ? undefined : brand.name,
      ...(brand.supportEmail && { replyTo: brand.supportEmail }),
      files: [...files, logo].filter((file) => file !== null),
      ...(url && { unsubscribe: url }),
    }
  }
}
