import { asc, eq } from 'drizzle-orm'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { Db } from '../db/db'
import { assets, scans } from '../db/schema'
import { sumOf } from './latest-scans'
import { isBy, type Moment, openCounts, type SetAsides, setAsideIn } from './set-aside'

type Completed = { id: string; asset_id: string; completed_at: Date; counts: SeverityCounts | null }

/** What a workspace knows of its past: the rows that every figure of the dashboard is counted from. */
export type Past = {
  assets: { created_at: Date; verified_at: Date | null; status: string }[]
  scans: { created_at: Date; ended_at: Date | null }[]
  /** Oldest first. */
  reports: Completed[]
  asides: SetAsides
}

/** `moments`: those that will be asked about. Only the reports that were the latest then are looked into. */
export async function pastOf(db: Db, workspace: string, moments: Moment[]): Promise<Past> {
  const [ownAssets, ownScans] = await Promise.all([
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
  ])
  const reports = ownScans.flatMap(({ id, asset_id, status, completed_at, counts }) =>
    status === 'completed' && completed_at ? [{ id, asset_id, completed_at, counts }] : [],
  )
  const hasEnded = (status: string) => status === 'completed' || status === 'failed'
  return {
    assets: ownAssets,
    scans: ownScans.map((scan) => ({ created_at: scan.created_at, ended_at: hasEnded(scan.status) ? (scan.completed_at ?? scan.updated_at) : null })),
    reports,
    asides: await setAsideIn(db, [...new Set(moments.flatMap((moment) => latestAt(reports, moment)))]),
  }
}

/** Of each asset the report that was the latest at a moment. */
function latestAt(reports: Completed[], moment: Moment): Completed[] {
  const latest = new Map<string, Completed>()
  for (const report of reports) if (isBy(report.completed_at, moment)) latest.set(report.asset_id, report)
  return [...latest.values()]
}

/** The findings that were open at a moment, by the report of each asset that was the latest then. */
export function openFindingsAt({ reports, asides }: Past, moment: Moment): SeverityCounts {
  return sumOf(latestAt(reports, moment).map((report) => openCounts(report, asides, moment)))
}

/** The first figures of a workspace: its assets and scans are counted from its first asset, its findings from its first report. */
export function beginningsOf(past: Past): { counts: Date | undefined; findings: Date | undefined } {
  const first = Math.min(...past.assets.map(({ created_at }) => created_at.getTime()))
  return { counts: Number.isFinite(first) ? new Date(first) : undefined, findings: past.reports.find(({ counts }) => counts)?.completed_at }
}

/** The eight figures of the dashboard as they were at a moment, as far as what is in the workspace today remembers. */
export function figuresAt(past: Past, moment: Moment) {
  const open = openFindingsAt(past, moment)
  return {
    total_assets: past.assets.filter(({ created_at }) => isBy(created_at, moment)).length,
    verified_assets: past.assets.filter(({ status, verified_at }) => status === 'verified' && verified_at !== null && isBy(verified_at, moment)).length,
    total_scans: past.scans.filter(({ created_at }) => isBy(created_at, moment)).length,
    active_scans: past.scans.filter(({ created_at, ended_at }) => isBy(created_at, moment) && !(ended_at && isBy(ended_at, moment))).length,
    critical_findings: open.critical,
    open_findings: Object.values(open).reduce((sum, number) => sum + number, 0),
    // Neither can exist in this version.
    wordpress_sites: 0,
    leads: 0,
  }
}
