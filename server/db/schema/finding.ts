import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Decision } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'
import { users } from './account'
import { assets } from './asset'
import { at, created } from './columns'

/** The last word of a person on a finding. It belongs to the asset and so holds in every report. */
export const findingsTriage = pgTable(
  'findings_triage',
  {
    asset_id: uuid()
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** Its fingerprint, which is the same in every scan. */
    finding: text().notNull(),
    status: text().$type<Decision>().notNull(),
    note: text().notNull().default(''),
    /** The last day of an accepted risk. */
    accepted_until: date(),
    by: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: created(),
  },
  (table) => [primaryKey({ columns: [table.asset_id, table.finding] })],
)

/**
 * What was open on an asset, from when to when: each time a finding came and went is one row. Made from its reports
 * (`keepFindings`), and only from them. A report leaves open what it shows, and what it could not see of what was open
 * before it.
 */
export const findings = pgTable(
  'findings',
  {
    asset_id: uuid()
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** That of the asset. */
    workspace_id: uuid().notNull(),
    /** Its fingerprint. */
    finding: text().notNull(),
    check: text().notNull(),
    rule: text().notNull(),
    severity: text().$type<Finding['severity']>().notNull(),
    confidence: text().$type<Finding['confidence']>().notNull(),
    /** When the report completed that showed it first, this time; and the one that left it open no more. */
    opened_at: at().notNull(),
    gone_at: at(),
    /** Over all times. */
    first_seen: at().notNull(),
    /** Since when it is counted as there: a few scans that missed it do not make it young again. */
    since: at().notNull(),
    /** When a scan of each type saw it last. */
    seen_light: at(),
    seen_full: at(),
    /** The report that shows it last. */
    report_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.asset_id, table.finding, table.opened_at] }),
    index('findings_course').on(table.workspace_id, table.severity, table.opened_at, table.gone_at),
    index('findings_open').on(table.workspace_id, table.severity, table.since).where(sql`gone_at is null`),
  ],
)
