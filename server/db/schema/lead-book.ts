import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FactKey, FactSource, LeadStatus, LostReason, OpportunityPart } from '@/lib/contract/lead-record'
import { users } from './account'
import { at, belongsTo, created, id } from './columns'
import { contracts } from './contract'
import { leadScans } from './lead-scan'
import { workspaces } from './workspace'

/**
 * Businesses that an agency may write to. What is known of one stands in `lead_facts`; its name, addresses and numbers
 * are here for lists, and made anew from those rows.
 */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    workspace_id: belongsTo(() => workspaces.id),
    /** Empty: nobody says so any more. */
    name: text().notNull().default(''),
    /** The name without accents, signs and legal forms, to compare. */
    name_key: text().notNull().default(''),
    category: text(),
    website: text(),
    /** The registrable name of the website; none for a page at a site builder or a social network. */
    host: text(),
    phone: text(),
    phone_e164: text(),
    email: text(),
    email_norm: text(),
    city: text(),
    country: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Who it is at its source: `google:ChIJ…`, `osm:node/1`. */
    place_key: text(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    lost_reason: text().$type<LostReason>(),
    opportunity: smallint().notNull().default(0),
    opportunity_is_least: boolean().notNull().default(true),
    opportunity_parts: jsonb().$type<OpportunityPart[]>().notNull().default([]),
    /** In the smallest unit of its currency. */
    value_minor: bigint({ mode: 'number' }),
    value_currency: text(),
    value_period: text().$type<'once' | 'month' | 'year'>(),
    next_step: text(),
    next_step_at: at(),
    next_step_has_time: boolean().notNull().default(false),
    tags: text().array().notNull().default([]),
    notes: text(),
    last_contact_at: at(),
    last_reply_at: at(),
    /** The workspace that was made of it. */
    client_workspace_id: uuid().references(() => workspaces.id, { onDelete: 'set null' }),
    lead_scan_id: uuid().references(() => leadScans.id, { onDelete: 'set null' }),
    /** Its place in its column of the board: compared byte by byte. */
    rank: text().notNull().default('m'),
    /** When it came to its stage. */
    status_at: created(),
    /** When somebody last did something with it: what nobody touches goes one day. */
    touched_at: created(),
    /** When its owner was told that it goes soon. Whatever was done with it since has taken that back. */
    notice_at: at(),
    archived_at: at(),
    /** Can be taken back for an hour. */
    removed_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    uniqueIndex('leads_place').on(table.user_id, table.place_key).where(sql`removed_at is null`),
    uniqueIndex('leads_host').on(table.user_id, table.host).where(sql`host is not null and removed_at is null`),
    index('leads_board').on(table.workspace_id, table.status, sql`rank collate "C"`, table.id),
    index('leads_new').on(table.user_id, table.created_at),
    index('leads_newest').on(table.workspace_id, table.created_at, table.id),
    index('leads_changed').on(table.workspace_id, table.updated_at),
    index().on(table.user_id, table.email_norm),
    index().on(table.user_id, table.phone_e164),
    index().on(table.user_id, table.name_key),
    index().on(table.user_id, table.next_step_at),
    index().on(table.client_workspace_id),
    index().on(table.lead_scan_id),
    index().on(table.touched_at),
    index('leads_removed').on(table.removed_at).where(sql`removed_at is not null`),
  ],
)

/** What is known of a lead: who says so, and since when. */
export const leadFacts = pgTable(
  'lead_facts',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    lead_id: belongsTo(() => leads.id),
    key: text().$type<FactKey>().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    source: text().$type<FactSource>().notNull(),
    source_url: text(),
    seen_at: created(),
    /** When its source wants it gone. */
    expires_at: at(),
    /** Shown whatever others say. */
    is_chosen: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('lead_facts_once').on(table.lead_id, table.key, table.source, sql`md5(value::text)`),
    index('lead_facts_ending').on(table.expires_at).where(sql`expires_at is not null`),
    index().on(table.user_id),
  ],
)

export const leadNotes = pgTable(
  'lead_notes',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    lead_id: belongsTo(() => leads.id),
    kind: text().$type<'note' | 'call' | 'mail' | 'meeting' | 'reply' | 'system'>().notNull(),
    text: text().notNull(),
    at: created(),
    created_at: created(),
  },
  (table) => [index().on(table.lead_id, table.at), index().on(table.user_id)],
)

/** Texts that were sent, by hand: the product itself sends none. */
export const leadOutreach = pgTable(
  'lead_outreach',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    lead_id: belongsTo(() => leads.id),
    channel: text().$type<'mail' | 'call' | 'letter'>().notNull(),
    tone: text().$type<'plain' | 'warm' | 'short'>().notNull(),
    language: text().$type<'en' | 'de' | 'es' | 'ar'>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    facts: jsonb().$type<{ check: string; rule: string; at: string; seen_at: string }[]>().notNull().default([]),
    basis: text().$type<'none' | 'consent' | 'replied' | 'customer' | 'opt_out_rule'>().notNull().default('none'),
    sent_at: at(),
    created_at: created(),
  },
  (table) => [index().on(table.lead_id, table.created_at), index().on(table.user_id)],
)

/** Who asked not to be contacted. It outlives the lead, and knows the address by a keyed hash alone. */
export const doNotContact = pgTable(
  'do_not_contact',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    kind: text().$type<'email' | 'domain' | 'phone' | 'host'>().notNull(),
    hash: text().notNull(),
    /** Its beginning and its end, for whoever has to recognise it. */
    shown: text().notNull(),
    reason: text(),
    source: text().$type<'you' | 'reply' | 'link' | 'import'>().notNull(),
    at: created(),
  },
  (table) => [uniqueIndex().on(table.user_id, table.kind, table.hash)],
)

/** Links for somebody without an account. The token itself is never stored, only its SHA-256. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    kind: text().$type<'lead_report' | 'opt_out' | 'contract'>().notNull(),
    /** What it opens: a lead, or a contract. */
    lead_id: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    contract_id: uuid().references(() => contracts.id, { onDelete: 'cascade' }),
    lead_scan_id: uuid().references(() => leadScans.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    language: text().notNull().default('en'),
    views: integer().notNull().default(0),
    last_view_at: at(),
    expires_at: at().notNull(),
    revoked_at: at(),
    created_at: created(),
  },
  (table) => [
    index().on(table.lead_id),
    index().on(table.contract_id),
    index().on(table.user_id),
    index().on(table.expires_at),
  ],
)

/** How an account works with leads. What is not set is as at first. */
export const leadSettings = pgTable('lead_settings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weights: jsonb().$type<Record<string, number>>().notNull().default({}),
  retention_months: smallint().notNull().default(12),
  sender: jsonb().$type<{ name?: string; company?: string; address?: string; phone?: string }>().notNull().default({}),
})
