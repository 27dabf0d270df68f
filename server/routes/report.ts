import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Report, reportApi } from '@/lib/contract/report'
import type { FailureReason } from '@/lib/contract/scan'
import type { Db } from '../db/db'
import { scans } from '../db/schema'
import { notFound } from '../errors'
import type { Env } from '../middleware/env'
import { ownAsset, ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { queuePosition } from './scan'
import { findOwnReports, listOwnReports, publicReport } from './scan-rows'
import { untilFinished } from './until-finished'

/** A search answers whole reports, which are large. */
const SEARCH_LIMIT = 20

export const reportRoutes = new Hono<Env>()

serve(reportRoutes, reportApi.progress, async ({ c, db, user, params }) => {
  const report = await untilFinished(() => findReport(db, user, params.id), c.req.raw.signal)
  return { report }
})

serve(reportRoutes, reportApi.get, async ({ db, user, params }) => ({ report: await findReport(db, user, params.id) }))

serve(
  reportRoutes,
  reportApi.search,
  async ({ db, user, query }) => {
    const workspace = await ownWorkspace(db, user, query.workspace_id)
    const asset = await ownAsset(db, user, query.asset_id, workspace.id)
    const rows = await findOwnReports(db, user, eq(scans.asset_id, asset.id), SEARCH_LIMIT)
    return { reports: rows.map(publicReport) }
  },
  { gate: 'core' },
)

serve(
  reportRoutes,
  reportApi.one,
  async ({ db, user, params }) => {
    const workspace = await ownWorkspace(db, user, params.workspace)
    return { report: await findReport(db, user, params.report, workspace.id) }
  },
  { gate: 'core' },
)

serve(
  reportRoutes,
  reportApi.forAsset,
  async ({ db, user, params }) => {
    const asset = await ownAsset(db, user, params.asset, params.workspace)
    const rows = await listOwnReports(db, user, eq(scans.asset_id, asset.id))
    return { reports: rows.map(publicReport) }
  },
  { gate: 'core' },
)

serve(reportRoutes, reportApi.abort, async ({ c, deps, db, user, params }) => {
  const before = await findReport(db, user, params.id)
  const now = new Date()
  const [stopped] = await db
    .update(scans)
    .set({ status: 'failed', failure_reason: 'aborted' satisfies FailureReason, failure_message: 'The scan was stopped.', completed_at: now, updated_at: now })
    .where(and(eq(scans.id, before.id), inArray(scans.status, ['queued', 'running'])))
    .returning({ id: scans.id })
  if (stopped) deps.scans.abort(stopped.id)
  c.set('subject', { workspace_id: before.workspace_id, object: before.id })
  return { report: await findReport(db, user, before.id) }
})

async function findReport(db: Db, user: { id: string }, id: string, workspace?: string): Promise<Report> {
  const [row] = await findOwnReports(db, user, and(eq(scans.id, id), workspace === undefined ? undefined : eq(scans.workspace_id, workspace)), 1)
  if (!row) throw notFound('Report')
  return { ...publicReport(row), queue_position: await queuePosition(db, row.scan) }
}
