import type { upgrade } from '@/lib/messages/en/upgrade'
import type { GateName } from '@/lib/contract/endpoint'
import { BUNDLE, type PLANS, UNLIMITED, gates } from '@/lib/domain/plans'
import { type RouteName, routes, isAvailable } from '@/lib/domain/routes'

type Plan = (typeof PLANS)[number]
type Feature = keyof typeof upgrade.features

/**
 * The screens that each feature of the page of plans stands for. Who gets it is what the gates say, and it comes later
 * as long as one of its screens does.
 */
export const FEATURES: Record<Feature, readonly [RouteName, ...RouteName[]]> = {
  dashboard: ['dashboard'],
  monitoring: ['monitoring'],
  fullScans: ['init'],
  reports: ['report', 'history'],
  automation: ['integration', 'wordpress'],
  widget: ['customization'],
  agency: ['agency'],
  leadFinders: ['leads', 'lead', 'googleLeadFinder', 'd7LeadFinder'],
  websites: ['dfy', 'dfyWebsites', 'dfyManager', 'dfyPreview', 'dfyEditor'],
  clients: ['client', 'pay'],
  resellerAccounts: ['reseller'],
}
const features = Object.keys(FEATURES) as Feature[]

/** In the order of the page. A plan that opens what an earlier one opens is told by that one. */
export const OFFERED = [
  'premium',
  UNLIMITED,
  'agency toolkit',
  'white label',
  'reseller license',
  BUNDLE,
] as const satisfies readonly Plan[]
type OfferedPlan = (typeof OFFERED)[number]

export type Offer = { isLater: boolean } & (
  | { kind: 'feature'; feature: Feature }
  | { kind: 'allOf'; plan: OfferedPlan }
  | { kind: 'everything' | 'uncapped' }
)

const isLater = (feature: Feature) => !FEATURES[feature].every(isAvailable)

export const hasLater = features.some(isLater)

const opens = (plan: Plan, gate: GateName) => (gates[gate].plans as readonly string[]).includes(plan)

function featuresOf(plan: Plan) {
  return features.filter((feature) => {
    const route = routes[FEATURES[feature][0]]
    return 'gate' in route && opens(plan, route.gate)
  })
}

/** What the page says of a plan. */
export function offersOf(plan: OfferedPlan): Offer[] {
  if (plan === BUNDLE) return [{ kind: 'everything', isLater: false }]
  const own = featuresOf(plan)
  const like = OFFERED.slice(0, OFFERED.indexOf(plan)).find((earlier) => featuresOf(earlier).join() === own.join())
  return [
    ...(like
      ? [{ kind: 'allOf' as const, plan: like, isLater: own.every(isLater) }]
      : own.map((feature) => ({ kind: 'feature' as const, feature, isLater: isLater(feature) }))),
    ...(plan === UNLIMITED ? [{ kind: 'uncapped' as const, isLater: isLater('widget') }] : []),
  ]
}
