import { asc, eq } from 'drizzle-orm'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import { openTotal, sumOf } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import { endOf, removalsOf } from '@/server/routes/asset/removals'
import { isBy, type Moment, openCounts, type Standing, standingOf } from '@/server/records/set-aside'

/** `removed_at`: when it was deleted. From then on it does not count. */
type Removable = { removed_at?: Date }
type Completed = Removable & { id: string; asset_id: string; completed_at: Date; counts: SeverityCounts | null }

/** What a workspace knows of its past: the rows that every figure of the dashboard is counted from. */
export type Past = Standing & {
  /** `verified_at`: null for what is not verified now. */
  assets: (Removable & { created_at: Date; verified_at: Date | null })[]
  scans: (Removable & { created_at: Date; ended_at: Date | null })[]
  /** Oldest first. */
  reports: Completed[]
}

/** `moments`: those that will be asked about. Only the reports that were the latest then are looked into. */
export async function pastOf(db: Db, workspace: string, moments: Moment[]): Promise<Past> {
  const [ownAssets, ownScans, removals] = await Promise.all([
    db.select({ created_at: assets.created_at, verified_at: assets.verified_at, status: assets.status }).from(assets).where(eq(assets.workspace_id, workspace)),
    db
      .select({
        id: scans.id,
        asset_id: scans.asset_id,
        status: scans.status,
        counts: scans.counts,
        created_at: scans.created_at,
        completed_at: scans.completed_at,
        updated_at: scans.updated_at,
      })
      .from(scans)
      .where(eq(scans.workspace_id, workspace))
      .orderBy(asc(scans.completed_at)),
    removalsOf(db, workspace),
  ])
  const removedScans = removals.flatMap((removal) => removal.scans)
  const reports = ownScans.flatMap(({ id, asset_id, status, completed_at, counts }) =>
    status === 'completed' && completed_at ? [{ id, asset_id, completed_at, counts }] : [],
  )
  const removedReports = removedScans.flatMap(({ ended_at, ...scan }) => (ended_at && scan.counts ? [{ ...scan, completed_at: ended_at }] : []))
  const { asides, carried } = await standingOf(db, [...new Set(moments.flatMap((moment) => latestAt(reports, moment)))])
  return {
    assets: [...ownAssets.map(({ status, ...asset }) => ({ ...asset, verified_at: status === 'verified' ? asset.verified_at : null })), ...removals],
    scans: [...ownScans.map((scan) => ({ created_at: scan.created_at, ended_at: endOf(scan) })), ...removedScans],
    reports: [...reports, ...removedReports].sort((a, b) => a.completed_at.getTime() - b.completed_at.getTime()),
    asides: new Map([...asides, ...removedScans.map((scan) => [scan.id, scan.asides] as const)]),
    carried,
  }
}

const isThere = ({ removed_at }: Removable, moment: Moment) => !(removed_at && isBy(removed_at, moment))

/** Of each asset the report that was the latest at a moment. */
function latestAt<R extends Completed>(reports: R[], moment: Moment): R[] {
  const latest = new Map<string, R>()
  for (const report of reports) if (isBy(report.completed_at, moment)) latest.set(report.asset_id, report)
  return [...latest.values()].filter((report) => isThere(report, moment))
}

/** The findings that were open at a moment, by the report of each asset that was the latest then. */
export function openFindingsAt(past: Past, moment: Moment): SeverityCounts {
  return sumOf(latestAt(past.reports, moment).map((report) => openCounts(report, past, moment)))
}

/** The first figures of a workspace: its assets and scans are counted from its first asset, its findings from its first report. */
export function beginningsOf(past: Past): { counts: Date | undefined; findings: Date | undefined } {
  const first = Math.min(...past.assets.map(({ created_at }) => created_at.getTime()))
  return { counts: Number.isFinite(first) ? new Date(first) : undefined, findings: past.reports.find(({ counts }) => counts)?.completed_at }
}

/** The eight figures of the dashboard as they were at a moment. */
export function figuresAt(past: Past, moment: Moment) {
  const open = openFindingsAt(past, moment)
  const there = { assets: past.assets.filter((asset) => isThere(asset, moment)), scans: past.scans.filter((scan) => isThere(scan, moment)) }
  return {
    total_assets: there.assets.filter(({ created_at }) => isBy(created_at, moment)).length,
    verified_assets: there.assets.filter(({ verified_at }) => verified_at && isBy(verified_at, moment)).length,
    total_scans: there.scans.filter(({ created_at }) => isBy(created_at, moment)).length,
    active_scans: there.scans.filter(({ created_at, ended_at }) => isBy(created_at, moment) && !(ended_at && isBy(ended_at, moment))).length,
    critical_findings: open.critical,
    open_findings: openTotal(open),
    // Neither can exist in this version.
    wordpress_sites: 0,
    leads: 0,
  }
}
