import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get, post } from './endpoint'
import { Grade, Says } from './scan-result'

export const NOTICE_KINDS = [
  'scan',
  'scan_failed',
  'critical',
  'down',
  'up',
  'expiring',
  'contract_signed',
  'invoice_paid',
] as const

/** Something that happened to a site or with a client, as the bell tells it. */
const Notice = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  at: Timestamp,
  workspace_id: Id,
  asset_id: z.nullable(Id),
  /** Empty where it happened to no site. */
  asset_value: z.string(),
  /** What it is called now, where it has a name. */
  asset_name: z.optional(z.string()),
  /** Of a scan, and of what it found. */
  scan_id: z.optional(Id),
  scan_type: z.optional(z.string()),
  grade: z.optional(z.nullable(Grade)),
  score: z.optional(z.nullable(z.number())),
  /** Of new critical findings: how many, and what the first is called, in English and as a phrase. */
  count: z.optional(z.number()),
  title: z.optional(z.string()),
  says: z.optional(Says),
  /** Of what expires, and until when it is valid. */
  what: z.optional(z.enum(['certificate', 'domain'])),
  end: z.optional(Timestamp),
  /** How long a site was down. */
  ms: z.optional(z.number()),
  /** What was signed or paid: its id, its number, and what it is called or whom it is for. */
  paper: z.optional(z.object({ id: Id, number: z.nullable(z.string()), name: z.string() })),
})
export type Notice = z.infer<typeof Notice>

const OWN = { auth: 'user', gate: 'none', in: 'account', beyond: true } as const

export const noticeApi = {
  /** The last fifty of 30 days, over all workspaces, the newest first. `unread`: how many of these came since. */
  list: get('/api/notice', { ...OWN, reply: z.object({ notices: z.array(Notice), unread: z.number() }) }),
  /** Everything up to this one was read, in every browser. */
  read: post('/api/notice/read', {
    ...OWN,
    body: z.object({ up_to: z.number().check(z.int(), z.minimum(0)) }),
    reply: z.object({ unread: z.number() }),
  }),
}
