import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Scan, scanApi } from '@/lib/contract/scan'
import type { Db } from '../db/db'
import { scans } from '../db/schema'
import { notFound } from '../errors'
import type { Env } from '../middleware/env'
import { ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { expectedTime } from './expected-time'
import { findOwnReports, listOwnScans, publicScan } from './scan-rows'
import { startScan } from './start-scan'

export const scanRoutes = new Hono<Env>()

serve(scanRoutes, scanApi.list, async ({ db, user, params }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const rows = await listOwnScans(db, user, eq(scans.workspace_id, workspace.id))
  return { scans: rows.map(publicScan) }
})

serve(scanRoutes, scanApi.show, async ({ db, user, params }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  return { scan: await findScan(db, user, params.id, workspace.id) }
})

serve(scanRoutes, scanApi.start, async ({ c, deps, db, limits, user, params, body }) => {
  const workspace = await ownWorkspace(db, user, params.ws)
  const id = await startScan({ deps, limits, user, type: body.scan_type, asset: body.asset_id, workspace: workspace.id })
  c.set('subject', { workspace_id: workspace.id, object: id })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.full, async ({ c, deps, db, limits, user, body }) => {
  const workspace = await ownWorkspace(db, user, body.workspace_id)
  const id = await startScan({ deps, limits, user, type: 'full_scan', asset: body.asset_id, workspace: workspace.id })
  c.set('subject', { workspace_id: workspace.id, object: id })
  return { scan: await findScan(db, user, id) }
})

serve(scanRoutes, scanApi.light, async ({ c, deps, db, limits, user, body }) => {
  const id = await startScan({ deps, limits, user, type: 'light_scan', asset: body.asset_id })
  const scan = await findScan(db, user, id)
  c.set('subject', { workspace_id: scan.workspace_id, object: id })
  return { scan }
})

async function findScan(db: Db, user: { id: string }, id: string, workspace?: string): Promise<Scan> {
  const [row] = await findOwnReports(db, user, and(eq(scans.id, id), workspace === undefined ? undefined : eq(scans.workspace_id, workspace)), 1)
  if (!row) throw notFound('Scan')
  return { ...publicScan(row), queue_position: await queuePosition(db, row.scan), expected: await expectedTime(db, row.scan) }
}

/** 1 is next; null when the scan does not wait. What people start goes before what begins by itself. */
export async function queuePosition(db: Db, scan: Pick<typeof scans.$inferSelect, 'status' | 'created_at' | 'initiated_by'>): Promise<number | null> {
  if (scan.status !== 'queued') return null
  const isOlder = lt(scans.created_at, scan.created_at)
  const isBefore = scan.initiated_by === null ? or(isNotNull(scans.initiated_by), isOlder) : and(isNotNull(scans.initiated_by), isOlder)
  return 1 + (await db.$count(scans, and(eq(scans.status, 'queued'), isBefore)))
}
