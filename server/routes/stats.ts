import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { statsApi } from '@/lib/contract/stats'
import { assets, scans } from '../db/schema'
import type { Env } from '../middleware/env'
import { ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { latestReports, sumOf } from './latest-scans'

export const statsRoutes = new Hono<Env>()

serve(
  statsRoutes,
  statsApi.show,
  async ({ db, user, params }) => {
    const { id } = await ownWorkspace(db, user, params.workspaceId)
    const [total_assets, verified_assets, total_scans, active_scans, latest] = await Promise.all([
      db.$count(assets, eq(assets.workspace_id, id)),
      db.$count(assets, and(eq(assets.workspace_id, id), eq(assets.status, 'verified'))),
      db.$count(scans, eq(scans.workspace_id, id)),
      db.$count(scans, and(eq(scans.workspace_id, id), inArray(scans.status, ['queued', 'running']))),
      latestReports(db, [id]),
    ])
    const open = sumOf(latest.map(({ counts }) => counts))
    const open_findings = Object.values(open).reduce((sum, number) => sum + number, 0)
    // WordPress sites and leads cannot exist in this version.
    return {
      stats: { total_assets, verified_assets, total_scans, active_scans, critical_findings: open.critical, open_findings, wordpress_sites: 0, leads: 0 },
    }
  },
  { gate: 'core' },
)
