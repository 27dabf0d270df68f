import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Config } from '@/lib/automation/provider'
import type { Reason } from '@/lib/automation/reason'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

/** Where messages of a workspace may be sent to. */
export const integrations = pgTable(
  'integrations',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    name: text().notNull(),
    /** What may be read back. */
    config: jsonb().$type<Config>().notNull().default({}),
    /** Each sealed for this row and this field; `signing` and `oldSigning` are what we sign with. */
    secrets: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where it sends to; null for mails. */
    host: text(),
    status: text().$type<'active' | 'inactive' | 'error'>().notNull().default('active'),
    /** What is wrong, and since when, while the status is `error`. */
    reason: jsonb().$type<Reason>(),
    error_since: at(),
    /** In a row. */
    failures: integer().notNull().default(0),
    /** Of the last of them: the clock of the next message that finds out whether it works again begins there. */
    failed_at: at(),
    old_secret_until: at(),
    last_used_at: at(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    uniqueIndex('integrations_name').on(table.workspace_id, sql`lower(name)`),
    index().on(table.created_by),
    index('integrations_broken').on(table.id).where(sql`status = 'error'`),
  ],
)

/** What a provider calls what it made of something: what is told about the same later goes there. */
export const tickets = pgTable(
  'tickets',
  {
    integration_id: uuid()
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    about: text().notNull(),
    reference: text().notNull(),
    created_at: created(),
  },
  (table) => [primaryKey({ columns: [table.integration_id, table.about] })],
)

/** Addresses that are not the account's own, each asked once whether it wants mails of the workspace. */
export const recipients = pgTable(
  'recipients',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    state: text().$type<'asked' | 'confirmed' | 'unsubscribed'>().notNull().default('asked'),
    /** Of the link that says yes, which is over after a day. */
    token_hash: text().notNull().unique(),
    asked_at: created(),
    /** Stands in the link of each mail that says no. */
    leave_token: uuid().notNull().unique().defaultRandom(),
    answered_at: at(),
  },
  (table) => [uniqueIndex('recipients_address').on(table.workspace_id, table.address)],
)
