import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { certificates } from '@/server/db/schema'

const ASKED_AGAIN_MS = 15 * 60_000

/** Somebody mended what was wrong and asks for another try; not more often than the authority allows. */
export async function tryAgain(db: Db, hosts: readonly string[], now: Date): Promise<void> {
  const failed = await db
    .select()
    .from(certificates)
    .where(and(inArray(certificates.host, [...hosts]), isNotNull(certificates.detail)))
  for (const { host, tried_at } of failed)
    if (tried_at === null || now.getTime() - tried_at.getTime() > ASKED_AGAIN_MS)
      await db.update(certificates).set({ next_try_at: now }).where(eq(certificates.host, host))
}
