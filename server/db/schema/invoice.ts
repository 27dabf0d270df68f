import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceKind, InvoiceLine, InvoiceStatus, Party } from '@/lib/contract/invoice'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** In the smallest unit of the currency. */
const minor = () => bigint({ mode: 'number' }).notNull().default(0)

/** What an agency sells. */
export const catalogue = pgTable(
  'catalogue',
  {
    id: id(),
    user_id: owner(),
    name: text().notNull(),
    text: text().notNull().default(''),
    price_minor: minor(),
    currency: text().notNull(),
    unit: text().notNull().default(''),
    period: text().$type<'once' | 'month' | 'year'>().notNull().default('once'),
    tax_bp: integer().notNull().default(0),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [index().on(table.user_id, table.created_at)],
)

/** Invoices, credit notes and offers. A number is given at the sending; from then on nothing but payments changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    user_id: owner(),
    /** Whose they are is kept when the workspace goes: the law keeps invoices for years. */
    workspace_id: uuid().references(() => workspaces.id, { onDelete: 'set null' }),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text(),
    status: text().$type<Exclude<InvoiceStatus, 'overdue'>>().notNull().default('draft'),
    buyer: jsonb().$type<Party>().notNull(),
    /** Frozen at the sending, as what is below it. */
    seller: jsonb().$type<Party>(),
    pay: jsonb().$type<{ iban: string; bic: string; link: string }>(),
    lines: jsonb().$type<InvoiceLine[]>().notNull().default([]),
    currency: text().notNull(),
    net_minor: minor(),
    total_minor: minor(),
    paid_minor: minor(),
    credited_minor: minor(),
    tax_reasons: jsonb().$type<Record<string, string>>().notNull().default({}),
    issued_on: date({ mode: 'string' }),
    supplied: text().notNull().default(''),
    due_on: date({ mode: 'string' }),
    buyer_reference: text().notNull().default(''),
    terms: text().notNull().default(''),
    corrects_id: uuid(),
    /** Of a draft that others are made of, once a month; `day`: of the month, where a month is too short for it. */
    repeat: jsonb().$type<{ every: 'month'; next_on: string; until?: string | null; day?: number }>(),
    reminded: smallint().notNull().default(0),
    /** Of its page: the SHA-256 of a token that is made from the id. */
    link_hash: text().unique(),
    link_views: integer().notNull().default(0),
    language: text().notNull().default('en'),
    sent_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.user_id, table.kind, table.number),
    index('invoices_newest').on(table.user_id, table.created_at, table.id),
    index().on(table.workspace_id),
    index().on(table.corrects_id),
    // The few that somebody still has to pay or that repeat: what the agency's home asks for.
    index('invoices_live')
      .on(table.user_id)
      .where(sql`(kind = 'invoice' and status in ('sent', 'part_paid')) or repeat is not null`),
    index('invoices_repeating').on(sql`(repeat->>'next_on')`).where(sql`repeat is not null`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    user_id: owner(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amount_minor: minor(),
    on_date: date({ mode: 'string' }).notNull(),
    method: text().$type<'transfer' | 'card' | 'cash' | 'other'>().notNull(),
    note: text(),
    source: text().$type<'you' | 'camt' | 'csv'>().notNull().default('you'),
    /** Of the line of a statement: it is booked once. */
    statement_ref: text(),
    created_at: created(),
  },
  (table) => [
    uniqueIndex().on(table.user_id, table.statement_ref),
    index().on(table.invoice_id),
    index().on(table.user_id, table.on_date),
  ],
)

/** The last number of a series in a year. Locked while one is sent, so that no number is missing. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    user_id: owner(),
    series: text().$type<InvoiceKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.series, table.year] })],
)

/** Who an agency is on its invoices, and how it is paid. */
export const invoiceSettings = pgTable('invoice_settings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seller: jsonb().$type<Party>(),
  iban: text().notNull().default(''),
  bic: text().notNull().default(''),
  link: text().notNull().default(''),
  currency: text().notNull().default('EUR'),
  due_days: integer().notNull().default(14),
  prefix: text().notNull().default(''),
  terms: text().notNull().default(''),
})
