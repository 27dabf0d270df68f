import { filtersOf, TRADE_WORDS } from '@/lib/domain/trades'
import type { LeadQuery, LeadSource, Place } from '@/server/records/lead-source'
import { NOWHERE } from './place'

/** Invented, like all that follows. */
const TOWN = { city: 'Springfield', region: 'Clare County', country: 'US', lat: 39.8, lng: -89.65 }
const FAMILIES = [
  'Abbott', 'Barlow', 'Calder', 'Denholm', 'Ellery', 'Farrow', 'Grantham', 'Hallows', 'Ingram', 'Jessop', 'Kestrel', 'Lowell',
  'Marlow', 'Norwood', 'Oakes', 'Prentice', 'Quill', 'Rowan', 'Sutton', 'Thorne', 'Underhill', 'Verity', 'Whitlock', 'Yarrow', 'Zeller',
] // biome-ignore format: a list
const STREETS = [
  'Mill Lane',
  'Station Road',
  'Bridge Street',
  'Orchard Way',
  'High Street',
  'Quarry Hill',
  'Canal Walk',
]
/** The trades of the town, and how their houses are called. */
const TRADES: readonly (readonly [trade: string, ...suffixes: string[]])[] = [
  ['dentist', 'Dental', 'Smiles', 'Dental Care'],
  ['bakery', 'Bakery', 'Bread & Cake'],
  ['restaurant', 'Kitchen', 'Table', 'Grill'],
  ['hairdresser', 'Hair', 'Cuts'],
  ['plumber', 'Plumbing', 'Heating & Water'],
  ['electrician', 'Electric', 'Wiring'],
  ['lawyer', 'Legal', '& Partners'],
  ['accountant', 'Accounting', 'Tax Advice'],
  ['florist', 'Flowers', 'Blooms'],
  ['hotel', 'Hotel', 'House'],
  ['car repair', 'Motors', 'Auto Repair'],
  ['vet', 'Veterinary', 'Animal Care'],
]
const PER_TRADE = FAMILIES.length

/** Those of the 300 that have a site on this machine, by their number. */
const SITES = [0, 1, 2, 26, 51, 76, 101, 126, 151, 176, 201, 226] as const

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** The 300 businesses. `port`: where the sites of the 12 are. */
export function samplePlaces(port: number): Place[] {
  const sites: readonly number[] = SITES
  return TRADES.flatMap(([trade, ...suffixes], row) =>
    FAMILIES.map((family, column): Place => {
      const number = row * PER_TRADE + column
      const name = `${family} ${suffixes[column % suffixes.length] ?? ''}`
      const street = `${((number * 7) % 120) + 1} ${STREETS[number % STREETS.length] ?? ''}`
      const isReal = sites.includes(number)
      return {
        ...NOWHERE,
        ...TOWN,
        id: `springfield-${number + 1}`,
        name,
        category: trade,
        address: `${street}, ${TOWN.city}`,
        postalCode: String(62_700 + (number % 9)),
        // 555-0100 to 555-0199 are kept for such as these.
        phone: number % 5 === 3 ? null : `+1 217-555-0${100 + (number % 100)}`,
        website: isReal ? `http://${slugOf(name)}.localhost:${port}/` : null,
        rating: 3 + ((number * 13) % 21) / 10,
        reviews: 1 + ((number * 37) % 260),
        lat: TOWN.lat + ((number % 25) - 12) / 600,
        lng: TOWN.lng + ((number % 17) - 8) / 600,
        status: number % 97 === 96 ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL',
      }
    }),
  )
}

/** The names of their sites, without port. */
export const sampleHosts = () => samplePlaces(0).flatMap(({ website }) => (website ? new URL(website).hostname : []))

const PAGE = 20

/** Stands in for all sources in try-out mode. */
export const sample = (port: number): LeadSource => ({
  id: 'sample',
  name: 'Sample directory',
  attribution: { text: 'Sample directory', url: null },
  isForgotten: false,
  countsPages: true,
  mostADay: null,
  async search(query, token) {
    const start = Number(token ?? 0)
    const found = samplePlaces(port).filter((place) => fits(place, query))
    const next = start + PAGE < found.length ? String(start + PAGE) : null
    return { places: found.slice(start, start + PAGE), next }
  },
})

/** A trade by any word that the map has for it, else by the name. */
function fits({ name, category, city }: Place, { keyword, location }: LeadQuery): boolean {
  if (location.trim().toLowerCase().split(',')[0] !== city?.toLowerCase()) return false
  const word = keyword.trim().toLowerCase()
  if (category !== null && TRADE_WORDS.includes(category)) {
    const [asked, own] = [filtersOf(word), filtersOf(category)].map((filters) =>
      filters.map((one) => JSON.stringify(one)),
    )
    if (asked?.some((filter) => own?.includes(filter))) return true
  }
  return name.toLowerCase().includes(word)
}
