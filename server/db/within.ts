import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyOf } from './any-of'

/** A workspace, or several of one account, by their ids. */
export type Scope = string | string[]

/** Whether a row belongs to a workspace, or to one of several. */
export const within = (column: PgColumn, scope: Scope): SQL =>
  typeof scope === 'string' ? eq(column, scope) : anyOf(column, scope)
