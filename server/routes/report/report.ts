import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Report, reportApi } from '@/lib/contract/report'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { ownAsset, ownWorkspace } from '@/server/api/workspace'
import { serve } from '@/server/api/mount'
import { expectedTime } from '@/server/routes/scan/expected-time'
import { queuePosition } from '@/server/routes/scan/queue-position'
import { carriedFrom } from '@/server/records/report-carried'
import { findOwnReports, pageOfReports, pageOfScans, publicReport } from '@/server/routes/scan/scan-rows'
import { stopScans } from '@/server/routes/scan/stop-scans'
import { isOver, untilFinished } from './until-finished'

/** A search answers whole reports, which are large. */
const SEARCH_LIMIT = 20
const PAGE = 500

export const reportRoutes = new Hono<Env>()

serve(reportRoutes, reportApi.progress, async ({ c, db, user, params }) => {
  return { report: await untilFinished((before) => findReport(db, user, params.id, { expected: before?.expected }), c.req.raw.signal) }
})

serve(reportRoutes, reportApi.get, async ({ db, user, params }) => ({ report: await findReport(db, user, params.id) }))

serve(
  reportRoutes,
  reportApi.search,
  async ({ db, user, query }) => {
    const workspace = await ownWorkspace(db, user, query.workspace_id)
    const asset = await ownAsset(db, user, query.asset_id, workspace.id)
    const { rows, ...page } = await pageOfReports(db, { where: eq(scans.asset_id, asset.id), cursor: query.cursor, limit: SEARCH_LIMIT })
    return { reports: rows.map(publicReport), ...page }
  },
  { gate: 'core' },
)

serve(
  reportRoutes,
  reportApi.one,
  async ({ db, user, params }) => {
    const workspace = await ownWorkspace(db, user, params.workspace)
    return { report: await findReport(db, user, params.report, { workspace: workspace.id }) }
  },
  { gate: 'core' },
)

serve(
  reportRoutes,
  reportApi.forAsset,
  async ({ db, user, params, query }) => {
    const asset = await ownAsset(db, user, params.asset, params.workspace)
    const { rows, ...page } = await pageOfScans(db, { where: eq(scans.asset_id, asset.id), cursor: query.cursor, limit: PAGE })
    return { reports: rows.map(publicReport), ...page }
  },
  { gate: 'core' },
)

serve(reportRoutes, reportApi.abort, async ({ c, deps, db, user, params }) => {
  const before = await findReport(db, user, params.id)
  c.set('subject', { workspace_id: before.workspace_id, object: before.id })
  await stopScans({ db, scans: deps.scans }, eq(scans.id, before.id))
  return { report: await findReport(db, user, before.id) }
})

type Known = { workspace?: string; expected?: Report['expected'] }

/** `expected`: what is known of it from a moment ago, so that it is not counted anew. */
export async function findReport(db: Db, user: { id: string }, id: string, { workspace, expected }: Known = {}): Promise<Report> {
  const [row] = await findOwnReports(db, user, and(eq(scans.id, id), workspace === undefined ? undefined : eq(scans.workspace_id, workspace)), 1)
  if (!row) throw notFound('Report')
  const report = publicReport(row)
  const isKnown = expected !== undefined && !isOver(report)
  return {
    ...report,
    carried: await carriedFrom(db, row.scan),
    queue_position: await queuePosition(db, row.scan),
    expected: isKnown ? expected : await expectedTime(db, row.scan),
  }
}
