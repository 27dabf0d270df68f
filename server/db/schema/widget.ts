import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { WidgetConfiguration, WidgetLeadStatus } from '@/lib/contract/widget'
import { at, created, id } from './columns'
import { leadScans } from './lead-scan'
import { leads } from './lead-book'
import { siteForms } from './website'
import { workspaces } from './workspace'

/** A text that visitors agreed to before it was changed, and when that was. */
export type EarlierConsent = { version: number; text: string; until: string }

/** A page that the widget was seen on. */
export type SeenAt = { host: string; path: string; at: string }

/** The web widget of a workspace: what it looks like, and the terms on which strangers use it. */
export const widgets = pgTable('widgets', {
  workspace_id: uuid()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** Stands in pages: no secret. */
  key: text().notNull().unique(),
  /** Goes on for a day after it was renewed. */
  old_key: text().unique(),
  old_key_until: at(),
  configuration: jsonb().$type<WidgetConfiguration>().notNull(),
  /** Empty: the words of the visitor's language. */
  consent_text: text().notNull().default(''),
  consent_version: integer().notNull().default(1),
  /** The newest first. */
  earlier_consents: jsonb().$type<EarlierConsent[]>().notNull().default([]),
  privacy_url: text(),
  /** Empty: any. */
  allowed_hosts: jsonb().$type<string[]>().notNull().default([]),
  /** Null: as the page of the visitor has it. */
  language: text(),
  retention_months: integer().notNull().default(24),
  /** Wanted; whether it is done also depends on the page and the address below. */
  mails_result: boolean().notNull().default(false),
  /** Who gets the answers to mails to visitors. Null: the account's own address. */
  reply_to: text(),
  /** Of the link that whoever has that address was sent. */
  reply_hash: text().unique(),
  reply_asked_at: at(),
  reply_confirmed_at: at(),
  /** The newest first. */
  seen: jsonb().$type<SeenAt[]>().notNull().default([]),
  checks: integer().notNull().default(0),
  /** How many checks there were on a day of UTC, for a month. */
  days: jsonb().$type<Record<string, number>>().notNull().default({}),
  created_at: created(),
  updated_at: created(),
})

/** Who left an address in the widget, and what they agreed to in which words. No address of a computer. */
export const widgetLeads = pgTable(
  'widget_leads',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    lead_scan_id: uuid().references(() => leadScans.id, { onDelete: 'set null' }),
    /** Left by a form of a website instead of the widget. */
    site_form_id: uuid().references(() => siteForms.id, { onDelete: 'cascade' }),
    website: text(),
    host: text(),
    email: text().notNull(),
    email_norm: text().notNull(),
    name: text(),
    phone: text(),
    message: text(),
    /** Without what stands behind the path. */
    page_url: text(),
    /** Where they came from: an origin only. */
    referrer: text(),
    utm: jsonb().$type<Record<string, string>>().notNull().default({}),
    consent_text: text().notNull(),
    consent_version: integer().notNull(),
    consent_at: created(),
    /** Of what they read and agreed to. */
    language: text(),
    status: text().$type<WidgetLeadStatus>().notNull().default('new'),
    tags: jsonb().$type<string[]>().notNull().default([]),
    spam: smallint().notNull().default(0),
    mailed_at: at(),
    unsubscribed_at: at(),
    /** What it was made into. */
    lead_id: uuid().references(() => leads.id, { onDelete: 'set null' }),
    client_workspace_id: uuid().references(() => workspaces.id, { onDelete: 'set null' }),
    /** For an hour it can be taken back. */
    removed_at: at(),
    created_at: created(),
  },
  (table) => [
    index().on(table.workspace_id, table.created_at.desc()),
    index().on(table.workspace_id, table.email_norm),
    index().on(table.lead_scan_id),
    index().on(table.site_form_id),
    index().on(table.lead_id),
    index().on(table.client_workspace_id),
    index('widget_leads_removed').on(table.removed_at).where(sql`removed_at is not null`),
  ],
)
