import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { monitors } from '@/server/db/schema'
import { type LookConditions, type LookOptions } from './look'
import { createHttpClient } from '@/server/scanner/net/http'
import { redirectOf } from '@/server/scanner/net/redirects'
import { stopSignal } from '@/server/scanner/stop-signal'
import type { MonitorDeps } from './deps'
import { domainOf } from './dns'

/** Leads to the registry of any domain: the registration data access protocol (RFC 9082). */
const RDAP = 'https://rdap.org/domain/'
const DAY_MS = 86_400_000
const DEADLINE_MS = 15_000
const MAX_HOPS = 3

const Answer = z.object({ events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })) })

type Monitor = Pick<typeof monitors.$inferSelect, 'asset_id' | 'domain_checked_at'>

/** Asks once a day until when the domain of a site is registered. Without an answer it stays as it was: unknown, or what was known. */
export async function lookUpDomain({ db, conditions, looking, now }: MonitorDeps, { asset_id, domain_checked_at }: Monitor, host: string): Promise<void> {
  const at = now()
  if (domain_checked_at && at.getTime() - domain_checked_at.getTime() < DAY_MS) return
  const domain = domainOf(host)
  const expires = domain && (await domainExpiry(domain, conditions, looking))
  await db
    .update(monitors)
    .set({ domain_checked_at: at, ...(expires && { domain_expires_at: expires }) })
    .where(eq(monitors.asset_id, asset_id))
}

/** Null when no registry says so. Every hop passes the guard. */
export async function domainExpiry(domain: string, conditions: LookConditions, looking: LookOptions = {}, start = RDAP): Promise<Date | null> {
  const { signal, release } = stopSignal(DEADLINE_MS, looking.signal)
  const http = createHttpClient({ ...conditions, signal, resolve: looking.resolve, scanId: 'monitor', limits: { requests: 4, bodyBytes: 512 * 1024 } })
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
