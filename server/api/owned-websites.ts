import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { siteForms, sites, siteVersions } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from './ids'

type Owner = { id: string }

/** How websites and what belongs to them are found among what is the user's own. */
export const WEBSITE_LOOK = {
  website: async (db: Db, user: Owner, id: string, workspace: string | undefined) => {
    const isThere = workspace === undefined ? undefined : eq(sites.workspace_id, asId(workspace))
    const [website] = await db
      .select()
      .from(sites)
      .where(and(eq(sites.id, asId(id)), eq(sites.user_id, user.id), isThere))
    if (!website) throw notFound('website')
    return { website }
  },
  websiteForm: async (db: Db, user: Owner, id: string) => {
    const [row] = await db
      .select({ websiteForm: siteForms })
      .from(siteForms)
      .innerJoin(sites, eq(sites.id, siteForms.site_id))
      .where(and(eq(siteForms.id, asId(id)), eq(sites.user_id, user.id)))
    if (!row) throw notFound('website_form')
    return row
  },
  websiteVersion: async (db: Db, user: Owner, id: string) => {
    const [row] = await db
      .select({ websiteVersion: siteVersions })
      .from(siteVersions)
      .innerJoin(sites, eq(sites.id, siteVersions.site_id))
      .where(and(eq(siteVersions.id, asId(id)), eq(sites.user_id, user.id)))
    if (!row) throw notFound('website_version')
    return row
  },
}
