import { inArray, sql } from 'drizzle-orm'
import type { Asset } from '@/lib/contract/asset'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { type assets, wpSites } from '@/server/db/schema'
import { twinValues } from '@/server/wordpress/site-events'

type Row = Pick<typeof assets.$inferSelect, 'workspace_id' | 'value'>

/** Answers which WordPress site each of these assets is, if any. */
export async function wpTwins(db: Db, rows: readonly Row[]): Promise<(row: Row) => Asset['wpsite']> {
  const places = [...new Set(rows.map(({ workspace_id }) => workspace_id))]
  if (places.length === 0) return () => null
  const { id, workspace_id, host, path, status } = wpSites
  const vulnerable = sql<SeverityCounts | null>`${wpSites.summary} -> 'vulnerable'`
  const sites = await db
    .select({ id, workspace_id, host, path, status, vulnerable })
    .from(wpSites)
    .where(inArray(wpSites.workspace_id, places))
  const byValue = new Map(
    sites.flatMap((site) => twinValues(site).map((value) => [`${site.workspace_id} ${value}`, site])),
  )
  return (row) => {
    const site = byValue.get(`${row.workspace_id} ${row.value}`)
    return site ? { id: site.id, status: site.status, vulnerable: site.vulnerable } : null
  }
}
