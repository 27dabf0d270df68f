import { ApiError } from '@/lib/browser/errors'
import { UPGRADE_LINK } from '@/lib/domain/plans'
import { promptUpgrade } from '@/stores/upgrade'

/** Opens the upgrade modal when that is what the server says: a plan that would admit, or a limit that is reached. True when it did. */
export function promptUpgradeFor(error: unknown) {
  if (!(error instanceof ApiError) || (error.status !== 402 && error.status !== 403)) return false
  const { upgrade, usage } = error.details
  if (!upgrade && !usage) return false
  promptUpgrade({
    message: error.message,
    upgradeLink: upgrade?.link ?? UPGRADE_LINK,
    plans: upgrade?.plans ?? [],
    usage,
  })
  return true
}
