import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Report, reportApi } from '@/lib/contract/report'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { expectedTime } from '@/server/routes/scan/expected-time'
import { queuePosition } from '@/server/routes/scan/queue-position'
import { carriedFrom } from '@/server/records/report-carried'
import { findOwnReports, pageOfReports, pageOfScans, publicReport } from '@/server/routes/scan/scan-rows'
import { stopScans } from '@/server/routes/scan/stop-scans'
import { isOver, untilFinished } from './until-finished'

export const reportRoutes = new Hono<Env>()

serve(reportRoutes, reportApi.progress, async ({ c, db, user, report }) => {
  return {
    report: await untilFinished(
      (before) => findReport(db, user, report.id, { expected: before?.expected }),
      c.req.raw.signal,
    ),
  }
})

serve(reportRoutes, reportApi.get, async ({ db, user, report }) => ({ report: await findReport(db, user, report.id) }))

serve(reportRoutes, reportApi.search, async ({ db, asset, query, pageSize: limit }) => {
  const { rows, ...page } = await pageOfReports(db, {
    where: eq(scans.asset_id, asset.id),
    cursor: query.cursor,
    limit,
  })
  return { reports: rows.map(publicReport), ...page }
})

serve(reportRoutes, reportApi.one, async ({ db, user, report }) => {
  return { report: await findReport(db, user, report.id) }
})

serve(reportRoutes, reportApi.forAsset, async ({ db, asset, query, pageSize: limit }) => {
  const { rows, ...page } = await pageOfScans(db, { where: eq(scans.asset_id, asset.id), cursor: query.cursor, limit })
  return { reports: rows.map(publicReport), ...page }
})

serve(reportRoutes, reportApi.abort, async ({ deps, db, user, report }) => {
  await stopScans({ db, scans: deps.scans }, eq(scans.id, report.id))
  return { report: await findReport(db, user, report.id) }
})

type Known = { expected?: Report['expected'] }

/** `expected`: what is known of it from a moment ago, so that it is not counted anew. */
export async function findReport(db: Db, user: { id: string }, id: string, { expected }: Known = {}): Promise<Report> {
  const [row] = await findOwnReports(db, user, eq(scans.id, id), 1)
  if (!row) throw notFound('report')
  const report = publicReport(row)
  const isKnown = expected !== undefined && !isOver(report)
  return {
    ...report,
    carried: await carriedFrom(db, row.scan),
    queue_position: await queuePosition(db, row.scan),
    expected: isKnown ? expected : await expectedTime(db, row.scan),
  }
}
