import * as z from 'zod/mini'
import { Asset, AssetListQuery, AssetTally } from './asset'
import { Cursor, Id, page, Timestamp } from './common'
import { get, post } from './endpoint'
import { ProblemTriage } from './finding'
import { Incident, Monitor } from './monitor'
import { Scan, ScanListQuery } from './scan'
import { Grade, Says, Severity, SeverityCounts } from './scan-result'
import { statsApi } from './stats'

/** How the sites of one workspace stand, for whoever looks after several. */
const Standing = z.object({
  workspace_id: Id,
  sites: z.number(),
  /** Sites by their grade. */
  grades: z.partialRecord(Grade, z.number()),
  /** The site with the lowest score, and its latest report. */
  worst: z.nullable(
    z.object({ asset_id: Id, asset_value: z.string(), report: Id, score: z.number(), grade: z.nullable(Grade) }),
  ),
  /** Open, without what was set aside. */
  counts: SeverityCounts,
  /** Findings that stand longer than those of their severity should. */
  overdue: z.number(),
  down: z.number(),
  /** Monitored sites that nobody looks at although they are due. */
  unknown: z.number(),
  /** The certificate that ends first, of those that monitors see. */
  certificate: z.nullable(z.object({ asset_value: z.string(), expires_at: Timestamp })),
  /** Scans that wait or run. */
  running: z.number(),
  last_scan_at: z.nullable(Timestamp),
})
export type Standing = z.infer<typeof Standing>

/** A site that has a problem, and the report that shows it. */
const ProblemSite = z.object({
  asset_id: Id,
  asset_value: z.string(),
  asset_name: z.nullable(z.string()),
  workspace_id: Id,
  report: Id,
  severity: Severity,
  /** How many findings of it. */
  count: z.number(),
  late: z.number(),
  since: Timestamp,
})
export type ProblemSite = z.infer<typeof ProblemSite>

/** The same problem on all the sites that have it. */
const Problem = z.object({
  rule: z.string(),
  severity: Severity,
  /** What it is called, in English, and as a phrase. */
  title: z.string(),
  says: z.optional(Says),
  sites: z.number(),
  workspaces: z.number(),
  count: z.number(),
  /** How many of them stand longer than they should. */
  late: z.number(),
  /** The oldest. */
  since: Timestamp,
  /** Those that have it longest. */
  first: z.array(ProblemSite),
})
export type Problem = z.infer<typeof Problem>

const MonitorTally = z.object({
  all: z.number(),
  off: z.number(),
  up: z.number(),
  down: z.number(),
  slow: z.number(),
  unknown: z.number(),
  certificate: z.number(),
  changed: z.number(),
})
export type MonitorTally = z.infer<typeof MonitorTally>

/** So many sites stand on a page of monitors. */
const MONITORS_AT_ONCE = 100

const OPEN = { auth: 'user', gate: 'none', in: 'account', beyond: true } as const
const CORE = { auth: 'user', gate: 'core', in: 'account', beyond: true } as const
/** Of one workspace where the query names one, else of all. */
const SCOPE = { auth: 'user', gate: 'core', in: { workspace: 'query.workspace?' }, beyond: true } as const
const Workspace = z.optional(z.string())

/**
 * Beyond the specification: what one call tells of a workspace, over all the workspaces of an account. The rows name
 * theirs; `q` also finds the names of workspaces.
 */
export const overviewApi = {
  /** All workspaces, those first that need somebody most. */
  workspaces: get('/api/overview/workspaces', { ...OPEN, reply: z.object({ workspaces: z.array(Standing) }) }),
  assets: get('/api/overview/assets', {
    ...OPEN,
    page: { size: 'asked', by: 'cursor' },
    query: AssetListQuery,
    reply: z.object({ assets: z.array(Asset), ...page, tally: z.optional(AssetTally) }),
  }),
  /** A hundred at a time, else as the scans of a workspace. */
  scans: get('/api/overview/scans', {
    ...OPEN,
    page: { size: 100, by: 'cursor' },
    query: ScanListQuery,
    reply: z.object({
      scans: z.array(Scan),
      unfinished: z.optional(z.object({ running: z.number(), waiting: z.number() })),
      ...page,
    }),
  }),
  /** A hundred at a time, what needs somebody first; the tally is of the first page. */
  monitors: get('/api/overview/monitors', {
    ...CORE,
    page: { size: MONITORS_AT_ONCE, by: 'cursor' },
    query: z.object({ cursor: Cursor, q: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({ monitors: z.array(Monitor), ...page, tally: z.optional(MonitorTally) }),
  }),
  incidents: get('/api/overview/incidents', {
    ...CORE,
    page: { size: 100, by: 'after' },
    query: z.object({ after: z.optional(z.string()) }),
    reply: z.object({ incidents: z.array(Incident), next: z._default(z.nullable(Id), null) }),
  }),
  stats: get('/api/overview/stats', { ...CORE, reply: statsApi.show.reply }),
  trend: get('/api/overview/trend', { ...CORE, query: statsApi.trend.query, reply: statsApi.trend.reply }),
  sites: get('/api/overview/sites', { ...CORE, reply: statsApi.sites.reply }),
  overdue: get('/api/overview/overdue', { ...CORE, reply: statsApi.overdue.reply }),
  /** What is critical or high, or stands longer than it should, by what it is: the worst first, each on how many sites. */
  problems: get('/api/overview/problems', {
    ...SCOPE,
    query: z.object({ workspace: Workspace }),
    reply: z.object({ problems: z.array(Problem), total: z.number() }),
  }),
  /** The sites that have one problem, those that have it longest first. `total`: how many there are. */
  problem: get('/api/overview/problem', {
    ...SCOPE,
    query: z.object({ workspace: Workspace, rule: z.string().check(z.maxLength(200)) }),
    reply: z.object({ sites: z.array(ProblemSite), total: z.number() }),
  }),
  /** One decision for all that one problem is, on these assets. Answers how many findings it was taken for. */
  decide: post('/api/overview/problem/decide', {
    ...OPEN,
    gate: 'core',
    body: ProblemTriage,
    reply: z.object({ decided: z.number() }),
  }),
}
