import type { GateName } from '@/lib/contract/endpoint'
import { admits, gates, plansOf } from '@/lib/domain/plans'
import { HttpError } from '@/server/errors'
import type { Account } from './env'

/**
 * Throws 403 with the way to upgrade unless one of the user's plans opens the gate: the same table that the screens
 * obey.
 */
export function requireGate(gate: GateName, user: Account): void {
  if (admits(gate, user)) return
  const { message, upgradeLink } = gates[gate]
  throw new HttpError(403, 'upgrade', { message, upgrade: { feature: gate, plans: plansOf(gate), link: upgradeLink } })
}
