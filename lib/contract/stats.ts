import * as z from 'zod/mini'
import { Asset } from './asset'
import { Id, Timestamp } from './common'
import { get } from './endpoint'
import { Scan } from './scan'
import { Grade, SeverityCounts } from './scan-result'
import { isTimeZone } from './time-zone'

/** The eight cards of the dashboard, in their order. */
export const STAT_KEYS = [
  'total_assets',
  'verified_assets',
  'total_scans',
  'active_scans',
  'critical_findings',
  'open_findings',
  'wordpress_sites',
  'leads',
] as const
export type StatKey = (typeof STAT_KEYS)[number]

/** How far back `previous` and the first of `series` lie, where there were figures that early. */
export const STAT_DAYS = 30

/**
 * `previous` is what stood STAT_DAYS ago, or where there were no figures yet, at the first of them: then `since` is
 * that moment, and the change is counted from there. Nothing of the three where there never was a figure. `series` is
 * one value a day, `previous` first, today last.
 */
const Stat = z.union([
  z.number(),
  z.object({
    value: z.number(),
    previous: z.optional(z.number()),
    since: z.optional(Timestamp),
    series: z.optional(z.array(z.number())),
  }),
])
export type Stat = z.infer<typeof Stat>

export const Stats = z.partialRecord(z.enum(STAT_KEYS), Stat)
export type Stats = z.infer<typeof Stats>

export const TREND_DAYS = ['7', '30', '90', '365'] as const
export type TrendDays = (typeof TREND_DAYS)[number]

/** The days between two points, so that there are never more than can be told apart. */
export const TREND_STEPS: Record<TrendDays, number> = { 7: 1, 30: 1, 90: 7, 365: 28 }

const ZONE = 'Use a time zone such as Europe/Berlin.'

/**
 * The findings that were open at the end of a day; the last point is now. `is_unknown`: nothing had been scanned yet,
 * so that no count of it is none.
 */
const TrendPoint = z.object({ at: Timestamp, counts: SeverityCounts, is_unknown: z.optional(z.boolean()) })
export type TrendPoint = z.infer<typeof TrendPoint>

/** The severities of findings that should be fixed by a day, and how many days that takes at most. */
export const FIX_DAYS = { critical: 7, high: 30, medium: 60, low: 120 } as const
export type TimedSeverity = keyof typeof FIX_DAYS
export const TIMED_SEVERITIES = ['critical', 'high', 'medium', 'low'] as const satisfies TimedSeverity[]

/** Findings of one severity that one report shows and that stand longer than they should. */
const Overdue = z.object({ report: Id, asset_value: z.string(), severity: z.enum(TIMED_SEVERITIES), count: z.number() })
export type Overdue = z.infer<typeof Overdue>

/** How all the sites of a workspace stand, in figures. `failed`: their newest scan did. Nothing counts notes or what was set aside. */
const SiteFigures = z.object({
  total: z.number(),
  reported: z.number(),
  /** Sites by their grade, and how many have one. */
  grades: z.partialRecord(Grade, z.number()),
  graded: z.number(),
  counts: SeverityCounts,
  /** Sites with something critical. */
  critical: z.number(),
  /** Sites with something that the latest report could not see. */
  carried: z.number(),
  /** Sites whose grade rises once the worst findings of all of them, which are critical or high, are fixed. */
  lifts: z.optional(z.number()),
  failed: z.number(),
  never: z.number(),
  pending: z.number(),
  unproved: z.number(),
})
export type SiteFigures = z.infer<typeof SiteFigures>

const WORKSPACE = { auth: 'user', gate: 'core', in: { workspace: ':workspaceId' } } as const

export const statsApi = {
  show: get('/api/stats/:workspaceId', { ...WORKSPACE, reply: z.object({ stats: Stats }) }),
  /** Beyond the specification. Days end where the person is. */
  trend: get('/api/stats/:workspaceId/trend', {
    ...WORKSPACE,
    beyond: true,
    query: z.object({
      days: z._default(z.enum(TREND_DAYS), '90'),
      zone: z._default(z.string().check(z.refine(isTimeZone, ZONE)), 'UTC'),
    }),
    reply: z.object({ points: z.array(TrendPoint) }),
  }),
  /**
   * Beyond the specification. What the dashboard says of a workspace with too many assets to load: figures of all of
   * them, and those that it names with their last scans.
   */
  sites: get('/api/stats/:workspaceId/sites', {
    ...WORKSPACE,
    beyond: true,
    reply: z.object({ figures: SiteFigures, assets: z.array(Asset), scans: z.array(Scan) }),
  }),
  /**
   * Beyond the specification. Worst first; `open` is what is open in all, on time or not. Neither counts what was set
   * aside.
   */
  overdue: get('/api/stats/:workspaceId/overdue', {
    ...WORKSPACE,
    beyond: true,
    reply: z.object({
      overdue: z.array(Overdue),
      open: z.object({ critical: z.number(), high: z.number(), medium: z.number(), low: z.number() }),
    }),
  }),
}
