import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { Carried } from '@/lib/scan-diff'
import type { Db } from '../db/db'
import { scans } from '../db/schema'
import { openCarried, openCounts, standingOf } from './set-aside'

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

/** The latest completed scan of every asset among the scans that are asked for, with what it found. */
export const latestCompleted = (db: Db, which: SQL) => latestOfEach(db, scans.completed_at, and(which, eq(scans.status, 'completed')))

/** The same, but its counts are of what somebody still has to act on. Of these it does not show what is `carried`. */
export async function latestReports(db: Db, which: SQL): Promise<(LatestScan & { carried: Carried[] })[]> {
  const latest = await latestCompleted(db, which)
  const standing = await standingOf(db, latest)
  return latest.map((scan) => ({ ...scan, counts: openCounts(scan, standing, 'now'), carried: openCarried(scan.id, standing, 'now') }))
}

/** The latest scan of every asset among the scans that are asked for, however it stands. */
export const latestScans = (db: Db, which: SQL) => latestOfEach(db, scans.created_at, which)

async function latestOfEach(db: Db, by: typeof scans.completed_at | typeof scans.created_at, where: SQL | undefined): Promise<LatestScan[]> {
  return db.selectDistinctOn([scans.asset_id], about).from(scans).where(where).orderBy(scans.asset_id, desc(by))
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
