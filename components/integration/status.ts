import type { Integration } from '@/lib/contract/integration'

/** Those that want somebody come first. */
export const STATUSES = ['error', 'lost', 'asked', 'untested', 'active', 'inactive', 'unknown'] as const
export type Status = (typeof STATUSES)[number]

const isLater = (one: string | null | undefined, other: string) => Date.parse(one ?? '') > Date.parse(other)

/** How a connection stands, as a person would say it. */
export function statusOf({ status, recipients, last_used_at, last_delivery }: Integration): Status {
  if (status === 'error' || status === 'inactive') return status
  if (status !== 'active') return 'unknown'
  if (
    recipients?.some(({ state }) => state === 'asked') &&
    !recipients.some(({ state }) => state === 'own' || state === 'confirmed')
  )
    return 'asked'
  // A test may have arrived since.
  if (last_delivery?.state === 'failed' && !isLater(last_used_at, last_delivery.at)) return 'lost'
  // A foreign API may not say.
  return last_used_at === null ? 'untested' : 'active'
}
