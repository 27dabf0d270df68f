import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { siteHosts } from '@/server/db/schema'
import type { Place } from './place'

/** Where visitors find a website: by its domain once that is active. Without a slash at its end. */
export async function addressOfWebsite(db: Db, site: { id: string; slug: string }, place: Place): Promise<string> {
  const [main] = await db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.site_id, site.id), eq(siteHosts.is_main, true), eq(siteHosts.state, 'active')))
  return main ? `https://${main.host}` : place.addressOf(site.slug)
}
