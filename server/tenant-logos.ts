import { and, like, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from './db/db'
import { settings } from './db/schema'

const FRESH_MS = 10_000
/** More do not fit into a header. */
const MOST = 40

/** The origins of the logos that tenants have set, for the policy of the pages; read again every few seconds, and kept as they were while the database does not answer. */
export function tenantLogos(db: Db, log: Pick<Logger, 'warn'>): () => Promise<readonly string[]> {
  let known: Promise<readonly string[]> | null = null
  let until = 0
  const origin = sql<string>`substring(lower(${settings.value}) from '"logo_url":"(https://[a-z0-9.:-]+)')`
  const read = async () => {
    const rows = await db
      .selectDistinct({ origin })
      .from(settings)
      .where(and(like(settings.key, 'branding:%'), sql`${origin} is not null`))
      .limit(MOST + 1)
    return rows.length > MOST ? ['https:'] : rows.map((row) => row.origin).toSorted()
  }
  return () => {
    if (known === null || Date.now() >= until) {
      const before = known ?? Promise.resolve([])
      until = Date.now() + FRESH_MS
      known = read().catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The logos of tenants could not be read')
        return before
      })
    }
    return known
  }
}
