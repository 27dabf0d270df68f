import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DomainProblem } from '@/lib/contract/website'
import { at, created } from './columns'

/** What this server shows at its host names, where it gets its certificates itself: a row for each name that needs one. */
export const certificates = pgTable(
  'site_certificates',
  {
    host: text().primaryKey(),
    /** The chain as PEM; null until the first one came. */
    chain: text(),
    /** Sealed. */
    key: text(),
    not_before: at(),
    not_after: at(),
    /** Why the last try failed; null when it did not. */
    detail: jsonb().$type<Pick<DomainProblem, 'code' | 'values'>>(),
    /** How many have failed in a row. */
    tries: integer().notNull().default(0),
    tried_at: at(),
    next_try_at: at().notNull(),
    created_at: created(),
  },
  (table) => [index().on(table.next_try_at)],
)

/** What the certificate authority asks for at a host name while an order runs (RFC 8555, 8.3). */
export const acmeChallenges = pgTable('acme_challenges', {
  token: text().primaryKey(),
  host: text().notNull(),
  answer: text().notNull(),
  at: created(),
})
