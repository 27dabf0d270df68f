import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ContractBlock, Contract as Paper } from '@/lib/contract/contract'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Papers between an agency and a client. What was signed outlives the workspace it was about: it is evidence.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    user_id: owner(),
    workspace_id: uuid().references(() => workspaces.id, { onDelete: 'set null' }),
    type: text().$type<Paper['type']>().notNull(),
    title: text().notNull(),
    language: text().$type<Paper['language']>().notNull().default('en'),
    /** Given when it is sent for the first time. */
    number: text(),
    status: text().$type<Paper['status']>().notNull().default('draft'),
    /** One more with each change after a sending. */
    version: integer().notNull().default(1),
    values: jsonb().$type<Paper['values']>().notNull().default({}),
    clauses: jsonb().$type<Paper['clauses']>().notNull().default([]),
    /** Of a draft those that were chosen; from the sending on as they were verified then. */
    assets: jsonb().$type<Paper['assets']>().notNull().default([]),
    value_minor: bigint({ mode: 'number' }),
    value_currency: text(),
    value_period: text().$type<'once' | 'month' | 'year'>(),
    starts_on: text(),
    ends_on: text(),
    signer: jsonb().$type<NonNullable<Paper['signer']>>(),
    expires_at: at(),
    sent_at: at(),
    signed_at: at(),
    decline_reason: text(),
    /** Of the code that was mailed last, until when it holds, and how often a wrong one was entered. */
    code_hash: text(),
    code_until: at(),
    code_tries: smallint().notNull().default(0),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    unique('contracts_number').on(table.user_id, table.number),
    index().on(table.user_id, table.updated_at),
    index().on(table.workspace_id),
    index('contracts_waiting').on(table.expires_at).where(sql`status in ('sent', 'viewed')`),
  ],
)

/** The exact text that was sent, and its SHA-256. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    id: id(),
    user_id: owner(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    body: jsonb().$type<ContractBlock[]>().notNull(),
    sha256: text().notNull(),
    created_at: created(),
  },
  (table) => [unique('contract_versions_once').on(table.contract_id, table.version), index().on(table.user_id)],
)

/** What happened to a contract. Only added; each row holds the hash of the one before. */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: id(),
    user_id: owner(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text()
      .$type<
        | 'sent'
        | 'viewed'
        | 'code_sent'
        | 'code_wrong'
        | 'code_ok'
        | 'signed'
        | 'declined'
        | 'reminded'
        | 'expired'
        | 'voided'
        | 'changed'
      >()
      .notNull(),
    at: created(),
    /** Leaves with its salt after a year; the chain holds its hash alone. */
    ip: text(),
    ip_salt: text(),
    ip_hash: text(),
    user_agent: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    prev_hash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [unique('contract_events_once').on(table.contract_id, table.position), index().on(table.user_id)],
)

/** The PDF as it was sent, and as it was signed. */
export const contractFiles = pgTable(
  'contract_files',
  {
    id: id(),
    user_id: owner(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text().$type<'sent' | 'signed'>().notNull(),
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    created_at: created(),
  },
  (table) => [
    unique('contract_files_once').on(table.contract_id, table.version, table.kind),
    index().on(table.user_id),
  ],
)
