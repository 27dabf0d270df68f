import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leadOutreach, leadScans, leadSearches } from '@/server/db/schema'
import { brandingOf } from '@/server/records/branding'

/** What was done of the first month, by what there is. Null: nothing says so yet. */
export async function stepsOf(db: Db, userId: string) {
  const brand = await brandingOf(db, { id: userId })
  return {
    brand: Object.values(brand).some(Boolean),
    search: await db.$count(leadSearches, eq(leadSearches.user_id, userId)),
    scan: await db.$count(leadScans, and(eq(leadScans.user_id, userId), eq(leadScans.status, 'completed'))),
    outreach: await db.$count(leadOutreach, and(eq(leadOutreach.user_id, userId), isNotNull(leadOutreach.sent_at))),
    signed: null,
    authorised: null,
    report: null,
  }
}
