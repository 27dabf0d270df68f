import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { wordpressApi } from '@/lib/contract/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { attachment } from '@/server/attachment'
import type { Db } from '@/server/db/db'
import { workspaces, wpSites } from '@/server/db/schema'
import { HttpError, notFound, ofBlocked, refused } from '@/server/errors'
import { isTaken } from '@/server/failed-query'
import { Blocked } from '@/server/net/blocked'
import { brandingOf } from '@/server/records/branding'
import type { Deps } from '@/server/records/deps'
import { writeHistory } from '@/server/wordpress/history'
import { newCode, withCode } from '@/server/wordpress/pairing-code'
import { serverKeys } from '@/server/wordpress/server-key'
import { siteAddress, type SiteAddress } from '@/server/wordpress/site-address'
import { assetValue } from '@/server/routes/asset/asset-value'
import { pluginsOn, sitesWith } from './installed'
import { listedSites, oneSite, wholeSite } from './wordpress-rows'

export const wordpressRoutes = new Hono<Env>()

const MAX_SITES = 2_000

serve(wordpressRoutes, wordpressApi.list, async ({ deps, workspace, query }) => {
  const sites = await listedSites(deps, eq(wpSites.workspace_id, workspace.id))
  const isAsked = ({ status }: WpSite) => query.status === 'all' || status === query.status
  return { wpsites: sites.filter(isAsked), stats: statsOf(sites) }
})

serve(wordpressRoutes, wordpressApi.plugins, async ({ db, workspace, query }) => ({
  plugins: await pluginsOn(db, workspace.id),
  sites: query.slug === undefined ? [] : await sitesWith(db, workspace.id, query.slug),
}))

function statsOf(sites: readonly WpSite[]) {
  const count = (isIn: (site: WpSite) => boolean) => sites.filter(isIn).length
  const judged = sites.flatMap(({ vulnerable }) => vulnerable ?? [])
  const told = sites.flatMap(({ updates }) => updates ?? [])
  const scores = sites.flatMap(({ score }) => score ?? [])
  return {
    total: sites.length,
    connected: count(({ status }) => status === 'connected'),
    disconnected: count(({ status }) => ['unreachable', 'error', 'paused'].includes(status)),
    pending: count(({ status }) => status === 'pending'),
    updates_available:
      told.length > 0 ? told.reduce((sum, { core, plugins, themes }) => sum + core + plugins + themes, 0) : null,
    vulnerable_sites:
      judged.length > 0
        ? judged.filter(({ critical, high, medium, low }) => critical + high + medium + low > 0).length
        : null,
    average_score: scores.length > 0 ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null,
  }
}

/** Throws 422 on the field for what is no address of a site that may be asked, by the rules of assets. */
export function addressIn({ url }: { url: string }, { outside }: Pick<Deps, 'outside'>): SiteAddress {
  try {
    assetValue({ value: url }, outside)
    return siteAddress(url)
  } catch (error) {
    if (error instanceof Blocked) throw ofBlocked(error, 'url')
    if (error instanceof HttpError && error.details.errors?.value)
      throw new HttpError(422, 'invalid', { message: error.message, errors: { url: error.details.errors.value } })
    throw error
  }
}

/** The same site of a workspace is there once. */
async function once<T>({ host, path }: Pick<SiteAddress, 'host' | 'path'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isTaken(error) ? refused('url', 'wp_site_taken', { value: `${host}${path}` }) : error
  }
}

/** What a person pastes into the plugin, in this reply and nowhere else. */
export async function withLine({ db, settings, wordpress }: Deps, id: string, code: string): Promise<WpSite> {
  const [row] = await db.select({ until: wpSites.code_expires_at }).from(wpSites).where(eq(wpSites.id, id))
  return {
    ...(await oneSite({ db, wordpress }, id)),
    pairing_line: `${settings.publicUrl}#${code}`,
    pairing_code: code,
    pairing_expires_at: row?.until?.toISOString() ?? null,
  }
}

