import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { verificationTokenOf } from '@/server/records/asset-proof'
import { holdPlace, record } from '@/server/records/events'
import { assets, removedAssets, workspaces } from '@/server/db/schema'
import { notFound, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { isTaken } from '@/server/failed-query'
import { serve } from '@/server/api/mount'
import { asLiteral } from '@/server/net/address'
import { parseTarget } from '@/server/scanner/target'
import { assetPage } from './asset-page'
import { publicAsset, VERIFICATION_FILE } from './asset-rows'
import { assetValue } from './asset-value'
import { changeAsset } from './change-asset'
import { refuseMoreAssets } from '@/server/routes/workspace/quotas'
import { pastFigures } from './removals'
import { unfinishedScans } from '@/server/routes/scan/unfinished-scans'

export const assetRoutes = new Hono<Env>()

serve(assetRoutes, assetApi.list, ({ db, workspace, query }) => assetPage(db, workspace.id, query))

serve(assetRoutes, assetChangeApi.create, async ({ deps, db, user, workspace, body, note }) => {
  const { type, value } = assetValue(body, deps.outside)
  const tags = [...new Set(body.tags)]
  try {
    const row = await db.transaction(async (tx) => {
      await refuseMoreAssets(tx, user, deps.settings.assetsPerAccount)
      const [stored] = await tx
        .insert(assets)
        .values({ workspace_id: workspace.id, type, value, name: body.name || null, tags })
        .returning()
      if (!stored) throw notFound('asset')
      note({ object: stored.id })
      return stored
    })
    return { asset: await publicAsset(db, row) }
  } catch (error) {
    if (isTaken(error)) throw refused('value', 'asset_taken', { value })
    throw error
  }
})

serve(
  assetRoutes,
  assetChangeApi.update,
  async ({ deps, db, asset, workspace, destination, body: { value, ...change } }) => {
    const address = value === undefined ? undefined : assetValue({ value }, deps.outside)
    const row = await changeAsset(db, asset, destination ?? workspace, { ...change, address })
    return { asset: await publicAsset(db, row) }
  },
)

const NO_MISS = { last_error: null, last_error_says: null, proof_misses: 0, proof_missed_at: null }

serve(assetRoutes, assetChangeApi.verify, async ({ c, deps, db, limits, user, asset, body }) => {
  const { host } = parseTarget(asset.value)
  if (body.type === 'dns' && asLiteral(host)) {
    throw refused('type', 'ip_without_dns')
  }
  const tries = await limits.take('verifyByAccountAndHost', `${user.id} ${host}`)
  // Over all tenants: nobody is bothered by many who claim the same site. An account's first try passes, so that
  // strangers cannot lock out the owner.
  if (tries > 1) await limits.take('verifyByHost', host)
  const { ok, looked_for, looked_for_says, found, found_says } = await deps.outside.verifyOwnership(
    { type: body.type, address: asset.value, token: await verificationTokenOf(db, asset) },
    c.req.raw.signal,
  )
  const now = sql`now()`
  const looked = { last_checked_at: now, updated_at: now }
  // Whoever has proved it already, proves it once more: it is theirs since the first time.
  const since = sql`case when ${assets.status} = 'verified' then coalesce(${assets.verified_at}, now()) else now() end`
  const proved = {
    verify_method: body.type,
    verified_at: since,
    last_proved_at: now,
    ...NO_MISS,
  }
  // Not found yet is no failure: what was never there cannot have vanished.
  const change = ok
    ? { ...looked, ...proved, status: 'verified' as const }
    : { ...looked, last_error: found, last_error_says: found_says ?? null }
  const row = await db.transaction(async (tx) => {
    await holdPlace(tx, asset.id)
    const [before] = await tx
      .select({ status: assets.status })
      .from(assets)
      .where(eq(assets.id, asset.id))
      .for('no key update')
    const [changed] = await tx.update(assets).set(change).where(eq(assets.id, asset.id)).returning()
    if (!changed) throw notFound('asset')
    const { workspace_id, value, verified_at } = changed
    const about = `${asset.id}:${verified_at?.toISOString()}`
    if (ok && before?.status !== 'verified')
      await record(tx, {
        type: 'asset.verified',
        about,
        workspace_id,
        asset_id: asset.id,
        data: { asset_value: value, method: body.type },
      })
    return changed
  })
  if (ok) deps.automation.wake()
  return { success: ok, asset: await publicAsset(db, row), looked_for, looked_for_says, found, found_says }
})

serve(assetRoutes, assetChangeApi.download, async ({ db, asset }) => {
  return new Response(await verificationTokenOf(db, asset), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${VERIFICATION_FILE}"`,
    },
  })
})

serve(assetRoutes, assetChangeApi.remove, async ({ deps, db, asset }) => {
  const stopped = await unfinishedScans(db, eq(assets.id, asset.id))
  // Before anything is locked: it reads every report of the asset.
  const past = await pastFigures(db, asset)
  await db.transaction(async (tx) => {
    // First, as whoever deletes the workspace does.
    await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, asset.workspace_id))
      .for('key share')
    // Whoever deletes it second finds it gone, and it is remembered once.
    const [row] = await tx.select().from(assets).where(eq(assets.id, asset.id)).for('update')
    if (!row) throw notFound('asset')
    await tx.insert(removedAssets).values(past)
    await tx.delete(assets).where(eq(assets.id, asset.id))
  })
  for (const scan of stopped) deps.scans.abort(scan)
  return { message: 'Asset and reports deleted.' }
})
