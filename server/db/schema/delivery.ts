import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

export type DeliveryKind = 'mail'

/** What leaves the server, each row written in the transaction of what it tells, so that neither exists without the other. */
export const deliveries = pgTable(
  'deliveries',
  {
    /** The receiver sees it in every try: a Message-ID. */
    id: id(),
    /** The same thing is told once. Null: as often as it is written. */
    key: text().unique(),
    kind: text().$type<DeliveryKind>().notNull(),
    /** Where it goes: a mail address. */
    target: text().notNull(),
    /** Null: the account is gone. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    workspace_id: uuid().references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null when it has been forgotten. */
    body: jsonb().$type<{ subject: string; text: string; as?: string }>(),
    /** It holds a link that opens something: it is forgotten as soon as it has left, or the link is over, and never exported. */
    is_secret: boolean().notNull().default(false),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Whoever takes it sets the next try first: a sender that dies has failed once, and nobody else sends meanwhile. */
    next_at: created(),
    /** After that nobody wants it any more. */
    expires_at: at().notNull(),
    error: text(),
    created_at: created(),
    done_at: at(),
  },
  (table) => [
    index('deliveries_waiting').on(table.kind, table.next_at).where(sql`state = 'waiting'`),
    index('deliveries_expiring').on(table.expires_at).where(sql`state = 'waiting'`),
    index().on(table.done_at),
    index().on(table.user_id),
    index().on(table.workspace_id),
  ],
)
