import { type RouteName, routes } from '@/lib/domain/routes'

/** The key beside K: what this device's keyboard calls it. */
export const MOD_KEY = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'

/** `g`, then one of these. */
export const GO_KEYS = {
  d: 'dashboard',
  m: 'monitoring',
  a: 'asset',
  s: 'init',
  h: 'history',
  c: 'checklist',
  i: 'integration',
  p: 'wordpress',
  l: 'leads',
  w: 'workspace',
  t: 'setting',
} as const satisfies Record<string, RouteName>

export const goRoute = (key: string) => {
  const name = (GO_KEYS as Partial<Record<string, RouteName>>)[key]
  return name && routes[name] ? name : undefined
}
