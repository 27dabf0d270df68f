import { count, eq, inArray, max, and } from 'drizzle-orm'
import type { Workspace, WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '../db/db'
import { assets, scans, type workspaces } from '../db/schema'
import { notFound } from '../errors'
import { latestReports, sumOf } from './latest-scans'

type Row = typeof workspaces.$inferSelect

const DEFAULTS: WorkspaceSettings = {
  timezone: 'UTC',
  auto_scan: 'off',
  notify_email: null,
  notify_min_severity: 'high',
  exclude_paths: [],
  report_language: null,
}

/** The workspaces as the wire shows them, with what is in them. */
export async function publicWorkspaces(db: Db, rows: Row[]): Promise<Workspace[]> {
  const ids = rows.map(({ id }) => id)
  const [assetCounts, reportCounts, latest] = await Promise.all([
    countAssets(db, ids),
    countReports(db, ids),
    latestReports(db, inArray(scans.workspace_id, ids)),
  ])
  return rows.map(({ id, name, is_default, client_name, description, color, settings, created_at, updated_at }) => {
    const reports = reportCounts.get(id)
    return {
      id,
      name,
      is_default,
      client_name,
      description,
      color,
      assets_count: assetCounts.get(id) ?? 0,
      reports_count: reports?.reports ?? 0,
      open_findings: sumOf(latest.filter((scan) => scan.workspace_id === id).map(({ counts }) => counts)),
      last_scan_at: reports?.last?.toISOString() ?? null,
      settings: { ...DEFAULTS, ...settings },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  })
}

export async function publicWorkspace(db: Db, row: Row): Promise<Workspace> {
  const [workspace] = await publicWorkspaces(db, [row])
  if (!workspace) throw notFound('Workspace')
  return workspace
}

async function countAssets(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db.select({ id: assets.workspace_id, assets: count() }).from(assets).where(inArray(assets.workspace_id, ids)).groupBy(assets.workspace_id)
  return new Map(rows.map((row) => [row.id, row.assets]))
}

async function countReports(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, { reports: number; last: Date | null }>()
  const rows = await db
    .select({ id: scans.workspace_id, reports: count(), last: max(scans.completed_at) })
    .from(scans)
    .where(and(inArray(scans.workspace_id, ids), eq(scans.status, 'completed')))
    .groupBy(scans.workspace_id)
  return new Map(rows.map((row) => [row.id, row]))
}
