import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Branding } from '@/lib/contract/user'
import { users } from './account'
import { created } from './columns'

/**
 * How the product looks to an account, and its reports and mails to whoever gets them. What was never chosen is not
 * there.
 */
export const brandings = pgTable('brandings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  look: jsonb().$type<Partial<Branding>>().notNull(),
  updated_at: created(),
})
