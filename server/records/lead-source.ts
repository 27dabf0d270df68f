import type { LeadProvider } from '@/lib/contract/lead'
import type { Db } from '@/server/db/db'

/** What is looked for. */
export type LeadQuery = {
  keyword: string
  location: string
  /** ISO 3166, two letters; null: anywhere. */
  country: string | null
  radiusKm: number
  /** Two letters. */
  language: string
}

/** A business as a source lists it. Null: the source does not say. */
export type Place = {
  /** What the source calls it, the same tomorrow. */
  id: string
  name: string
  category: string | null
  address: string | null
  city: string | null
  region: string | null
  postalCode: string | null
  /** ISO 3166, two letters. */
  country: string | null
  phone: string | null
  email: string | null
  website: string | null
  rating: number | null
  reviews: number | null
  lat: number | null
  lng: number | null
  /** Where the source shows it. */
  url: string | null
  status: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null
}

export type PlacePage = {
  places: Place[]
  /** What the source wants to hear for the next page. */
  next: string | null
  /** Nothing yet: the source is still looking. */
  waitSeconds?: number
}

/** Where businesses are found. */
export type LeadSource = {
  id: LeadProvider | 'sample'
  name: string
  attribution: { text: string; url: string | null }
  /** What it finds is not stored: a page is shown and forgotten. */
  isForgotten: boolean
  /** A further page is a search of its own. */
  countsPages: boolean
  /** Searches a day for the whole installation; null: as many as its people may make. */
  mostADay: number | null
  /** One page. `token`: the `next` of the page before. Throws HttpError with a sentence. */
  search(query: LeadQuery, token: string | null): Promise<PlacePage>
}

/** What the finder needs of the machine. */
export type LeadTools = {
  /** Who answers for it; the name of the setting that is missing when nobody does. */
  source(provider: LeadProvider, db: Db): LeadSource | { name: string; missing: string }
}
