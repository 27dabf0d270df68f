import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'

/** The latest scan of each of the assets that `which` names, however it stands. */
export function latestScans(db: Db, which: SQL | undefined) {
  const last = db
    .select({
      id: scans.id,
      asset_id: scans.asset_id,
      scan_type: scans.scan_type,
      status: scans.status,
      created_at: scans.created_at,
    })
    .from(scans)
    .where(eq(scans.asset_id, assets.id))
    .orderBy(desc(scans.created_at))
    .limit(1)
    .as('last')
  return db
    .select({
      id: last.id,
      asset_id: last.asset_id,
      scan_type: last.scan_type,
      status: last.status,
      created_at: last.created_at,
    })
    .from(assets)
    .innerJoinLateral(last, sql`true`)
    .where(which)
}
