import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Preferences } from '@/lib/contract/user'
import { at, created, id } from './columns'

export const users = pgTable(
  'users',
  {
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
    /** What was chosen in the settings; the rest is as at first. */
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    /** How often each capped feature was used: `{ widget_customization: 2 }`. */
    usage: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Whose customer this account is. Without one it is nobody's, also when the reseller is gone. */
    reseller_id: uuid().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** `invited`: nobody has chosen a password yet. A suspended account has no session and nothing runs for it. */
    status: text().$type<'active' | 'invited' | 'suspended'>().notNull().default('active'),
    suspended_reason: text(),
    suspended_at: at(),
    invited_at: at(),
    /** What the reseller wrote down about it: never shown to the account, nor exported with it. */
    reseller_note: text(),
    /** Up to which event the bell was read. */
    notices_seen: bigint({ mode: 'number' }).notNull().default(0),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [index().on(table.reseller_id)],
)

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
    /** Past it the plan is over, computed at every read. */
    expires_at: at(),
    /** Of a reseller license: how many accounts it has room for. */
    seats: integer(),
    created_at: created(),
  },
  (table) => [index().on(table.user_id)],
)

/** Sign-ins. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** Its public name: the hash stays here. */
    id: uuid().notNull().unique().defaultRandom(),
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

/**
 * A new email address that is not confirmed yet, and the link to do so: single use, stored as SHA-256. The address in
 * use stays until then.
 */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  token_hash: text().notNull().unique(),
  expires_at: at().notNull(),
  created_at: created(),
})

/**
 * Browsers that signed in to an account before, by the SHA-256 of a token of their own: the tries of strangers do not
 * lock them out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text().notNull(),
    last_used_at: created(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
)

/**
 * How often something was tried until then, for all processes together. The key is a hash: it says nothing of addresses
 * or accounts.
 */
export const attempts = pgTable(
  'attempts',
  { key: text().primaryKey(), count: integer().notNull(), until: at().notNull() },
  (table) => [index().on(table.until)],
)
