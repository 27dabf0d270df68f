import type { LeadPage } from '@/lib/api/lead-search'
import type { LeadResult } from '@/lib/contract/lead'
import type { LeadToSave } from '@/lib/contract/lead-input'
import { nameKey } from '@/lib/domain/leads/names'
import { SHARED_HOSTS } from '@/lib/domain/leads/shared-hosts'

/** A business that was found, as a row. */
export type FoundLead = LeadResult & {
  id: string
  /** Other entries that it has at its source. */
  also?: readonly LeadToSave[]
  /** Why its site is not scanned. */
  refusal?: string
}

const idOf = ({ source, source_id }: LeadResult) => `${source}:${source_id}`

/** Each business once: a source may tell of one on two pages, and may have two entries for it. */
export function foundLeads(pages: readonly LeadPage[]): FoundLead[] {
  const rows = new Map<string, FoundLead>()
  for (const { leads } of pages) for (const lead of leads) rows.set(idOf(lead), { ...lead, id: idOf(lead) })
  const alike = new Map<string, FoundLead[]>()
  for (const lead of rows.values()) {
    const firsts = alike.get(nameAndPlace(lead)) ?? []
    const known = firsts.find((first) => !isBranch(first, lead))
    if (known) Object.assign(known, withGapsFrom(known, lead), { also: [...(known.also ?? []), toSave(lead)] })
    else alike.set(nameAndPlace(lead), [...firsts, lead])
  }
  return [...rows.values()].filter((lead) => alike.get(nameAndPlace(lead))?.includes(lead))
}

/** Entries of the same name at the same site, or with the same number where one has no site of its own, may be one. */
function nameAndPlace(lead: FoundLead): string {
  const host = hostOf(lead)
  const isShared = host !== null && [host, host.split('.').slice(-2).join('.')].some((name) => SHARED_HOSTS.has(name))
  const says = isShared ? digitsOf(lead.phone) : (host ?? digitsOf(lead.phone))
  return says ? `${nameKey(lead.name)} ${says}` : lead.id
}

const digitsOf = (phone: string | null | undefined) => phone?.replaceAll(/\D/g, '') ?? ''

/** About a hundred metres. */
const NEAR_DEGREES = 0.001

/** The same name and site, but another number, another street or another place: somebody else answers there. */
function isBranch(one: LeadResult, other: LeadResult): boolean {
  const differ = (a: string | null | undefined, b: string | null | undefined) => Boolean(a) && Boolean(b) && a !== b
  if (differ(digitsOf(one.phone).slice(-7), digitsOf(other.phone).slice(-7))) return true
  const [north, east] = [gapOf(one.lat, other.lat), gapOf(one.lng, other.lng)]
  if (north !== null && east !== null) return north > NEAR_DEGREES || east > 2 * NEAR_DEGREES
  return differ(nameKey(one.address ?? ''), nameKey(other.address ?? ''))
}

const gapOf = (a: number | null | undefined, b: number | null | undefined) =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) : null

/** What the first entry does not say, the second may. */
const withGapsFrom = (known: FoundLead, other: FoundLead): Partial<FoundLead> =>
  Object.fromEntries(Object.entries(other).filter(([key]) => (known[key] ?? null) === null || known[key] === ''))

/** A web address that can be opened; whatever else a listing calls its website is text. */
export function webAddress(text: string | null | undefined): URL | null {
  if (!text) return null
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' ? url : null
}

/** `www.` says nothing. */
export const hostOf = ({ website }: Pick<LeadResult, 'website'>) =>
  webAddress(website)?.host.replace(/^www\./, '') ?? null

/** Not one that is kept, or that asked to be left alone. */
export const canBeSaved = ({ already_saved: saved, do_not_contact: isListed }: FoundLead) => !saved && !isListed

/** Only what the source told of it: an `id` would be that of a lead. */
export const toSave = (lead: LeadResult & Pick<FoundLead, 'also'>): LeadToSave => ({
  source: lead.source,
  source_id: lead.source_id,
  name: lead.name,
  category: lead.category,
  address: lead.address,
  city: lead.city,
  region: lead.region,
  country: lead.country,
  postal_code: lead.postal_code,
  phone: lead.phone,
  email: lead.email,
  website: lead.website,
  rating: lead.rating,
  reviews_count: lead.reviews_count,
  lat: lead.lat,
  lng: lead.lng,
  maps_url: lead.maps_url,
  ...(lead.also && { also: [...lead.also] }),
})

/** What has a site that may be looked at. */
export const canBeScanned = (lead: FoundLead) =>
  webAddress(lead.website) !== null && !lead.do_not_contact && !['waiting', 'running'].includes(scanStateOf(lead))

/** How far the scan of its site is. */
export function scanStateOf({ scan }: FoundLead): 'none' | 'waiting' | 'running' | 'failed' | 'done' {
  if (!scan) return 'none'
  const status = scan.status.toLowerCase()
  return status === 'queued' ? 'waiting' : status === 'running' ? 'running' : status === 'failed' ? 'failed' : 'done'
}
