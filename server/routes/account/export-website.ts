import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { siteClaims, siteFiles, siteForms, siteHosts, sitePictures, sites, siteVersions } from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { body: _picture, ...shownOfPictures } = getTableColumns(sitePictures)
/** Each is written anew from its version. */
const { body: _body, br: _br, gzip: _gzip, ...shownOfFiles } = getTableColumns(siteFiles)

const { token: _token, ...shownOfClaims } = getTableColumns(siteClaims)

/** Websites of somebody's clients with their versions, and what visitors wrote. */
export function websitesOf(db: Db, userId: string): Record<string, Rows> {
  const mine = db.select({ id: sites.id }).from(sites).where(eq(sites.user_id, userId))
  const versions = db.select({ id: siteVersions.id }).from(siteVersions).where(inArray(siteVersions.site_id, mine))
  return {
    sites: once(() => db.select().from(sites).where(eq(sites.user_id, userId)).orderBy(sites.created_at)),
    site_versions: once(() =>
      db.select().from(siteVersions).where(inArray(siteVersions.site_id, mine)).orderBy(siteVersions.at),
    ),
    site_files: once(() =>
      db.select(shownOfFiles).from(siteFiles).where(inArray(siteFiles.version_id, versions)).orderBy(siteFiles.path),
    ),
    site_pictures: once(() =>
      db.select(shownOfPictures).from(sitePictures).where(inArray(sitePictures.site_id, mine)).orderBy(sitePictures.at),
    ),
    site_hosts: once(() =>
      db.select().from(siteHosts).where(inArray(siteHosts.site_id, mine)).orderBy(siteHosts.created_at),
    ),
    site_claims: once(() =>
      db.select(shownOfClaims).from(siteClaims).where(inArray(siteClaims.site_id, mine)).orderBy(siteClaims.created_at),
    ),
    site_forms: once(() => db.select().from(siteForms).where(inArray(siteForms.site_id, mine)).orderBy(siteForms.at)),
  }
}
