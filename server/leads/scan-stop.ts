import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leadScans } from '@/server/db/schema'

export const ofBatch = (batch: string) => eq(leadScans.batch_id, batch)

const SAYS = say('scanStopped')

/** Of sites under these names, on whatever port. */
export function ofSites(userId: string, names: readonly string[]): SQL | undefined {
  const name = sql`split_part(${leadScans.host}, ':', 1)`
  const isUnder = names.map((one) => sql`(${name} = ${one} or ${name} like ${`%.${one}`})`)
  return and(eq(leadScans.user_id, userId), or(...isUnder))
}

/** Ends what waits or runs of these. Answers which they were. */
export async function stopLeadScans(db: Db, those: SQL | undefined): Promise<string[]> {
  const rows = await db
    .update(leadScans)
    .set({
      status: 'failed',
      failure_reason: 'aborted',
      failure_message: english(SAYS),
      failure_says: SAYS,
      checks: [],
      visitor: null,
      completed_at: sql`now()`,
    })
    .where(and(those, inArray(leadScans.status, ['queued', 'running'])))
    .returning({ id: leadScans.id })
  return rows.map(({ id }) => id)
}
