import { and, eq, inArray } from 'drizzle-orm'
import { assets, scans } from '@/server/db/schema'
import { isWaiting, MAX_WAITING } from '@/server/monitor/rescans'
import { because, type Doing, type Outcome, skipped } from './doing'

/**
 * Has the site of what happened scanned: fully only when it is proved to be theirs, with the consent of whoever saved
 * the recipe.
 */
export async function startScan({
  tx,
  home,
  recipe,
  action,
  occurrences,
  isTest,
}: Doing<'start_scan'>): Promise<Outcome> {
  const last = occurrences.at(-1) ?? occurrences[0]
  const { asset_id, caused_by } = last.event
  if (asset_id === null) return skipped(because('noSite'))
  const [asset] = await tx
    .select()
    .from(assets)
    .where(and(eq(assets.id, asset_id), eq(assets.workspace_id, home.workspace.id)))
    .for('no key update')
  if (!asset) return skipped(because('noSite'))
  const said = { to: asset.value }
  const isFull = action.config.scan_type === 'full_scan'
  if (isFull && asset.status !== 'verified') return skipped(because('notVerified'), said)
  if (isFull && !recipe.consent) return skipped(because('noConsent'), said)
  if (isTest) return { ...skipped(because('testOnly'), said), state: 'shown' }
  const [unfinished] = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.asset_id, asset.id), inArray(scans.status, ['queued', 'running'])))
    .limit(1)
  if (unfinished) return skipped(because('scanning'), said)
  const waiting = await tx.$count(scans, and(eq(scans.workspace_id, home.workspace.id), isWaiting))
  if (waiting >= MAX_WAITING.workspace) return skipped(because('queueFull'), said)
  const [scan] = await tx
    .insert(scans)
    .values({
      workspace_id: home.workspace.id,
      asset_id: asset.id,
      asset_value: asset.value,
      scan_type: action.config.scan_type,
      // Who agreed to it; without anybody it waits behind what people begin.
      consent: isFull ? recipe.consent : null,
      caused_by: [...caused_by, recipe.id],
    })
    .returning({ id: scans.id })
  return { state: 'sent', to: asset.value, title: '', text: '', delivery: null, reason: null, scan: scan?.id }
}
