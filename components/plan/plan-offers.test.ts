import { BUNDLE, gates } from '@/lib/domain/plans'
import { routeList, isAvailable } from '@/lib/domain/routes'
import { FEATURES, OFFERED, offersOf } from './plan-offers'

const all = Object.entries(FEATURES)

test('every screen behind a gate is part of one feature, and all screens of a feature are behind the same gate', () => {
  const gated = routeList.filter(({ gate }) => gate).map(({ name }) => name)
  expect(all.flatMap(([, screens]) => screens).toSorted()).toEqual(gated.toSorted())
  const gatesOf = (screens: readonly string[]) =>
    new Set(routeList.filter(({ name }) => screens.includes(name)).map(({ gate }) => gate))
  expect(all.filter(([, screens]) => gatesOf(screens).size !== 1)).toEqual([])
})

test('every plan that opens a screen is offered', () => {
  const opening = new Set<string>([BUNDLE, ...Object.values(gates).flatMap(({ plans }) => plans)])
  expect(OFFERED.toSorted()).toEqual([...opening].toSorted())
})

/** The offers as words, those with * come later. */
const told = (plan: (typeof OFFERED)[number]) =>
  offersOf(plan).map((offer) => {
    const what = offer.kind === 'feature' ? offer.feature : offer.kind === 'allOf' ? `all of ${offer.plan}` : offer.kind
    return offer.isLater ? `${what}*` : what
  })

test('a plan offers what the plan table opens to it, or all of a plan before it that opens the same', () => {
  const without = (list: string[]) => list.map((what) => what.replace('*', ''))
  expect(without(told('premium'))).toEqual(['dashboard', 'monitoring', 'fullScans', 'reports', 'automation', 'widget'])
  expect(without(told('unlimited'))).toEqual(['all of premium', 'uncapped'])
  expect(without(told('agency toolkit'))).toEqual(['agency', 'leadFinders', 'websites', 'clients'])
  expect(without(told('white label'))).toEqual(['all of agency toolkit'])
  expect(without(told('reseller license'))).toEqual(['agency', 'resellerAccounts'])
  expect(told('bundle deal')).toEqual(['everything'])
})

test('what this version does not have is said to come later, and nothing else', () => {
  const isThere = (feature: string) => all.some(([name, screens]) => name === feature && screens.every(isAvailable))
  for (const plan of ['premium', 'agency toolkit', 'reseller license'] as const) {
    for (const what of told(plan)) expect([what, what.endsWith('*')]).toEqual([what, !isThere(what.replace('*', ''))])
  }
})
