import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get } from './endpoint'

const Addon = z.object({ name: z.string(), status: z.string() })

export const Subscription = z.object({
  id: z.optional(Id),
  name: z.string(),
  status: z.string(),
  renews_at: z.optional(z.nullable(Timestamp)),
  /** Past it its status is `expired`. */
  expires_at: z.optional(z.nullable(Timestamp)),
  /** Of a reseller license: how many accounts it has room for. */
  seats: z.optional(z.nullable(z.number())),
  addons: z.optional(z.array(Addon)),
})
export type Subscription = z.infer<typeof Subscription>

/** How often a feature was used, by feature name: `{ widget_customization: 2 }`. */
export const Usage = z.record(z.string(), z.number())
export type Usage = z.infer<typeof Usage>

export const DATE_FORMATS = ['auto', 'dmy', 'mdy', 'ymd'] as const
export const CLOCKS = ['auto', '12', '24'] as const
export const NUMBER_FORMATS = ['auto', 'comma', 'point', 'space', 'apostrophe'] as const

/** What an API says that does not know one of them is read as the first value. */
export const Preferences = z.object({
  /** Order of day, month and year; `auto`: as the language has it. */
  date_format: z.catch(z.enum(DATE_FORMATS), 'auto'),
  clock: z.catch(z.enum(CLOCKS), 'auto'),
  /** What stands between thousands: `comma` is 1,234.5 and `point` 1.234,5. */
  number_format: z.catch(z.enum(NUMBER_FORMATS), 'auto'),
  /** A mail when a scan is finished. */
  mail_scan_finished: z.catch(z.boolean(), false),
  /** A mail when the monitor raises an alert, and when it is over. */
  mail_monitor_alerts: z.catch(z.boolean(), true),
})
export type Preferences = z.infer<typeof Preferences>

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  company: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  timezone: z.optional(z.nullable(z.string())),
  locale: z.optional(z.nullable(z.string())),
  /** Beyond the specification. */
  preferences: z.optional(Preferences),
  created_at: z.optional(Timestamp),
  subscriptions: z._default(z.array(Subscription), []),
  usage: z._default(Usage, {}),
})
export type User = z.infer<typeof User>

const OWN = { auth: 'user', gate: 'none', in: 'account' } as const

export const userApi = {
  show: get('/api/user', { ...OWN, reply: z.object({ user: User }) }),
}
