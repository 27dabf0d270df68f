import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { contracts, leadOutreach, leadScans, leadSearches, shares } from '@/server/db/schema'
import { layersOf } from '@/server/records/brand'

/** What was done of the first month, by what there is. */
export async function stepsOf(db: Db, userId: string) {
  const own = (await layersOf(db, { account: userId })).find(({ user_id }) => user_id === userId)
  const isSigned = and(eq(contracts.user_id, userId), eq(contracts.status, 'signed'))
  // One question: each part asks only how many there are.
  const [counts] = await db
    .select({
      search: db.$count(leadSearches, eq(leadSearches.user_id, userId)),
      scan: db.$count(leadScans, and(eq(leadScans.user_id, userId), eq(leadScans.status, 'completed'))),
      outreach: db.$count(leadOutreach, and(eq(leadOutreach.user_id, userId), isNotNull(leadOutreach.sent_at))),
      signed: db.$count(contracts, and(isSigned, ne(contracts.type, 'authorisation'))),
      authorised: db.$count(contracts, and(isSigned, eq(contracts.type, 'authorisation'))),
      report: db.$count(shares, and(eq(shares.user_id, userId), eq(shares.kind, 'lead_report'))),
    })
    .from(sql`(values (1)) as one`)
  if (!counts) throw new Error('A question that always has an answer had none')
  return { brand: [own?.look, own?.pictures].some((part) => Object.values(part ?? {}).some(Boolean)), ...counts }
}
