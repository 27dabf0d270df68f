import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get } from './endpoint'
import { LEAD_STATUSES } from './lead-record'
import { PaySums } from './pay-sums'
import { Grade } from './scan-result'

const Sum = z.object({ currency: z.string(), minor: z.number() })

/** What a client pays for: of a signed contract in force, else of an invoice that repeats. */
const Plan = z.object({
  label: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  period: z.enum(['once', 'month', 'year']),
})
export type ClientPlan = z.infer<typeof Plan>

const Next = z.object({
  kind: z.enum(['scan', 'contract_ends', 'invoice', 'payment', 'signature']),
  /** A day; null where it waits for somebody. */
  on: z.nullable(z.string()),
})
export type ClientNext = z.infer<typeof Next>

/** A workspace, as its agency sees it. */
const Client = z.object({
  workspace_id: Id,
  name: z.string(),
  client_name: z.nullable(z.string()),
  color: z.nullable(z.string()),
  created_at: Timestamp,
  /** The agency's own: the default workspace, which belongs to no client. */
  is_own: z.boolean(),
  sites: z.number(),
  /** The only one, or the worst. */
  site: z.nullable(z.string()),
  /** Of its worst site. */
  score: z.nullable(z.number()),
  grade: z.nullable(Grade),
  critical: z.number(),
  high: z.number(),
  /** Null: nothing is watched; unknown: what is seen last says nothing about now. */
  monitor: z.nullable(z.enum(['up', 'down', 'unknown'])),
  down_since: z.nullable(Timestamp),
  last_scan_at: z.nullable(Timestamp),
  plan: z.optional(z.nullable(Plan)),
  /** What is due next: a scan, the end of a contract, an invoice to write, one to be paid, a signature. */
  next: z.optional(z.nullable(Next)),
})
export type AgencyClient = z.infer<typeof Client>

const ATTENTION_KINDS = [
  'critical',
  'down',
  'overdue_high',
  'certificate',
  'high',
  'invoice_overdue',
  'next_step',
  'proof_lost',
  'failed',
  'never',
  'unverified',
  'contract_unopened',
  'contract_ends',
  'leads_leaving',
] as const

const Attention = z.object({
  /** The same as long as it is the same thing. */
  id: Id,
  kind: z.enum(ATTENTION_KINDS),
  group: z.enum(['security', 'money', 'sales']),
  rank: z.number(),
  workspace_id: z.optional(z.nullable(Id)),
  lead_id: z.optional(z.nullable(Id)),
  asset_id: z.optional(z.nullable(Id)),
  /** The client or the lead. */
  name: z.string(),
  /** What a finding is called in English, the next step of a lead: what it is about, in its own words; or how many. */
  detail: z.nullable(z.string()),
  /** Of several things that are told as one: another text when they are others, though as many. */
  parts: z.optional(z.string()),
  /** What is still to be paid of an invoice. */
  sum: z.optional(Sum),
  /** Of a finding. */
  rule: z.optional(z.nullable(z.string())),
  /** Where it is. */
  site: z.optional(z.nullable(z.string())),
  /** What its people call it. */
  site_name: z.optional(z.nullable(z.string())),
  /** Since when it is so; of a certificate, until when it is valid. */
  at: z.nullable(Timestamp),
  /** A page of the app. */
  href: z.string(),
})
export type AgencyAttention = z.infer<typeof Attention>

export const agencyApi = {
  /** All clients and the agency's own sites at once, worst first. A block that the caller's plans do not open is null. */
  overview: get('/api/agency/overview', {
    auth: 'user',
    gate: 'agencyHome',
    in: 'account',
    beyond: true,
    reply: z.object({
      clients: z.array(
        z.extend(Client, {
          /** How much of its security needs attention, told or not: what is urgent, and what is only to be set up. */
          needs: z.object({ urgent: z.number(), to_set_up: z.number() }),
        }),
      ),
      /** Of the clients. */
      average_score: z.nullable(z.number()),
      /** By how much it is higher than 30 days ago, of those that had a score then. Null where none had. */
      average_change: z.optional(z.nullable(z.number())),
      /** The most urgent first, of each kind no more than 50. */
      attention: z.array(Attention),
      /** How many of each kind there are, told or not. */
      attention_counts: z.partialRecord(z.enum(ATTENTION_KINDS), z.number()),
      /** How many there are. */
      attention_total: z.number(),
      pipeline: z.nullable(
        z.array(
          z.object({
            status: z.enum(LEAD_STATUSES),
            count: z.number(),
            this_week: z.number(),
            monthly: z.array(Sum),
            /** Contacted longer than a week ago without an answer; replied without a next step. */
            waiting: z.number(),
          }),
        ),
      ),
      new_leads: z.nullable(
        z.object({
          this_week: z.number(),
          last_week: z.number(),
          days: z.array(z.object({ date: z.string(), count: z.number() })),
        }),
      ),
      next_steps: z.nullable(
        z.array(
          z.object({
            lead_id: Id,
            workspace_id: Id,
            name: z.string(),
            next_step: z.string(),
            at: Timestamp,
            has_time: z.boolean(),
          }),
        ),
      ),
      /** Of all leads, how many next steps are overdue. */
      next_steps_due: z.nullable(z.number()),
      /** What was done of the first month, with how often. */
      steps: z.object({
        brand: z.boolean(),
        search: z.number(),
        scan: z.number(),
        outreach: z.number(),
        signed: z.number(),
        authorised: z.number(),
        report: z.number(),
      }),
      /** Of the accounts that a reseller has made. */
      accounts: z.optional(
        z.nullable(
          z.object({
            total: z.number(),
            /** Null: as many as one likes. */
            seats: z.nullable(z.number()),
            attention: z.number(),
            average_score: z.nullable(z.number()),
            expired: z.number(),
            expiring_30d: z.number(),
            scans_30d: z.number(),
          }),
        ),
      ),
      /** One for each currency; currencies are never added. */
      money: z.nullable(z.array(PaySums)),
      /** Contracts that wait for a signature; of these how many nobody has opened, and how many were signed in 30 days. */
      signatures: z.nullable(z.object({ waiting: z.number(), unopened: z.number(), signed: z.number() })),
    }),
  }),
}
