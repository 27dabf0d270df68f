import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Check, Says, SeverityCounts } from '@/lib/contract/scan-result'
import type { KeptResult } from '@/lib/domain/stored-result'
import { users } from './account'
import { at, belongsTo, created, id } from './columns'
import { workspaces } from './workspace'

/** An address that a site publishes, and the path of the page it stands on. */
export type Contact = { kind: 'email' | 'phone'; value: string; page: string; how: 'link' | 'text' | 'data' }

/** Scans of sites that are nobody's asset. They stand in no history, no report and no figure. */
export const leadScans = pgTable(
  'lead_scans',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    source: text().$type<'lead' | 'widget'>().notNull().default('lead'),
    batch_id: uuid().references(() => leadBatches.id, { onDelete: 'set null' }),
    /** As it was asked for, without what stands behind the path. */
    url: text().notNull(),
    /** The name with its port: what a second scan of the same site is known by. */
    host: text().notNull(),
    status: text().$type<'queued' | 'running' | 'completed' | 'failed'>().notNull().default('queued'),
    /** Counts takeovers, as that of scans does. */
    attempt: integer().notNull().default(0),
    interruptions: integer().notNull().default(0),
    checks: jsonb().$type<Check[]>().notNull().default([]),
    result: jsonb().$type<KeptResult>(),
    score: integer(),
    grade: text(),
    counts: jsonb().$type<SeverityCounts>(),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    /** Whose visitor asked, as an HMAC of their address, until it has ended. */
    visitor: text(),
    failure_reason: text(),
    failure_message: text(),
    /** As phrases; null for what was stored before they were. */
    failure_says: jsonb().$type<Says>(),
    created_at: created(),
    started_at: at(),
    heartbeat_at: at(),
    completed_at: at(),
  },
  (table) => [
    index().on(table.user_id, table.host, table.created_at),
    index().on(table.batch_id),
    index('lead_scans_waiting').on(table.created_at).where(sql`status = 'queued'`),
    index('lead_scans_running').on(table.user_id).where(sql`status = 'running'`),
    index('lead_scans_visitor').on(table.visitor).where(sql`visitor is not null`),
    index().on(table.created_at),
  ],
)

/** Many sites at once. How far it is, its scans say. */
export const leadBatches = pgTable(
  'lead_batches',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    workspace_id: belongsTo(() => workspaces.id),
    items: jsonb()
      .$type<{ url: string; lead: string | null; scan: string | null; message?: string }[]>()
      .notNull()
      .default([]),
    stopped_at: at(),
    created_at: created(),
  },
  (table) => [index().on(table.workspace_id, table.created_at), index().on(table.user_id)],
)
