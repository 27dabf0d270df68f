import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { at, created, id } from './columns'

/** Mails that are to be sent. Each row is written in the transaction of what it tells, so that neither exists without the other. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The same thing is told once. */
    key: text().notNull().unique(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    created_at: created(),
    attempts: integer().notNull().default(0),
    /** Whoever takes it sets the next try first: a sender that dies has failed once, and nobody else sends meanwhile. */
    next_try_at: created(),
    sent_at: at(),
  },
  (table) => [index('mails_waiting').on(table.next_try_at).where(sql`sent_at is null`), index().on(table.user_id)],
)
