import * as z from 'zod/mini'
import { Delivery, Reason } from './delivery'
import { Id, Message, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

const Config = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** An address that messages are mailed to: one's own, asked, said yes, or said no. */
export const Recipient = z.object({ address: z.string(), state: z.enum(['own', 'asked', 'confirmed', 'unsubscribed']) })
export type Recipient = z.infer<typeof Recipient>

export const Integration = z.object({
  id: Id,
  type: z.string(),
  name: z.string(),
  /** `active`, `inactive` or `error`, which only the server sets. */
  status: z.string(),
  /** Secrets are covered. */
  config: z._default(Config, {}),
  /** Where it sends to, without a secret. */
  host: z.optional(z.nullable(z.string())),
  /** When something last arrived; null: never, not even a test. */
  last_used_at: z.optional(z.nullable(Timestamp)),
  /** What is wrong while the status is `error`: as a sentence, and as one of `automation.reason`. */
  last_error: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(Reason)),
  error_since: z.optional(z.nullable(Timestamp)),
  deliveries_24h: z.optional(z.object({ ok: z.number(), failed: z.number() })),
  last_delivery: z.optional(z.nullable(z.object({ id: Id, at: Timestamp, state: z.string() }))),
  /** How many messages wait for it. */
  waiting: z.optional(z.number()),
  used_by_recipes: z.optional(z.number()),
  recipes: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
  recipients: z.optional(z.array(Recipient)),
  /** Until when what is sent carries a signature with the secret before, too. */
  old_secret_until: z.optional(z.nullable(Timestamp)),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
})
export type Integration = z.infer<typeof Integration>

const One = z.object({ integration: Integration })
/** `secret`: what signatures are made with. Shown this once. */
const Made = z.object({ integration: Integration, secret: z.optional(z.string()) })
const NewIntegration = z.object({ type: text(40, 'Choose a type.'), name: text(100, 'name_missing'), config: Config })

const CORE = { auth: 'user', gate: 'core' } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ONE = { ...CORE, in: { integration: ':id' } } as const

export const integrationApi = {
  list: get('/api/integration/:workspace/fetch', {
    ...WORKSPACE,
    reply: z.object({ integrations: z.array(Integration) }),
  }),
  create: post('/api/integration/:workspace/store', {
    ...WORKSPACE,
    counts: ['askAddressByUser'],
    body: NewIntegration,
    reply: Made,
  }),
  remove: del('/api/integration/:workspace/:id/delete', {
    ...CORE,
    in: { workspace: ':workspace', integration: ':id' },
    reply: Message,
  }),
  updateStatus: post('/api/integration/:id/updateStatus', {
    ...ONE,
    body: z.object({ status: z.enum(['active', 'inactive']) }),
    reply: One,
  }),
  update: post('/api/integration/:id/update', {
    ...ONE,
    counts: ['askAddressByUser'],
    body: z.object({ name: z.optional(text(100, 'name_missing')), config: z.optional(Config) }),
    reply: One,
  }),
  /**
   * Sends a message that says that it is a test, and answers how that went. A mail waits for the mail server: ask for
   * it again.
   */
  test: post('/api/integration/:id/test', {
    ...ONE,
    counts: ['sendTestByUser'],
    beyond: true,
    reply: z.object({ delivery: Delivery }),
  }),
  /** The same with what is not saved yet. `id`: of the connection whose secrets stand behind what is covered. */
  try: post('/api/integration/:workspace/try', {
    ...CORE,
    in: { workspace: ':workspace', integration: 'body.id?' },
    counts: ['sendTestByUser'],
    beyond: true,
    body: z.object({ ...NewIntegration.shape, id: z.optional(Id) }),
    reply: z.object({ delivery: Delivery }),
  }),
  /** A new secret for signatures. The old one signs beside it until `old_until`. */
  renew: post('/api/integration/:id/renew', {
    ...ONE,
    beyond: true,
    reply: z.object({ secret: z.string(), old_until: Timestamp }),
  }),
  /** Asks those who have not said yes or no once more. */
  askAgain: post('/api/integration/:id/ask-again', { ...ONE, counts: ['askAddressByUser'], beyond: true, reply: One }),
}
