import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Scan, type ScanListQuery, scanApi } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { localeFor, voiceOf } from '@/server/voice'
import { expectedTime } from './expected-time'
import { queuePosition } from './queue-position'
import { asked, orderOf } from './scan-list'
import { findOwnReports, pageOfScans, publicScan } from './scan-rows'
import { startScan, startScans } from './start-scan'
import { stopScans } from './stop-scans'

const isNarrowed = ({ q, sort, status, asset }: ScanListQuery) =>
  [q, sort, asset].some((one) => one !== undefined) || status !== 'any'

export const scanRoutes = new Hono<Env>()

serve(scanRoutes, scanApi.list, async ({ c, db, user, workspace, query, pageSize: limit }) => {
  const voice =
    query.q === undefined ? undefined : await voiceOf(localeFor(user.locale, c.req.header('accept-language')))
  const order = orderOf(query.sort)
  const { rows, ...page } = await pageOfScans(db, {
    where: asked(workspace.id, query, voice?.words),
    order,
    cursor: query.cursor,
    limit,
  })
  if (query.cursor !== undefined || isNarrowed(query)) return { scans: rows.map(publicScan), ...page }
  const isHere = eq(scans.workspace_id, workspace.id)
  // With a thousand in the line the running ones are older than all that are listed.
  const running = await pageOfScans(db, {
    where: and(isHere, eq(scans.status, 'running')),
    order,
    cursor: undefined,
    limit,
  })
  const listed = new Set(rows.map(({ scan }) => scan.id))
  const more = running.rows.filter(({ scan }) => !listed.has(scan.id))
  const waiting = await db.$count(scans, and(isHere, sql`${scans.status} = 'queued'`))
  return { scans: [...rows, ...more].map(publicScan), unfinished: { running: running.total, waiting }, ...page }
})

serve(scanRoutes, scanApi.show, async ({ db, user, scan }) => ({ scan: await findScan(db, user, scan.id) }))

serve(scanRoutes, scanApi.start, async ({ deps, db, user, asset, body, note }) => {
  const id = await startScan({ deps, user, note, type: body.scan_type, asset })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.startMany, async ({ deps, user, workspace, body, note }) => {
  const results = await startScans({
    deps,
    user,
    note,
    type: body.scan_type,
    ids: body.assets,
    workspace: workspace.id,
  })
  return { results }
})

serve(scanRoutes, scanApi.stopAll, async ({ deps, workspace }) => {
  const stopped = await stopScans(deps, eq(scans.workspace_id, workspace.id))
  return { stopped: stopped.length }
})

serve(scanRoutes, scanApi.full, async ({ deps, db, user, asset, note }) => {
  const id = await startScan({ deps, user, note, type: 'full_scan', asset })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.light, async ({ deps, db, user, asset, note }) => {
  const id = await startScan({ deps, user, note, type: 'light_scan', asset })
  return { scan: await findScan(db, user, id) }
})

async function findScan(db: Db, user: { id: string }, id: string): Promise<Scan> {
  const [row] = await findOwnReports(db, user, eq(scans.id, id), 1)
  if (!row) throw notFound('scan')
  return {
    ...publicScan(row),
    queue_position: await queuePosition(db, row.scan),
    expected: await expectedTime(db, row.scan),
  }
}
