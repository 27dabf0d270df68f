import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey().defaultRandom()
export const at = () => timestamp({ withTimezone: true, mode: 'date' })
export const created = () => at().notNull().defaultNow()
/** Goes with what it belongs to. */
export const belongsTo = (column: () => AnyPgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' })
