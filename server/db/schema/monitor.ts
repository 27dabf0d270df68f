import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BeatOutcome, IncidentChange, IncidentEnding, IncidentKind, MonitorState } from '@/lib/contract/monitor'
import type { Says } from '@/lib/contract/scan-result'
import type { AlertFacts, Facts, Suspect } from '@/server/db/monitor-facts'
import { assets } from './asset'
import { at, created, id } from './columns'
import { deliveries } from './delivery'

/** An asset that is looked at every few minutes. */
export const monitors = pgTable(
  'monitors',
  {
    asset_id: uuid()
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    interval_minutes: integer().notNull().default(5),
    /** An answer that takes longer is slow. */
    slow_ms: integer().notNull().default(3000),
    is_paused: boolean().notNull().default(false),
    state: text().$type<Exclude<MonitorState, 'off' | 'paused' | 'unknown'>>().notNull().default('waiting'),
    /** What was seen once and waits to be confirmed by a second check. */
    suspects: jsonb().$type<Suspect[]>().notNull().default([]),
    /** What the site should look like: as it was first, with what a person accepted since. */
    baseline: jsonb().$type<Facts>().notNull().default({}),
    /** As it was seen last. */
    current: jsonb().$type<Facts>().notNull().default({}),
    checked_at: at(),
    next_check_at: created(),
    /** Since when somebody looks at it; null while nobody does. */
    claimed_at: at(),
    /** Null while nobody knows. */
    domain_expires_at: at(),
    domain_checked_at: at(),
    created_at: created(),
  },
  (table) => [index().on(table.next_check_at)],
)

const monitor = () =>
  uuid()
    .notNull()
    .references(() => monitors.asset_id, { onDelete: 'cascade' })

const sum = () => bigint({ mode: 'number' }).notNull().default(0)

/** Each check of a monitor, for 31 days. */
export const monitorChecks = pgTable(
  'monitor_checks',
  {
    asset_id: monitor(),
    at: at().notNull(),
    outcome: text().$type<BeatOutcome>().notNull(),
    ms: integer(),
    status: integer(),
    /** For how long it had been watched until then, and was there. Uptime is the difference of two of these. */
    watched_ms: sum(),
    up_ms: sum(),
  },
  (table) => [primaryKey({ columns: [table.asset_id, table.at] })],
)

export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    asset_id: monitor(),
    kind: text().$type<IncidentKind>().notNull(),
    cause: text(),
    message: text(),
    /** As phrases; null for what was stored before they were. */
    says: jsonb().$type<Says>(),
    changes: jsonb().$type<IncidentChange[]>().notNull().default([]),
    started_at: at().notNull(),
    ended_at: at(),
    ending: text().$type<IncidentEnding>(),
  },
  (table) => [
    index().on(table.asset_id, table.started_at),
    uniqueIndex('incidents_open').on(table.asset_id, table.kind).where(sql`ended_at is null`),
  ],
)

/** What has to be told by mail: one for an incident, one for its end. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    asset_id: monitor(),
    incident_id: uuid().references(() => incidents.id, { onDelete: 'cascade' }),
    /** The same thing is told once. */
    key: text().notNull().unique(),
    kind: text().$type<'opened' | 'recovered' | 'expiring'>().notNull(),
    /** One sentence, in English. */
    text: text().notNull(),
    /** What the sentence was made of, to say it in the language of the reader. Null in the rows of earlier versions. */
    facts: jsonb().$type<AlertFacts>(),
    created_at: at().notNull(),
    /** When it was decided who is told. */
    decided_at: at(),
    /** How it is told; null when nobody wants to hear it. */
    delivery_id: uuid().references(() => deliveries.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('alerts_undecided').on(table.created_at).where(sql`decided_at is null`),
    index().on(table.delivery_id),
    index().on(table.incident_id),
  ],
)
