import { and, eq, gt, inArray } from 'drizzle-orm'
import { countsOf } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { type assets, findings, findingsTriage, removedAssets, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { isOfFinding, SET_ASIDE } from '@/server/records/open-findings'

type ScanTimes = Pick<typeof scans.$inferSelect, 'status' | 'completed_at' | 'updated_at'>

/** When a scan came to its end; null while it has not. */
export const endOf = ({ status, completed_at, updated_at }: ScanTimes) =>
  status === 'completed' || status === 'failed' ? (completed_at ?? updated_at) : null

/** The trend goes back no further. */
const KEPT_MS = 366 * 86_400_000

/** What the figures of past days count of an asset: to be kept by whoever deletes it. */
export async function pastFigures(
  db: Db,
  asset: typeof assets.$inferSelect,
): Promise<typeof removedAssets.$inferInsert> {
  const own = await db
    .select({
      id: scans.id,
      asset_id: scans.asset_id,
      status: scans.status,
      created_at: scans.created_at,
      completed_at: scans.completed_at,
      updated_at: scans.updated_at,
    })
    .from(scans)
    .where(eq(scans.asset_id, asset.id))
    .orderBy(scans.created_at)
  const spans = await db
    .select({
      severity: findings.severity,
      opened_at: findings.opened_at,
      gone_at: findings.gone_at,
      from: findingsTriage.at,
      until: findingsTriage.accepted_until,
    })
    .from(findings)
    .leftJoin(findingsTriage, and(isOfFinding, inArray(findingsTriage.status, SET_ASIDE)))
    .where(eq(findings.asset_id, asset.id))
  return {
    workspace_id: asset.workspace_id,
    added_at: asset.created_at,
    verified_at: asset.status === 'verified' ? asset.verified_at : null,
    scans: own.map((scan) => {
      const { status, completed_at: at } = scan
      const open =
        status === 'completed' && at
          ? spans.filter(({ opened_at, gone_at }) => opened_at <= at && (gone_at === null || gone_at > at))
          : []
      return {
        begun: scan.created_at.toISOString(),
        ended: endOf(scan)?.toISOString() ?? null,
        counts: status === 'completed' ? countsOf(open) : null,
        asides: open.flatMap(({ severity, from, until }) =>
          from ? [{ severity, from: from.toISOString(), until }] : [],
        ),
      }
    }),
  }
}

/** The deleted assets of a workspace that its figures still count, each with its scans. The ids are made up. */
export async function removalsOf(db: Db, scope: Scope) {
  const rows = await db
    .select()
    .from(removedAssets)
    .where(and(within(removedAssets.workspace_id, scope), gt(removedAssets.removed_at, new Date(Date.now() - KEPT_MS))))
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
      asides: asides.map((aside) => ({ ...aside, from: new Date(aside.from) })),
      removed_at,
    })),
  }))
}
