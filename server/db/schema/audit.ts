import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id } from './columns'

/**
 * Who did what, when. Rows are only ever added, which triggers see to; only `forget_audit(before)` takes old ones away.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: created(),
    user_id: uuid(),
    workspace_id: uuid(),
    action: text().notNull(),
    object: text(),
    /** What was done, in the person's words, where the action does not say it: what a recipe does from then on. */
    detail: text(),
    ip: text(),
    user_agent: text(),
    request_id: text(),
  },
  (table) => [index().on(table.at), index().on(table.user_id, table.at)],
)
