import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, scans, workspaces } from '@/server/db/schema'

/** The ids of waiting and running scans, for whoever is about to delete what they scan. */
export async function unfinishedScans(db: Db, where: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .innerJoin(assets, eq(assets.id, scans.asset_id))
    .where(and(inArray(scans.status, ['queued', 'running']), where))
  return rows.map(({ id }) => id)
}
