import { and, eq } from 'drizzle-orm'
import type { Scan } from '@/lib/contract/scan'
import type { Account, Subject } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { assets, scans, sites, workspaces } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { assetValue } from '@/server/routes/asset/asset-value'
import { findOwnReports, publicScan } from '@/server/routes/scan/scan-rows'
import { startScan } from '@/server/routes/scan/start-scan'
import { refuseMoreAssets } from '@/server/routes/workspace/quotas'
import { addressOfWebsite } from '@/server/websites/address'
import { placeOf } from '@/server/websites/place'
import type { Site } from '@/server/websites/rows'

/** Begins a light scan of what visitors see, as an asset of the website's workspace. */
export async function checkWebsite(
  deps: Deps,
  user: Account,
  website: Site,
  note: (subject: Subject) => void,
): Promise<{ row: Site; scan: Scan }> {
  const place = placeOf(deps.settings)
  if (!place || website.published_id === null) throw new HttpError(409, 'website_not_published')
  const address = await addressOfWebsite(deps.db, website, place)
  const { type, value } = assetValue({ value: address.replace(/^https:\/\/(?=[^:]+$)/, '') }, deps.outside)
  const { asset, row } = await deps.db.transaction(async (tx) => {
    const workspace_id = await workspaceOf(tx, user, website)
    const found = await assetOf(tx, workspace_id, value)
    if (!found) await refuseMoreAssets(tx, user, deps.settings.assetsPerAccount)
    const [made] = found
      ? [found]
      : await tx.insert(assets).values({ workspace_id, type, value, name: website.name }).returning()
    if (!made) throw notFound('asset')
    const [linked] = await tx.update(sites).set({ asset_id: made.id }).where(eq(sites.id, website.id)).returning()
    return { asset: made, row: linked ?? website }
  })
  const id = await startScan({ deps, user, note, type: 'light_scan', asset })
  const [scan] = await findOwnReports(deps.db, user, eq(scans.id, id), 1)
  if (!scan) throw notFound('scan')
  return { row, scan: publicScan(scan) }
}

async function assetOf(tx: Db, workspace: string, value: string) {
  const [asset] = await tx
    .select()
    .from(assets)
    .where(and(eq(assets.workspace_id, workspace), eq(assets.value, value)))
  return asset
}

async function workspaceOf(tx: Db, user: Account, { workspace_id }: Site): Promise<string> {
  if (workspace_id) return workspace_id
  const [usual] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.user_id, user.id), eq(workspaces.is_default, true)))
  if (!usual) throw notFound('workspace')
  return usual.id
}
