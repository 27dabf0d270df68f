import * as z from 'zod/mini'
import { get, post } from './endpoint'

/**
 * What a link in a mail is about. `confirm`: whether messages may come; `unsubscribe`: that none shall come any more.
 */
const Asked = z.object({
  address: z.string(),
  /** Who asked, and for what. */
  asker: z.string(),
  workspace: z.string(),
  action: z.enum(['confirm', 'unsubscribe']),
  state: z.enum(['asked', 'confirmed', 'unsubscribed']),
})

const OPEN = { auth: 'mail link', gate: 'none', in: 'product', limit: 'addressByIp', beyond: true } as const

export const addressApi = {
  /** Says what the link does, and does nothing. */
  show: get('/api/public/address/:token', { ...OPEN, reply: Asked }),
  /** Does it. */
  answer: post('/api/public/address/:token', { ...OPEN, reply: Asked }),
}
