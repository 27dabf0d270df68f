import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Scan, scanApi } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { expectedTime } from './expected-time'
import { queuePosition } from './queue-position'
import { scanPage } from './scan-page'
import { findOwnReports, publicScan } from './scan-rows'
import { startScan, startScans } from './start-scan'
import { stopScans } from './stop-scans'

export const scanRoutes = new Hono<Env>()

serve(scanRoutes, scanApi.list, ({ c, db, user, workspace, query, pageSize: limit }) =>
  scanPage(db, workspace.id, { user, languages: c.req.header('accept-language'), query, limit }),
)

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
