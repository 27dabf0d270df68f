import * as z from 'zod/mini'
import { Id, Timestamp, text } from './common'
import { get, post } from './endpoint'
import { Grade } from './scan-result'

export const LeadScan = z.looseObject({
  id: Id,
  url: z.string(),
  status: z.string(),
  score: z.optional(z.nullable(z.number())),
  grade: z.optional(z.nullable(Grade)),
  checked_at: z.optional(z.nullable(Timestamp)),
})

export const LeadResult = z.looseObject({
  source: z.string(),
  source_id: z.string(),
  name: z.string(),
  website: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
})
export type LeadResult = z.infer<typeof LeadResult>

export const Lead = z.looseObject({
  id: Id,
  name: z.string(),
  status: z.optional(z.string()),
  website: z.optional(z.nullable(z.string())),
  scan: z.optional(z.nullable(LeadScan)),
  created_at: Timestamp,
})
export type Lead = z.infer<typeof Lead>

export const LeadSearch = z.object({
  provider: z.enum(['google', 'd7']),
  keyword: text(100, 'Enter what to look for.'),
  location: text(100, 'Enter a place.'),
  country: z.optional(z.string().check(z.maxLength(2))),
  radius_km: z.optional(z.number()),
  page_token: z.optional(z.string()),
})

const TOOLS = { auth: 'user', gate: 'agencyTools', later: true } as const
const WORKSPACE = { ...TOOLS, in: { workspace: ':workspace' } } as const

export const leadApi = {
  search: post('/api/search-leads', {
    ...TOOLS,
    in: 'account',
    body: LeadSearch,
    reply: z.object({
      leads: z.array(LeadResult),
      next_page_token: z.optional(z.nullable(z.string())),
      source: z.optional(z.string()),
    }),
  }),
  scanAsset: post('/api/leads/:workspace/scan-asset', {
    ...WORKSPACE,
    body: z.object({ url: text(2000, 'Enter an address.'), lead: z.optional(Id) }),
    reply: z.object({ lead_scan: LeadScan }),
  }),
  saved: get('/api/leads/:workspace/saved', { ...WORKSPACE, reply: z.object({ leads: z.array(Lead) }) }),
  save: post('/api/leads/:workspace/save', {
    ...WORKSPACE,
    body: z.looseObject({ lead: z.optional(z.unknown()), leads: z.optional(z.array(z.unknown())) }),
    reply: z.object({ leads: z.array(Lead) }),
  }),
}
