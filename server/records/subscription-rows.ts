import type { Subscription } from '@/lib/contract/user'
import type { subscriptions } from '@/server/db/schema'

/** A plan as the API tells it. One whose end has passed is over, whoever asks. */
export const publicSubscription = ({
  id,
  name,
  status,
  addons,
  renews_at,
  expires_at,
  seats,
}: typeof subscriptions.$inferSelect): Subscription => ({
  id,
  name,
  status: expires_at && expires_at.getTime() <= Date.now() ? 'expired' : status,
  addons,
  renews_at: renews_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
  seats,
})
