import * as z from 'zod/mini'
import { Id, line, Message, text, Timestamp } from './common'
import { del, get, post } from './endpoint'
import {
  Lead,
  LeadOutreach,
  LeadScan,
  LeadShare,
  OUTREACH_BASES,
  OUTREACH_CHANNELS,
  OUTREACH_LANGUAGES,
  OUTREACH_TONES,
  OutreachFact,
} from './lead-record'
import { broken } from './broken'
import { Severity } from './scan-result'

const TOOLS = { auth: 'user', gate: 'agencyTools', beyond: true } as const
const IN_WORKSPACE = { ...TOOLS, in: { workspace: ':workspace' } } as const
const ONE = { ...TOOLS, in: { workspace: ':workspace', lead: ':lead' } } as const
const BATCH = { ...TOOLS, in: { workspace: ':workspace', leadBatch: ':batch' } } as const

/** Scans of many sites, which the server goes on with by itself. `stopped`: what was running has ended. */
export const LeadBatch = z.object({
  id: Id,
  state: z.enum(['running', 'stopped', 'done']),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  /** How many of those that were scanned are below D. */
  poor: z.number(),
  created_at: Timestamp,
  ended_at: z.optional(z.nullable(Timestamp)),
  /** In the order sent; with what was refused, and why. Not in lists. */
  items: z.optional(
    z.array(
      z.object({
        url: z.string(),
        lead: z.optional(z.nullable(Id)),
        scan: z.optional(z.nullable(LeadScan)),
        message: z.optional(z.string()),
      }),
    ),
  ),
})
export type LeadBatch = z.infer<typeof LeadBatch>
const OneBatch = z.object({ batch: LeadBatch })

export const LISTED_KINDS = ['email', 'domain', 'phone', 'host'] as const

/** Whoever asked not to be contacted. What it was is not kept, but for its beginning and end. */
export const ListedContact = z.object({
  id: Id,
  kind: z.enum(LISTED_KINDS),
  shown: z.string(),
  reason: z.optional(z.nullable(z.string())),
  source: z.enum(['you', 'reply', 'link', 'import']),
  at: Timestamp,
})
export type ListedContact = z.infer<typeof ListedContact>

export const NewClient = z.object({
  name: text(60, 'workspace_name_missing'),
  client_name: z.optional(z.nullable(line(100))),
})
export type NewClient = z.infer<typeof NewClient>

const MadeClient = z.object({
  lead: Lead,
  workspace: z.object({ id: Id, name: z.string() }),
  asset: z.nullable(z.object({ id: Id, value: z.string() })),
})
export type MadeClient = z.infer<typeof MadeClient>

const draft = {
  channel: z.enum(OUTREACH_CHANNELS),
  tone: z.enum(OUTREACH_TONES),
  language: z.enum(OUTREACH_LANGUAGES),
}

const Said = z.object({ code: z.string(), text: z.string() })

/** A text to a stranger, and whether it may go out. */
const Composed = z.object({
  subject: z.string(),
  body: z.string(),
  facts: z.array(OutreachFact),
  /** The sentence of each of these findings, as it stands in the text. */
  lines: z.array(z.object({ issue: Id, text: z.string() })),
  /** The link by which its reader can say no: in the text as soon as `optOut` was called for this lead. */
  opt_out_url: z.nullable(z.string()),
  /** What has to stand in it, whatever a person makes of it. */
  required: z.array(z.object({ code: z.enum(['sender', 'address', 'source', 'way_out']), texts: z.array(z.string()) })),
  /** All that the scan proves, worst first. */
  offered: z.array(
    z.object({ issue: Id, check: z.string(), rule: z.string(), severity: Severity, title: z.string(), at: z.string() }),
  ),
  /** What the law of the lead's country says of this channel. */
  rule: z.object({
    country: z.nullable(z.string()),
    verdict: z.enum(['allowed', 'needs_basis', 'refused']),
    text: z.string(),
    source: z.string(),
    url: z.string(),
    as_of: z.string(),
    /** Whether it is forbidden without one of these, and which one was given. */
    needs_basis: z.boolean(),
    bases: z.array(z.enum(OUTREACH_BASES)),
    basis: z.enum(OUTREACH_BASES),
  }),
  /** Why it cannot be sent yet, in words. */
  stops: z.array(Said),
  /** What to think of before it is sent. */
  warnings: z.array(Said),
  scan: z.object({ id: z.nullable(Id), at: z.nullable(Timestamp), age_days: z.nullable(z.number()) }),
})

