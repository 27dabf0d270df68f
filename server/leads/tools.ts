import { eq, sql } from 'drizzle-orm'
import type { LeadProvider } from '@/lib/contract/lead'
import type { Db } from '@/server/db/db'
import { attempts, leadSpots } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { NotSent } from '@/server/outgoing/answer'
import { createOutgoing, type OutgoingOptions } from '@/server/outgoing/client'
import type { LeadSource, LeadTools } from '@/server/records/lead-source'
import type { Settings } from '@/server/settings'
import { d7 } from './d7'
import { google } from './google'
import { osm } from './osm'
import { osmFile } from './osm-file'
import type { Ask } from './place'
import { sample } from './sample'

const NAMES = { google: 'Google', d7: 'D7 Lead Finder', osm: 'OpenStreetMap' } as const
const MISSING = { google: 'GOOGLE_PLACES_KEY', d7: 'D7_KEY', osm: 'OSM_CONTACT' } as const
const MAX_REPLY = 5 * 1024 * 1024
/** What stands between two requests of the whole installation. */
const GAPS = { nominatim: 1, overpass: 2, d7: 5 } as const
const LOOPBACK = ['127.0.0.0/8', '::1/128']

type Given = Pick<
  Settings,
  | 'demo'
  | 'demoPort'
  | 'googlePlacesKey'
  | 'googlePlacesUrl'
  | 'googleDailySearches'
  | 'd7Key'
  | 'd7Url'
  | 'osmContact'
  | 'osmNominatimUrl'
  | 'osmOverpassUrl'
  | 'osmFile'
  | 'productName'
  | 'publicUrl'
  | 'port'
>

type Network = Pick<OutgoingOptions, 'resolve' | 'standIn' | 'totalMs'> & {
  /** 0: nobody waits. */ pace?: number
  allowCidrs?: string[]
}

/** Where businesses are found, as this server is set up. `network`: another one, for tests. */
export function leadTools(settings: Given, { pace = 1, allowCidrs: opened = [], ...network }: Network = {}): LeadTools {
  const outgoing = outgoingOf(settings, opened, network)
  const askAs =
    (name: string): Ask =>
    async ({ headers = {}, body = '', ...request }) => {
      try {
        return await outgoing.send({ ...request, headers, body })
      } catch (error) {
        throw error instanceof NotSent ? unanswered(name, error) : error
      }
    }
  return {
    source(provider, db) {
      const found = real(provider, db)
      if (found) return found
      if (settings.demo) return sample(settings.demoPort)
      return { name: NAMES[provider], missing: MISSING[provider] }
    },
  }

  function real(provider: LeadProvider, db: Db): LeadSource | null {
    const ask = askAs(NAMES[provider])
    const turn = (of: keyof typeof GAPS) => waitTurn(db, of, pace)
    const { googlePlacesKey, d7Key, osmContact, osmFile: file } = settings
    if (provider === 'google' && googlePlacesKey !== null)
      return google(ask, {
        key: googlePlacesKey,
        url: settings.googlePlacesUrl,
        mostADay: settings.googleDailySearches,
      })
    if (provider === 'd7' && d7Key !== null) return d7(ask, { key: d7Key, url: settings.d7Url, turn: () => turn('d7') })
    if (provider === 'osm' && file !== null) return osmFile(file)
    if (provider === 'osm' && osmContact !== null)
      return osm(ask, {
        nominatim: settings.osmNominatimUrl,
        overpass: settings.osmOverpassUrl,
        contact: osmContact,
        turn,
        known: knownSpots(db),
      })
    return null
  }
}

function outgoingOf(settings: Given, opened: string[], network: Omit<Network, 'pace' | 'allowCidrs'>) {
  const addresses = [settings.googlePlacesUrl, settings.d7Url, settings.osmNominatimUrl, settings.osmOverpassUrl]
  return createOutgoing({
    // The operator named them: a server of one's own may be on this machine.
    policy: { allowCidrs: addresses.some((address) => isHere(address)) ? LOOPBACK : opened, ownPort: settings.port },
    product: settings.productName,
    infoUrl: settings.publicUrl,
    replyBytes: MAX_REPLY,
    ...(settings.osmContact !== null && { userAgent: `${settings.productName} (${settings.osmContact})` }),
    ...network,
  })
}

function isHere(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

function unanswered(source: string, { reason }: NotSent): HttpError {
  if (reason.key === 'timeout') return new HttpError(504, 'lead_source_silent', { values: { source } })
  return new HttpError(502, 'lead_source_failed', { values: { source, reason: reason.key } })
}

/**
 * Processes and people take turns: each one's time is written down before it comes. Throws 429 when the queue is longer
 * than anybody would wait.
 */
async function waitTurn(db: Db, of: keyof typeof GAPS, pace: number): Promise<void> {
  const gap = sql`make_interval(secs => ${GAPS[of] * pace})`
  const key = `turn:${of}`
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, until: sql`now() + ${gap}` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { until: sql`greatest(${attempts.until}, now()) + ${gap}` },
      setWhere: sql`${attempts.until} < now() + interval '10 seconds'`,
    })
    .returning({ ms: sql<number>`extract(epoch from ${attempts.until} - ${gap} - now()) * 1000` })
  if (!row) throw new HttpError(429, 'lead_source_busy', { values: { source: of, count: '10' }, retryAfterSeconds: 10 })
  const ms = Number(row.ms)
  if (ms > 0) await new Promise((done) => setTimeout(done, ms))
}

const knownSpots = (db: Db) => ({
  async get(place: string) {
    const [row] = await db
      .select({ spot: leadSpots.spot })
      .from(leadSpots)
      .where(sql`${eq(leadSpots.place, place)} and ${leadSpots.at} > now() - interval '30 days'`)
    return row?.spot ?? null
  },
  async set(place: string, spot: { lat: number; lng: number; country: string | null }) {
    await db
      .insert(leadSpots)
      .values({ place, spot })
      .onConflictDoUpdate({ target: leadSpots.place, set: { spot, at: sql`now()` } })
  },
})
