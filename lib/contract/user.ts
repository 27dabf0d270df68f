import * as z from 'zod/mini'
import { Email, Id, Message, NewPassword, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

const Addon = z.object({ name: z.string(), status: z.string() })

export const Subscription = z.object({
  id: z.optional(Id),
  name: z.string(),
  status: z.string(),
  renews_at: z.optional(z.nullable(Timestamp)),
  addons: z.optional(z.array(Addon)),
})
export type Subscription = z.infer<typeof Subscription>

/** How often a feature was used, by feature name: `{ widget_customization: 2 }`. */
export const Usage = z.record(z.string(), z.number())
export type Usage = z.infer<typeof Usage>

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  company: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  timezone: z.optional(z.nullable(z.string())),
  locale: z.optional(z.nullable(z.string())),
  created_at: z.optional(Timestamp),
  subscriptions: z._default(z.array(Subscription), []),
  usage: z._default(Usage, {}),
})
export type User = z.infer<typeof User>

export const Profile = z.object({
  name: text(100, 'Enter your name.'),
  email: Email,
  company: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  timezone: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  locale: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
})
export type Profile = z.infer<typeof Profile>

const same = z.refine<{ password: string; password_confirmation: string }>((body) => body.password === body.password_confirmation, {
  path: ['password_confirmation'],
  error: 'The two passwords are not the same.',
})

export const PasswordChange = z
  .object({ current_password: z.string().check(z.minLength(1, 'Enter your current password.')), password: NewPassword, password_confirmation: z.string() })
  .check(same)
export type PasswordChange = z.infer<typeof PasswordChange>

export const DeleteAccount = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) })

export const Branding = z.object({
  logo_url: z._default(z.nullable(z.string()), null),
  company_name: z.optional(z.nullable(z.string())),
  primary: z.optional(z.nullable(z.string())),
  accent: z.optional(z.nullable(z.string())),
  login_text: z.optional(z.nullable(z.string())),
  report_footer: z.optional(z.nullable(z.string())),
  support_email: z.optional(z.nullable(z.string())),
})
export type Branding = z.infer<typeof Branding>

export const userApi = {
  show: get('/api/user', { reply: z.object({ user: User }) }),
  updateProfile: post('/api/user/update-profile', { body: Profile, reply: z.object({ user: User }) }),
  updatePassword: post('/api/user/update-password', { body: PasswordChange, reply: Message }),
  deleteAccount: del('/api/user/delete-account', { body: DeleteAccount, reply: Message }),
}

export const brandingApi = {
  show: get('/api/user/branding', { reply: z.object({ branding: Branding }) }),
  update: post('/api/user/branding', { body: 'multipart', reply: z.object({ branding: Branding }) }),
}
