import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leadOutreach, leadScans, leadSearches, shares } from '@/server/db/schema'
import { layersOf } from '@/server/records/brand'
import { signedOf } from './signatures'

/** What was done of the first month, by what there is. */
export async function stepsOf(db: Db, userId: string) {
  const own = (await layersOf(db, { account: userId })).find(({ user_id }) => user_id === userId)
  return {
    brand: [own?.look, own?.pictures].some((part) => Object.values(part ?? {}).some(Boolean)),
    search: await db.$count(leadSearches, eq(leadSearches.user_id, userId)),
    scan: await db.$count(leadScans, and(eq(leadScans.user_id, userId), eq(leadScans.status, 'completed'))),
    outreach: await db.$count(leadOutreach, and(eq(leadOutreach.user_id, userId), isNotNull(leadOutreach.sent_at))),
    ...(await signedOf(db, userId)),
    report: await db.$count(shares, and(eq(shares.user_id, userId), eq(shares.kind, 'lead_report'))),
  }
}
