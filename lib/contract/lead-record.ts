import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { FindingWords, Grade, Severity } from './scan-result'
import { broken } from './broken'

/** The columns of the board, in its order. */
export const LEAD_STATUSES = ['new', 'contacted', 'replied', 'meeting', 'won', 'lost'] as const
export const LeadStatus = z.enum(LEAD_STATUSES, broken('stage_missing'))
export type LeadStatus = z.infer<typeof LeadStatus>

/** Why a lead was lost. `stop`: they asked not to be written to, and stand on the list from then on. */
export const LOST_REASONS = ['price', 'has_someone', 'no_answer', 'not_now', 'stop', 'other'] as const
export const LostReason = z.enum(LOST_REASONS, broken('lost_reason_missing'))
export type LostReason = z.infer<typeof LostReason>

export const VALUE_PERIODS = ['once', 'month', 'year'] as const

/** Who says so. `you`: typed by hand. */
export const FACT_SOURCES = ['google', 'd7', 'osm', 'sample', 'file', 'website', 'widget', 'you'] as const
export const FactSource = z.enum(FACT_SOURCES)
export type FactSource = z.infer<typeof FactSource>

export const FACT_KEYS = [
  'name',
  'phone',
  'email',
  'website',
  'address',
  'rating',
  'reviews',
  'category',
  'hours',
  'social',
] as const
export type FactKey = (typeof FACT_KEYS)[number]

const said = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))
const time = z.optional(z.nullable(Timestamp))

/** What a scan of a stranger's site found, for whoever writes to them: no more than the heads of its findings. */
export const LeadIssue = z.object({
  id: z.optional(Id),
  check: z.optional(z.string()),
  rule: z.optional(z.string()),
  severity: Severity,
  title: z.string(),
  plain: z.string(),
  at: said,
  /** What to do about it, for who does it. */
  fix: said,
  fix_effort: z.optional(z.enum(['minutes', 'hours', 'days'])),
  /** What it says otherwise than its rule, for readers in other languages. */
  words: z.optional(FindingWords),
})
export type LeadIssue = z.infer<typeof LeadIssue>

/** An address that a site publishes, and the page it stands on; a foreign API only says the address. */
export const PublishedAddress = z.union([z.string(), z.object({ value: z.string(), page: z.string() })])

export const LeadScan = z.object({
  id: Id,
  url: z.string(),
  status: z.string(),
  score: number,
  grade: z.optional(z.nullable(Grade)),
  checked_at: time,
  checks_done: z.optional(z.number()),
  checks_total: z.optional(z.number()),
  /** Worst first. Not in lists. */
  issues: z.optional(z.array(LeadIssue)),
  emails: z.optional(z.array(PublishedAddress)),
  phones: z.optional(z.array(PublishedAddress)),
  /** How many of each severity; and the worst one, in words. */
  counts: z.optional(z.nullable(z.record(z.string(), z.number()))),
  failure_reason: said,
  failure_message: said,
  share_url: said,
})
export type LeadScan = z.infer<typeof LeadScan>

/** One part of the number: what it is, how many points, and who says so. */
export const OpportunityPart = z.object({
  key: z.string(),
  points: z.number(),
  basis: z.enum(['listing', 'website', 'scan', 'you']),
})
export type OpportunityPart = z.infer<typeof OpportunityPart>

/** From 0 to 100. `is_least`: not all of it is known yet. */
export const Opportunity = z.object({ points: z.number(), is_least: z.boolean(), parts: z.array(OpportunityPart) })
export type Opportunity = z.infer<typeof Opportunity>

