import { type Context, Inconclusive, type Mode, type Origins, type Target } from './check'
import { messageOf } from './engine'
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
    httpError: plain?.error,
    httpsError: secure?.error,
  }
}

async function askOrigin(
  origin: string | null,
  path: string,
  http: HttpClient,
): Promise<{ answer?: Exchange; error?: string } | null> {
  if (!origin) return null
  try {
    return { answer: await http.get(origin + path, { follow: true }) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

/** What visitors see, or the reason why it cannot be judged. */
function landingPage(target: Target, { http, https, httpError, httpsError }: Origins): Page {
  const exchange = https ?? http
  if (!exchange)
    throw new Inconclusive(`No web server answered: ${[httpsError, httpError].filter(Boolean).join('; ')}.`)
  const redirect = redirectOf(exchange)
  if (redirect && isInside(target, new URL(redirect.location)))
    throw new Inconclusive(`The site keeps redirecting, lastly to ${redirect.location}: no page was reached.`)
  if (redirect)
    throw new Inconclusive(
      `The site only sends visitors on to ${redirect.location}: add that address to have it judged.`,
    )
  const { status } = exchange
  if (status >= 400) {
    throw new Inconclusive(`The page answered HTTP ${status}: what visitors would see could not be judged.`)
  }
  if (exchange.bytes === 0 && !exchange.truncated)
    throw new Inconclusive(`The page answered HTTP ${status} and is empty: there is nothing to judge.`)
  return parsePage(exchange)
}
