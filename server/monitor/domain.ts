import * as z from 'zod/mini'
import type { monitors } from '@/server/db/schema'
import { type LookConditions, type LookOptions } from './look'
import { createHttpClient } from '@/server/net/http'
import { redirectOf } from '@/server/net/redirects'
import { stopSignal } from '@/server/scanner/stop-signal'
import { parseTarget } from '@/server/scanner/target'
import type { MonitorDeps } from './deps'
import { domainOf } from './dns'
import type { Verdict } from './troubles'

/** Leads to the registry of any domain: the registration data access protocol (RFC 9082). */
const RDAP = 'https://rdap.org/domain/'
const DAY_MS = 86_400_000
/** What ended may be renewed any moment. */
const ENDED_MS = 3_600_000
const DEADLINE_MS = 15_000
const MAX_HOPS = 3

const Answer = z.object({ events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })) })

type Known = Pick<typeof monitors.$inferSelect, 'domain_expires_at' | 'domain_checked_at'>

/** When it was asked, and until when the domain is registered; null when nobody says so. */
export type DomainAnswer = { at: Date; expires: Date | null }

/**
 * Asks once a day until when the domain of a site is registered, and once an hour after that. Null while that is not
 * due.
 */
export async function lookUpDomain(
  { conditions, looking, registry, now }: MonitorDeps,
  known: Known,
  address: string,
): Promise<DomainAnswer | null> {
  const at = now()
  const hasEnded = known.domain_expires_at !== null && known.domain_expires_at <= at
  if (known.domain_checked_at && at.getTime() - known.domain_checked_at.getTime() < (hasEnded ? ENDED_MS : DAY_MS))
    return null
  const domain = domainAt(address)
  return { at, expires: domain ? await domainExpiry(domain, conditions, looking, registry) : null }
}

function domainAt(address: string): string | null {
  try {
    return domainOf(parseTarget(address).host)
  } catch {
    return null
  }
}

/** Only a registry that was asked after the end knows that nobody renewed it: many are renewed on the very day. */
export function judgeDomain(answer: DomainAnswer | null): Verdict {
  if (!answer?.expires) return { troubles: [], answered: new Set() }
  const hasEnded = answer.expires <= answer.at
  const changes = [{ what: 'valid_to', before: null, after: answer.expires.toISOString() }]
  return {
    troubles: hasEnded ? [{ kind: 'domain', cause: null, message: null, changes }] : [],
    answered: new Set(['domain']),
  }
}

/** Null when no registry says so. Every hop passes the guard. */
export async function domainExpiry(
  domain: string,
  conditions: LookConditions,
  looking: LookOptions = {},
  start = RDAP,
): Promise<Date | null> {
  const { signal, release } = stopSignal(DEADLINE_MS, looking.signal)
  const http = createHttpClient({
    ...conditions,
    signal,
    resolve: looking.resolve,
    scanId: 'monitor',
    limits: { requests: 4, bodyBytes: 512 * 1024 },
  })
  try {
    let url = start + encodeURIComponent(domain)
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      const exchange = await http.get(url, { headers: { accept: 'application/rdap+json' } })
      const onward = redirectOf(exchange)
      if (!onward) return exchange.status === 200 ? endOf(exchange.body) : null
      url = onward.location
    }
    return null
  } catch {
    return null
  } finally {
    await http.close()
    release()
  }
}

function endOf(body: string): Date | null {
  const { events } = Answer.parse(JSON.parse(body))
  const end = events.find(({ eventAction }) => eventAction === 'expiration')
  const date = end && new Date(end.eventDate)
  return date && !Number.isNaN(date.getTime()) ? date : null
}
