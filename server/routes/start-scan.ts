import { and, eq, inArray } from 'drizzle-orm'
import { SCAN_CONSENT, type ScanType } from '@/lib/contract/scan'
import type { Db } from '../db/db'
import { assets, scans, workspaces } from '../db/schema'
import type { Deps } from '../deps'
import { HttpError, notFound } from '../errors'
import type { Limits } from '../limits'
import { asId } from '../middleware/ids'
import { requireGate } from '../middleware/plan'
import type { Account } from '../middleware/session'
import { ownAsset } from '../middleware/workspace'

type Start = { deps: Deps; limits: Limits; user: Account; type: Exclude<ScanType, 'lead_scan'>; asset: string; workspace?: string }

/** Starts a scan, or hands back the one that is already waiting or running for this asset. Returns its id. */
export async function startScan({ deps, limits, user, type, asset, workspace }: Start): Promise<string> {
  if (type === 'full_scan') await assertFullScan(deps, user, asset, workspace)
  const id = await deps.db.transaction(async (tx) => {
    const row = await lockAsset(tx, user, asset, workspace)
    const [unfinished] = await tx
      .select({ id: scans.id })
      .from(scans)
      .where(and(eq(scans.asset_id, row.id), inArray(scans.status, ['queued', 'running'])))
      .limit(1)
    if (unfinished) return unfinished.id
    await limits.take('scanStarts', user.id, tx)
    const [scan] = await tx
      .insert(scans)
      .values({
        workspace_id: row.workspace_id,
        asset_id: row.id,
        asset_value: row.value,
        scan_type: type,
        initiated_by: user.id,
        consent: type === 'full_scan' ? consentOf(user) : null,
      })
      .returning({ id: scans.id })
    if (!scan) throw notFound('Scan')
    await deps.scans.enqueue(tx, scan.id)
    return scan.id
  })
  deps.scans.wake()
  return id
}

/** A full scan guesses addresses and knocks on ports: only with the plan for it, and on a site that is proved to be the person's own. */
async function assertFullScan(deps: Deps, user: Account, assetId: string, workspace: string | undefined): Promise<void> {
  requireGate('core', user)
  const asset = await ownAsset(deps.db, user, assetId, workspace)
  if (asset.status !== 'verified') throw new HttpError(409, `A full scan tests a site actively. Verify first that ${asset.value} is yours.`)
}

/** Kept with the scan: who agreed to what, when. The audit log knows from where. */
const consentOf = (user: Account) => ({ by: user.id, at: new Date().toISOString(), text: SCAN_CONSENT })

/** Two starts at once wait for each other here, so that the second sees the scan of the first. */
async function lockAsset(tx: Db, user: Account, id: string, workspace: string | undefined) {
  const [row] = await tx
    .select({ asset: assets })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(assets.id, asId(id)), eq(workspaces.user_id, user.id), workspace === undefined ? undefined : eq(workspaces.id, asId(workspace))))
    .for('update', { of: assets })
  if (!row) throw notFound('Asset')
  return row.asset
}
