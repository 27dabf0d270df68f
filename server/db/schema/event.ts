import { type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EventFacts, EventType } from '@/server/db/event-facts'
import { assets } from './asset'
import { at, created } from './columns'
import { workspaces } from './workspace'

/**
 * What people are told of in the application: finished scans, new critical findings (of those that an event names the
 * worst comes first), down and up, what expires, a contract that was signed and an invoice that was paid.
 */
export const isTold = ({ type, data, is_backfill }: Record<'type' | 'data' | 'is_backfill', SQLWrapper>) =>
  sql`(not ${is_backfill} and (${type} in ('scan.completed', 'scan.failed', 'site.down', 'site.up', 'expiring', 'contract.signed', 'invoice.paid') or (${type} = 'findings.new' and ${data} -> 'findings' -> 0 ->> 'severity' = 'critical')))`

/** What happened, written in the transaction that made it so. For 90 days. */
export const events = pgTable(
  'events',
  {
    /**
     * Grows with every row. A transaction that is slow to commit shows a smaller one late: whoever works through them
     * marks what is done.
     */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `site.down:<incident>`: the same thing happens once. */
    key: text().notNull().unique(),
    type: text().$type<EventType>().notNull(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    asset_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    data: jsonb().$type<EventFacts[EventType]>().notNull(),
    /** Recipes whose actions led to it. */
    caused_by: uuid().array().notNull().default([]),
    /** It happened before there were events: for previews, and no recipe runs on it. */
    is_backfill: boolean().notNull().default(false),
    at: created(),
    /** When recipes were asked whether they run on it. */
    matched_at: at(),
    /** How often asking them broke off. */
    tries: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.workspace_id, table.type, table.at),
    index().on(table.asset_id),
    index().on(table.at),
    // The bell reads along it.
    index('events_told').on(table.workspace_id, table.id).where(isTold(table)),
    index('events_unmatched').on(table.workspace_id, table.id).where(sql`matched_at is null and not is_backfill`),
  ],
)
