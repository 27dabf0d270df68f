import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WpFlaw, WpHistoryKind, WpTrouble } from '@/lib/contract/wordpress'
import type { WpStatus } from '@/lib/contract/wordpress-list'
import type { WpReport } from '@/lib/contract/wordpress-report'
import type { WpSummary } from '@/lib/domain/wordpress'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

/** Sites that run WordPress, and what our plugin there says of them. */
export const wpSites = pgTable(
  'wp_sites',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** Without www, with a port that is not the usual one. */
    host: text().notNull(),
    /** Without a slash at the end. */
    path: text().notNull().default(''),
    status: text().$type<WpStatus>().notNull().default('pending'),
    /** Of the code it may be paired with, until then. */
    code_hash: text().unique(),
    code_expires_at: at(),
    code_tries: integer().notNull().default(0),
    /** Ed25519, base64: what its reports are signed with. */
    public_key: text(),
    /** Where its REST interface is. */
    rest_url: text(),
    /** The last report, and what follows from it. */
    facts: jsonb().$type<WpReport>(),
    /** Null: there was no list to judge by. */
    flaws: jsonb().$type<WpFlaw[]>(),
    /** The little of both that a list shows. */
    summary: jsonb().$type<WpSummary>(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    paused_at: at(),
    paired_at: at(),
    last_seen_at: at(),
    /** When the site was asked for a report last, and how often in a row in vain. */
    last_ping_at: at(),
    misses: integer().notNull().default(0),
    silent_since: at(),
    last_error: jsonb().$type<WpTrouble>(),
    /** Where a copy reports from, and the address of one that is not to be told again. */
    copy_url: text(),
    copy_ignored: text(),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('wp_sites_place').on(table.workspace_id, table.host, table.path),
    index().on(table.host),
    index('wp_sites_awaited').on(table.last_seen_at).where(sql`status in ('connected', 'unreachable', 'error')`),
  ],
)

/** Numbers that a report was signed with: none of them counts twice. For ten minutes. */
export const wpOnce = pgTable(
  'wp_once',
  {
    site_id: uuid()
      .notNull()
      .references(() => wpSites.id, { onDelete: 'cascade' }),
    once: text().notNull(),
    at: created(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.once] }), index().on(table.at)],
)

/** What somebody decided not to harden. */
export const wpHardening = pgTable(
  'wp_hardening',
  {
    site_id: uuid()
      .notNull()
      .references(() => wpSites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    note: text().notNull(),
    until: date({ mode: 'string' }),
    by: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: created(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.key] }), index().on(table.by)],
)

/** What happened to a site. For 400 days. */
export const wpHistory = pgTable(
  'wp_history',
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => wpSites.id, { onDelete: 'cascade' }),
    at: created(),
    kind: text().$type<WpHistoryKind>().notNull(),
    /** In English. */
    text: text().notNull(),
    data: jsonb().$type<Record<string, string | null>>().notNull().default({}),
  },
  (table) => [index().on(table.site_id, table.at), index().on(table.at)],
)
