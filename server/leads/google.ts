import * as z from 'zod/mini'
import { HttpError } from '@/server/errors'
import type { Answer } from '@/server/outgoing/answer'
import type { LeadQuery, LeadSource, Place } from '@/server/records/lead-source'
import { type Ask, busy, failed, jsonOf, numberOf, pageOf, textOf } from './place'

/** https://developers.google.com/maps/documentation/places/web-service/text-search, 22 Nov 2026. */
const FIELDS = [
  'nextPageToken',
  ...[
    'id',
    'displayName',
    'formattedAddress',
    'addressComponents',
    'location',
    'nationalPhoneNumber',
    'internationalPhoneNumber',
    'websiteUri',
    'rating',
    'userRatingCount',
    'businessStatus',
    'primaryTypeDisplayName',
    'googleMapsUri',
  ].map((field) => `places.${field}`),
].join(',')

const PAGE_SIZE = 20
const NAME = 'Google'
const STATUSES = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const

const Text = z.optional(z.object({ text: z.optional(z.string()) }))
const Component = z.object({
  longText: z.optional(z.string()),
  shortText: z.optional(z.string()),
  types: z._default(z.array(z.string()), []),
})
const GooglePlace = z.object({
  id: z.string(),
  displayName: Text,
  formattedAddress: z.optional(z.string()),
  addressComponents: z._default(z.array(Component), []),
  location: z.optional(z.object({ latitude: z.optional(z.number()), longitude: z.optional(z.number()) })),
  nationalPhoneNumber: z.optional(z.string()),
  internationalPhoneNumber: z.optional(z.string()),
  websiteUri: z.optional(z.string()),
  rating: z.optional(z.number()),
  userRatingCount: z.optional(z.number()),
  businessStatus: z.optional(z.string()),
  primaryTypeDisplayName: Text,
  googleMapsUri: z.optional(z.string()),
})
type GooglePlace = z.infer<typeof GooglePlace>
const Found = z.object({
  places: z._default(z.array(GooglePlace), []),
  nextPageToken: z.optional(z.string()),
})
const Refused = z.object({
  error: z.object({ message: z.optional(z.string()), status: z.optional(z.string()) }),
})

/** Google Places (New), Text Search. Twenty places a page, three pages. */
export function google(ask: Ask, { key, url, mostADay }: { key: string; url: string; mostADay: number }): LeadSource {
  return {
    id: 'google',
    name: NAME,
    attribution: { text: 'Google Maps', url: 'https://maps.google.com' },
    // Its terms: https://cloud.google.com/maps-platform/terms/maps-service-terms, caching.
    isForgotten: true,
    countsPages: true,
    mostADay,
    async search(query, token) {
      const answer = await ask({
        method: 'POST',
        url: `${url}/v1/places:searchText`,
        headers: { 'content-type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS },
        body: JSON.stringify(bodyOf(query, token)),
      })
      if (answer.status !== 200) throw refusal(answer)
      const found = Found.safeParse(jsonOf(NAME, answer))
      if (!found.success) throw failed(NAME, 'the answer is not a list of places')
      return { places: found.data.places.map(placeOf), next: found.data.nextPageToken ?? null }
    },
  }
}

const bodyOf = ({ keyword, location, country, language }: LeadQuery, token: string | null) => ({
  textQuery: `${keyword} in ${location}`,
  pageSize: PAGE_SIZE,
  languageCode: language,
  ...(country !== null && { regionCode: country }),
  ...(token !== null && { pageToken: token }),
})

function placeOf(place: GooglePlace): Place {
  const part = (type: string) => place.addressComponents.find(({ types }) => types.includes(type))
  return {
    id: place.id.slice(0, 200),
    name: textOf(place.displayName?.text) ?? textOf(place.formattedAddress) ?? place.id.slice(0, 200),
    category: textOf(place.primaryTypeDisplayName?.text),
    address: textOf(place.formattedAddress),
    city: textOf((part('locality') ?? part('postal_town'))?.longText),
    region: textOf(part('administrative_area_level_1')?.longText),
    postalCode: textOf(part('postal_code')?.longText),
    country: textOf(part('country')?.shortText, 2),
    phone: textOf(place.internationalPhoneNumber ?? place.nationalPhoneNumber, 40),
    email: null,
    website: pageOf(place.websiteUri),
    rating: numberOf(place.rating, 1, 5),
    reviews: numberOf(place.userRatingCount, 0, 1e9),
    lat: numberOf(place.location?.latitude, -90, 90),
    lng: numberOf(place.location?.longitude, -180, 180),
    url: pageOf(place.googleMapsUri),
    status: STATUSES.find((status) => status === place.businessStatus) ?? null,
  }
}

/** Without the address, which says nothing, and the key, which would say too much. */
function refusal(answer: Answer): HttpError {
  const refused = Refused.safeParse(safely(answer))
  const { message, status } = refused.success ? refused.data.error : {}
  if (answer.status === 429 || status === 'RESOURCE_EXHAUSTED') return busy(NAME, answer.retryAfter ?? 60)
  const words = textOf(message) ?? `status ${answer.status}`
  const isKey =
    status === 'PERMISSION_DENIED' || status === 'UNAUTHENTICATED' || /api.?key/i.test(words) || answer.status === 401
  return isKey
    ? new HttpError(502, 'lead_key', { values: { source: NAME, message: words, setting: 'GOOGLE_PLACES_KEY' } })
    : failed(NAME, words)
}

function safely({ reply }: Answer): unknown {
  try {
    return JSON.parse(reply) as unknown
  } catch {
    return null
  }
}
