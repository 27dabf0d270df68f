import * as z from 'zod/mini'
import { Day, Id, Message, Timestamp, prose, text } from './common'
import { del, get, post } from './endpoint'
import { Severity } from './scan-result'
import { WpSite, wordpressListApi } from './wordpress-list'
import { WpGoodbye, WpPairing, WpReport } from './wordpress-report'
import { broken } from './broken'

/** What can be hardened, in the order of the list. */
export const WP_HARDENING = [
  'file_editor',
  'debug_shown',
  'core_supported',
  'https',
  'registration',
  'debug_log',
  'salts',
  'php_supported',
  'auto_core',
  'config_mode',
  'admin_name',
  'administrators',
  'xmlrpc',
  'indexing',
] as const
export type WpHardeningKey = (typeof WP_HARDENING)[number]

export const WpFlaw = z.object({
  kind: z.enum(['core', 'plugin', 'theme']),
  slug: z.string(),
  name: z.string(),
  version: z.string(),
  title: z.string(),
  severity: Severity,
  cve: z.array(z.string()),
  fixed_in: z.array(z.string()),
  url: z.nullable(z.string()),
  /** Since when it is known of this site. */
  since: Timestamp,
})
export type WpFlaw = z.infer<typeof WpFlaw>

export const WpUpdate = z.object({
  kind: z.enum(['core', 'plugin', 'theme']),
  slug: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
})
export type WpUpdate = z.infer<typeof WpUpdate>

/** Why a report or a question failed, whole. */
export const WpTrouble = z.object({
  at: Timestamp,
  what: z.string(),
  /** As a sentence; `code` and `values` where it is one of the refusals. */
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.string())),
  request: z.optional(z.string()),
  status: z.optional(z.nullable(z.number())),
  headers: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.string()),
})
export type WpTrouble = z.infer<typeof WpTrouble>

const HISTORY = ['paired', 'updated', 'installed', 'removed', 'flaw', 'fixed', 'silent', 'back', 'code'] as const
export type WpHistoryKind = (typeof HISTORY)[number]
const History = z.object({
  at: Timestamp,
  kind: z.string(),
  /** In English, for whoever does not know the kind. */
  text: z.string(),
  data: z.optional(z.record(z.string(), z.nullable(z.string()))),
})

/** A site with all that is known of it. */
export const WpSiteDetail = z.object({
  ...WpSite.shape,
  facts: z.nullable(z.object(WpReport.shape)),
  /** Null: not judged. */
  flaws: z.nullable(z.array(WpFlaw)),
  /** The day of the list of flaws, and what its licence wants shown. */
  judged_by: z.nullable(z.object({ day: z.string(), notices: z.array(z.string()) })),
  update_list: z.array(WpUpdate),
  last_error_full: z.nullable(WpTrouble),
  history: z.array(History),
})
export type WpSiteDetail = z.infer<typeof WpSiteDetail>

const One = z.object({ wpsite: WpSite })
const Tag = text(40, 'tag_missing')

const CORE = { auth: 'user', gate: 'core' } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ONE = { ...CORE, in: { wpSite: ':id' } } as const
const AGENT = { auth: 'plugin', gate: 'none', in: 'product', beyond: true } as const

const Url = text(2000, 'site_address_missing')

export const wordpressApi = {
  ...wordpressListApi,
  create: post('/api/wp/:workspace/store', {
    ...WORKSPACE,
    body: z.object({ name: text(100, 'name_missing'), url: Url }),
    reply: One,
  }),
  remove: del('/api/wp/:workspace/:id/delete', {
    ...CORE,
    in: { workspace: ':workspace', wpSite: ':id' },
    reply: Message,
  }),
  update: post('/api/wp/:id/update', {
    ...ONE,
    body: z.object({
      name: z.optional(text(100, 'name_missing')),
      url: z.optional(Url),
      status: z.optional(z.enum(['paused', 'connected'])),
      repair: z.optional(z.literal(true)),
      tags: z.optional(z.array(Tag).check(z.maxLength(20, broken('too_many_tags', { count: 20 })))),
    }),
    reply: One,
  }),
  /** Saved as wp-plugin.zip. */
  plugin: get('/api/wordpress-plugin-download', { ...CORE, in: 'account', reply: 'file' }),
  detail: get('/api/wp/:id/detail', { ...ONE, beyond: true, reply: z.object({ wpsite: WpSiteDetail }) }),
  /** What answers at an address, and at the same with or without www. */
  probe: post('/api/wp/:workspace/probe', {
    ...WORKSPACE,
    limit: 'reachWordPressByUser',
    beyond: true,
    reads: true,
    body: z.object({ url: Url }),
    reply: z.object({
      url: z.string(),
      is_wordpress: z.boolean(),
      version: z.nullable(z.string()),
      /** Where its REST interface is. */
      rest: z.nullable(z.string()),
      /** The other name, when a WordPress answers there, too. */
      also_www: z.nullable(z.string()),
      /** Why nothing was seen. */
      problem: z.nullable(z.string()),
      /** The address is answered with 404. `url`: where the WordPress is that says so, if one does. */
      is_missing: z.optional(z.boolean()),
      /** What the newest scan of this address saw, where it saw no WordPress. */
      scanned: z.optional(z.nullable(z.object({ at: Timestamp, software: z.array(z.string()) }))),
    }),
  }),
  /** Asks the site for a report now. */
  ping: post('/api/wp/:id/ping', {
    ...ONE,
    limit: 'reachWordPressByUser',
    beyond: true,
    // What the site answers is its report: that is in the site's own history.
    reads: true,
    reply: One,
  }),
  hardening: post('/api/wp/:id/hardening', {
    ...ONE,
    beyond: true,
    body: z.object({
      key: z.enum(WP_HARDENING, broken('ignored_missing')),
      state: z.enum(['ignored', 'open']),
      note: z.optional(prose(300)),
      /** A day, at most a year from now. */
      until: z.optional(Day('day_entry_missing')),
    }),
    reply: One,
  }),
  copy: post('/api/wp/:id/copy', {
    ...ONE,
    beyond: true,
    body: z.object({ choice: z.enum(['ignore', 'moved', 'separate'], broken('copy_choice_missing')) }),
    /** `made`: the site of its own that the copy became, with its code. */
    reply: z.object({ wpsite: WpSite, made: z.optional(WpSite) }),
  }),
  /** From the plugin of a site, signed with the key that it sends. */
  pair: post('/api/wp/agent/pair', {
    ...AGENT,
    limit: 'pairByIp',
    body: WpPairing,
    /** `server_key`: what our questions to the site are signed with. */
    reply: z.object({ site: Id, server_key: z.string(), name: z.string() }),
  }),
  /** From the plugin of a site, signed with the key it was paired with. `next`: seconds until the next one. */
  heartbeat: post('/api/wp/agent/heartbeat', {
    ...AGENT,
    body: z.union([WpGoodbye, WpReport]),
    reply: z.object({ message: z.string(), next: z.number(), paused: z.optional(z.boolean()) }),
  }),
}