/** A saved lead as it stands in lists. What is not there is left out. */
export const Lead = z.object({
  id: Id,
  workspace_id: z.optional(Id),
  name: z.string(),
  status: z.optional(z.string()),
  lost_reason: said,
  category: said,
  website: said,
  /** The registrable name of the website. */
  host: said,
  phone: said,
  email: said,
  city: said,
  country: said,
  opportunity: number,
  opportunity_is_least: z.optional(z.boolean()),
  /** In the smallest unit of its currency. */
  value_minor: number,
  value_currency: said,
  value_period: said,
  next_step: said,
  next_step_at: time,
  next_step_has_time: z.optional(z.boolean()),
  tags: z._default(z.array(z.string()), []),
  notes: said,
  scan: z.optional(z.nullable(LeadScan)),
  /** The workspace that was made of it. */
  client_workspace_id: z.optional(z.nullable(Id)),
  do_not_contact: z.optional(z.boolean()),
  last_contact_at: time,
  last_reply_at: time,
  archived_at: time,
  created_at: Timestamp,
  /** Sent back with a change, it makes sure that nobody else changed it meanwhile. */
  updated_at: time,
})
export type Lead = z.infer<typeof Lead>

/**
 * Ten thousand of them are one answer: the address of a site says its name, and of its scan there is the outcome. What is
 * not said: a stage that is new, no tags, a scan that is completed, an opportunity that is the least it can be.
 */
export const SavedLead = z.extend(Lead, {
  tags: z.optional(z.array(z.string())),
  scan: z.optional(z.nullable(z.partial(z.pick(LeadScan, { status: true, score: true, grade: true })))),
})
export type SavedLead = z.infer<typeof SavedLead>

export const LeadFact = z.object({
  id: Id,
  key: z.enum(FACT_KEYS),
  /** A text, a number, or an address in its parts. */
  value: z.unknown(),
  source: FactSource,
  source_url: said,
  seen_at: Timestamp,
  /** When its source wants it gone. */
  expires_at: time,
  /** The one that is shown. */
  is_shown: z.boolean(),
})
export type LeadFact = z.infer<typeof LeadFact>

/** Others are written by what happens. */
export const NOTE_KINDS = ['note', 'call', 'mail', 'meeting', 'reply'] as const

export const LeadNote = z.object({
  id: Id,
  kind: z.enum([...NOTE_KINDS, 'system']),
  text: z.string(),
  at: Timestamp,
})
export type LeadNote = z.infer<typeof LeadNote>

export const OUTREACH_CHANNELS = ['mail', 'call', 'letter'] as const
export const OUTREACH_TONES = ['plain', 'warm', 'short'] as const
export const OUTREACH_LANGUAGES = ['en', 'de', 'es', 'ar'] as const
/** Why one may write at all. */
export const OUTREACH_BASES = ['none', 'consent', 'replied', 'customer', 'opt_out_rule'] as const

/** A finding that a text tells, with when it was seen. */
export const OutreachFact = z.object({ check: z.string(), rule: z.string(), at: z.string(), seen_at: Timestamp })

export const LeadOutreach = z.object({
  id: Id,
  channel: z.enum(OUTREACH_CHANNELS),
  tone: z.enum(OUTREACH_TONES),
  language: z.enum(OUTREACH_LANGUAGES),
  subject: z.string(),
  body: z.string(),
  facts: z.array(OutreachFact),
  basis: z.enum(OUTREACH_BASES),
  sent_at: time,
  created_at: Timestamp,
})
export type LeadOutreach = z.infer<typeof LeadOutreach>

/** A page for somebody without an account. Its address is told once, when it is made. */
export const LeadShare = z.object({
  id: Id,
  url: said,
  language: z.string(),
  views: z.number(),
  last_view_at: time,
  expires_at: Timestamp,
  created_at: Timestamp,
})
export type LeadShare = z.infer<typeof LeadShare>

/** One lead with everything that is known of it. */
export const WholeLead = z.object({
  ...Lead.shape,
  parts: z.array(OpportunityPart),
  facts: z.array(LeadFact),
  note_list: z.array(LeadNote),
  outreach: z.array(LeadOutreach),
  shares: z.array(LeadShare),
  /** What may be the same business. */
  alike: z.array(z.object({ id: Id, name: z.string(), created_at: Timestamp })),
})
export type WholeLead = z.infer<typeof WholeLead>
