import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Like `inArray`, but of any length: one value of the statement holds them all, of which Postgres takes 65 535. */
export const oneOf = (column: AnyColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`
