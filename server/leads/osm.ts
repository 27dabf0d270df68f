import * as z from 'zod/mini'
import { filtersOf } from '@/lib/domain/trades'
import type { LeadQuery, LeadSource, Place } from '@/server/records/lead-source'
import { type Element, Elements, placeOf } from './osm-element'
import { type Ask, busy, failed, jsonOf, numberOf, textOf } from './place'

const NAME = 'OpenStreetMap'
export const OSM_CREDIT = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' }
const MAX_PLACES = 60
const OVERPASS_SECONDS = 25
const OVERPASS_A_DAY = 10_000

const Spots = z.array(
  z.looseObject({
    lat: z.string(),
    lon: z.string(),
    address: z.optional(z.looseObject({ country_code: z.optional(z.string()) })),
  }),
)
export type Spot = { lat: number; lng: number; country: string | null }

type Options = {
  nominatim: string
  overpass: string
  /** Where whoever runs the servers reaches the operator. */
  contact: string
  /** Waits until the next request may leave: one a second to Nominatim, one at a time to Overpass. */
  turn(of: 'nominatim' | 'overpass'): Promise<void>
  /** Where a place is, kept for 30 days. */
  known: { get(place: string): Promise<Spot | null>; set(place: string, spot: Spot): Promise<void> }
}

/**
 * OpenStreetMap: where the place is, by Nominatim, and what is around it, by Overpass. Rules obeyed:
 * https://operations.osmfoundation.org/policies/nominatim and https://dev.overpass-api.de/overpass-doc/en/preface/commons.html.
 */
export function osm(ask: Ask, options: Options): LeadSource {
  return {
    id: 'osm',
    name: NAME,
    attribution: OSM_CREDIT,
    isForgotten: false,
    countsPages: false,
    mostADay: OVERPASS_A_DAY,
    async search(query) {
      const spot = await spotOf(ask, options, query)
      if (!spot) return { places: [], next: null }
      await options.turn('overpass')
      const answer = await ask({
        method: 'POST',
        url: options.overpass,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ data: questionOf(query, spot) }).toString(),
      })
      if (answer.status !== 200) throw refusal(answer)
      const found = Elements.safeParse(jsonOf(NAME, answer))
      if (!found.success) throw failed(NAME, 'the answer is not a list of elements')
      return { places: placesOf(found.data.elements, spot.country), next: null }
    },
  }
}

/** Where the place is; null when nobody knows it. */
async function spotOf(
  ask: Ask,
  { nominatim, contact, turn, known }: Options,
  { location, country, language }: LeadQuery,
): Promise<Spot | null> {
  const key = `${country ?? ''} ${location.toLowerCase()}`
  const kept = await known.get(key)
  if (kept) return kept
  await turn('nominatim')
  const query = new URLSearchParams({
    q: location,
    format: 'jsonv2',
    limit: '1',
    addressdetails: '1',
    email: contact,
    'accept-language': language,
    ...(country !== null && { countrycodes: country.toLowerCase() }),
  })
  const answer = await ask({ method: 'GET', url: `${nominatim}/search?${query}` })
  if (answer.status !== 200) throw refusal(answer)
  const spots = Spots.safeParse(jsonOf(NAME, answer))
  if (!spots.success) throw failed(NAME, 'the answer is not a list of places')
  const [first] = spots.data
  const [lat, lng] = [numberOf(first?.lat, -90, 90), numberOf(first?.lon, -180, 180)]
  if (!first || lat === null || lng === null) return null
  const spot = { lat, lng, country: textOf(first.address?.country_code, 2)?.toUpperCase() ?? country }
  await known.set(key, spot)
  return spot
}

const refusal = ({ status, retryAfter }: { status: number; retryAfter: number | null }) =>
  status === 429 || status === 504 ? busy(NAME, retryAfter ?? 30) : failed(NAME, `status ${status}`)

/** The businesses among these, each once. */
export function placesOf(elements: readonly Element[], country: string | null): Place[] {
  const places = elements.flatMap((element) => placeOf(element, country))
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, MAX_PLACES)
}

/** In the language of Overpass. */
function questionOf({ keyword, radiusKm }: LeadQuery, { lat, lng }: Spot): string {
  const around = `(around:${Math.round(radiusKm * 1_000)},${lat},${lng})`
  const asked = filtersOf(keyword).map((filter) => `nwr${inOverpass(filter)}${around};`)
  return `[out:json][timeout:${OVERPASS_SECONDS}];(${asked.join('')});out center tags ${MAX_PLACES};`
}

const inOverpass = (filter: ReturnType<typeof filtersOf>[number]) =>
  'name' in filter
    ? `["name"~${quoted(filter.name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))},i]`
    : `[${quoted(filter.key)}=${quoted(filter.value)}]["name"]`

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
