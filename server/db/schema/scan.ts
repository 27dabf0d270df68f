import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ScanChanges } from '@/lib/contract/scan'
import type { Check, Says, ScanResult } from '@/lib/contract/scan-result'
import type { FoundSoFar, KeptResult } from '@/lib/domain/stored-result'
import type { Carried } from '@/lib/domain/scan-diff'
import { users } from './account'
import { assets } from './asset'
import { workspaces } from './workspace'
import { at, created, id } from './columns'

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
    /**
     * Counts takeovers. Every write of a running scan names its attempt, so that a scan taken over cannot be written
     * twice.
     */
    attempt: integer().notNull().default(0),
    /** How often it was interrupted through no fault of its own and began anew. */
    interruptions: integer().notNull().default(0),
    progress: integer().notNull().default(0),
    checks: jsonb().$type<Check[]>().notNull().default([]),
    /** What a running scan has found so far; null before and after. */
    so_far: jsonb().$type<FoundSoFar[]>(),
    result: jsonb().$type<KeptResult>(),
    /** The grade of the asset from then on, not of this scan alone: see `withEarlier`. */
    score: integer(),
    grade: text(),
    counts: jsonb().$type<ScanResult['counts']>(),
    /**
     * What was still open when it completed, beside what it found: earlier scans saw it, and this one could not. Null:
     * not looked into yet.
     */
    carried: jsonb().$type<Carried[]>(),
    /** How many findings, without notes, it was the first to see or to miss. Null for an asset's first. */
    changes: jsonb().$type<ScanChanges>(),
    failure_reason: text(),
    failure_message: text(),
    /** As phrases; null for what was stored before they were. */
    failure_says: jsonb().$type<Says>(),
    initiated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the person who started a full scan agreed to. */
    consent: jsonb().$type<{ by: string; at: string; text: string }>(),
    /** Recipes that led to it, one after the other. */
    caused_by: uuid().array().notNull().default([]),
    created_at: created(),
    started_at: at(),
    /** Renewed while the scan runs; a running scan without one for 30 s is interrupted. */
    heartbeat_at: at(),
    completed_at: at(),
    updated_at: created(),
  },
  (table) => [
    // A list is read along it, page by page.
    index().on(table.workspace_id, table.created_at, table.id),
    index().on(table.workspace_id, table.scan_type),
    index().on(table.asset_id, table.created_at),
    index('scans_reports_index').on(table.asset_id, table.completed_at).where(sql`status = 'completed'`),
    index().on(table.status),
    // Which of a workspace ended since a day, or did not yet.
    index().on(table.workspace_id, table.completed_at),
    // The line of each workspace: what people started first, then what began by itself.
    index('scans_waiting')
      .on(table.workspace_id, sql`(initiated_by is null)`, table.created_at, table.id)
      .where(sql`status = 'queued'`),
  ],
)
