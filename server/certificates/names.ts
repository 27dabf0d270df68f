import { eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { brandDomains, certificates, siteHosts, sites } from '@/server/db/schema'
import type { Settings } from '@/server/settings'
import { publicName } from '@/server/websites/domain-names'
import { placeOf } from '@/server/websites/place'

/**
 * The names under which this server is found: its own, those of brands, domains of clients whose records lead here, and
 * of published websites. Templates have one too.
 */
async function wantedNames(db: Db, settings: Settings): Promise<Set<string>> {
  const place = placeOf(settings)
  const { protocol, hostname } = new URL(settings.publicUrl)
  const [brands, hosts, published] = await Promise.all([
    db.select({ host: brandDomains.host }).from(brandDomains).where(eq(brandDomains.status, 'active')),
    db
      .select({ host: siteHosts.host, state: siteHosts.state, records: siteHosts.records })
      .from(siteHosts)
      .where(inArray(siteHosts.state, ['verifying', 'active'])),
    db.select({ slug: sites.slug }).from(sites).where(isNotNull(sites.published_id)),
  ])
  const isRight = ({ state, records }: (typeof hosts)[number]) =>
    state === 'active' || (records.length > 0 && records.every((each) => each.state === 'ok' && !each.problem))
  const own = protocol === 'https:' && publicName(hostname) ? [hostname] : []
  return new Set([
    ...own,
    ...brands.map(({ host }) => host),
    ...hosts.filter(isRight).map(({ host }) => host),
    ...(place ? [new URL(place.templates).hostname, ...published.map(({ slug }) => place.hostOf(slug))] : []),
  ])
}

/** Adds a row for each name that needs a certificate, and takes away those of names that lead nowhere here any more. */
export async function syncNames(db: Db, settings: Settings, now: Date): Promise<void> {
  const wanted = await wantedNames(db, settings)
  const rows = await db.select({ host: certificates.host }).from(certificates)
  const gone = rows.flatMap(({ host }) => (wanted.has(host) ? [] : host))
  for (const { host } of rows) wanted.delete(host)
  if (gone.length > 0) await db.delete(certificates).where(inArray(certificates.host, gone))
  if (wanted.size === 0) return
  await db
    .insert(certificates)
    .values([...wanted].map((host) => ({ host, next_try_at: now })))
    .onConflictDoNothing()
}
