import type { Asset } from '@/lib/contract/asset'
import { admits } from '@/lib/plans'
import { hasFullScans } from '@/lib/scan-status'
import { useUser } from '@/stores/session'

/** Why this asset cannot have a full scan now; null when it can. */
export function useFullScanBlock(asset: Asset) {
  const user = useUser()
  if (!hasFullScans) return 'unavailable' as const
  if (user && !admits('core', user)) return 'plan' as const
  return asset.status === 'verified' ? null : ('unverified' as const)
}
