import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { voiceOf } from '@/server/voice'
import { senderOf, type Speaking } from './file'
import type { Row } from './rows'

/** Whom a contract belongs to, and in whose name its mails go. */
async function sides(tx: Db, settings: Speaking, row: Row) {
  const [owner] = await tx.select().from(users).where(eq(users.id, row.user_id))
  if (!owner) throw new Error('A contract without an owner')
  const sender = await senderOf(tx, settings, owner)
  const { words } = await voiceOf(row.language)
  return { owner, sender, words, own: (await voiceOf(owner.locale)).words }
}

const valuesOf = (row: Row, agency: string) => ({
  agency,
  title: row.title,
  number: row.number ?? '',
  name: row.signer?.name ?? '',
})

/** The link, to whoever signs. It is a secret as long as it opens something. */
export async function mailLink(
  tx: Db,
  settings: Speaking,
  row: Row,
  link: string,
  { message, isReminder = false, key }: { message?: string; isReminder?: boolean; key?: string },
) {
  const { sender, words } = await sides(tx, settings, row)
  const values = {
    ...valuesOf(row, sender.name),
    link,
    date: (row.expires_at ?? new Date()).toISOString().slice(0, 10),
  }
  const kind = isReminder ? 'remind' : 'send'
  const text = words(`contractPage.mail.${kind}.text`, { ...values, message: message ? `${message}\n\n` : '' })
  await leaveMail(tx, {
    key,
    user_id: row.user_id,
    to: row.signer?.email ?? '',
    as: sender.name,
    subject: words(`contractPage.mail.${kind}.subject`, values),
    text: `${text}\n${words('contractPage.mail.replies', { email: sender.replies })}\n`,
    secretUntil: sql<Date>`${(row.expires_at ?? new Date()).toISOString()}::timestamptz`,
  })
}

export async function mailCode(tx: Db, settings: Speaking, row: Row, code: string, minutes: number): Promise<void> {
  const { sender, words } = await sides(tx, settings, row)
  const values = { ...valuesOf(row, sender.name), code, minutes }
  await leaveMail(tx, {
    user_id: row.user_id,
    to: row.signer?.email ?? '',
    as: sender.name,
    subject: words('contractPage.mail.code.subject', values),
    text: words('contractPage.mail.code.text', values),
    secretUntil: sql<Date>`now() + make_interval(mins => ${minutes})`,
  })
}

/** Both sides get the signed PDF. */
export async function mailSigned(tx: Db, settings: Speaking, row: Row, file: string): Promise<void> {
  const { owner, sender, words, own } = await sides(tx, settings, row)
  const attachments = [{ contractFile: file }]
  const values = valuesOf(row, sender.name)
  const said = {
    subject: words('contractPage.mail.signed.subject', values),
    text: words('contractPage.mail.signed.text', values),
  }
  await leaveMail(tx, { user_id: row.user_id, to: row.signer?.email ?? '', as: sender.name, ...said, attachments })
  await leaveMail(tx, {
    user_id: row.user_id,
    to: owner.email,
    as: sender.name,
    subject: own('contractPage.mail.signedOwner.subject', values),
    text: own('contractPage.mail.signedOwner.text', values),
    attachments,
  })
}

/** To whom it belongs: somebody declined, or nobody signed in time. */
export async function tellOwner(
  tx: Db,
  settings: Speaking,
  row: Row,
  kind: 'declined' | 'expired',
  { key, reason = '' }: { key?: string; reason?: string } = {},
): Promise<void> {
  const { owner, sender, own } = await sides(tx, settings, row)
  const values = { ...valuesOf(row, sender.name), reason }
  await leaveMail(tx, {
    key,
    user_id: row.user_id,
    to: owner.email,
    as: sender.name,
    subject: own(`contractPage.mail.${kind}.subject`, values),
    text: own(`contractPage.mail.${kind}.text`, values),
  })
}
