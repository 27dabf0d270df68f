import { type SQLWrapper, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Says, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import type { WorstFixed } from '@/lib/contract/asset'
import type { Aside, CarriedCounts } from '@/lib/domain/standing'
import { workspaces } from './workspace'
import { at, created, id } from './columns'

/** Which site an asset is: its value without a scheme and www. Its index serves this very expression only. */
export const siteKey = (value: SQLWrapper) => sql<string>`regexp_replace(${value}, '^(https?://)?(www[.])?', '')`

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
    /** The items of its checklist that were ticked by hand. Null: nothing was ever kept. */
    ticked: jsonb().$type<string[]>(),
    status: text().$type<'pending' | 'verified' | 'failed'>().notNull().default('pending'),
    verify_method: text().$type<'dns' | 'file' | 'meta'>(),
    /** The workspace whose token proves it, where it was moved since: what stands at the site stays a proof. */
    proof_workspace: uuid(),
    /** Since when the ownership is proved without a break. */
    verified_at: at(),
    /** When the proof was last seen. */
    last_proved_at: at(),
    /** How often in a row the proof was looked for before a scan and was not there, and when that was last counted. */
    proof_misses: integer().notNull().default(0),
    proof_missed_at: at(),
    last_checked_at: at(),
    last_error: text(),
    /** As phrases; null for what was stored before they were. */
    last_error_says: jsonb().$type<Says>(),
    /**
     * How it stands (`keepStanding`): written with the end of each scan and with each decision, read by every list. Of
     * the latest report.
     */
    latest_report_id: uuid(),
    reported_at: at(),
    /** How many there are. */
    reports: integer().notNull().default(0),
    score: integer(),
    grade: text(),
    /**
     * What that report leaves open: found, or found by an earlier one (`carried`) and not seen to be gone. Nothing is
     * taken off for decisions, see `asides`.
     */
    counts: jsonb().$type<SeverityCounts>(),
    carried: jsonb().$type<CarriedCounts[]>().notNull().default([]),
    asides: jsonb().$type<Aside[]>().notNull().default([]),
    /** What fixing the worst of it brings. Null: nothing critical or high is open, or an earlier version wrote this row. */
    worst_fixed: jsonb().$type<WorstFixed & { until: string | null }>(),
    /** Up to which of its reports its rows in `findings` tell, and how many that are. */
    followed_at: at(),
    followed: integer().notNull().default(0),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    uniqueIndex().on(table.workspace_id, table.value),
    index('assets_site').on(table.workspace_id, siteKey(table.value)),
    // Whose rows in `findings` are behind. Nearly always empty.
    index('assets_behind').on(table.workspace_id).where(sql`reported_at is distinct from followed_at`),
  ],
)

/** `counts`: what was open in it, when it was a report. Of these, `asides` were set aside for a time. */
export type RemovedScan = {
  begun: string
  ended: string | null
  counts: SeverityCounts | null
  asides: { severity: Severity; from: string; until: string | null }[]
}

/** What the figures of past days still count of a deleted asset: when there was what, and nothing that names it. */
export const removedAssets = pgTable(
  'removed_assets',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    added_at: at().notNull(),
    verified_at: at(),
    removed_at: created(),
    scans: jsonb().$type<RemovedScan[]>().notNull(),
  },
  (table) => [index().on(table.workspace_id)],
)
