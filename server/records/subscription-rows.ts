import type { Subscription } from '@/lib/contract/user'
import type { subscriptions } from '@/server/db/schema'

/** A plan as the API tells it. */
export const publicSubscription = ({
  id,
  name,
  status,
  addons,
  renews_at,
}: typeof subscriptions.$inferSelect): Subscription => ({
  id,
  name,
  status,
  addons,
  renews_at: renews_at?.toISOString() ?? null,
})
