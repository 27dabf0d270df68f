import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DomainProblem, DomainRecord, DomainStatus } from '@/lib/contract/website'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { users } from './account'
import { assets } from './asset'
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
    /** What its scans are of. */
    asset_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    /** Of `site_pictures`: drawn at each save. */
    cover: text(),
    first_published_at: at(),
    last_published_at: at(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [index().on(table.user_id, table.updated_at), index().on(table.workspace_id), index().on(table.asset_id)],
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
  (table) => [primaryKey({ columns: [table.site_id, table.id] }), index().on(table.hash)],
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

/** What was found of a record, and where: as it is shown, without its words. */
export type KeptRecord = Omit<DomainRecord, 'problem'> & { problem: Pick<DomainProblem, 'code' | 'values'> | null }

/** Host names of clients: one is the main one, the other of example.com and www.example.com leads there. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    /** In small letters, international names in Punycode. */
    host: text().primaryKey(),
    site_id: ofSite(),
    is_main: boolean().notNull().default(true),
    state: text().$type<DomainStatus>().notNull().default('pending'),
    detail: jsonb().$type<Pick<DomainProblem, 'code' | 'values'>>(),
    records: jsonb().$type<KeptRecord[]>().notNull().default([]),
    name_servers: jsonb().$type<string[]>().notNull().default([]),
    /** Whether the domain receives mail. */
    has_mail: boolean().notNull().default(true),
    checked_at: at(),
    /** Null: not by itself any more. */
    next_check_at: at(),
    active_at: at(),
    created_at: created(),
  },
  (table) => [index().on(table.site_id), index().on(table.next_check_at)],
)

/** Websites that want a host name which another one has, until a record proves whose it is. */
export const siteClaims = pgTable(
  'site_claims',
  {
    site_id: ofSite(),
    host: text().notNull(),
    /** What the TXT record must hold. */
    token: text().notNull(),
    created_at: created(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.host] })],
)
