import * as z from 'zod/mini'
import { Id, isOneLine, line, prose } from './common'
import { GRADES, Severity } from './scan-result'
import { broken } from './broken'

const SCAN_TYPES = ['light_scan', 'full_scan'] as const
const Minutes = z.number().check(z.int(), z.minimum(0), z.maximum(1440, broken('too_many_minutes', { count: 1440 })))
const FromSeverity = z.object({ severity: z._default(Severity, 'info') })

const trigger = <const T extends string, const S extends z.core.$ZodLooseShape>(type: T, config: z.ZodMiniObject<S>) =>
  z.object({ type: z.literal(type), config })
const plain = <const T extends string>(type: T) => trigger(type, z.object({}))

/** Days before something expires on which people are told. */
export const EXPIRY_DAYS = [30, 14, 7, 3, 1] as const
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const CHANGES = ['headers', 'dns', 'certificate', 'score'] as const
/** What of a WordPress site has versions. */
export const WP_PARTS = ['core', 'plugin', 'theme'] as const
export const UPDATE_KINDS = ['major', 'minor', 'patch'] as const
const Parts = z._default(z.array(z.enum(WP_PARTS)).check(z.minLength(1, broken('none_chosen'))), [...WP_PARTS])

const TIME = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, broken('schedule_time')))
const Schedule = z.object({
  every: z.enum(['day', 'week', 'month']),
  weekday: z._default(z.enum(WEEKDAYS), 'mon'),
  /** Every month has it. */
  day: z._default(
    z.number().check(z.int(), z.minimum(1, broken('odd_month_day')), z.maximum(28, broken('odd_month_day'))),
    1,
  ),
  at: z._default(TIME, '08:00'),
})

/** When a recipe runs. */
export const Trigger = z.discriminatedUnion(
  'type',
  [
    trigger('scan_completed', z.object({ scan_type: z.optional(z.enum(SCAN_TYPES)) })),
    plain('scan_failed'),
    trigger('finding_new', FromSeverity),
    trigger('finding_fixed', FromSeverity),
    trigger('finding_back', FromSeverity),
    trigger(
      'score_dropped',
      z.object({
        /** By at least so many points, or to less than this score. */
        by: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
        below: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
      }),
    ),
    trigger(
      'cert_expiring',
      z.object({
        days: z._default(
          z.array(z.union(EXPIRY_DAYS.map((day) => z.literal(day)))).check(z.minLength(1, broken('none_chosen'))),
          [...EXPIRY_DAYS],
        ),
      }),
    ),
    plain('asset_verified'),
    trigger('site_down', z.object({ minutes: z._default(Minutes, 0) })),
    trigger('site_up', z.object({ minutes: z._default(Minutes, 0) })),
    trigger(
      'site_changed',
      z.object({
        kinds: z._default(z.array(z.enum(CHANGES)).check(z.minLength(1, broken('none_chosen'))), [...CHANGES]),
      }),
    ),
    trigger('wp_update', z.object({ parts: Parts })),
    trigger('wp_vulnerable', z.object({ severity: z._default(Severity, 'info'), parts: Parts })),
    plain('wp_site_down'),
    plain('wp_site_up'),
    plain('widget_lead_created'),
    /** This grade or a worse one; without it any. */
    trigger('lead_scan_completed', z.object({ grade: z.optional(z.enum(GRADES)) })),
    plain('site_form'),
    trigger('schedule', Schedule),
  ],
  broken('trigger_missing'),
)
export type Trigger = z.infer<typeof Trigger>
export type TriggerType = Trigger['type']

export const OPERATORS = [
  'eq',
  'neq',
  'in',
  'contains',
  'not_contains',
  'gte',
  'lte',
  'changed_up',
  'changed_down',
] as const
export type Operator = (typeof OPERATORS)[number]

/** What a trigger is about, and so what can be asked of it. */
type About = 'scan' | 'findings' | 'site' | 'update' | 'flaw' | 'lead' | 'leadScan' | 'clock'
export const ABOUT: Readonly<Record<TriggerType, About>> = {
  scan_completed: 'scan',
  scan_failed: 'scan',
  finding_new: 'findings',
  finding_fixed: 'findings',
  finding_back: 'findings',
  score_dropped: 'scan',
  cert_expiring: 'site',
  asset_verified: 'site',
  site_down: 'site',
  site_up: 'site',
  site_changed: 'site',
  wp_update: 'update',
  wp_vulnerable: 'flaw',
  wp_site_down: 'site',
  wp_site_up: 'site',
  widget_lead_created: 'lead',
  lead_scan_completed: 'leadScan',
  site_form: 'lead',
  schedule: 'clock',
}

const LEADS = ['lead', 'leadScan'] as const
/** Whether it is about somebody who may become a customer: without an asset, and so without its reports. */
export const isAboutLead = (type: TriggerType) => LEADS.some((about) => about === ABOUT[type])

