import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Decision } from '@/lib/contract/finding'
import { users } from './account'
import { assets } from './asset'
import { created } from './columns'

/** The last word of a person on a finding. It belongs to the asset and so holds in every report. */
export const findingsTriage = pgTable(
  'findings_triage',
  {
    asset_id: uuid()
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** Its fingerprint, which is the same in every scan. */
    finding: text().notNull(),
    status: text().$type<Decision>().notNull(),
    note: text().notNull().default(''),
    /** The last day of an accepted risk. */
    accepted_until: date(),
    by: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: created(),
  },
  (table) => [primaryKey({ columns: [table.asset_id, table.finding] })],
)
