import type { Asset } from '@/lib/contract/asset'

/** Why this asset cannot have a full scan now; null when it can. */
export function fullScanBlock(asset: Pick<Asset, 'status'> | undefined) {
  return asset && asset.status !== 'verified' ? ('unverified' as const) : null
}
