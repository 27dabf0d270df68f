import type { Auth, Endpoint } from '@/lib/contract/endpoint'
import { calls } from '@/lib/contract/endpoints'

export type Rules = {
  /** Whose pages may call: those that the operator lists, all, or none. */
  origins: 'listed' | 'any' | 'none'
  /** Whether a change needs the header that a form on a stranger's page cannot set. */
  needsHeader: boolean
  /** How OpenAPI says who may call. */
  security: readonly Readonly<Record<string, readonly string[]>>[]
}

/** What holds for each kind of caller. */
export const RULES: Record<Auth, Rules> = {
  user: { origins: 'listed', needsHeader: true, security: [{ bearer: [] }] },
  nobody: { origins: 'listed', needsHeader: true, security: [] },
  // Its key stands in the page, and its own script sets the header.
  'widget key': { origins: 'any', needsHeader: true, security: [{ widgetKey: [] }] },
  // A mail program unsubscribes by itself.
  'mail link': { origins: 'none', needsHeader: false, security: [] },
  // A server and no page.
  plugin: { origins: 'none', needsHeader: false, security: [{ plugin: [] }] },
}

/** `/api/asset/:workspace/fetch` → `/api/asset`; '' where an id stands there. */
function beginOf(path: string) {
  const begin = path.split('/', 3).join('/')
  return begin.includes(':') ? '' : begin
}

/** The calls of a contract by path, and what holds for whoever makes them. */
export function callersOf(contract: readonly Endpoint[]) {
  const known = contract.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  // Every request asks this: only those whose path begins alike are tried.
  const alike = Map.groupBy(known, ({ endpoint }) => beginOf(endpoint.path))
  const callsAt = (path: string) =>
    [...(alike.get(beginOf(path)) ?? []), ...(alike.get('') ?? [])]
      .filter(({ pattern }) => pattern.test(path))
      .map(({ endpoint }) => endpoint)
  return {
    /** Whatever their method. */
    callsAt,
    /** Where nothing stands, the rules for people hold. */
    rulesAt: (method: string, path: string): Rules =>
      RULES[callsAt(path).find((call) => call.method === method)?.auth ?? 'user'],
  }
}

export const { callsAt, rulesAt } = callersOf(calls.map(({ endpoint }) => endpoint))
