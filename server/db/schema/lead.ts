import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LeadResult } from '@/lib/contract/lead'
import { users } from './account'
import { at, created, id } from './columns'

/** Searches for businesses: what was asked, and what came where that may be kept. For a day. */
export const leadSearches = pgTable(
  'lead_searches',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who answered: `sample` stands in for others. */
    source: text().notNull(),
    provider: text().notNull(),
    keyword: text().notNull(),
    location: text().notNull(),
    country: text(),
    radius_km: integer().notNull(),
    language: text().notNull(),
    found: integer().notNull().default(0),
    /** Requests for a page that the source answered; each counts as a search. */
    cost: integer().notNull().default(0),
    /** What the source wants to hear for each further page, in order. */
    page_tokens: jsonb().$type<string[]>().notNull().default([]),
    /** By page; null where what the source finds must not be stored. */
    results: jsonb().$type<LeadResult[][]>(),
    ran_at: created(),
    expires_at: at().notNull(),
  },
  (table) => [
    index().on(table.user_id, table.ran_at),
    index().on(table.source, table.ran_at),
    index().on(table.expires_at),
  ],
)

/** Where a town is, as Nominatim said. For 30 days. */
export const leadSpots = pgTable('lead_spots', {
  place: text().primaryKey(),
  spot: jsonb().$type<{ lat: number; lng: number; country: string | null }>().notNull(),
  at: created(),
})
