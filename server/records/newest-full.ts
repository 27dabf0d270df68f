import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Check } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { isReportOf } from './keep-findings'

/** The checks of the newest full scan of an asset, completed before a moment if one is given; null without one. */
export async function newestFull(db: Db, asset: string, before?: Date): Promise<Check[] | null> {
  const [full] = await db
    .select({ checks: sql<Check[]>`${scans.result}->'checks'` })
    .from(scans)
    .where(
      and(
        isReportOf(asset),
        isNotNull(scans.result),
        // The mode alone would have every large report of a light scan unpacked.
        eq(scans.scan_type, 'full_scan'),
        eq(sql`${scans.result}->>'mode'`, 'full'),
        before && lt(scans.completed_at, before),
      ),
    )
    .orderBy(desc(scans.completed_at))
    .limit(1)
  return full?.checks ?? null
}
