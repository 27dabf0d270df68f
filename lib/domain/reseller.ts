import type { ResellerAccount } from '@/lib/contract/reseller'
import type { User } from '@/lib/contract/user'
import { BUNDLE, hasPlan, isGated, PLANS } from './plans'

const LICENSE = 'reseller license'

/** What a reseller may give on: everything but what would make a reseller of its customer. */
export const GIVEN_PLANS = PLANS.filter((plan) => plan !== LICENSE && plan !== BUNDLE)

/** Of a license that says nothing else. */
const SEATS = 25

type Holder = Pick<User, 'role' | 'subscriptions'>

/** How many accounts somebody has room for; null for those whom no plan limits. */
export function seatsOf(user: Holder): number | null {
  if (!isGated(user)) return null
  const rooms = user.subscriptions.flatMap((plan) => {
    const one = { role: user.role, subscriptions: [plan] }
    return hasPlan(one, LICENSE) || hasPlan(one, BUNDLE) ? [plan.seats ?? SEATS] : []
  })
  return rooms.length > 0 ? Math.max(...rooms) : SEATS
}

const DAY_MS = 86_400_000
/** For so long a link to choose a password holds. */
export const INVITE_DAYS = 7
/** An account that ends sooner than that needs its reseller now. */
const ENDING_DAYS = 14
const UNUSED_DAYS = 14

type Dates = Pick<ResellerAccount, 'status' | 'expires_at' | 'invited_at' | 'last_login_at' | 'created_at' | 'findings'>

const isOver = (day: string | null | undefined, now: number) => Boolean(day) && Date.parse(day ?? '') <= now

/** Its plan is over. A suspended account is suspended before anything else. */
export const isExpired = ({ status, expires_at }: Dates, now: number) =>
  status !== 'suspended' && isOver(expires_at, now)

export const isInviteOver = ({ status, invited_at }: Dates, now: number) =>
  status === 'pending' && isOver(invited_at, now - INVITE_DAYS * DAY_MS)

export const endsWithin = (account: Dates, days: number, now: number) =>
  account.status !== 'suspended' && !isExpired(account, now) && isOver(account.expires_at, now + days * DAY_MS)

/** An API that says nothing of sign-ins has not said that there were none. */
const isUnused = ({ status, last_login_at, created_at }: Dates, now: number) =>
  status === 'active' && last_login_at === null && isOver(created_at, now - UNUSED_DAYS * DAY_MS)

/** Why somebody should look at an account, the worst first. A suspended one waits for nobody. */
export function troublesOf(account: Dates, now: number) {
  if (account.status === 'suspended') return []
  const { critical = 0 } = account.findings ?? {}
  return [
    ...(critical > 0 ? (['critical'] as const) : []),
    ...(isExpired(account, now) ? (['expired'] as const) : []),
    ...(endsWithin(account, ENDING_DAYS, now) ? (['ending'] as const) : []),
    ...(isInviteOver(account, now) ? (['inviteOver'] as const) : []),
    ...(isUnused(account, now) ? (['unused'] as const) : []),
  ]
}
