import * as z from 'zod/mini'
import { Cursor, Id, page, Timestamp } from './common'
import { get } from './endpoint'
import { Grade, SeverityCounts, Says } from './scan-result'
import { broken } from './broken'

export const ASSET_STATUSES = ['pending', 'verified', 'failed'] as const
export const AssetStatus = z.enum(ASSET_STATUSES)
export type AssetStatus = z.infer<typeof AssetStatus>

export const AssetFilter = z.enum(['all', ...ASSET_STATUSES])
export type AssetFilter = z.infer<typeof AssetFilter>

export const VerifyMethod = z.enum(['dns', 'file', 'meta'])
export type VerifyMethod = z.infer<typeof VerifyMethod>

/** What to place where, and how the last look went. */
export const Verification = z.object({
  token: z.string(),
  method: z.optional(z.nullable(VerifyMethod)),
  verified_at: z.optional(z.nullable(Timestamp)),
  last_checked_at: z.optional(z.nullable(Timestamp)),
  last_error: z.optional(z.nullable(z.string())),
  /** Beyond the specification, here and below: the same as phrases. */
  last_error_says: z.optional(Says),
  dns: z.object({ type: z.literal('TXT'), host: z.string(), value: z.string() }),
  file: z.object({ name: z.string(), path: z.string(), content: z.string() }),
  meta: z.object({ tag: z.string() }),
})
export type Verification = z.infer<typeof Verification>

/** Score and grade of a site once its open findings of a severity are fixed. */
const WorstFixed = z.object({ severity: z.enum(['critical', 'high']), score: z.number(), grade: Grade })
export type WorstFixed = z.infer<typeof WorstFixed>

export const Asset = z.object({
  id: Id,
  workspace_id: z.optional(Id),
  type: z.enum(['domain', 'url', 'ip']),
  value: z.string(),
  name: z.optional(z.nullable(z.string())),
  tags: z._default(z.array(z.string()), []),
  status: AssetStatus,
  verification: z.optional(Verification),
  /** Why the stored address cannot be read, where it cannot. */
  problem: z.optional(z.nullable(z.string())),
  problem_says: z.optional(Says),
  score: z.optional(z.nullable(z.number())),
  grade: z.optional(z.nullable(Grade)),
  /** What is open: what the latest report shows, and what it could not see that earlier ones had found. */
  findings: z.optional(z.nullable(SeverityCounts)),
  /** How many findings of critical to low somebody has set aside: the grade counts them all the same. */
  set_aside: z.optional(z.number()),
  /** The second part of it, by the report that shows it. */
  carried: z.optional(z.array(z.object({ report: Id, counts: SeverityCounts }))),
  /** Beyond the specification: what fixing the worst of it brings, where that is critical or high. */
  worst_fixed: z.optional(z.nullable(WorstFixed)),
  /** The WordPress site of the same host. */
  wpsite: z.optional(z.nullable(z.object({ id: Id, status: z.string(), vulnerable: z.nullable(SeverityCounts) }))),
  /** Beyond the specification: the newest completed scan. */
  latest_report: z.optional(z.nullable(Id)),
  last_scan: z.optional(z.nullable(z.object({ id: Id, type: z.string(), status: z.string(), at: Timestamp }))),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
})
export type Asset = z.infer<typeof Asset>

const Limit = z.optional(
  z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1\d{3}|2000)$/, broken('number_between', { least: 1, most: 2000 }))),
)

/** What a list of assets can be sorted by. */
export const ASSET_COLUMNS = [
  'added',
  'value',
  'status',
  'grade',
  'findings',
  'last_scan',
  'tags',
  'workspace',
] as const

export const AssetListQuery = z.object({
  status: z._default(AssetFilter, 'all'),
  limit: Limit,
  cursor: Cursor,
  /** Words that the address, the name or a tag has. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** With a minus in front downwards. */
  sort: z.optional(z.enum([...ASSET_COLUMNS, ...ASSET_COLUMNS.map((column) => `-${column}` as const)])),
  grade: z.optional(Grade),
  /** Exactly this tag. */
  tag: z.optional(z.string().check(z.maxLength(40))),
  asset: z.optional(z.string()),
})
export type AssetListQuery = z.infer<typeof AssetListQuery>

/**
 * How many assets of the grade that is asked for there are, whatever their state; `urgent`: with something critical or
 * high open.
 */
export const AssetTally = z.object({
  all: z.number(),
  verified: z.number(),
  pending: z.number(),
  failed: z.number(),
  urgent: z.number(),
  /** The tags that these assets have, with how many have each: the most frequent first. */
  tags: z.optional(z.array(z.object({ tag: z.string(), count: z.number() }))),
})
export type AssetTally = z.infer<typeof AssetTally>

const OPEN = { auth: 'user', gate: 'none' } as const

export const assetApi = {
  /** All of them at once, unless a `limit` says how many; then the next ones by `cursor`. */
  list: get('/api/asset/:workspace/fetch', {
    ...OPEN,
    in: { workspace: ':workspace' },
    page: { size: 'asked', by: 'cursor' },
    query: AssetListQuery,
    /** The tally is of a first page. */
    reply: z.object({ assets: z.array(Asset), ...page, tally: z.optional(AssetTally) }),
  }),
}