export const leadWorkApi = {
  /** At most a hundred sites. */
  scanMany: post('/api/leads/:workspace/scan-many', {
    ...IN_WORKSPACE,
    body: z.object({
      items: z
        .array(z.object({ url: text(2000, 'Enter a URL.'), lead: z.optional(Id) }))
        .check(z.minLength(1, broken('site_missing')), z.maxLength(100, broken('too_many_sites', { count: 100 }))),
    }),
    reply: OneBatch,
  }),
  /** Those of the last day, the newest first. */
  batches: get('/api/leads/:workspace/scan-many', {
    ...IN_WORKSPACE,
    reply: z.object({ batches: z.array(LeadBatch) }),
  }),
  batch: get('/api/leads/:workspace/scan-many/:batch', { ...BATCH, reply: OneBatch }),
  stopBatch: post('/api/leads/:workspace/scan-many/:batch/stop', { ...BATCH, reply: OneBatch }),

  /** A text of what the last scan proves. Nothing is sent, and nothing kept. */
  compose: post('/api/leads/:workspace/lead/:lead/compose', {
    ...ONE,
    reads: true,
    body: z.object({
      ...draft,
      /** The ids of the findings to tell; left out: the three worst. */
      issues: z.optional(z.array(z.string()).check(z.maxLength(20, broken('too_many_facts', { count: 20 })))),
      /** Left out: what the lead says of itself. */
      basis: z.optional(z.enum(OUTREACH_BASES)),
      /** Of the report that was shared. */
      report_url: z.optional(z.nullable(line(500))),
    }),
    reply: Composed,
  }),
  /** "Did you send it?": the text is kept, and the lead contacted, with its next step in four working days. */
  sent: post('/api/leads/:workspace/lead/:lead/outreach', {
    ...ONE,
    body: z.object({
      ...draft,
      subject: line(200),
      body: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, broken('text_missing')),
          z.maxLength(10_000, broken('too_long', { count: 10000 })),
        ),
      /** As `compose` told them: each is looked up in the scan it is from. */
      facts: z.optional(z.array(OutreachFact).check(z.maxLength(20, broken('too_many_facts', { count: 20 })))),
      basis: z.optional(z.enum(OUTREACH_BASES)),
    }),
    reply: z.object({ outreach: LeadOutreach, lead: Lead }),
  }),
  share: post('/api/leads/:workspace/lead/:lead/share', {
    ...ONE,
    body: z.object({
      days: z.optional(
        z
          .int()
          .check(
            z.minimum(7, broken('odd_days', { least: 7, most: 90 })),
            z.maximum(90, broken('odd_days', { least: 7, most: 90 })),
          ),
      ),
      language: z.optional(z.enum(OUTREACH_LANGUAGES)),
    }),
    reply: z.object({ share: LeadShare }),
  }),
  revoke: del('/api/leads/:workspace/share/:share', {
    ...TOOLS,
    in: { workspace: ':workspace', leadShare: ':share' },
    reply: Message,
  }),
  /** A link by which its reader can ask not to be contacted: the same for a lead each time. */
  optOut: post('/api/leads/:workspace/lead/:lead/opt-out', {
    ...ONE,
    reply: z.object({ url: z.string() }),
  }),
  /** The lead becomes a client: a workspace, and its site as an asset that is still to be proved. */
  convert: post('/api/leads/:workspace/lead/:lead/convert', {
    ...ONE,
    body: NewClient,
    reply: MadeClient,
  }),

  noContact: get('/api/leads/do-not-contact', {
    ...TOOLS,
    in: 'account',
    reply: z.object({ contacts: z.array(ListedContact) }),
  }),
  /** Addresses, numbers and sites, a thousand at most; what stands there already stays as it is. */
  addNoContact: post('/api/leads/do-not-contact', {
    ...TOOLS,
    in: 'account',
    body: z.object({
      values: z
        .array(z.string().check(z.maxLength(300)))
        .check(z.minLength(1, broken('none_chosen')), z.maxLength(1000, broken('too_many_entered', { count: 1000 }))),
      reason: z.optional(z.nullable(line(200))),
      source: z.optional(z.enum(['you', 'reply', 'import'])),
    }),
    reply: z.object({
      contacts: z.array(ListedContact),
      refused: z.array(z.object({ value: z.string(), message: z.string() })),
    }),
  }),
  removeNoContact: del('/api/leads/do-not-contact/:contact', {
    ...TOOLS,
    in: { listedContact: ':contact' },
    reply: Message,
  }),
}
