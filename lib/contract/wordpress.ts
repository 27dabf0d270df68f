import * as z from 'zod/mini'
import { Id, Message, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

export const WpSite = z.looseObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  status: z.string(),
  created_at: z.optional(Timestamp),
})
export type WpSite = z.infer<typeof WpSite>

const One = z.object({ wpsite: WpSite })

const CORE = { auth: 'user', gate: 'core', later: true } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const

export const wordpressApi = {
  list: get('/api/wp/:workspace/fetch', {
    ...WORKSPACE,
    query: z.object({ status: z._default(z.enum(['all', 'pending', 'connected', 'unreachable']), 'all') }),
    reply: z.object({ wpsites: z.array(WpSite), stats: z.record(z.string(), z.nullable(z.number())) }),
  }),
  create: post('/api/wp/:workspace/store', {
    ...WORKSPACE,
    body: z.object({ name: text(100, 'Enter a name.'), url: text(2000, 'Enter the address of the site.') }),
    reply: One,
  }),
  remove: del('/api/wp/:workspace/:id/delete', {
    ...CORE,
    in: { workspace: ':workspace', wpSite: ':id' },
    reply: Message,
  }),
  update: post('/api/wp/:id/update', {
    ...CORE,
    in: { wpSite: ':id' },
    body: z.object({
      name: z.optional(text(100, 'Enter a name.')),
      url: z.optional(text(2000, 'Enter the address of the site.')),
      status: z.optional(z.enum(['paused', 'connected'])),
      repair: z.optional(z.literal(true)),
    }),
    reply: One,
  }),
  /** Saved as wp-plugin.zip. */
  plugin: get('/api/wordpress-plugin-download', { ...CORE, in: 'account', reply: 'file' }),
}
