import type { Asset } from '@/lib/contract/asset'
import { hasFullScans } from '@/lib/scan-status'

/** Why this asset cannot have a full scan now; null when it can. */
export function fullScanBlock(asset: Pick<Asset, 'status'> | undefined) {
  if (!hasFullScans) return 'unavailable' as const
  return asset && asset.status !== 'verified' ? ('unverified' as const) : null
}
