import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Decision } from '@/lib/contract/finding'
import type { BeatOutcome, IncidentChange, IncidentEnding, IncidentKind, MonitorState } from '@/lib/contract/monitor'
import type { Check, ScanResult, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import type { Preferences } from '@/lib/contract/user'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Carried } from '@/lib/domain/scan-diff'
import type { Aside, CarriedCounts } from '@/lib/domain/standing'
import type { AlertFacts, Facts, Suspect } from './monitor-facts'

const id = () => uuid().primaryKey().defaultRandom()
const at = () => timestamp({ withTimezone: true, mode: 'date' })
const created = () => at().notNull().defaultNow()

export const users = pgTable('users', {
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
  created_at: created(),
  updated_at: created(),
})

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

/** A new email address that is not confirmed yet, and the link to do so: single use, stored as SHA-256. The address in use stays until then. */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  token_hash: text().notNull().unique(),
  expires_at: at().notNull(),
  created_at: created(),
})

/** Browsers that signed in to an account before, by the SHA-256 of a token of their own: the tries of strangers do not lock them out. */
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

/** How often something was tried until then, for all processes together. The key is a hash: it says nothing of addresses or accounts. */
export const attempts = pgTable('attempts', { key: text().primaryKey(), count: integer().notNull(), until: at().notNull() }, (table) => [
  index().on(table.until),
])

export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    client_name: text(),
    description: text(),
    color: text(),
    is_default: boolean().notNull().default(false),
    settings: jsonb().$type<Partial<WorkspaceSettings>>().notNull().default({}),
    /** When one of its waiting scans was last begun: of several workspaces, whoever waits longest is next. */
    scan_begun_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [uniqueIndex().on(table.user_id, table.name)],
)

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
    /** How it stands (`keepStanding`): written with the end of each scan and with each decision, read by every list. Of the latest report. */
    latest_report_id: uuid(),
    reported_at: at(),
    /** How many there are. */
    reports: integer().notNull().default(0),
    score: integer(),
    grade: text(),
    /** What that report leaves open: found, or found by an earlier one (`carried`) and not seen to be gone. Nothing is taken off for decisions, see `asides`. */
    counts: jsonb().$type<SeverityCounts>(),
    carried: jsonb().$type<CarriedCounts[]>().notNull().default([]),
    asides: jsonb().$type<Aside[]>().notNull().default([]),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [uniqueIndex().on(table.workspace_id, table.value)],
)

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
    /** Counts takeovers. Every write of a running scan names its attempt, so that a scan taken over cannot be written twice. */
    attempt: integer().notNull().default(0),
    /** How often it was interrupted through no fault of its own and began anew. */
    interruptions: integer().notNull().default(0),
    progress: integer().notNull().default(0),
    checks: jsonb().$type<Check[]>().notNull().default([]),
    result: jsonb().$type<ScanResult>(),
    /** The grade of the asset from then on, not of this scan alone: see `withEarlier`. */
    score: integer(),
    grade: text(),
    counts: jsonb().$type<ScanResult['counts']>(),
    /** What was still open when it completed, beside what it found: earlier scans saw it, and this one could not. Null: not looked into yet. */
    carried: jsonb().$type<Carried[]>(),
    failure_reason: text(),
    failure_message: text(),
    initiated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the person agreed to who started a full scan. */
    consent: jsonb().$type<{ by: string; at: string; text: string }>(),
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
    // The line of each workspace: what people started first, then what began by itself.
    index('scans_waiting').on(table.workspace_id, sql`(initiated_by is null)`, table.created_at, table.id).where(sql`status = 'queued'`),
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
    changes: jsonb().$type<IncidentChange[]>().notNull().default([]),
    started_at: at().notNull(),
    ended_at: at(),
    ending: text().$type<IncidentEnding>(),
  },
  (table) => [index().on(table.asset_id, table.started_at), uniqueIndex('incidents_open').on(table.asset_id, table.kind).where(sql`ended_at is null`)],
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
    sent_at: at(),
    sent_to: text(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index().on(table.sent_at), index().on(table.incident_id)],
)

/** Mails that are to be sent. Each row is written in the transaction of what it tells, so that neither exists without the other. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The same thing is told once. */
    key: text().notNull().unique(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    created_at: created(),
    attempts: integer().notNull().default(0),
    /** Whoever takes it sets the next try first: a sender that dies has failed once, and nobody else sends meanwhile. */
    next_try_at: created(),
    sent_at: at(),
  },
  (table) => [index('mails_waiting').on(table.next_try_at).where(sql`sent_at is null`), index().on(table.user_id)],
)

/** Who did what, when. Rows are only ever added, which triggers see to; only `forget_audit(before)` takes old ones away. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: created(),
    user_id: uuid(),
    workspace_id: uuid(),
    action: text().notNull(),
    object: text(),
    ip: text(),
    user_agent: text(),
    request_id: text(),
  },
  (table) => [index().on(table.at), index().on(table.user_id, table.at)],
)

/** Small facts of the installation: the secret behind verification tokens, the port of the demo target. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })
