import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { type assets, removedAssets, scans } from '@/server/db/schema'
import { openCounts, type SetAside, standingOf } from '@/server/records/set-aside'

type ScanTimes = Pick<typeof scans.$inferSelect, 'status' | 'completed_at' | 'updated_at'>

/** When a scan came to its end; null while it has not. */
export const endOf = ({ status, completed_at, updated_at }: ScanTimes) => (status === 'completed' || status === 'failed' ? (completed_at ?? updated_at) : null)

/** The trend goes back no further. */
const KEPT_MS = 366 * 86_400_000

/** What the figures of past days count of an asset: to be kept by who deletes it. */
export async function pastFigures(db: Db, asset: typeof assets.$inferSelect): Promise<typeof removedAssets.$inferInsert> {
  const own = await db
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
    .where(eq(scans.asset_id, asset.id))
    .orderBy(scans.created_at)
  const reports = own.filter(({ status }) => status === 'completed')
  const standing = await standingOf(db, reports)
  const unaided = { ...standing, asides: new Map() }
  return {
    workspace_id: asset.workspace_id,
    added_at: asset.created_at,
    verified_at: asset.status === 'verified' ? asset.verified_at : null,
    scans: own.map((scan) => ({
      begun: scan.created_at.toISOString(),
      ended: endOf(scan)?.toISOString() ?? null,
      counts: scan.status === 'completed' ? openCounts(scan, unaided, 'now') : null,
      asides: (standing.asides.get(scan.id) ?? []).map(({ severity, from, until }) => ({ severity, from: from.toISOString(), until })),
    })),
  }
}

/** The deleted assets of a workspace that its figures still count, each with its scans. The ids are made up. */
export async function removalsOf(db: Db, workspace: string) {
  const rows = await db
    .select()
    .from(removedAssets)
    .where(and(eq(removedAssets.workspace_id, workspace), gt(removedAssets.removed_at, new Date(Date.now() - KEPT_MS))))
  return rows.map(({ id, added_at, verified_at, removed_at, scans: own }) => ({
    created_at: added_at,
    verified_at,
    removed_at,
    scans: own.map(({ begun, ended, counts, asides }, index) => ({
      id: `${id}/${index}`,
      asset_id: id,
      created_at: new Date(begun),
      ended_at: ended === null ? null : new Date(ended),
      counts,
      asides: asides.map((aside): SetAside => ({ ...aside, from: new Date(aside.from) })),
      removed_at,
    })),
  }))
}
