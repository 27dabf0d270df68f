import { eq, sql } from 'drizzle-orm'
import type { AssetChange } from '@/lib/contract/asset-change'
import type { Db } from '@/server/db/db'
import { assets, findings, monitors, scans, type workspaces } from '@/server/db/schema'
import { invalid, notFound, refused } from '@/server/errors'
import { isTaken } from '@/server/failed-query'
import type { AssetValue } from './asset-value'
import { broken } from '@/lib/contract/broken'

type Asked = Omit<AssetChange, 'value' | 'workspace_id'> & { address?: AssetValue }
type Asset = typeof assets.$inferSelect

/** Changes an asset, and moves it with all that hangs on it: all of it or nothing. */
export async function changeAsset(
  db: Db,
  own: Asset,
  { name: place, id: to }: typeof workspaces.$inferSelect,
  { address, name, ...tags }: Asked,
) {
  const value = address?.value ?? own.value
  try {
    return await db.transaction(async (tx) => {
      // Starts of scans wait here, too: none begins in the workspace that it leaves.
      const [asset] = await tx.select().from(assets).where(eq(assets.id, own.id)).for('update')
      if (!asset || asset.workspace_id !== own.workspace_id) throw notFound('asset')
      if (address && address.value !== asset.value) await refuseUsed(tx, asset)
      const isMoved = to !== asset.workspace_id
      const [row] = await tx
        .update(assets)
        .set({
          ...(address &&
            address.value !== asset.value && {
              ...address,
              status: 'pending' as const,
              last_error: null,
              last_error_says: null,
              last_checked_at: null,
            }),
          ...(name !== undefined && { name: name || null }),
          tags: changedTags(asset.tags, tags),
          // What stands at the site goes on proving it.
          ...(isMoved && { workspace_id: to, proof_workspace: asset.proof_workspace ?? asset.workspace_id }),
          updated_at: sql`now()`,
        })
        .where(eq(assets.id, asset.id))
        .returning()
      if (!row) throw notFound('asset')
      if (isMoved) {
        await tx.update(scans).set({ workspace_id: to }).where(eq(scans.asset_id, asset.id))
        await tx.update(findings).set({ workspace_id: to }).where(eq(findings.asset_id, asset.id))
      }
      return row
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw refused(to === own.workspace_id ? 'value' : 'workspace_id', 'asset_taken_in', { value, workspace: place })
  }
}

const MAX_TAGS = 20

/** What is added and taken leaves alone what somebody else has changed meanwhile. */
function changedTags(
  present: string[],
  { tags = present, add_tags = [], remove_tags = [] }: Pick<Asked, 'tags' | 'add_tags' | 'remove_tags'>,
): string[] {
  const next = [...new Set([...tags.filter((tag) => !remove_tags.includes(tag)), ...add_tags])]
  if (next.length > Math.max(MAX_TAGS, present.length))
    throw invalid({ add_tags: [broken('too_many_tags', { count: MAX_TAGS })] })
  return next
}

/** Scans, a proof and a monitor are about the address that they were made for. */
async function refuseUsed(tx: Db, asset: Asset): Promise<void> {
  const isUsed =
    asset.status === 'verified' ||
    (await tx.$count(scans, eq(scans.asset_id, asset.id))) > 0 ||
    (await tx.$count(monitors, eq(monitors.asset_id, asset.id))) > 0
  if (isUsed) throw refused('value', 'asset_in_use')
}
