import type { User } from '@/lib/contract/user'
import { hasPlan } from '@/lib/domain/plans'

/** "agency toolkit" → "Agency Toolkit". */
export const planName = (plan: string) => plan.replace(/(^|\s)\S/g, (start) => start.toUpperCase())

/** The active plans of a user, as they are written. */
export const activePlans = (user: User) => [
  ...new Set(
    user.subscriptions
      .filter((plan) => hasPlan({ ...user, subscriptions: [plan] }, plan.name))
      .map((plan) => planName(plan.name.trim())),
  ),
]
