import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leadSearches } from '@/server/db/schema'
import { once, type Rows } from './export-rows'

/** What somebody looked for in the lead finder. */
export const leadsOf = (db: Db, userId: string): Record<string, Rows> => ({
  lead_searches: once(() =>
    db.select().from(leadSearches).where(eq(leadSearches.user_id, userId)).orderBy(leadSearches.ran_at),
  ),
})
