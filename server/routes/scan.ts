import { and, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type Scan, scanApi } from '@/lib/contract/scan'
import type { Subject } from '../audit'
import type { Db } from '../db/db'
import { scans } from '../db/schema'
import { notFound } from '../errors'
import type { Env } from '../middleware/env'
import { ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { expectedTime } from './expected-time'
import { queuePosition } from './queue-position'
import { findOwnReports, listOwnScans, publicScan } from './scan-rows'
import { startScan, startScans } from './start-scan'
import { stopScans } from './stop-scans'

export const scanRoutes = new Hono<Env>()

const noteIn = (c: Context<Env>) => (subject: Subject) => c.set('subject', subject)

serve(scanRoutes, scanApi.list, async ({ db, user, params }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const isHere = eq(scans.workspace_id, workspace.id)
  const newest = await listOwnScans(db, user, isHere)
  // With a thousand in the line the running ones are older than all that are listed.
  const running = await listOwnScans(db, user, and(isHere, eq(scans.status, 'running')))
  const listed = new Set(newest.map(({ scan }) => scan.id))
  const rows = [...newest, ...running.filter(({ scan }) => !listed.has(scan.id))]
  const waiting = await db.$count(scans, and(isHere, sql`${scans.status} = 'queued'`))
  return { scans: rows.map(publicScan), unfinished: { running: running.length, waiting } }
})

serve(scanRoutes, scanApi.show, async ({ db, user, params }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  return { scan: await findScan(db, user, params.id, workspace.id) }
})

serve(scanRoutes, scanApi.start, async ({ c, deps, db, user, params, body }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const id = await startScan({ deps, user, note: noteIn(c), type: body.scan_type, asset: body.asset_id, workspace: workspace.id })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.startMany, async ({ c, deps, db, user, params, body }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const results = await startScans({ deps, user, note: noteIn(c), type: body.scan_type, ids: body.assets, workspace: workspace.id })
  return { results }
})

serve(scanRoutes, scanApi.stopAll, async ({ deps, db, user, params }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const stopped = await stopScans(deps, eq(scans.workspace_id, workspace.id))
  return { stopped: stopped.length }
})

serve(scanRoutes, scanApi.full, async ({ c, deps, db, user, body }) => {
  const workspace = await ownWorkspace(db, user, body.workspace_id)
  const id = await startScan({ deps, user, note: noteIn(c), type: 'full_scan', asset: body.asset_id, workspace: workspace.id })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.light, async ({ c, deps, db, user, body }) => {
  const id = await startScan({ deps, user, note: noteIn(c), type: 'light_scan', asset: body.asset_id })
  return { scan: await findScan(db, user, id) }
})

async function findScan(db: Db, user: { id: string }, id: string, workspace?: string): Promise<Scan> {
  const [row] = await findOwnReports(db, user, and(eq(scans.id, id), workspace === undefined ? undefined : eq(scans.workspace_id, workspace)), 1)
  if (!row) throw notFound('Scan')
  return { ...publicScan(row), queue_position: await queuePosition(db, row.scan), expected: await expectedTime(db, row.scan) }
}
