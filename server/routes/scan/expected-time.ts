import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Scan } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'

/** A site changes: what it took long ago says little. */
const LATEST = 5

type Row = Pick<typeof scans.$inferSelect, 'asset_id' | 'scan_type' | 'status'>

/**
 * How long a scan that is not over may take: the median of what the latest completed ones of the same site and type
 * took. Null when there are none.
 */
export async function expectedTime(
  db: Db,
  { asset_id, scan_type, status }: Row,
): Promise<NonNullable<Scan['expected']> | null> {
  if (status !== 'queued' && status !== 'running') return null
  const earlier = db
    .select({ ms: sql<number>`extract(epoch from ${scans.completed_at} - ${scans.started_at}) * 1000`.as('ms') })
    .from(scans)
    .where(
      and(
        eq(scans.asset_id, asset_id),
        eq(scans.scan_type, scan_type),
        eq(scans.status, 'completed'),
        isNotNull(scans.started_at),
      ),
    )
    .orderBy(desc(scans.completed_at))
    .limit(LATEST)
    .as('earlier')
  const [row] = await db
    .select({
      ms: sql<number | null>`round(percentile_cont(0.5) within group (order by ${earlier.ms}))::int`,
      scans: sql<number>`count(*)::int`,
    })
    .from(earlier)
  return row && row.ms !== null ? { ms: row.ms, scans: row.scans } : null
}
