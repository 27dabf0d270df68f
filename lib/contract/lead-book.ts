import * as z from 'zod/mini'
import { Cursor, Id, Message, page, text, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { LeadBulk, LeadChange } from './lead-input'
import { Lead, LEAD_STATUSES, LeadNote, LeadStatus, LostReason, NOTE_KINDS, WholeLead } from './lead-record'
import { GRADES } from './scan-result'
import { broken } from './broken'

const TOOLS = { auth: 'user', gate: 'agencyTools', beyond: true } as const
const IN_WORKSPACE = { ...TOOLS, in: { workspace: ':workspace' } } as const
const ONE = { ...TOOLS, in: { workspace: ':workspace', lead: ':lead' } } as const

/** What a list of leads can be sorted by; `rank` is the order of the board. */
export const LEAD_COLUMNS = ['created', 'name', 'status', 'opportunity', 'grade', 'next_step', 'value', 'rank'] as const
export type LeadColumn = (typeof LEAD_COLUMNS)[number]

export const LeadListQuery = z.object({
  limit: z.optional(
    z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1000)$/, broken('number_between', { least: 1, most: 1000 }))),
  ),
  cursor: Cursor,
  /** Words that the name, the site, the place or a tag has. */
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(LeadStatus),
  /** `none`: not scanned yet. */
  grade: z.optional(z.enum([...GRADES, 'none'])),
  tag: z.optional(z.string().check(z.maxLength(40))),
  website: z.optional(z.enum(['any', 'none', 'plain'])),
  has_email: z.optional(z.enum(['1'])),
  /** Of the next step; `waiting`: written to more than a week ago, and no answer; `leaving`: goes soon, as nobody uses it. */
  next: z.optional(z.enum(['overdue', 'planned', 'none', 'waiting', 'leaving'])),
  archived: z.optional(z.enum(['1'])),
  /** With a minus in front downwards; `-created` when it is left out. */
  sort: z.optional(z.enum([...LEAD_COLUMNS, ...LEAD_COLUMNS.map((column) => `-${column}` as const)])),
})
export type LeadListQuery = z.infer<typeof LeadListQuery>

/** What a board can be narrowed by; its columns are all stages. */
const BoardQuery = z.pick(LeadListQuery, { q: true, grade: true, tag: true, next: true })

const Sum = z.object({ currency: z.string(), minor: z.number() })

/** A column of the board over all pages: how many, and what is expected of them a month and once. */
const Stage = z.object({
  status: z.enum(LEAD_STATUSES),
  count: z.number(),
  monthly: z.array(Sum),
  once: z.array(Sum),
  overdue: z.number(),
  /** Won in the last 30 days. */
  recent: z.optional(z.number()),
})

/** Nothing is remembered of what was looked for but this. */
const PastSearch = z.object({
  id: Id,
  provider: z.string(),
  keyword: z.string(),
  location: z.string(),
  country: z.nullable(z.string()),
  radius_km: z.number(),
  found: z.number(),
  ran_at: Timestamp,
})

/** How much each part of the opportunity counts. */
const Weights = z.record(
  z.string(),
  z
    .int(broken('number_between', { least: 0, most: 60 }))
    .check(
      z.minimum(0, broken('number_between', { least: 0, most: 60 })),
      z.maximum(60, broken('number_between', { least: 0, most: 60 })),
    ),
)

/** Who writes: stands in every text to a stranger. */
const Sender = z.object({
  name: z.string().check(z.trim(), z.maxLength(100)),
  company: z.string().check(z.trim(), z.maxLength(100)),
  /** By post. */
  address: z.string().check(z.trim(), z.maxLength(300)),
  phone: z.string().check(z.trim(), z.maxLength(60)),
})

export const LeadSettings = z.object({
  weights: Weights,
  /** What the weights are when nobody has changed them. */
  default_weights: Weights,
  /** A lead that nobody touched for so many months goes. */
  retention_months: z.number(),
  sender: Sender,
})
export type LeadSettings = z.infer<typeof LeadSettings>

export const IMPORT_OUTCOMES = ['created', 'updated', 'duplicate', 'refused'] as const

