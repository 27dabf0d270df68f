import { and, desc, eq } from 'drizzle-orm'
import { scans } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { digestOf } from './digest'
import { because, type Doing, failed, type Outcome, skipped } from './doing'
import { messageOf, placeOf, send } from './messages'
import { sentenceOf } from './sentence-of'
import { linkOf, siteOf } from './telling'

type Letter = { title: string; text: string; report?: string }

/**
 * Mails the latest report of the site, or what changed since the time before: to a connection, or to the account's own
 * address.
 */
export async function emailReport(doing: Doing<'email_report'>): Promise<Outcome> {
  const { action, connection, position, occurrences } = doing
  if (connection && connection.type !== 'email') return failed(because('wrongConnection'), { to: connection.name })
  const last = occurrences.at(-1) ?? occurrences[0]
  const letter: Letter | null =
    action.config.what === 'digest' ? await digestOf(doing, last.event) : await reportOf(doing)
  if (!letter) return skipped(because('noReport'))
  if (action.integration_id === undefined) return toOwner(doing, letter)
  const attachments = letter.report === undefined ? undefined : [{ report: letter.report }]
  return send(doing, { message: messageOf(doing, last, letter), position, attachments })
}

async function reportOf({ tx, occurrences, voice }: Doing): Promise<Letter | null> {
  const { event } = occurrences.at(-1) ?? occurrences[0]
  if (event.asset_id === null) return null
  const [scan] = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.asset_id, event.asset_id), eq(scans.status, 'completed')))
    .orderBy(desc(scans.completed_at))
    .limit(1)
  if (!scan) return null
  const site = siteOf(event) ?? ''
  return {
    title: voice.words('mail.recipe.report.subject', { site }),
    text: voice.words('mail.recipe.report.text', { site }),
    report: scan.id,
  }
}

async function toOwner(doing: Doing, { title, text, report }: Letter): Promise<Outcome> {
  const { tx, home, run, position, occurrences, isTest, isQuiet } = doing
  const { event } = occurrences.at(-1) ?? occurrences[0]
  const subject = `${isTest ? '[Test] ' : ''}${title}`
  const delivery = await leaveMail(tx, {
    key: `recipe:${run}:${position}`,
    to: home.owner.email,
    subject,
    text: [text, linkOf(event, placeOf(doing)), await whyOf(doing)].join('\n\n'),
    user_id: home.owner.id,
    workspace_id: home.workspace.id,
    run_id: run,
    position,
    isQuiet,
    ...(report !== undefined && { attachments: [{ report }] }),
  })
  return { state: 'sent', to: home.owner.email, title: subject, text, delivery, reason: null }
}

/** Which recipe sends it, and what it does. */
async function whyOf({ tx, recipe, voice, deps }: Doing): Promise<string> {
  const sentence = await sentenceOf(tx, recipe, voice)
  return voice.words('mail.recipe.why', {
    name: recipe.name,
    sentence,
    link: `${deps.publicUrl}/integration?workspace=${recipe.workspace_id}&recipe=${recipe.id}`,
  })
}
