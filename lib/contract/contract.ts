import * as z from 'zod/mini'
import { broken } from './broken'
import { Day, Email, Id, line, Message, prose, text, Timestamp } from './common'
import { del, get, post } from './endpoint'

const TOOLS = { auth: 'user', gate: 'agencyTools', beyond: true } as const
const ONE = { ...TOOLS, in: { contract: ':contract' } } as const

export const CONTRACT_TYPES = [
  'authorisation',
  'care_plan',
  'audit',
  'retainer',
  'website',
  'nda',
  'data_processing',
  'own',
] as const
export type ContractType = (typeof CONTRACT_TYPES)[number]

export const CONTRACT_STATUSES = ['draft', 'sent', 'viewed', 'signed', 'declined', 'expired', 'void'] as const
export type ContractStatus = (typeof CONTRACT_STATUSES)[number]

export const CONTRACT_LANGUAGES = ['en', 'de', 'es', 'ar'] as const

/** What a document is made of, as it is shown, printed, hashed and signed. */
export const ContractBlock = z.object({
  kind: z.enum(['title', 'intro', 'heading', 'text', 'targets']),
  text: z.string(),
  /** What may be scanned, and how and when it was verified. */
  rows: z.optional(z.array(z.tuple([z.string(), z.string()]))),
})
export type ContractBlock = z.infer<typeof ContractBlock>

/** Integer minor units. */
const Money = z.object({
  minor: z.int().check(z.minimum(1, broken('odd_amount')), z.maximum(100_000_000_000, broken('odd_amount'))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, broken('not_valid'))),
  period: z.optional(z.enum(['once', 'month', 'year'])),
})
export type ContractMoney = z.infer<typeof Money>

const Clause = z.object({
  key: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/, broken('not_valid'))),
  on: z.boolean(),
  /** Other words than ours; of a clause of one's own, all of them, with its title in the first line. */
  text: z.optional(prose(4000)),
})
export type ContractClause = z.infer<typeof Clause>

const Signer = z.object({ name: line(120), email: z.union([z.literal(''), Email]), role: line(120) })

export const ContractAsset = z.object({
  id: Id,
  value: z.string(),
  method: z.enum(['dns', 'file', 'meta']),
  seen_at: Timestamp,
  /** It is not verified any more. */
  lost: z.optional(z.boolean()),
})
export type ContractAsset = z.infer<typeof ContractAsset>

export const Contract = z.object({
  id: Id,
  /** Null: the workspace is gone. */
  workspace_id: z.nullable(Id),
  type: z.enum(CONTRACT_TYPES),
  title: z.string(),
  language: z.enum(CONTRACT_LANGUAGES),
  number: z.nullable(z.string()),
  status: z.enum(CONTRACT_STATUSES),
  version: z.number(),
  values: z.record(z.string(), z.string()),
  /** The names of the fields that are still empty. */
  blanks: z.array(z.string()),
  clauses: z.array(Clause),
  assets: z.array(ContractAsset),
  value: z.optional(z.nullable(Money)),
  starts_on: z.optional(z.nullable(z.string())),
  ends_on: z.optional(z.nullable(z.string())),
  expires_at: z.optional(z.nullable(Timestamp)),
  signer: z.optional(z.nullable(z.object({ name: z.string(), email: z.string(), role: z.string() }))),
  decline_reason: z.optional(z.nullable(z.string())),
  /** Of the PDF that is kept: the signed one, else the one that was sent. */
  sha256: z.optional(z.nullable(z.string())),
  link: z.optional(z.nullable(z.object({ url: z.string(), views: z.number(), expires_at: Timestamp }))),
  sent_at: z.optional(z.nullable(Timestamp)),
  signed_at: z.optional(z.nullable(Timestamp)),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type Contract = z.infer<typeof Contract>

const day = z.optional(z.nullable(Day('not_valid')))

/** A contract without what the server works out. */
export const NewContract = z.object({
  /** With it, this contract is changed. */
  id: z.optional(Id),
  /** Of the contract as it was when it was changed: another one than the present is a conflict. */
  updated_at: z.optional(Timestamp),
  workspace_id: Id,
  type: z.enum(CONTRACT_TYPES),
  title: text(150, 'title_missing'),
  language: z.enum(CONTRACT_LANGUAGES),
  values: z.record(z.string().check(z.regex(/^[a-z_]{1,40}$/, broken('not_valid'))), prose(8000)),
  clauses: z.array(Clause).check(z.maxLength(40, broken('too_many_entered', { count: 40 }))),
  /** Ids of assets of the workspace. */
  assets: z.optional(z.array(Id).check(z.maxLength(200, broken('too_many_entered', { count: 200 })))),
  value: z.optional(z.nullable(Money)),
  starts_on: day,
  ends_on: day,
  signer: z.optional(z.nullable(Signer)),
})
export type NewContract = z.infer<typeof NewContract>

const One = z.object({ contract: Contract })

const days = z
  .int()
  .check(
    z.minimum(1, broken('odd_days', { least: 1, most: 90 })),
    z.maximum(90, broken('odd_days', { least: 1, most: 90 })),
  )

const ContractEvent = z.object({
  kind: z.enum([
    'sent',
    'viewed',
    'code_sent',
    'code_wrong',
    'code_ok',
    'signed',
    'declined',
    'reminded',
    'expired',
    'voided',
    'changed',
  ]),
  at: Timestamp,
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  version: z.nullable(z.number()),
  hash: z.string(),
})
export type ContractEvent = z.infer<typeof ContractEvent>

export const contractApi = {
  /** All of the account, the one changed last first. */
  list: get('/api/contracts', { ...TOOLS, in: 'account', reply: z.object({ contracts: z.array(Contract) }) }),
  /** A new draft, or a change; a change of what was sent makes the next version and closes its link. */
  save: post('/api/contracts', {
    ...TOOLS,
    in: { workspace: 'body.workspace_id', contract: 'body.id?' },
    body: NewContract,
    reply: One,
  }),
  /** Freezes the text and what was verified, and mails the link to whoever signs. */
  send: post('/api/contracts/:contract/send', {
    ...ONE,
    body: z.object({
      updated_at: z.optional(Timestamp),
      days: z.optional(days),
      message: z.optional(prose(1000)),
    }),
    reply: One,
  }),
  void: post('/api/contracts/:contract/void', { ...ONE, reply: One }),
  /** A draft that was never sent. */
  remove: del('/api/contracts/:contract', { ...ONE, reply: Message }),
  /** The signed one, else the one that was sent, else the draft as it is. */
  pdf: get('/api/contracts/:contract/pdf', { ...ONE, reply: 'file' }),
  events: get('/api/contracts/:contract/events', {
    ...ONE,
    reply: z.object({
      events: z.array(ContractEvent),
      /** Each event holds the hash of the one before, and none was changed. */
      is_whole: z.boolean(),
      versions: z.array(
        z.object({ version: z.number(), at: Timestamp, sha256: z.string(), body: z.array(ContractBlock) }),
      ),
      /** By which a PDF is recognised. */
      files: z.array(
        z.object({ version: z.number(), kind: z.enum(['sent', 'signed']), sha256: z.string(), at: Timestamp }),
      ),
    }),
  }),
}
