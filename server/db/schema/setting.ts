import { pgTable, text } from 'drizzle-orm/pg-core'

/** Small facts of the installation: the secret behind verification tokens, the port of the demo target. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })
