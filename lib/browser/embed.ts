import { EMBED_VERSION } from '@/lib/config/config'
import { matchRoute } from '@/lib/domain/routes'

/** What the page around is told. */
export type Message =
  | { type: 'sx:ready' }
  | { type: 'sx:resize'; height: number }
  | { type: 'sx:route'; path: string }
  | { type: 'sx:auth-required' }

/** What it may ask for. */
export type Asked = { type: 'sx:theme'; theme: 'light' | 'dark' | 'system' } | { type: 'sx:navigate'; path: string }

const THEMES = ['light', 'dark', 'system'] as const

/** A message in the form that the protocol knows, or null. Addresses lead to screens of the route table only. */
export function readAsked(data: unknown): Asked | null {
  const { type, v, theme, path } = Object(data) as Record<string, unknown>
  if (v !== EMBED_VERSION) return null
  if (type === 'sx:theme') {
    const known = THEMES.find((name) => name === theme)
    return known ? { type, theme: known } : null
  }
  if (type !== 'sx:navigate' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || path.length > 2000)
    return null
  const url = URL.parse(path, location.origin)
  return url && url.origin === location.origin && matchRoute(url.pathname)
    ? { type, path: url.pathname + url.search }
    : null
}
