import type { User } from '@/lib/contract/user'
import { BUNDLE, UNLIMITED, WHITE_LABEL, hasFeature, isGated } from './plans'

/** How often a member without an unlimited plan may use a feature. */
export const caps = { widget_customization: 5 } as const

/** How many leads an account keeps, whatever its plan. */
export const MAX_LEADS = 10_000

export const USAGE_LIMIT_MESSAGE =
  'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.'

/**
 * The limit that holds for this user, or null for none: an unlimited plan has no cap, a bundle deal passes everywhere,
 * other roles are not gated.
 */
export const capFor = (feature: keyof typeof caps, user: Pick<User, 'role' | 'subscriptions'>) =>
  !isGated(user) || hasFeature(user, UNLIMITED) || hasFeature(user, BUNDLE) ? null : caps[feature]

/** How many websites an account may have, by the plan that opens the most; null for no limit. */
export function websitesFor(user: Pick<User, 'role' | 'subscriptions'>): number | null {
  if (!isGated(user) || hasFeature(user, UNLIMITED) || hasFeature(user, BUNDLE)) return null
  return hasFeature(user, WHITE_LABEL) ? 50 : 20
}
