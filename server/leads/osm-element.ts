import * as z from 'zod/mini'
import type { Place } from '@/server/records/lead-source'
import { NOWHERE, numberOf, pageOf, textOf } from './place'

const Tags = z.record(z.string(), z.unknown())
const Element = z.looseObject({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(z.object({ lat: z.number(), lon: z.number() })),
  tags: z._default(Tags, {}),
})
export type Element = z.infer<typeof Element>

/** What Overpass answers: https://wiki.openstreetmap.org/wiki/Overpass_API. */
export const Elements = z.looseObject({ elements: z.array(Element) })

const KINDS = ['amenity', 'shop', 'craft', 'office', 'healthcare', 'tourism', 'leisure']

/** A business of the map; none without a name. */
export function placeOf({ type, id, lat, lon, center, tags }: Element, country: string | null): Place[] {
  const name = textOf(tags.name)
  if (name === null) return []
  const first = (...names: string[]) => names.map((key) => tags[key]).find((value) => textOf(value) !== null)
  const street = [tags['addr:street'], tags['addr:housenumber']].flatMap((part) => textOf(part) ?? []).join(' ')
  const [postalCode, city] = [textOf(tags['addr:postcode'], 20), textOf(tags['addr:city'])]
  const town = [postalCode, city].filter((part) => part !== null).join(' ')
  const kind = KINDS.map((key) => textOf(tags[key], 60)).find((value) => value !== null && value !== 'yes')
  const said = textOf(tags['addr:country'], 2)?.toUpperCase() ?? ''
  return [
    {
      ...NOWHERE,
      id: `${type}/${id}`,
      name,
      category: kind?.replaceAll('_', ' ') ?? null,
      address: [street, town].filter((part) => part !== '').join(', ') || null,
      city,
      region: textOf(tags['addr:state']),
      postalCode,
      country: /^[A-Z]{2}$/.test(said) ? said : country,
      phone: textOf(String(first('contact:phone', 'phone', 'contact:mobile', 'mobile') ?? '').split(';')[0], 40),
      email: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+/.exec(textOf(first('contact:email', 'email'), 254) ?? '')?.[0] ?? null,
      website: pageOf(String(first('contact:website', 'website', 'url') ?? '').split(';')[0]),
      lat: numberOf(lat ?? center?.lat, -90, 90),
      lng: numberOf(lon ?? center?.lon, -180, 180),
      url: `https://www.openstreetmap.org/${type}/${id}`,
      status: tags.disused === 'yes' || tags.abandoned === 'yes' ? 'CLOSED_PERMANENTLY' : null,
    },
  ]
}
