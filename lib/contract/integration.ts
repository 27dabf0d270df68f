import * as z from 'zod/mini'
import { Id, Message, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

const Config = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export const Integration = z.looseObject({
  id: Id,
  type: z.string(),
  name: z.string(),
  status: z.string(),
  config: z._default(Config, {}),
  created_at: z.optional(Timestamp),
})
export type Integration = z.infer<typeof Integration>

const One = z.object({ integration: Integration })

const CORE = { auth: 'user', gate: 'core', later: true } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ONE = { ...CORE, in: { integration: ':id' } } as const

export const integrationApi = {
  list: get('/api/integration/:workspace/fetch', { ...WORKSPACE, reply: z.object({ integrations: z.array(Integration) }) }),
  create: post('/api/integration/:workspace/store', {
    ...WORKSPACE,
    body: z.object({ type: text(40, 'Choose a type.'), name: text(100, 'Enter a name.'), config: Config }),
    reply: One,
  }),
  remove: del('/api/integration/:workspace/:id/delete', { ...CORE, in: { workspace: ':workspace', integration: ':id' }, reply: Message }),
  updateStatus: post('/api/integration/:id/updateStatus', { ...ONE, body: z.object({ status: z.enum(['active', 'inactive']) }), reply: One }),
  update: post('/api/integration/:id/update', {
    ...ONE,
    body: z.object({ name: z.optional(text(100, 'Enter a name.')), config: z.optional(Config) }),
    reply: One,
  }),
}