const ImportLine = z.object({
  line: z.number(),
  name: z.optional(z.string()),
  outcome: z.enum(IMPORT_OUTCOMES),
  id: z.optional(Id),
  /** Why it was refused. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type ImportLine = z.infer<typeof ImportLine>

/** How long an account may keep leads that nobody touches. */
export const KEPT_MONTHS = { least: 3, most: 24 } as const

export const leadBookApi = {
  list: get('/api/leads/:workspace/list', {
    ...IN_WORKSPACE,
    page: { size: 'asked', by: 'cursor' },
    query: LeadListQuery,
    /** Of a first page: the stages, whatever stage is asked for, and what the headline says. */
    reply: z.object({
      leads: z.array(Lead),
      ...page,
      stages: z.optional(z.array(Stage)),
      overdue: z.optional(z.number()),
      waiting: z.optional(z.number()),
      /** Those that go soon, as nobody uses them: how many, and the first of them when. */
      leaving: z.optional(z.nullable(z.object({ count: z.number(), on: Timestamp }))),
      tags: z.optional(z.array(z.string())),
    }),
  }),
  /** The first thirty of every stage in one answer, and what is expected of each a month; further ones by `list`. */
  board: get('/api/leads/:workspace/board', {
    ...IN_WORKSPACE,
    query: BoardQuery,
    reply: z.object({
      columns: z.array(
        z.object({ status: z.enum(LEAD_STATUSES), leads: z.array(Lead), ...page, monthly: z.array(Sum) }),
      ),
    }),
  }),
  show: get('/api/leads/:workspace/lead/:lead', { ...ONE, reply: z.object({ lead: WholeLead }) }),
  update: post('/api/leads/:workspace/lead/:lead', { ...ONE, body: LeadChange, reply: z.object({ lead: Lead }) }),
  /** Can be taken back for an hour. */
  remove: del('/api/leads/:workspace/lead/:lead', { ...ONE, reply: Message }),
  /** Within an hour. One that is there is answered as it is. */
  restore: post('/api/leads/:workspace/lead/:lead/restore', {
    ...TOOLS,
    in: { workspace: ':workspace', removedLead: ':lead' },
    reply: z.object({ lead: Lead }),
  }),
  /** Renews those that would go soon, as nobody uses them. */
  keep: post('/api/leads/:workspace/keep', { ...IN_WORKSPACE, reply: z.object({ kept: z.number() }) }),
  /** To a stage, behind another lead of it; without `after` to its top. */
  move: post('/api/leads/:workspace/lead/:lead/move', {
    ...ONE,
    body: z.object({
      status: LeadStatus,
      after: z.optional(z.nullable(Id)),
      lost_reason: z.optional(z.nullable(LostReason)),
    }),
    reply: z.object({ lead: Lead }),
  }),
  note: post('/api/leads/:workspace/lead/:lead/note', {
    ...ONE,
    body: z.object({
      kind: z.optional(z.enum(NOTE_KINDS)),
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, broken('lead_note_missing')),
          z.maxLength(10_000, broken('too_long', { count: 10000 })),
        ),
      at: z.optional(Timestamp),
    }),
    reply: z.object({ note: LeadNote }),
  }),
  /** What the other one knows comes to this one, and the other goes. */
  merge: post('/api/leads/:workspace/lead/:lead/merge', {
    ...TOOLS,
    in: { workspace: ':workspace', lead: ':lead', otherLead: 'body.other' },
    body: z.object({ other: Id }),
    reply: z.object({ lead: WholeLead }),
  }),
  bulk: post('/api/leads/:workspace/bulk', {
    ...IN_WORKSPACE,
    body: LeadBulk,
    reply: z.object({ leads: z.array(Lead), missing: z.array(Id) }),
  }),
  /** As CSV: all, or those of the same filters as the list. */
  export: get('/api/leads/:workspace/export', { ...IN_WORKSPACE, query: LeadListQuery, reply: 'file' }),
  /**
   * A CSV file, 5 MB and 10 000 lines at most. `dry`: only says what would become of it. `mapping` as JSON: the column
   * of each field, where the names of the columns do not say it.
   */
  import: post('/api/leads/:workspace/import', {
    ...IN_WORKSPACE,
    files: ['file'],
    body: z.object({
      file: z.optional(z.unknown()),
      mapping: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
      country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, broken('country_missing'))))),
      dry: z.optional(z.union([z.boolean(), z.enum(['1', '0'])])),
    }),
    reply: z.object({
      columns: z.array(z.string()),
      /** Without a name nothing is judged: then it has to be asked for. */
      mapping: z.record(z.string(), z.string()),
      /** The first ten lines as they are in the file. */
      preview: z.array(z.array(z.string())),
      /** What the file was read as. */
      encoding: z.enum(['utf-8', 'windows-1252']),
      total: z.number(),
      counts: z.object({ created: z.number(), updated: z.number(), duplicate: z.number(), refused: z.number() }),
      results: z.array(ImportLine),
    }),
  }),
  /** The last ten, each once. */
  searches: get('/api/leads/searches', { ...TOOLS, in: 'account', reply: z.object({ searches: z.array(PastSearch) }) }),
  settings: get('/api/leads/settings', { ...TOOLS, in: 'account', reply: z.object({ settings: LeadSettings }) }),
  /** What is left out stays. Other weights count for all leads at once; null: as at first. */
  saveSettings: post('/api/leads/settings', {
    ...TOOLS,
    in: 'account',
    body: z.object({
      weights: z.optional(z.nullable(Weights)),
      retention_months: z.optional(
        z
          .int(broken('odd_months', KEPT_MONTHS))
          .check(
            z.minimum(KEPT_MONTHS.least, broken('odd_months', KEPT_MONTHS)),
            z.maximum(KEPT_MONTHS.most, broken('odd_months', KEPT_MONTHS)),
          ),
      ),
      sender: z.optional(z.partial(Sender)),
    }),
    reply: z.object({ settings: LeadSettings }),
  }),
  /** What is kept of a person or a business, by an address, a number or a site, for whoever asks for it. */
  findPerson: post('/api/leads/person', {
    ...TOOLS,
    in: 'account',
    reads: true,
    body: z.object({ value: text(300, 'person_missing') }),
    reply: z.object({
      leads: z.array(WholeLead),
      /** How often they left something in a widget or in a form of a website. */
      visits: z._default(z.number(), 0),
      /** Since when it stands on the list. */
      listed_at: z.nullable(Timestamp),
      /** The same in words, to be sent. */
      text: z.string(),
    }),
  }),
  /** Deletes all of that for good, and puts it on the list. */
  forgetPerson: post('/api/leads/person/forget', {
    ...TOOLS,
    in: 'account',
    body: z.object({ value: text(300, 'person_missing') }),
    reply: z.object({ removed: z.number() }),
  }),
}
