import { type SQL, sql } from 'drizzle-orm'
import { INVITE_DAYS } from '@/lib/domain/reseller'
import type { Db } from '@/server/db/db'
import { leaveMail } from '@/server/records/deliveries'
import { voiceOf } from '@/server/voice'

/** Who it is for, in the language that they chose; without an id when the account is gone. */
type Receiver = { id?: string; email: string; locale: string | null }
type Links = { publicUrl: string }

/** How long the links hold that are sent by mail. Their mails are forgotten no later. */
export const RESET_LINK_HOLDS = sql`interval '60 minutes'`
export const CONFIRM_LINK_HOLDS = sql`interval '24 hours'`

const after = (time: SQL) => sql<Date>`now() + ${time}`

export async function mailResetLink(
  tx: Db,
  { publicUrl }: Links,
  { id, email, locale }: Receiver,
  token: string,
): Promise<void> {
  const link = `${publicUrl}/reset-password/${token}?email=${encodeURIComponent(email)}`
  const { words } = await voiceOf(locale)
  const text = words('mail.reset.text', { link })
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.reset.subject'),
    text,
    secretUntil: after(RESET_LINK_HOLDS),
  })
}

export async function mailPasswordChanged(
  tx: Db,
  { publicUrl }: Links,
  { id, email, locale }: Receiver,
): Promise<void> {
  const link = `${publicUrl}/password-recovery`
  const { words } = await voiceOf(locale)
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.passwordChanged.subject'),
    text: words('mail.passwordChanged.text', { link }),
  })
}

/** Goes to the new address: whoever reads it there confirms it. */
export async function mailConfirmLink(
  tx: Db,
  { publicUrl }: Links,
  { id, email, locale }: Receiver,
  token: string,
): Promise<void> {
  const { words } = await voiceOf(locale)
  // After the #: it reaches no server's log.
  const text = words('mail.confirmAddress.text', { link: `${publicUrl}/setting#confirm=${token}` })
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.confirmAddress.subject'),
    text,
    secretUntil: after(CONFIRM_LINK_HOLDS),
  })
}

/** Goes to whoever has the address already. */
export async function mailAddressTaken(tx: Db, { id, email, locale }: Receiver): Promise<void> {
  const { words } = await voiceOf(locale)
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.addressTaken.subject'),
    text: words('mail.addressTaken.text'),
  })
}

/** Goes to the address in use, before anything changes. */
export async function mailAddressAsked(
  tx: Db,
  { publicUrl }: Links,
  { id, email, locale }: Receiver,
  newEmail: string,
): Promise<void> {
  const { words } = await voiceOf(locale)
  const text = words('mail.addressAsked.text', { email: newEmail, link: `${publicUrl}/setting` })
  await leaveMail(tx, { user_id: id, to: email, subject: words('mail.addressAsked.subject'), text })
}

/** Goes to the old address, whose owner would otherwise never know. */
export async function mailAddressChanged(tx: Db, { id, email, locale }: Receiver, newEmail: string): Promise<void> {
  const { words } = await voiceOf(locale)
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.addressChanged.subject'),
    text: words('mail.addressChanged.text', { email: newEmail }),
  })
}

type Invitation = {
  token: string
  /** Whoever made the account. */
  from: string
}

/** Goes to whoever got an account from a reseller, with the way to choose a password. */
export async function mailInvitation(
  tx: Db,
  { publicUrl }: Links,
  { id, name, email, locale }: Receiver & { name: string },
  { token, from }: Invitation,
): Promise<void> {
  const link = `${publicUrl}/reset-password/${token}?email=${encodeURIComponent(email)}`
  const { words } = await voiceOf(locale)
  await leaveMail(tx, {
    user_id: id,
    to: email,
    subject: words('mail.invitation.subject', { from }),
    text: words('mail.invitation.text', { name, from, link, days: INVITE_DAYS }),
    secretUntil: after(sql`make_interval(days => ${INVITE_DAYS})`),
  })
}

/** Goes to the address that an account has from now on, because its reseller corrected it. */
export async function mailAddressCorrected(
  tx: Db,
  { publicUrl }: Links,
  { id, email, locale }: Receiver,
): Promise<void> {
  const { words } = await voiceOf(locale)
  const text = words('mail.addressCorrected.text', { email, link: `${publicUrl}/login` })
  await leaveMail(tx, { user_id: id, to: email, subject: words('mail.addressCorrected.subject'), text })
}

/** Goes to an address that no account has any more. */
export async function mailAccountDeleted(tx: Db, { id, email, locale }: Receiver): Promise<void> {
  const { words } = await voiceOf(locale)
  await leaveMail(tx, {
    to: email,
    brandOf: id,
    subject: words('mail.accountDeleted.subject'),
    text: words('mail.accountDeleted.text'),
  })
}
