import type { Asset } from '@/lib/contract/asset'
import { admits } from '@/lib/domain/plans'
import { useUser } from '@/stores/session'

/** Why this asset cannot have a full scan now; null when it can. */
export function useFullScanBlock(asset: Asset) {
  const user = useUser()
  if (user && !admits('core', user)) return 'plan' as const
  return asset.status === 'verified' ? null : ('unverified' as const)
}
