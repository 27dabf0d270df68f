import * as z from 'zod/mini'
import { BrandingChange } from './branding-change'
import { broken } from './broken'
import { Email, Id, Message, NewPassword, prose, text, Timestamp } from './common'
import { del, get, post } from './endpoint'

const Count = z.optional(z.nullable(z.number()))
const Time = z.optional(z.nullable(Timestamp))

/** Numbers of an account and never what was found in it. */
export const ResellerAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.optional(z.nullable(z.string())),
  plan: z.string(),
  /** `active`, `suspended` or `pending`: invited, and nobody has chosen a password yet. */
  status: z.string(),
  created_at: z.optional(Timestamp),
  /** When its plan ends or has ended. */
  expires_at: Time,
  last_login_at: Time,
  invited_at: Time,
  suspended_reason: z.optional(z.nullable(z.string())),
  notes: z.optional(z.nullable(z.string())),
  workspaces_count: Count,
  assets_count: Count,
  scans_count: Count,
  scans_30d: Count,
  /** Of its worst site. */
  score: Count,
  grade: z.optional(z.nullable(z.string())),
  /** The brand of its own that it was given. */
  brand: z.optional(z.nullable(z.object({ company_name: z.optional(z.nullable(z.string())) }))),
  findings: z.optional(z.nullable(z.object({ critical: z.optional(z.number()), high: z.optional(z.number()) }))),
})
export type ResellerAccount = z.infer<typeof ResellerAccount>

const NOTES = 2_000
const MAX_ROWS = 500

export const NewResellerAccount = z.object({
  name: text(100, 'name_missing'),
  email: Email,
  company: z.optional(z.nullable(text(100, 'company_missing'))),
  plan: text(40, 'plan_missing'),
  password: z.optional(NewPassword),
  /** A day, at whose end it ends, or a moment. */
  expires_at: Time,
  /** A mail with a link to choose a password; without it, and without a password, one is made and answered once. */
  invite: z.optional(z.boolean()),
  /** Never shown to the account. */
  notes: z.optional(z.nullable(prose(NOTES))),
  /** A brand of its own, in the place of the reseller's. */
  brand: z.optional(
    z.nullable(
      z.pick(BrandingChange, {
        company_name: true,
        primary: true,
        accent: true,
        login_text: true,
        report_footer: true,
        support_email: true,
      }),
    ),
  ),
})
export type NewResellerAccount = z.infer<typeof NewResellerAccount>

/** As it stands in a file: a line that is wrong is answered with what is wrong, beside those that are not. */
const ImportRow = z.object({
  line: z.number(),
  name: z.string(),
  email: z.string(),
  company: z.optional(z.nullable(z.string())),
  plan: z.string(),
  expires_at: z.optional(z.nullable(z.string())),
})
export type ImportRow = z.infer<typeof ImportRow>

const ImportResult = z.object({
  line: z.number(),
  /** `exists`: an account of this reseller already. */
  outcome: z.enum(['ok', 'refused', 'exists']),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type ImportResult = z.infer<typeof ImportResult>

const One = z.object({ account: ResellerAccount })

const LICENSE = { auth: 'user', gate: 'reseller' } as const
const WORKSPACE = { ...LICENSE, in: { workspace: ':workspace' } } as const
const ACCOUNT = { ...LICENSE, in: { resellerAccount: ':id' } } as const

export const resellerApi = {
  /** All accounts of the reseller, whichever of its workspaces is named. */
  list: get('/api/reseller/:workspace/accounts', {
    ...WORKSPACE,
    reply: z.object({
      data: z.object({
        resellerAccounts: z.array(ResellerAccount),
        stats: z.record(z.string(), z.nullable(z.number())),
      }),
    }),
  }),
  create: post('/api/reseller/:workspace/account', {
    ...WORKSPACE,
    limit: 'inviteAccountByUser',
    body: NewResellerAccount,
    reply: z.object({ account: ResellerAccount, password: z.optional(z.string()) }),
  }),
  update: post('/api/reseller/account/:id/update', {
    ...ACCOUNT,
    body: z.extend(z.partial(z.omit(NewResellerAccount, { password: true, invite: true, brand: true })), {
      status: z.optional(z.enum(['active', 'suspended'])),
      /** Of a suspension: the account reads it at the sign-in. */
      reason: z.optional(z.nullable(prose(200))),
    }),
    reply: One,
  }),
  remove: del('/api/reseller/account/:id/delete', {
    ...ACCOUNT,
    /** As somebody typed it, to be sure. */
    body: z.object({ email: z.optional(z.string()) }),
    reply: Message,
  }),
  invite: post('/api/reseller/account/:id/invite', {
    ...ACCOUNT,
    limit: 'inviteAccountByUser',
    beyond: true,
    reply: One,
  }),
  import: post('/api/reseller/:workspace/import', {
    ...WORKSPACE,
    limit: 'importAccountsByUser',
    beyond: true,
    body: z.object({
      rows: z.array(ImportRow).check(z.maxLength(MAX_ROWS, broken('too_many_rows', { count: MAX_ROWS }))),
      /** Nothing is made: what would become of each line. */
      dry: z.optional(z.boolean()),
    }),
    reply: z.object({
      results: z.array(ImportResult),
      seats: z.object({ free: z.nullable(z.number()), needed: z.number() }),
    }),
  }),
  /** What was scanned in which month, of this month and those before. Months in which nothing was are left out. */
  usage: get('/api/reseller/:workspace/usage', {
    ...WORKSPACE,
    beyond: true,
    query: z.object({
      months: z._default(
        z.pipe(
          z.string().check(z.regex(/^(?:[1-9]|1\d|2[0-4])$/, broken('number_between', { least: 1, most: 24 }))),
          z.transform(Number),
        ),
        12,
      ),
    }),
    reply: z.object({
      months: z.array(z.string()),
      usage: z.array(z.object({ account_id: Id, month: z.string(), light_scans: z.number(), full_scans: z.number() })),
    }),
  }),
}
