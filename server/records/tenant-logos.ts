import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { brandings } from '@/server/db/schema'

const FRESH_MS = 10_000
/**
 * Whether any tenant has set a logo, for the policy of the pages; read again every few seconds, and kept as it was
 * while the database does not answer. Never where they are: the policy is shown to strangers, and hosts tell who the
 * tenants are.
 */
export function tenantLogos(db: Db, log: Pick<Logger, 'warn'>): () => Promise<boolean> {
  let known: Promise<boolean> | null = null
  let until = 0
  const read = async () => {
    const rows = await db
      .select({ user: brandings.user_id })
      .from(brandings)
      .where(sql`lower(${brandings.look} ->> 'logo_url') like 'https:%'`)
      .limit(1)
    return rows.length > 0
  }
  return () => {
    if (known === null || Date.now() >= until) {
      const before = known ?? Promise.resolve(false)
      until = Date.now() + FRESH_MS
      known = read().catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The logos of tenants could not be read')
        return before
      })
    }
    return known
  }
}
