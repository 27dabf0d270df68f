import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * The one database type of the server: Postgres and the embedded one are cast to it by whoever opens them. Inside
 * `db.transaction`, use only the `tx` that it hands over: the embedded database waits for ever otherwise.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
