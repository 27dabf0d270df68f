import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Message } from '@/lib/automation/message'
import type { Reason } from '@/lib/automation/reason'
import { users } from './account'
import { at, created, id } from './columns'
import { integrations } from './integration'
import { recipeRuns } from './recipe'
import { workspaces } from './workspace'

/** `message`: to a connection. */
export type DeliveryKind = 'mail' | 'message'

export type MailBody = {
  subject: string
  text: string
  html?: string
  as?: string
  replyTo?: string
  unsubscribe?: string
}

/** Made when it is sent: the report of a scan as PDF, the logo of an account. Kept: the PDF of a contract. */
export type Attachment = { report: string } | { contractFile: string } | { logoOf: string }

/**
 * What leaves the server, each row written in the transaction of what it tells, so that neither exists without the
 * other.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    /** The receiver sees it in every try: a Message-ID, a `webhook-id`. */
    id: id(),
    /** The same thing is told once. Null: as often as it is written. */
    key: text().unique(),
    kind: text().$type<DeliveryKind>().notNull(),
    /** Where it goes: a mail address, or the host of a connection. */
    target: text().notNull(),
    /** Null: the account is gone, or it is told to a connection. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    workspace_id: uuid().references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null when it has been forgotten. */
    body: jsonb().$type<MailBody>(),
    /** What a message says. */
    message: jsonb().$type<Message>(),
    attachments: jsonb().$type<Attachment[]>(),
    /** Of the addresses of a connection that mails, those that have it. */
    arrived: jsonb().$type<string[]>().notNull().default([]),
    /** Which action of which run; null for a test, and for what is sent again. */
    run_id: uuid().references(() => recipeRuns.id, { onDelete: 'set null' }),
    position: integer(),
    /** Null: the connection is gone, or was only tried. */
    integration_id: uuid().references(() => integrations.id, { onDelete: 'set null' }),
    /** Type and name of the connection, as they were. */
    to_type: text(),
    to_name: text(),
    is_test: boolean().notNull().default(false),
    /** Of a test of what is not stored yet: what it was made with, as a sealed digest. */
    tried_with: text(),
    resend_of: uuid().references((): AnyPgColumn => deliveries.id, { onDelete: 'set null' }),
    /**
     * It holds a link that opens something: it is forgotten as soon as it has left, or the link is over, and never
     * exported.
     */
    is_secret: boolean().notNull().default(false),
    /** `held`: the connection has a problem, and another of its messages finds out when that is over. `skipped`: there was
     * nothing to send. */
    state: text().$type<'waiting' | 'held' | 'done' | 'failed' | 'skipped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /**
     * Whoever takes it sets the next try first: a sender that dies has failed once, and nobody else sends meanwhile.
     */
    next_at: created(),
    /** It does not leave in the quiet hours of its workspace, whichever try it is. */
    is_quiet: boolean().notNull().default(false),
    /** Somebody is sending it. */
    claimed_at: at(),
    /** After that nobody wants it any more. */
    expires_at: at().notNull(),
    error: text(),
    /** Why a message has not arrived. */
    reason: jsonb().$type<Reason>(),
    created_at: created(),
    done_at: at(),
  },
  (table) => [
    unique('deliveries_action').on(table.run_id, table.position),
    index('deliveries_waiting').on(table.kind, table.next_at).where(sql`state = 'waiting'`),
    index('deliveries_sending').on(table.kind, table.target).where(sql`claimed_at is not null`),
    index('deliveries_expiring').on(table.expires_at).where(sql`state in ('waiting', 'held')`),
    index('deliveries_pending').on(table.integration_id, table.created_at).where(sql`state in ('waiting', 'held')`),
    index('deliveries_quiet').on(table.workspace_id).where(sql`is_quiet and state in ('waiting', 'held')`),
    // What a message that says the opposite about the same thing has to wait for.
    index('deliveries_about')
      .on(table.integration_id, sql`(message->>'about')`, sql`(message->>'isOver')`, table.created_at)
      .where(sql`state in ('waiting', 'held')`),
    index('deliveries_of_integration').on(table.integration_id, table.created_at, table.id),
    index('deliveries_of_workspace').on(table.workspace_id, table.created_at, table.id),
    index().on(table.done_at),
    index().on(table.user_id),
    index().on(table.resend_of),
  ],
)

/** Each try of a message, written before the request leaves. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    delivery_id: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: created(),
    ms: integer(),
    status: integer(),
    outcome: text().$type<'sending' | 'ok' | 'failed' | 'interrupted'>().notNull().default('sending'),
    reason: jsonb().$type<Reason>(),
    /** The start of the answer, without secrets. */
    reply: text(),
  },
  (table) => [primaryKey({ columns: [table.delivery_id, table.number] }), index().on(table.at)],
)
