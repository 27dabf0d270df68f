import type { GateName } from '@/lib/contract/endpoint'
import type { User } from '@/lib/contract/user'

export const DEFAULT_MESSAGE =
  'This feature is only available on a higher subscription plan. Please upgrade to access this feature.'
export const UPGRADE_LINK = '/upgrade'

/** A member with one of these, active, passes the named limit. */
export const BUNDLE = 'bundle deal'
export const UNLIMITED = 'unlimited'
/** Admits a brand without the product's name. */
export const WHITE_LABEL = 'white label'

export const PLANS = [
  'premium',
  UNLIMITED,
  'agency toolkit',
  'reseller license',
  WHITE_LABEL,
  BUNDLE,
  'marshal',
  'eblog',
] as const

/**
 * One row per line of the specification's plan table: which plans admit a member, and what the upgrade modal says
 * otherwise.
 */
export const gates = {
  core: {
    plans: ['premium', UNLIMITED],
    message: 'This feature is included in Soteria Premium, Unlimited and Bundle Deal.',
    upgradeLink: UPGRADE_LINK,
  },
  agencyHome: {
    plans: ['agency toolkit', 'reseller license', 'white label'],
    message: 'The agency area is included in Agency Toolkit, Reseller License, White Label and Bundle Deal.',
    upgradeLink: UPGRADE_LINK,
  },
  agencyTools: {
    plans: ['agency toolkit', 'white label'],
    message: 'This agency feature is included in Agency Toolkit, White Label and Bundle Deal.',
    upgradeLink: UPGRADE_LINK,
  },
  reseller: {
    plans: ['reseller license'],
    message: 'Reseller accounts need the Reseller License or the Bundle Deal.',
    upgradeLink: UPGRADE_LINK,
  },
} as const satisfies Record<GateName, { plans: readonly string[]; message: string; upgradeLink: string }>

/** The plans that open a gate, wherever they are listed: those of its row, and the one that opens everything. */
export const plansOf = (gate: GateName): readonly string[] => [...gates[gate].plans, BUNDLE]

type Holder = Pick<User, 'role' | 'subscriptions'>

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Only members are gated; every other role passes. */
export const isGated = (user: Holder) => same(user.role, 'member')

/** True when a subscription of this name is active. Names and statuses compare without regard to case. */
export const hasPlan = (user: Holder, name: string) =>
  user.subscriptions.some((plan) => same(plan.name, name) && same(plan.status, 'active'))

/** True when a subscription, or an addon of one, has this name and is active. */
export const hasFeature = (user: Holder, name: string) =>
  hasPlan(user, name) ||
  user.subscriptions.some((plan) =>
    (plan.addons ?? []).some((addon) => same(addon.name, name) && same(addon.status, 'active')),
  )

/** Whether the plan table lets this user through a gate. */
export const admits = (gate: GateName, user: Holder) =>
  !isGated(user) || hasFeature(user, BUNDLE) || gates[gate].plans.some((plan) => hasFeature(user, plan))