const SITES = ['scan', 'findings', 'site', 'update', 'flaw'] as const
const TEXT = ['eq', 'neq', 'in', 'contains', 'not_contains'] as const
const MEASURE = ['gte', 'lte', 'changed_up', 'changed_down'] as const

type FieldRow = {
  ops: readonly Operator[]
  value: 'text' | 'number' | 'severity' | 'grade' | 'weekday' | 'scan_type' | 'update_kind' | 'answer'
  for: readonly About[]
}

/** What a condition can ask: THE table of fields. */
export const CONDITION_FIELDS = {
  site: { ops: TEXT, value: 'text', for: SITES },
  tag: { ops: TEXT, value: 'text', for: SITES },
  scan_type: { ops: ['eq', 'neq'], value: 'scan_type', for: ['scan', 'findings'] },
  started_by: { ops: TEXT, value: 'text', for: ['scan', 'findings'] },
  severity: { ops: ['eq', 'neq', 'gte', 'lte', 'in'], value: 'severity', for: ['findings'] },
  category: { ops: ['eq', 'neq', 'in'], value: 'text', for: ['findings'] },
  title: { ops: TEXT, value: 'text', for: ['findings'] },
  effort: { ops: ['eq', 'neq', 'in'], value: 'text', for: ['findings'] },
  seen_before: { ops: ['gte', 'lte'], value: 'number', for: ['findings'] },
  score: { ops: MEASURE, value: 'number', for: ['scan'] },
  grade: { ops: MEASURE, value: 'grade', for: ['scan'] },
  score_change: { ops: ['gte', 'lte'], value: 'number', for: ['scan'] },
  critical: { ops: MEASURE, value: 'number', for: ['scan'] },
  high: { ops: MEASURE, value: 'number', for: ['scan'] },
  open: { ops: MEASURE, value: 'number', for: ['scan'] },
  plugin: { ops: ['eq', 'in', 'contains'], value: 'text', for: ['update', 'flaw'] },
  update_kind: { ops: ['eq', 'in'], value: 'update_kind', for: ['update'] },
  has_fix: { ops: ['eq'], value: 'answer', for: ['flaw'] },
  page: { ops: ['contains', 'not_contains', 'eq'], value: 'text', for: LEADS },
  // Nobody says where a visitor comes from: of a saved lead it is known.
  country: { ops: ['eq', 'neq', 'in'], value: 'text', for: ['leadScan'] },
  has_website: { ops: ['eq'], value: 'answer', for: ['lead'] },
  lead_grade: { ops: ['lte', 'gte'], value: 'grade', for: ['leadScan'] },
  weekday: { ops: ['in'], value: 'weekday', for: [...SITES, ...LEADS, 'clock'] },
  hour: { ops: ['in'], value: 'number', for: [...SITES, ...LEADS, 'clock'] },
} as const satisfies Record<string, FieldRow>
export type ConditionField = keyof typeof CONDITION_FIELDS

const FIELD_NAMES = Object.keys(CONDITION_FIELDS) as [ConditionField, ...ConditionField[]]
const One = z.union([z.string().check(z.maxLength(200, broken('too_long', { count: 200 }))), z.number()])

export const Condition = z.object({
  field: z.enum(FIELD_NAMES, broken('condition_missing')),
  op: z.enum(OPERATORS, broken('comparison_missing')),
  value: z.optional(
    z.union([
      One,
      z
        .array(One)
        .check(z.minLength(1, broken('none_chosen')), z.maxLength(50, broken('too_many_values', { count: 50 }))),
    ]),
  ),
})
export type Condition = z.infer<typeof Condition>

/** Names that stand for what happened in the text of a message, between double braces. */
export const VARIABLES = [
  'site',
  'title',
  'count',
  'severity',
  'grade',
  'score',
  'change',
  'workspace',
  'report_url',
  'fix',
  'email',
  'message',
] as const

const Connection = z.pipe(
  z.optional(Id),
  z.transform((id) => id ?? ''),
)
const integration_id = Connection.check(z.refine((id) => id !== '', broken('connection_missing')))
const action = <const T extends string, const S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape })

const LeadTag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, broken('tag_empty')),
    z.maxLength(40, broken('tag_too_long', { count: 40 })),
    isOneLine,
  )

/** What a recipe does. */
export const Action = z.discriminatedUnion(
  'type',
  [
    action('notify', { integration_id, config: z.object({ text: prose(1000) }) }),
    action('webhook', { integration_id }),
    action('create_ticket', {
      integration_id,
      /** Of a Jira ticket, where it is not the one of the connection. */
      config: z._default(z.object({ kind: z._default(line(60), '') }), { kind: '' }),
    }),
    action('start_scan', {
      config: z.object({ scan_type: z.enum(SCAN_TYPES), consent: z._default(z.boolean(), false) }),
    }),
    action('email_report', {
      integration_id: z.optional(Id),
      config: z.object({ what: z.enum(['report', 'digest']) }),
    }),
    action('add_lead_tag', { config: z.object({ tag: LeadTag }) }),
  ],
  broken('action_missing'),
)
export type Action = z.infer<typeof Action>
