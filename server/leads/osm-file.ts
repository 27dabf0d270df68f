import { readFileSync, statSync } from 'node:fs'
import * as z from 'zod/mini'
import { type Filter, filtersOf } from '@/lib/domain/trades'
import type { LeadQuery, LeadSource } from '@/server/records/lead-source'
import { OSM_CREDIT, placesOf, type Spot } from './osm'
import { type Element, Elements } from './osm-element'
import { failed, textOf } from './place'

const GeoJson = z.looseObject({
  features: z.array(
    z.looseObject({
      id: z.optional(z.union([z.string(), z.number()])),
      properties: z._default(z.record(z.string(), z.unknown()), {}),
      geometry: z.optional(z.nullable(z.looseObject({ type: z.string(), coordinates: z.unknown() }))),
    }),
  ),
})

type Extract = { read: number; elements: readonly Element[] }
const extracts = new Map<string, Extract>()

/** An extract of the map as a file: the JSON of Overpass, or GeoJSON. It is read again when it has changed. */
export function osmFile(path: string): LeadSource {
  return {
    id: 'osm',
    name: 'OpenStreetMap',
    attribution: OSM_CREDIT,
    isForgotten: false,
    countsPages: false,
    mostADay: null,
    async search(query) {
      const elements = elementsOf(path)
      const spot = spotOf(elements, query)
      if (!spot) return { places: [], next: null }
      const filters = filtersOf(query.keyword)
      const near = elements.filter(
        (element) => filters.some((filter) => fits(element, filter)) && kmFrom(spot, element) <= query.radiusKm,
      )
      return { places: placesOf(near, spot.country), next: null }
    },
  }
}

function elementsOf(path: string): readonly Element[] {
  try {
    const changed = statSync(path).mtimeMs
    const kept = extracts.get(path)
    if (kept?.read === changed) return kept.elements
    const elements = parsed(JSON.parse(readFileSync(path, 'utf8')))
    extracts.set(path, { read: changed, elements })
    return elements
  } catch {
    // Its path and its bytes are the operator's.
    throw failed('OSM_FILE', 'the file is missing or not an extract')
  }
}

function parsed(file: unknown): Element[] {
  const overpass = Elements.safeParse(file)
  if (overpass.success) return overpass.data.elements
  const { features } = GeoJson.parse(file)
  return features.flatMap(({ id, properties, geometry }, index): Element[] => {
    const [type, number] = /^(node|way|relation)\/(\d+)$/.exec(String(id ?? properties['@id'] ?? ''))?.slice(1) ?? []
    const [lon, lat] = firstPoint(geometry?.coordinates)
    if (lon === undefined || lat === undefined) return []
    const kind = type === 'way' || type === 'relation' ? type : 'node'
    return [{ type: kind, id: Number(number ?? index), lat, lon, tags: properties }]
  })
}

/** Of a point, a line or an area. */
function firstPoint(coordinates: unknown): number[] {
  let at = coordinates
  while (Array.isArray(at) && Array.isArray(at[0])) at = at[0] as unknown
  return Array.isArray(at) && at.every((part) => typeof part === 'number') ? at : []
}

const pointOf = ({ lat, lon, center }: Element) => ({ lat: lat ?? center?.lat ?? NaN, lng: lon ?? center?.lon ?? NaN })

/** Where the place is: what the extract calls so, else the middle of what stands in it by its address. */
function spotOf(elements: readonly Element[], { location, country }: LeadQuery): Spot | null {
  const wanted = location.trim().toLowerCase()
  const isIt = (value: unknown) => textOf(value)?.toLowerCase() === wanted
  const place = elements.find(({ tags }) => tags.place !== undefined && isIt(tags.name))
  if (place) return { ...pointOf(place), country }
  const points = elements.filter(({ tags }) => isIt(tags['addr:city']) || isIt(tags['addr:postcode'])).map(pointOf)
  const [first] = points
  if (!first) return null
  const middle = (of: (point: { lat: number; lng: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng), country }
}

function fits({ tags }: Element, filter: Filter): boolean {
  if ('name' in filter) return textOf(tags.name)?.toLowerCase().includes(filter.name.toLowerCase()) === true
  return (
    tags.name !== undefined &&
    String(tags[filter.key] ?? '')
      .split(';')
      .includes(filter.value)
  )
}

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the ground, by the haversine formula. */
function kmFrom(from: Spot, element: Element): number {
  const to = pointOf(element)
  const [lat, lng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)]
  const half = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}
