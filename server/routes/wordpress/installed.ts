import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { wpSites } from '@/server/db/schema'

/** Each plugin that a site has told in its last report. */
const told = sql`lateral jsonb_array_elements(${wpSites.facts} -> 'plugins') as told`
const slug = sql<string>`told ->> 'slug'`
const isTrue = sql`true`

/** Everything that is installed on the sites of a workspace, by its name. */
export const pluginsOn = (db: Db, workspace: string) =>
  db
    .select({ slug, name: sql<string>`min(told ->> 'name')` })
    .from(wpSites)
    .innerJoin(told, isTrue)
    .where(eq(wpSites.workspace_id, workspace))
    .groupBy(slug)
    .orderBy(sql`lower(min(told ->> 'name'))`, slug)

/** The sites of a workspace that have one plugin. */
export const sitesWith = (db: Db, workspace: string, plugin: string) =>
  db
    .select({
      id: wpSites.id,
      version: sql<string>`told ->> 'version'`,
      active: sql<boolean>`(told ->> 'active')::boolean`,
    })
    .from(wpSites)
    .innerJoin(told, isTrue)
    .where(and(eq(wpSites.workspace_id, workspace), eq(slug, plugin)))
    .orderBy(wpSites.id)
