import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reply } from '@/lib/contract/endpoint'
import type { wordpressApi } from '@/lib/contract/wordpress'
import type { Check } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import type { SiteAddress } from '@/server/wordpress/site-address'

type Scanned = Reply<typeof wordpressApi.probe>['scanned']

const Technologies = z.array(z.object({ name: z.string() }))

/** What the newest scan of this address saw, if it saw its page and no WordPress. */
export async function otherThanWordPress(db: Db, workspace: string, address: SiteAddress): Promise<Scanned> {
  const { result, completed_at } = scans
  const [newest] = await db
    .select({
      at: completed_at,
      checks: sql<Check[]>`${result}->'checks'`,
      technologies: sql<unknown>`${result}->'observations'->'technologies'`,
    })
    .from(scans)
    .innerJoin(assets, eq(assets.id, scans.asset_id))
    .where(
      and(
        eq(assets.workspace_id, workspace),
        inArray(assets.value, writtenAs(address)),
        eq(scans.status, 'completed'),
        isNotNull(completed_at),
        isNotNull(result),
      ),
    )
    .orderBy(desc(completed_at))
    .limit(1)
  const looked = newest?.checks.find(({ key }) => key === 'software.technology')
  const { data: seen } = Technologies.safeParse(newest?.technologies)
  if (!newest?.at || looked?.state !== 'passed' || !seen) return null
  const software = seen.map(({ name }) => name)
  return software.includes('WordPress') ? null : { at: newest.at.toISOString(), software }
}

/** How assets of the same place are written. A site below a path is another one. */
function writtenAs({ host, path }: SiteAddress): string[] {
  const places = [host, `www.${host}`].map((name) => `${name}${path}`)
  return [...places, ...places.flatMap((place) => [`https://${place}`, `http://${place}`])]
}
