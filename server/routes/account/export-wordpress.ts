import { getTableColumns, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { wpHardening, wpHistory, wpSites } from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { code_hash: _code, ...shown } = getTableColumns(wpSites)

/** WordPress sites of these workspaces, and what was decided on them and happened to them. */
export function wordpressOf(db: Db, mine: SQLWrapper): Record<string, Rows> {
  const own = db.select({ id: wpSites.id }).from(wpSites).where(inArray(wpSites.workspace_id, mine))
  return {
    wordpress_sites: once(() =>
      db.select(shown).from(wpSites).where(inArray(wpSites.workspace_id, mine)).orderBy(wpSites.created_at),
    ),
    wordpress_hardening: once(() => db.select().from(wpHardening).where(inArray(wpHardening.site_id, own))),
    wordpress_history: once(() =>
      db.select().from(wpHistory).where(inArray(wpHistory.site_id, own)).orderBy(wpHistory.at),
    ),
  }
}
