import * as z from 'zod/mini'
import { Email, Id, Message, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

export const ResellerAccount = z.looseObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  status: z.string(),
  created_at: z.optional(Timestamp),
})
export type ResellerAccount = z.infer<typeof ResellerAccount>

const NewAccount = z.object({
  name: text(100, 'name_missing'),
  email: Email,
  company: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  plan: text(40, 'Choose a plan.'),
  password: z.optional(z.string()),
  expires_at: z.optional(z.nullable(Timestamp)),
})

const One = z.object({ account: ResellerAccount })

const LICENSE = { auth: 'user', gate: 'reseller', later: true } as const
const WORKSPACE = { ...LICENSE, in: { workspace: ':workspace' } } as const
const ACCOUNT = { ...LICENSE, in: { resellerAccount: ':id' } } as const

export const resellerApi = {
  list: get('/api/reseller/:workspace/accounts', {
    ...WORKSPACE,
    reply: z.object({
      data: z.object({
        resellerAccounts: z.array(ResellerAccount),
        stats: z.record(z.string(), z.nullable(z.number())),
      }),
    }),
  }),
  create: post('/api/reseller/:workspace/account', { ...WORKSPACE, body: NewAccount, reply: One }),
  update: post('/api/reseller/account/:id/update', {
    ...ACCOUNT,
    body: z.extend(z.partial(z.omit(NewAccount, { password: true })), {
      status: z.optional(z.enum(['active', 'suspended'])),
    }),
    reply: One,
  }),
  remove: del('/api/reseller/account/:id/delete', { ...ACCOUNT, reply: Message }),
}
