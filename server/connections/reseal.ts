import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { integrations } from '@/server/db/schema'
import type { Secrets } from '@/server/secrets'
import { openAll, sealAll } from './sealed'

/**
 * Seals with the newest key what an earlier one sealed, so that the earlier one can be taken away. Answers how many
 * connections cannot be opened any more.
 */
export async function resealAll(db: Db, secrets: Secrets | null): Promise<number> {
  if (!secrets) return 0
  let lost = 0
  const rows = await db.select({ id: integrations.id, secrets: integrations.secrets }).from(integrations)
  for (const row of rows) {
    if (Object.values(row.secrets).every((sealed) => secrets.isCurrent(sealed))) continue
    try {
      const fresh = sealAll(secrets, row.id, openAll(secrets, row))
      // Somebody may have entered others meanwhile.
      await db
        .update(integrations)
        .set({ secrets: fresh })
        .where(and(eq(integrations.id, row.id), eq(integrations.secrets, row.secrets)))
    } catch {
      lost += 1
    }
  }
  return lost
}