/** Adds a site that waits for its plugin. Two at once wait for each other. */
export async function addSite(tx: Db, site: SiteAddress & { name: string; workspace_id: string }, code: string) {
  const { workspace_id, name, url, host, path } = site
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace_id)).for('no key update')
  if ((await tx.$count(wpSites, eq(wpSites.workspace_id, workspace_id))) >= MAX_SITES)
    throw refused('url', 'wp_site_limit', { count: MAX_SITES })
  const [row] = await tx
    .insert(wpSites)
    .values({ workspace_id, name, url, host, path, ...withCode(code) })
    .returning({ id: wpSites.id })
  if (!row) throw notFound('workspace')
  await writeHistory(tx, row.id, [{ kind: 'code', text: 'Pairing code created.' }])
  return row.id
}

serve(wordpressRoutes, wordpressApi.create, async ({ db, deps, workspace, body, note }) => {
  const address = addressIn(body, deps)
  await serverKeys(deps)
  const code = newCode()
  const id = await once(address, () =>
    db.transaction(async (tx) => {
      const made = await addSite(tx, { ...address, name: body.name, workspace_id: workspace.id }, code)
      note({ workspace_id: workspace.id, object: made })
      return made
    }),
  )
  return { wpsite: await withLine(deps, id, code) }
})

serve(wordpressRoutes, wordpressApi.update, async ({ db, deps, wpSite: stored, body }) => {
  const address = body.url === undefined ? null : addressIn({ url: body.url }, deps)
  if (body.status !== undefined && stored.paired_at === null) throw new HttpError(409, 'wp_not_paired')
  if (body.repair) await serverKeys(deps)
  const code = newCode()
  const values = {
    ...(body.name !== undefined && { name: body.name }),
    ...address,
    ...(body.tags && { tags: [...new Set(body.tags)] }),
    ...(body.status === 'paused' && { status: 'paused' as const, paused_at: sql<Date>`now()` }),
    ...(body.status === 'connected' && stored.status === 'paused' && RESUMED),
    // What was tried with an earlier code is no news of this one.
    ...(body.repair && {
      ...withCode(code),
      last_error: sql<null>`case when ${wpSites.last_error} ->> 'what' = 'code' then null else ${wpSites.last_error} end`,
    }),
  }
  await once(address ?? stored, () =>
    db.transaction(async (tx) => {
      if (Object.keys(values).length > 0) await tx.update(wpSites).set(values).where(eq(wpSites.id, stored.id))
      if (body.repair) await writeHistory(tx, stored.id, [{ kind: 'code', text: 'Pairing code created.' }])
    }),
  )
  return { wpsite: body.repair ? await withLine(deps, stored.id, code) : await oneSite(deps, stored.id) }
})

/** From now on it has time to report by itself. */
const RESUMED = {
  status: 'connected' as const,
  paused_at: null,
  last_seen_at: sql<Date>`now()`,
  misses: 0,
  silent_since: null,
}

serve(wordpressRoutes, wordpressApi.remove, async ({ db, wpSite }) => {
  await db.transaction((tx) => tx.delete(wpSites).where(eq(wpSites.id, wpSite.id)))
  return { message: `${wpSite.name} was deleted. Its plugin stops with its next report.` }
})

serve(wordpressRoutes, wordpressApi.detail, async ({ deps, wpSite }) => ({ wpsite: await wholeSite(deps, wpSite.id) }))

serve(wordpressRoutes, wordpressApi.plugin, async ({ deps, db, user }) => {
  const { company_name } = await brandingOf(db, user)
  const { publicUrl, productName } = deps.settings
  const zip = deps.wordpress.pluginZip({ name: company_name ?? productName, url: publicUrl })
  return new Response(zip, {
    headers: { 'content-type': 'application/zip', 'content-disposition': attachment('wp-plugin.zip') },
  })
})
