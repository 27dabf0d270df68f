import { and, eq, inArray } from 'drizzle-orm'
import type { WpFlaw, WpUpdate } from '@/lib/contract/wordpress'
import type { Db } from '@/server/db/db'
import { assets, users, workspaces, type wpSites } from '@/server/db/schema'
import { record } from '@/server/records/events'
import { hashToken } from '@/server/tokens'

type Site = Pick<typeof wpSites.$inferSelect, 'id' | 'workspace_id' | 'name' | 'host' | 'path'>

/** Whoever deletes a workspace locks from the account down: so does whoever is going to tell something about a site. */
export async function holdWorkspace(tx: Db, workspace: string): Promise<void> {
  const [place] = await tx.select({ user: workspaces.user_id }).from(workspaces).where(eq(workspaces.id, workspace))
  if (!place) return
  await tx.select({ id: users.id }).from(users).where(eq(users.id, place.user)).for('key share')
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace)).for('key share')
}

/** How an asset may be written that is the same site: never with a slash at the end. */
export const twinValues = ({ host, path }: Pick<Site, 'host' | 'path'>): string[] =>
  [host, `www.${host}`].flatMap((name) =>
    ['', 'https://', 'http://'].flatMap((scheme) =>
      path === '' ? `${scheme}${name}` : [`${scheme}${name}`, `${scheme}${name}${path}`],
    ),
  )

async function placeOf(tx: Db, site: Site) {
  const [asset] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.workspace_id, site.workspace_id), inArray(assets.value, twinValues(site))))
    .limit(1)
  return { workspace_id: site.workspace_id, asset_id: asset?.id ?? null }
}

const named = ({ id, name, host, path }: Site) => ({ wpsite_id: id, site_name: name, asset_value: `${host}${path}` })

/** Tells recipes about flaws and updates that were not there before. */
export async function tellNews(
  tx: Db,
  site: Site,
  { flaws, updates }: { flaws: readonly WpFlaw[]; updates: readonly WpUpdate[] },
): Promise<void> {
  if (flaws.length + updates.length === 0) return
  const place = await placeOf(tx, site)
  for (const { kind, slug, name, version, title, severity, cve, fixed_in, url } of flaws)
    await record(tx, {
      ...place,
      type: 'wp.flaw',
      about: `${site.id}:${slug}:${version}:${hashToken(url ?? title).slice(0, 16)}`,
      data: { ...named(site), kind, slug, name, version, title, severity, cve, fixed_in, url },
    })
  for (const { kind, slug, name, from, to } of updates)
    await record(tx, {
      ...place,
      type: 'wp.update',
      about: `${site.id}:${kind}:${slug}:${to}`,
      data: { ...named(site), kind, slug, name, from, to },
    })
}

/** Tells recipes that a site fell silent, or is back. */
export async function tellSilence(tx: Db, site: Site, since: Date, type: 'wp.silent' | 'wp.back'): Promise<void> {
  const data = { ...named(site), since: since.toISOString() }
  const place = await placeOf(tx, site)
  const about = `${site.id}:${since.toISOString()}`
  if (type === 'wp.silent') await record(tx, { ...place, type, about, data })
  else await record(tx, { ...place, type, about, data: { ...data, ms: Date.now() - since.getTime() } })
}
