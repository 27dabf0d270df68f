import * as z from 'zod/mini'
import { get } from './endpoint'

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

const Stat = z.union([z.number(), z.object({ value: z.number(), previous: z.optional(z.number()), series: z.optional(z.array(z.number())) })])

export const Stats = z.partialRecord(z.enum(STAT_KEYS), Stat)
export type Stats = z.infer<typeof Stats>

export const statsApi = {
  show: get('/api/stats/:workspaceId', { reply: z.object({ stats: Stats }) }),
}
