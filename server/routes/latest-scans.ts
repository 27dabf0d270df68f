import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { Db } from '../db/db'
import { scans } from '../db/schema'

const about = {
  id: scans.id,
  workspace_id: scans.workspace_id,
  asset_id: scans.asset_id,
  scan_type: scans.scan_type,
  status: scans.status,
  score: scans.score,
  grade: scans.grade,
  counts: scans.counts,
  created_at: scans.created_at,
}

export type LatestScan = { [K in keyof typeof about]: (typeof scans.$inferSelect)[K] }

/** The latest completed scan of every asset in these workspaces. */
export const latestReports = (db: Db, workspaceIds: string[]) => latestOfEach(db, workspaceIds, scans.completed_at, eq(scans.status, 'completed'))

/** The latest scan of every asset in these workspaces, however it stands. */
export const latestScans = (db: Db, workspaceIds: string[]) => latestOfEach(db, workspaceIds, scans.created_at)

async function latestOfEach(db: Db, workspaceIds: string[], by: typeof scans.completed_at | typeof scans.created_at, where?: SQL): Promise<LatestScan[]> {
  if (workspaceIds.length === 0) return []
  return db
    .selectDistinctOn([scans.asset_id], about)
    .from(scans)
    .where(and(inArray(scans.workspace_id, workspaceIds), where))
    .orderBy(scans.asset_id, desc(by))
}

export function sumOf(all: (SeverityCounts | null)[]): SeverityCounts {
  const sum = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const counts of all) {
    if (!counts) continue
    sum.critical += counts.critical
    sum.high += counts.high
    sum.medium += counts.medium
    sum.low += counts.low
    sum.info += counts.info
  }
  return sum
}
