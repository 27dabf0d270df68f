import type { ResellerAccount } from '@/lib/contract/reseller'
import { isExpired, troublesOf } from '@/lib/domain/reseller'

export const STATES = ['suspended', 'expired', 'pending', 'active'] as const
export type State = (typeof STATES)[number]

/** What stands in the column: what an API calls by another name is active. */
export function stateOf(account: ResellerAccount, now: number): State {
  if (isExpired(account, now)) return 'expired'
  return account.status === 'suspended' || account.status === 'pending' ? account.status : 'active'
}

export const needsAttention = (account: ResellerAccount, now: number) => troublesOf(account, now).length > 0

/** What an account is called: its company, else its person. */
export const nameOf = ({ company, name }: ResellerAccount) => company || name
