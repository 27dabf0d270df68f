import type { Deps } from '../deps'

type Sender = Pick<Deps, 'mailer' | 'settings' | 'log'>

export function mailResetLink({ mailer, settings }: Sender, email: string, token: string): Promise<void> {
  const link = `${settings.publicUrl}/reset-password/${token}?email=${encodeURIComponent(email)}`
  return mailer.send({
    to: email,
    subject: 'Set a new password',
    text: `Hello,

somebody asked for a new password for your Soteria account. Open this link within 60 minutes to choose one:

${link}

If it was not you, ignore this mail: your password stays as it is.
`,
  })
}

/** Not awaited: the password is changed whether or not the mail arrives. */
export function mailPasswordChanged(sender: Sender, email: string): void {
  notify(
    sender,
    email,
    'Your password was changed',
    `Hello,

the password of your Soteria account was changed just now, and every other session was ended.

If it was not you, set a new password at once: ${sender.settings.publicUrl}/password-recovery
`,
  )
}

/** Goes to the old address, whose owner would otherwise never know. */
export function mailAddressChanged(sender: Sender, oldEmail: string, newEmail: string): void {
  notify(
    sender,
    oldEmail,
    'Your email address was changed',
    `Hello,

the email address of your Soteria account is now ${newEmail}.

If it was not you, answer to whoever runs this Soteria at once.
`,
  )
}

/** Goes to an address that no account has any more. */
export function mailAccountDeleted(sender: Sender, email: string): void {
  notify(
    sender,
    email,
    'Your account was deleted',
    `Hello,

your Soteria account and everything in it was deleted just now.

If it was not you, answer to whoever runs this Soteria at once.
`,
  )
}

function notify({ mailer, log }: Sender, to: string, subject: string, text: string): void {
  mailer
    .send({ to, subject, text })
    .catch((error: unknown) => log.error({ subject, error: error instanceof Error ? error.message : 'unknown' }, 'A mail was not sent'))
}
