import * as z from 'zod/mini'
import { Id, Message, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { Grade, Says } from './scan-result'
import { broken } from './broken'

/** Minutes from one check to the next. */
export const INTERVALS = [1, 5, 15, 60] as const
/** Milliseconds after which an answer counts as slow. */
export const SLOW_LIMITS = [1000, 3000, 5000, 8000] as const
/** Checks that the bar shows. */
export const BEATS = 60

/**
 * `off`: not monitored; `waiting`: not looked at yet; `unknown`: checks were due and nobody made them, so what was seen
 * last says nothing about now.
 */
export const MonitorState = z.enum(['off', 'paused', 'waiting', 'up', 'slow', 'down', 'unknown'])
export type MonitorState = z.infer<typeof MonitorState>

/** `unsure`: one failure that a second check did not confirm. It counts neither as up nor as down. */
export const BeatOutcome = z.enum(['up', 'slow', 'down', 'unsure'])
export type BeatOutcome = z.infer<typeof BeatOutcome>

/** Outages first, then what changed without anybody having said so. */
export const INCIDENT_KINDS = ['down', 'slow', 'domain', 'certificate', 'headers', 'dns', 'exposed', 'score'] as const
export const IncidentKind = z.enum(INCIDENT_KINDS)
export type IncidentKind = z.infer<typeof IncidentKind>

/** What nobody can mean to be so: it is over when the site is as it was. */
export const ENDS_BY_ITSELF: readonly IncidentKind[] = ['down', 'slow', 'domain']

export const DOWN_CAUSES = ['dns', 'connect', 'timeout', 'tls', 'certificate', 'status', 'blocked'] as const
export type DownCause = (typeof DOWN_CAUSES)[number]

export const IncidentEnding = z.enum(['recovered', 'accepted', 'paused'])
export type IncidentEnding = z.infer<typeof IncidentEnding>

/** What was there before and what is there now; null for what is not there. */
export const IncidentChange = z.object({
  what: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Beyond the specification: what it was, as a phrase. */
  says: z.optional(Says),
})
export type IncidentChange = z.infer<typeof IncidentChange>

export const Incident = z.object({
  id: Id,
  /** Beyond the specification. */
  workspace_id: z.optional(Id),
  asset_id: Id,
  asset_value: z.string(),
  /** Beyond the specification: what the asset is called now, where it has a name. */
  asset_name: z.optional(z.nullable(z.string())),
  kind: IncidentKind,
  /** Of an outage: one of DOWN_CAUSES. */
  cause: z.optional(z.nullable(z.string())),
  /** What exactly came back, in the words of the network. */
  message: z.optional(z.nullable(z.string())),
  /** Beyond the specification: the message as phrases. */
  message_says: z.optional(Says),
  changes: z._default(z.array(IncidentChange), []),
  started_at: Timestamp,
  ended_at: z.optional(z.nullable(Timestamp)),
  ending: z.optional(z.nullable(IncidentEnding)),
  /**
   * Who was told: `waiting` for the end of quiet hours or the next mail. Empty when the workspace wants no mail about
   * it.
   */
  alerts: z._default(
    z.array(
      z.object({
        kind: z.enum(['opened', 'recovered']),
        state: z.enum(['sent', 'waiting', 'failed']),
        sent_to: z.optional(z.nullable(z.string())),
        sent_at: z.optional(z.nullable(Timestamp)),
      }),
    ),
    [],
  ),
})
export type Incident = z.infer<typeof Incident>

export const Beat = z.object({ at: Timestamp, outcome: BeatOutcome, ms: z._default(z.nullable(z.number()), null) })
export type Beat = z.infer<typeof Beat>

export const Monitor = z.object({
  /** Of the asset: it has one monitor at most. */
  id: Id,
  /** Beyond the specification. */
  workspace_id: z.optional(Id),
  asset_value: z.string(),
  asset_name: z._default(z.nullable(z.string()), null),
  state: MonitorState,
  interval_minutes: z._default(z.number(), 5),
  slow_ms: z._default(z.number(), 3000),
  checked_at: z._default(z.nullable(Timestamp), null),
  next_check_at: z._default(z.nullable(Timestamp), null),
  /** While the state is unknown: since when nobody looked. */
  unchecked_since: z._default(z.nullable(Timestamp), null),
  /** A check is due now, or under way. */
  is_checking: z._default(z.boolean(), false),
  /** What visitors use. */
  scheme: z._default(z.nullable(z.enum(['http', 'https'])), null),
  /** Of the last check that was answered; null while the site is down. */
  response_ms: z._default(z.nullable(z.number()), null),
  /** Share of the watched time that the site was there, from 0 to 1; null before any passed. */
  uptime_24h: z._default(z.nullable(z.number()), null),
  uptime_30d: z._default(z.nullable(z.number()), null),
  /** Since when these shares count; null before the first check. */
  uptime_since: z._default(z.nullable(Timestamp), null),
  /** Oldest first. */
  beats: z._default(z.array(Beat), []),
  certificate: z._default(z.nullable(z.object({ issuer: z.string(), expires_at: Timestamp })), null),
  domain_expires_at: z._default(z.nullable(Timestamp), null),
  score: z._default(z.nullable(z.number()), null),
  grade: z._default(z.nullable(Grade), null),
  /** What is wrong now, worst first. */
  open: z._default(z.array(IncidentKind), []),
})
export type Monitor = z.infer<typeof Monitor>

const oneOf = (values: readonly number[], message: string) =>
  z.number().check(z.refine((value) => values.includes(value), message))

export const MonitorChange = z.object({
  interval_minutes: z.optional(oneOf(INTERVALS, broken('odd_interval'))),
  slow_ms: z.optional(oneOf(SLOW_LIMITS, broken('odd_slow_limit'))),
  is_paused: z.optional(z.boolean()),
})
export type MonitorChange = z.infer<typeof MonitorChange>

const One = z.object({ monitor: Monitor })
const PATH = '/api/monitoring/:workspace/asset/:asset'
const CORE = { auth: 'user', gate: 'core', beyond: true } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ASSET = { ...CORE, in: { asset: ':asset', workspace: ':workspace' } } as const

export const monitorApi = {
  /** Every asset of the workspace, also those that are not monitored. */
  list: get('/api/monitoring/:workspace', { ...WORKSPACE, reply: z.object({ monitors: z.array(Monitor) }) }),
  /** A hundred at a time, the open ones before all others and each newest first; of one asset, when it is named. */
  incidents: get('/api/monitoring/:workspace/incidents', {
    ...CORE,
    in: { workspace: ':workspace', asset: 'query.asset?' },
    page: { size: 100, by: 'after' },
    /** `after`: the `next` of the answer before. */
    query: z.object({ asset: z.optional(z.string()), after: z.optional(z.string()) }),
    /** `next` is null when there are no more. */
    reply: z.object({ incidents: z.array(Incident), next: z._default(z.nullable(Id), null) }),
  }),
  /** Monitors every asset that is not monitored yet. */
  startAll: post('/api/monitoring/:workspace/start', { ...WORKSPACE, reply: z.object({ monitors: z.array(Monitor) }) }),
  /** Begins to monitor the asset, or changes how. */
  save: post(PATH, { ...ASSET, body: MonitorChange, reply: One }),
  /** Ends it, with everything that was noted. */
  remove: del(PATH, { ...ASSET, reply: Message }),
  /** Looks at the site as soon as the worker can. */
  check: post(`${PATH}/check`, { ...ASSET, counts: ['checksByAsset'], reply: One }),
  /** What changed is how it should be from now on. */
  accept: post(`${PATH}/accept`, { ...ASSET, body: z.object({ kind: IncidentKind }), reply: One }),
}
