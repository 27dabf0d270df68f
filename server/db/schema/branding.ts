import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Branding } from '@/lib/contract/branding'
import { users } from './account'
import { at, created, id } from './columns'

/** The texts and colours of a brand; its pictures are rows of `brand_files`. */
export type Look = Partial<
  Pick<
    Branding,
    | 'logo_url'
    | 'company_name'
    | 'primary'
    | 'accent'
    | 'login_text'
    | 'report_footer'
    | 'report_contact'
    | 'support_email'
    | 'hide_powered_by'
  >
>

const fileId = () => uuid().references((): AnyPgColumn => brandFiles.id, { onDelete: 'set null' })

/**
 * How the product looks to an account, and its reports and mails to whoever gets them. What was never chosen is not
 * there.
 */
export const brandings = pgTable('brandings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  look: jsonb().$type<Look>().notNull(),
  /** Also the picture of a `logo_url`, drawn anew for where no address is asked. */
  logo_id: fileId(),
  logo_dark_id: fileId(),
  mark_id: fileId(),
  /** A reseller chose it for the account, which needs White Label to change it. */
  is_given: boolean().notNull().default(false),
  updated_at: created(),
})

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures of brands, each drawn anew as PNG: what was sent is not kept. */
export const brandFiles = pgTable(
  'brand_files',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'logo' | 'logo_dark' | 'mark'>().notNull(),
    mime: text().notNull().default('image/png'),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the bytes, in hex: its public name. */
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    created_at: created(),
  },
  (table) => [unique().on(table.user_id, table.sha256), index().on(table.sha256)],
)

/** Host names of accounts, under which the product shows their brand once two records point here. */
export const brandDomains = pgTable(
  'brand_domains',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In small letters, international names in Punycode. Who only asks for it keeps nobody else from it. */
    host: text().notNull(),
    /** What the TXT record must hold. */
    token: text().notNull(),
    /** `lost`: it was active, and its records were gone for seven days. */
    status: text().$type<'pending' | 'active' | 'lost'>().notNull().default('pending'),
    checked_at: at(),
    /** Since when a record of an active one is not found. */
    missing_since: at(),
    /** At the last look that was answered: the proof, where the name leads, and whether that is here. */
    found: jsonb().$type<{ txt: string[]; leads: string[]; isOurs: boolean }>(),
    last_error: text().$type<'unanswered' | 'taken'>(),
    created_at: created(),
  },
  (table) => [
    unique().on(table.user_id, table.host),
    uniqueIndex('brand_domains_active').on(table.host).where(sql`status = 'active'`),
  ],
)
