import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import type { WorkspaceSettings } from '@/lib/contract/workspace'

const id = () => uuid().primaryKey().defaultRandom()
const at = () => timestamp({ withTimezone: true, mode: 'date' })
const created = () => at().notNull().defaultNow()

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  role: text().notNull().default('member'),
  password_hash: text().notNull(),
  company: text(),
  phone: text(),
  timezone: text(),
  locale: text(),
  /** How often each capped feature was used: `{ widget_customization: 2 }`. */
  usage: jsonb().$type<Record<string, number>>().notNull().default({}),
  created_at: created(),
  updated_at: created(),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    status: text().notNull().default('active'),
    addons: jsonb().$type<{ name: string; status: string }[]>().notNull().default([]),
    renews_at: at(),
    created_at: created(),
  },
  (table) => [index().on(table.user_id)],
)

/** Sign-ins. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_agent: text(),
    ip: text(),
    /** Kept for 14 days, otherwise ended after 12 idle hours. */
    remember: boolean().notNull().default(false),
    created_at: created(),
    last_used_at: created(),
    expires_at: at().notNull(),
  },
  (table) => [index().on(table.user_id)],
)

/** Single use, stored as SHA-256, gone with the next request or the next password. */
export const passwordResets = pgTable('password_resets', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique(),
  expires_at: at().notNull(),
  created_at: created(),
})

export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    client_name: text(),
    color: text(),
    is_default: boolean().notNull().default(false),
    settings: jsonb().$type<Partial<WorkspaceSettings>>().notNull().default({}),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [uniqueIndex().on(table.user_id, table.name)],
)

export const assets = pgTable(
  'assets',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    type: text().$type<'domain' | 'url' | 'ip'>().notNull(),
    /** Normalised: lower-case host, punycode, no trailing slash. */
    value: text().notNull(),
    name: text(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    status: text().$type<'pending' | 'verified' | 'failed'>().notNull().default('pending'),
    verify_method: text().$type<'dns' | 'file' | 'meta'>(),
    verified_at: at(),
    last_checked_at: at(),
    last_error: text(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [uniqueIndex().on(table.workspace_id, table.value)],
)

export const scans = pgTable(
  'scans',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    asset_id: uuid()
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** As it was when the scan ran. */
    asset_value: text().notNull(),
    scan_type: text().$type<'full_scan' | 'light_scan' | 'lead_scan'>().notNull(),
    status: text().$type<'queued' | 'running' | 'completed' | 'failed'>().notNull().default('queued'),
    /** Counts takeovers. Every write of a running scan names its attempt, so that a scan taken over cannot be written twice. */
    attempt: integer().notNull().default(0),
    progress: integer().notNull().default(0),
    checks: jsonb().$type<Check[]>().notNull().default([]),
    result: jsonb().$type<ScanResult>(),
    score: integer(),
    grade: text(),
    counts: jsonb().$type<ScanResult['counts']>(),
    failure_reason: text(),
    failure_message: text(),
    initiated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
    started_at: at(),
    /** Renewed while the scan runs; a running scan without one for 30 s is interrupted. */
    heartbeat_at: at(),
    completed_at: at(),
    updated_at: created(),
  },
  (table) => [index().on(table.workspace_id, table.created_at), index().on(table.asset_id, table.created_at), index().on(table.status)],
)

/** Who did what, when. Rows are only ever added. */
export const auditLog = pgTable('audit_log', {
  id: id(),
  at: created(),
  user_id: uuid(),
  workspace_id: uuid(),
  action: text().notNull(),
  object: text(),
  ip: text(),
  user_agent: text(),
  request_id: text(),
})

/** Small facts of the installation: the secret behind verification tokens, the port of the demo target. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })
