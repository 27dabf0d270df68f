import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get } from './endpoint'
import { Severity, SeverityCounts } from './scan-result'

export const WP_STATUSES = ['pending', 'connected', 'paused', 'unreachable', 'error'] as const
export type WpStatus = (typeof WP_STATUSES)[number]

/** Why a plugin said goodbye: deactivated, paused or unpaired in WordPress. */
export const WP_GOODBYES = ['off', 'paused', 'unpaired'] as const

const Hardening = z.object({
  key: z.string(),
  /** `good`, `bad`, `ignored` or, where the facts are missing, `unknown`. */
  state: z.string(),
  severity: z.optional(Severity),
  /** What the site has: a number of administrators, the mode of a file, a version. */
  detail: z.optional(z.nullable(z.string())),
  note: z.optional(z.string()),
  until: z.optional(Timestamp),
})
export type WpHardening = z.infer<typeof Hardening>

/** The asset of the same host. */
const Twin = z.object({
  id: Id,
  value: z.string(),
  score: z.nullable(z.number()),
  grade: z.nullable(z.string()),
  report_id: z.nullable(Id),
  /** What is open on it, as its newest report tells. Null before the first. */
  findings: z.optional(z.nullable(SeverityCounts)),
  is_verified: z.optional(z.boolean()),
})

export const WpSite = z.object({
  id: Id,
  workspace_id: z.optional(Id),
  name: z.string(),
  url: z.string(),
  /** One of `WP_STATUSES`. */
  status: z.string(),
  /** `https://app.example#K7QM-2VXC`, in the reply that made it and nowhere else. */
  pairing_line: z.optional(z.string()),
  pairing_code: z.optional(z.nullable(z.string())),
  pairing_expires_at: z.optional(z.nullable(Timestamp)),
  paired_at: z.optional(z.nullable(Timestamp)),
  last_seen_at: z.optional(z.nullable(Timestamp)),
  last_error: z.optional(z.nullable(z.string())),
  /** What that was about (`report`, `ping`, `code` or `copy`), and the refusal it is, to be said in other words. */
  last_trouble: z.optional(
    z.nullable(
      z.object({
        what: z.string(),
        code: z.optional(z.string()),
        values: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  ),
  wp_version: z.optional(z.nullable(z.string())),
  wp_latest: z.optional(z.nullable(z.string())),
  php_version: z.optional(z.nullable(z.string())),
  plugin_version: z.optional(z.nullable(z.string())),
  theme: z.optional(z.nullable(z.string())),
  updates: z.optional(z.nullable(z.object({ core: z.number(), plugins: z.number(), themes: z.number() }))),
  /** Null: nothing was judged, because there is no list of flaws, or no report yet. */
  vulnerable: z.optional(z.nullable(SeverityCounts)),
  hardening: z.optional(z.array(Hardening)),
  score: z.optional(z.nullable(z.number())),
  asset: z.optional(z.nullable(Twin)),
  /** Of the monitor of that asset: a share of 1, and whole days. Null where nothing watches it. */
  uptime_30d: z.optional(z.nullable(z.number())),
  ssl_days_left: z.optional(z.nullable(z.number())),
  /** Since when it is unreachable, and which of `WP_GOODBYES` its plugin said. Null: it does report. */
  silent: z.optional(z.nullable(z.object({ since: Timestamp, why: z.nullable(z.string()) }))),
  /** Where a copy of the site reports from. */
  copy_url: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(z.string())),
  created_at: z.optional(Timestamp),
})
export type WpSite = z.infer<typeof WpSite>

/** Apart from the other calls: whoever only lists sites needs nothing of what is said to them. */
export const wordpressListApi = {
  list: get('/api/wp/:workspace/fetch', {
    auth: 'user',
    gate: 'core',
    in: { workspace: ':workspace' },
    query: z.object({ status: z._default(z.enum(['all', ...WP_STATUSES]), 'all') }),
    reply: z.object({ wpsites: z.array(WpSite), stats: z.record(z.string(), z.nullable(z.number())) }),
  }),
  /** What is installed on any of the sites, and of one of these where, in which version. */
  plugins: get('/api/wp/:workspace/plugins', {
    auth: 'user',
    gate: 'core',
    in: { workspace: ':workspace' },
    beyond: true,
    query: z.object({ slug: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({
      plugins: z.array(z.object({ slug: z.string(), name: z.string() })),
      sites: z.array(z.object({ id: Id, version: z.string(), active: z.boolean() })),
    }),
  }),
}
