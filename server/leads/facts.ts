import type { FactKey, FactSource } from '@/lib/contract/lead-record'
import { FACT_SOURCES } from '@/lib/contract/lead-record'
import type { LeadChange, LeadToSave } from '@/lib/contract/lead-input'
import type { leadFacts } from '@/server/db/schema'
import { emailKey, nameKey, phoneOf, siteOf } from './identity'
import { numberOf, textOf } from './place'

/** Where a business is. */
export type Address = {
  text: string | null
  city: string | null
  region: string | null
  postal_code: string | null
  country: string | null
  lat: number | null
  lng: number | null
}

export type NewFact = {
  key: FactKey
  value: unknown
  source: FactSource
  source_url: string | null
  expires_at: Date | null
}

const DAY_MS = 86_400_000

export const sourceOf = (text: unknown): FactSource => FACT_SOURCES.find((source) => source === text) ?? 'you'

/** What somebody says of a business, cleaned. `googleDays`: for how long what Google says may be kept. */
export function factsOf(lead: LeadToSave, googleDays: number): NewFact[] {
  const source = sourceOf(lead.source)
  if (source === 'google' && googleDays === 0) return []
  const expires_at = source === 'google' ? new Date(Date.now() + googleDays * DAY_MS) : null
  const source_url = siteOf(lead.maps_url)?.website ?? null
  const values: Partial<Record<FactKey, unknown>> = {
    name: textOf(lead.name),
    phone: textOf(lead.phone, 60),
    email: emailKey(lead.email ?? ''),
    website: siteOf(lead.website)?.website ?? null,
    category: textOf(lead.category, 100),
    rating: numberOf(lead.rating, 0, 5),
    reviews: numberOf(lead.reviews_count, 0, 100_000_000),
    address: addressOf(lead),
  }
  return Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [{ key: key as FactKey, value, source, source_url, expires_at }],
  )
}

function addressOf(lead: LeadToSave): Address | null {
  const address = {
    text: textOf(lead.address, 300),
    city: textOf(lead.city, 100),
    region: textOf(lead.region, 100),
    postal_code: textOf(lead.postal_code, 20),
    country: /^[a-z]{2}$/i.exec(lead.country ?? '')?.[0].toUpperCase() ?? null,
    lat: numberOf(lead.lat, -90, 90),
    lng: numberOf(lead.lng, -180, 180),
  }
  return Object.values(address).some((part) => part !== null) ? address : null
}

const TYPED = ['name', 'phone', 'email', 'website', 'category'] as const

/** What was typed by hand: null takes back what was typed before. */
export function typedFacts(change: LeadChange, before: Address | null): { facts: NewFact[]; gone: FactKey[] } {
  const facts: NewFact[] = []
  const gone: FactKey[] = []
  const add = (key: FactKey, value: unknown) =>
    value === null || value === ''
      ? gone.push(key)
      : facts.push({ key, value, source: 'you', source_url: null, expires_at: null })
  for (const key of TYPED) if (change[key] !== undefined) add(key, change[key])
  if (change.address !== undefined || change.country !== undefined) {
    const { address: text = before?.text ?? null, country = before?.country ?? null } = change
    const isMoved = change.address !== undefined && change.address !== before?.text
    const kept = isMoved || !before ? NOWHERE : before
    add('address', text || country ? { ...kept, text, country } : null)
  }
  return { facts, gone }
}

const NOWHERE: Address = {
  text: null,
  city: null,
  region: null,
  postal_code: null,
  country: null,
  lat: null,
  lng: null,
}

/** Who is believed first. */
const ORDER: readonly FactSource[] = ['you', 'website', 'widget', 'google', 'd7', 'osm', 'file', 'sample']

export type StoredFact = Pick<typeof leadFacts.$inferSelect, 'key' | 'value' | 'source' | 'seen_at' | 'is_chosen'>

/** Of all that is said of one thing, what is shown. */
export function shownFact<F extends StoredFact>(facts: readonly F[], key: FactKey): F | undefined {
  const weight = ({ is_chosen, source }: F) => (is_chosen ? -1 : ORDER.indexOf(source))
  return facts
    .filter((fact) => fact.key === key)
    .toSorted((a, b) => weight(a) - weight(b) || b.seen_at.getTime() - a.seen_at.getTime())[0]
}

/** What a lead is called and known by, as its facts have it. */
export function columnsOf(facts: readonly StoredFact[]) {
  const shown = (key: FactKey) => shownFact(facts, key)?.value ?? null
  const line = (key: FactKey) => textOf(shown(key), key === 'website' ? 2_000 : 300)
  const address = (shown('address') ?? NOWHERE) as Address
  const site = siteOf(shown('website'))
  const [name, phone, email] = [line('name'), line('phone'), line('email')]
  return {
    name: name ?? site?.host ?? '',
    name_key: nameKey(name ?? ''),
    category: line('category'),
    website: site?.website ?? null,
    host: site?.host ?? null,
    phone,
    phone_e164: phone === null ? null : phoneOf(phone, address.country),
    email,
    email_norm: email === null ? null : emailKey(email),
    city: address.city,
    country: address.country,
    lat: address.lat,
    lng: address.lng,
  }
}
