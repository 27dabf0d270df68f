import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import { users } from './account'
import { at, created, id } from './columns'

export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    client_name: text(),
    description: text(),
    color: text(),
    is_default: boolean().notNull().default(false),
    settings: jsonb().$type<Partial<WorkspaceSettings>>().notNull().default({}),
    /** When one of its waiting scans was last begun: of several workspaces, whoever waits longest is next. */
    scan_begun_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [uniqueIndex().on(table.user_id, table.name)],
)
