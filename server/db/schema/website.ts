import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { users } from './account'
import { at, created, id } from './columns'
import { workspaces } from './workspace'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Websites that an agency makes for its clients. */
export const sites = pgTable(
  'sites',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspace_id: uuid().references(() => workspaces.id, { onDelete: 'set null' }),
    name: text().notNull(),
    client_name: text(),
    template_id: text().notNull(),
    /** Its name on the origin of websites. */
    slug: text().notNull().unique(),
    business: jsonb().$type<Business>().notNull(),
    status: text().$type<'draft' | 'published' | 'unpublished_changes' | 'unpublished'>().notNull().default('draft'),
    /** What is being worked on, and what visitors see: publishing, restoring and taking off are one update. */
    version_id: uuid(),
    published_id: uuid(),
    /** One more with each save; who saves over an older one is told. */
    document_rev: integer().notNull().default(1),
    first_published_at: at(),
    last_published_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [index().on(table.user_id, table.updated_at), index().on(table.workspace_id)],
)

const ofSite = () =>
  uuid()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

/** Every state that was saved: the newest fifty, and those that were published. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: id(),
    site_id: ofSite(),
    rev: integer().notNull(),
    document: jsonb().$type<WebsiteDocument>().notNull(),
    label: text(),
    by: text().notNull(),
    kind: text().$type<'saved' | 'published' | 'restored'>().notNull().default('saved'),
    at: created(),
  },
  (table) => [index().on(table.site_id, table.rev)],
)

/** What visitors get, as it was made when a version was published. */
export const siteFiles = pgTable(
  'site_files',
  {
    version_id: uuid()
      .notNull()
      .references(() => siteVersions.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    type: text().notNull(),
    body: bytea().notNull(),
    /** Null where it would not be shorter. */
    br: bytea(),
    gzip: bytea(),
    hash: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.path] })],
)

/** Uploaded pictures, drawn anew as WebP. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    /** Made up by whoever uploads it, so that the document can name it in the same request. */
    id: uuid().notNull(),
    site_id: ofSite(),
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    body: bytea().notNull(),
    at: created(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.id] })],
)

/** What visitors sent. */
export const siteForms = pgTable(
  'site_forms',
  {
    id: id(),
    site_id: ofSite(),
    page: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    status: text().$type<'new' | 'read'>().notNull().default('new'),
    at: created(),
  },
  (table) => [
    index().on(table.site_id, table.at),
    index('site_forms_new').on(table.site_id).where(sql`status = 'new'`),
  ],
)
