import type { Deps } from '@/server/records/deps'
import type { Mail } from '@/server/mail'
import { voiceOf } from '@/server/voice'

type Sender = Pick<Deps, 'mailer' | 'settings' | 'log'>
/** Who it is for, in the language that they chose. */
type Receiver = { email: string; locale: string | null }

export async function mailResetLink({ mailer, settings }: Sender, { email, locale }: Receiver, token: string): Promise<void> {
  const link = `${settings.publicUrl}/reset-password/${token}?email=${encodeURIComponent(email)}`
  const { words } = await voiceOf(locale)
  await mailer.send({ to: email, subject: words('mail.reset.subject'), text: words('mail.reset.text', { link }) })
}

/** The password is changed whether or not the mail arrives: nobody waits for it to be sent. */
export async function mailPasswordChanged(sender: Sender, receiver: Receiver): Promise<void> {
  const link = `${sender.settings.publicUrl}/password-recovery`
  const { words } = await voiceOf(receiver.locale)
  notify(sender, { to: receiver.email, subject: words('mail.passwordChanged.subject'), text: words('mail.passwordChanged.text', { link }) })
}

/** Goes to the new address: whoever reads it there confirms it. */
export async function mailConfirmLink({ mailer, settings }: Sender, { email, locale }: Receiver, token: string): Promise<void> {
  const { words } = await voiceOf(locale)
  // After the #: it reaches no server's log.
  const text = words('mail.confirmAddress.text', { link: `${settings.publicUrl}/setting#confirm=${token}` })
  await mailer.send({ to: email, subject: words('mail.confirmAddress.subject'), text })
}

/** Goes to whoever has the address already. */
export async function mailAddressTaken({ mailer }: Sender, { email, locale }: Receiver): Promise<void> {
  const { words } = await voiceOf(locale)
  await mailer.send({ to: email, subject: words('mail.addressTaken.subject'), text: words('mail.addressTaken.text') })
}

/** Goes to the address in use, before anything changes. */
export async function mailAddressAsked(sender: Sender, receiver: Receiver, newEmail: string): Promise<void> {
  const { words } = await voiceOf(receiver.locale)
  const text = words('mail.addressAsked.text', { email: newEmail, link: `${sender.settings.publicUrl}/setting` })
  notify(sender, { to: receiver.email, subject: words('mail.addressAsked.subject'), text })
}

/** Goes to the old address, whose owner would otherwise never know. */
export async function mailAddressChanged(sender: Sender, receiver: Receiver, newEmail: string): Promise<void> {
  const { words } = await voiceOf(receiver.locale)
  const text = words('mail.addressChanged.text', { email: newEmail })
  notify(sender, { to: receiver.email, subject: words('mail.addressChanged.subject'), text })
}

/** Goes to an address that no account has any more. */
export async function mailAccountDeleted(sender: Sender, receiver: Receiver): Promise<void> {
  const { words } = await voiceOf(receiver.locale)
  notify(sender, { to: receiver.email, subject: words('mail.accountDeleted.subject'), text: words('mail.accountDeleted.text') })
}

function notify({ mailer, log }: Sender, mail: Mail): void {
  const { subject } = mail
  mailer.send(mail).catch((error: unknown) => log.error({ subject, error: error instanceof Error ? error.message : 'unknown' }, 'A mail was not sent'))
}
