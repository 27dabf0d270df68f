import { sql } from 'drizzle-orm'

/**
 * Processes that take turns at one thing, each for its transaction, so that all count right. One that is cut off from
 * the database within its turn loses it.
 */
export const takeTurns = (key: number) =>
  sql`select set_config('idle_in_transaction_session_timeout', '10s', true), pg_advisory_xact_lock(${sql.raw(String(key))})`
