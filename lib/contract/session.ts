import * as z from 'zod/mini'
import { Id, Message, Timestamp } from './common'
import { del, get } from './endpoint'

/** A sign-in of the person, in one browser. */
export const Session = z.object({
  id: Id,
  /** The one that asks. */
  current: z._default(z.boolean(), false),
  user_agent: z.optional(z.nullable(z.string())),
  ip: z.optional(z.nullable(z.string())),
  remember: z.optional(z.boolean()),
  created_at: z.optional(Timestamp),
  last_used_at: z.optional(Timestamp),
})
export type Session = z.infer<typeof Session>

const OWN = { auth: 'user', gate: 'none', in: 'account', beyond: true } as const

/** Beyond the specification. */
export const sessionApi = {
  list: get('/api/user/sessions', { ...OWN, reply: z.object({ sessions: z.array(Session) }) }),
  end: del('/api/user/sessions/:id', { ...OWN, in: { session: ':id' }, reply: Message }),
  endOthers: del('/api/user/sessions', { ...OWN, reply: Message }),
}
