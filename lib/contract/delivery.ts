import * as z from 'zod/mini'
import { Cursor, Id, page, Timestamp } from './common'
import { get, post } from './endpoint'
import { broken } from './broken'

/** Why something did not arrive: a sentence of `automation.reason` by its key, for readers of all languages. */
export const Reason = z.object({
  key: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** `sending`: the answer is not there yet. */
export const Attempt = z.object({
  number: z.number(),
  at: z.optional(Timestamp),
  ms: z.optional(z.nullable(z.number())),
  status: z.optional(z.nullable(z.number())),
  outcome: z.enum(['sending', 'ok', 'failed', 'interrupted']),
  /** In English, and as one of `automation.reason`. */
  error: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(Reason)),
  /** The start of the answer, without secrets. In the details only. */
  reply: z.optional(z.nullable(z.string())),
})
export type Attempt = z.infer<typeof Attempt>

/** `skipped`: it tells the end of what nobody was told about, so nothing was sent. */
export const DELIVERY_STATES = ['waiting', 'sending', 'done', 'failed', 'skipped'] as const

/** One message on its way to one connection. */
export const Delivery = z.object({
  id: Id,
  at: Timestamp,
  /** The type of the connection: `slack`. */
  kind: z.string(),
  /** The name of the connection, as it was. */
  to: z.string(),
  integration_id: z.nullable(Id),
  /** What happened, in one line. */
  title: z.string(),
  site: z.optional(z.nullable(z.string())),
  state: z.enum(DELIVERY_STATES),
  is_test: z.boolean(),
  /** It waits because the connection has a problem. */
  is_held: z.optional(z.boolean()),
  next_at: z.nullable(Timestamp),
  done_at: z.optional(z.nullable(Timestamp)),
  /** Why it has not arrived; of one that is done, what to know of how. */
  error: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(Reason)),
  attempts: z._default(z.array(Attempt), []),
  resend_of: z.optional(z.nullable(Id)),
})
export type Delivery = z.infer<typeof Delivery>

/** One HTTP request as it was sent: `$SECRET` stands where secrets were. */
export const SentRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
export type SentRequest = z.infer<typeof SentRequest>

const CORE = { auth: 'user', gate: 'core', beyond: true } as const
const ONE = { ...CORE, in: { delivery: ':id' } } as const

/** With all that is known of it: `requests` is empty for a mail, `text` is what it says. */
const Whole = z.object({
  ...Delivery.shape,
  text: z.optional(z.string()),
  requests: z._default(z.array(SentRequest), []),
})

export const deliveryApi = {
  /** Newest first: 1 000 of them, or as many as `limit` says. */
  list: get('/api/integration/:workspace/deliveries', {
    ...CORE,
    in: { workspace: ':workspace', integration: 'query.integration?' },
    page: { size: 'asked', by: 'before' },
    query: z.object({
      integration: z.optional(Id),
      state: z.optional(z.enum(['waiting', 'done', 'failed'])),
      /** Part of the title, the site, the connection's name. */
      search: z.optional(z.string().check(z.maxLength(100))),
      limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1000)$/, broken('not_valid')))),
      before: Cursor,
    }),
    reply: z.object({ deliveries: z.array(Delivery), ...page }),
  }),
  show: get('/api/delivery/:id', { ...ONE, reply: z.object({ delivery: Whole }) }),
  /** Once more, with what the connection is set to now; one try, which does not count against it. */
  resend: post('/api/delivery/:id/resend', { ...ONE, reply: z.object({ delivery: Delivery }) }),
}
