import * as z from 'zod/mini'
import { Id, line, Message, Timestamp } from './common'
import { del, get, post } from './endpoint'

/** What a name server was asked for, what it should say, and what it said; `found` is null before the first look. */
const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  expected: z.string(),
  found: z.nullable(z.array(z.string())),
  ok: z.boolean(),
})

/** A host name under which the product shows the brand of the account before anybody signs in. */
export const BrandDomain = z.object({
  id: Id,
  host: z.string(),
  /** `lost`: it was active, and its records were gone for seven days. */
  status: z.enum(['pending', 'active', 'lost']),
  records: z.array(DnsRecord),
  /** `unanswered`: no name server said anything of use; `taken`: another account shows its brand there. */
  problem: z.nullable(z.enum(['unanswered', 'taken'])),
  checked_at: z.nullable(Timestamp),
  /** Since when a record of an active one is not found. */
  missing_since: z.nullable(Timestamp),
})
export type BrandDomain = z.infer<typeof BrandDomain>

const OWN = { auth: 'user', gate: 'none', beyond: true } as const

export const brandDomainApi = {
  domains: get('/api/user/branding/domain', {
    ...OWN,
    in: 'account',
    reply: z.object({ domains: z.array(BrandDomain) }),
  }),
  /** Connects a host name, or looks again when it is there; a plan that opens the whole brand is asked for. */
  connectDomain: post('/api/user/branding/domain', {
    ...OWN,
    in: 'account',
    limit: 'askAddressByUser',
    body: z.object({ host: line(253) }),
    reply: z.object({ domain: BrandDomain }),
  }),
  removeDomain: del('/api/user/branding/domain/:domain', {
    ...OWN,
    in: { brandDomain: ':domain' },
    reply: Message,
  }),
}
