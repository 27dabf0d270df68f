import * as z from 'zod/mini'
import { Device, Email, line, Message, NewPassword, text } from './common'
import { del, get, post } from './endpoint'
import { CLOCKS, DATE_FORMATS, NUMBER_FORMATS, User } from './user'
import { broken } from './broken'

const atMost = (max: number) => z.optional(z.nullable(line(max)))
const TimeZone = atMost(60)
const Locale = atMost(20)

export const Profile = z.object({
  name: text(100, 'own_name_missing'),
  email: Email,
  company: atMost(100),
  phone: atMost(40),
  timezone: TimeZone,
  locale: Locale,
  /** Asked for when the email address changes. */
  current_password: z.optional(z.string().check(z.maxLength(200, broken('too_long', { count: 200 })))),
})
export type Profile = z.infer<typeof Profile>

/** What is left out stays as it is. */
export const PreferencesChange = z.object({
  timezone: TimeZone,
  locale: Locale,
  date_format: z.optional(z.enum(DATE_FORMATS)),
  clock: z.optional(z.enum(CLOCKS)),
  number_format: z.optional(z.enum(NUMBER_FORMATS)),
  mail_scan_finished: z.optional(z.boolean()),
  mail_monitor_alerts: z.optional(z.boolean()),
})
export type PreferencesChange = z.infer<typeof PreferencesChange>

const same = z.refine<{ password: string; password_confirmation: string }>(
  (body) => body.password === body.password_confirmation,
  {
    path: ['password_confirmation'],
    error: broken('passwords_differ'),
  },
)

export const PasswordChange = z
  .object({
    current_password: z.string().check(z.minLength(1, broken('current_password_missing'))),
    password: NewPassword,
    password_confirmation: z.string(),
    device: Device,
  })
  .check(same)
export type PasswordChange = z.infer<typeof PasswordChange>

export const ConfirmEmail = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const DeleteAccount = z.object({ password: z.string().check(z.minLength(1, broken('password_missing'))) })

const Changed = z.object({ user: User })

const OWN = { auth: 'user', gate: 'none', in: 'account' } as const

/** What a person does with their account in the settings. Apart from `userApi`, which every screen loads. */
export const accountApi = {
  updateProfile: post('/api/user/update-profile', {
    ...OWN,
    counts: ['passwordByUser', 'emailChangeByUser'],
    body: Profile,
    reply: Changed,
  }),
  /** The new address that waits for its mailbox to confirm it. */
  pendingEmail: get('/api/user/email', {
    ...OWN,
    beyond: true,
    reply: z.object({ pending_email: z.nullable(z.string()) }),
  }),
  confirmEmail: post('/api/user/email/confirm', { ...OWN, beyond: true, body: ConfirmEmail, reply: Changed }),
  resendEmail: post('/api/user/email/resend', { ...OWN, limit: 'emailChangeByUser', beyond: true, reply: Message }),
  cancelEmail: del('/api/user/email', { ...OWN, beyond: true, reply: Message }),
  updatePassword: post('/api/user/update-password', {
    ...OWN,
    counts: ['passwordByUser'],
    body: PasswordChange,
    reply: Message,
  }),
  updatePreferences: post('/api/user/preferences', { ...OWN, beyond: true, body: PreferencesChange, reply: Changed }),
  export: get('/api/user/export', { ...OWN, limit: 'exportByUser', beyond: true, reply: 'file' }),
  deleteAccount: del('/api/user/delete-account', {
    ...OWN,
    counts: ['passwordByUser'],
    body: DeleteAccount,
    reply: Message,
  }),
}
