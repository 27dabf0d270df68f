import type { Says } from '@/lib/contract/scan-result'
import { noWebServer } from './checks/unreachable'
import { say } from '@/lib/domain/say'
import { type Context, Inconclusive, type Mode, type Origins, type Target } from './check'
import { saysOfError } from '@/lib/domain/told'
import type { Dns } from '@/server/net/dns'
import type { Exchange, HttpClient } from '@/server/net/http'
import type { KnockOn } from '@/server/net/knock'
import { redirectOf } from '@/server/net/redirects'
import { type Page, parsePage } from './page'
import { NO_FACTS, type WordPressFacts } from './software/wordpress-facts'
import { PER_CHECK_MS } from './limits'
import { isInside, originOf } from './target'

export type ContextParts = {
  mode: Mode
  signal: AbortSignal
  target: Target
  ip: string
  http: HttpClient
  dns: Dns
  knock: KnockOn
  wordPressFacts?: () => WordPressFacts
}

/** What the checks of one scan share. `observations` fills up while they run. */
export function createContext(parts: ContextParts): { context: Context; observations: Record<string, unknown> } {
  const observations: Record<string, unknown> = {}
  const shared = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, make: (scan: Context) => Promise<T>): Promise<T> => {
    // Keys are chosen by the checks: one key, one type.
    const known = shared.get(key) as Promise<T> | undefined
    if (known) return known
    const made = make(context)
    shared.set(key, made)
    return made
  }
  const origins = () => once('engine.origins', () => askOrigins(parts))
  const context: Context = {
    ...parts,
    timeLeft: () => PER_CHECK_MS[parts.mode],
    wordPressFacts: parts.wordPressFacts ?? (() => NO_FACTS),
    once,
    origins,
    page: () => once('engine.page', async () => landingPage(parts.target, await origins())),
    observe: (key, value) => {
      // Several checks tell by which data they judged.
      observations[key] = key === 'data_versions' ? Object.assign({}, observations[key], value) : value
    },
    progress: () => {},
    note: () => {},
    partial: () => {},
  }
  return { context, observations }
}

async function askOrigins({ target, http, signal }: ContextParts): Promise<Origins> {
  const [plain, secure] = await Promise.all(
    (['http', 'https'] as const).map((scheme) => askOrigin(originOf(target, scheme), target.path, http)),
  )
  signal.throwIfAborted()
  return {
    http: plain?.answer ?? null,
    https: secure?.answer ?? null,
    ...(plain?.error && { httpSays: plain.error }),
    ...(secure?.error && { httpsSays: secure.error }),
  }
}

async function askOrigin(
  origin: string | null,
  path: string,
  http: HttpClient,
): Promise<{ answer?: Exchange; error?: Says } | null> {
  if (!origin) return null
  try {
    return { answer: await http.get(origin + path, { follow: true }) }
  } catch (error) {
    return { error: saysOfError(error) }
  }
}

/** What visitors see, or the reason why it cannot be judged. */
function landingPage(target: Target, origins: Origins): Page {
  const { http, https } = origins
  const exchange = https ?? http
  if (!exchange) throw new Inconclusive(say('stop', { text: noWebServer(origins) }))
  const redirect = redirectOf(exchange)
  if (redirect && isInside(target, new URL(redirect.location)))
    throw new Inconclusive(say('pageLoops', { address: redirect.location }))
  if (redirect) throw new Inconclusive(say('pageAway', { address: redirect.location }))
  const { status } = exchange
  if (status >= 400) {
    throw new Inconclusive(say('pageStatus', { status }))
  }
  if (exchange.bytes === 0 && !exchange.truncated) throw new Inconclusive(say('pageEmpty', { status }))
  return parsePage(exchange)
}
