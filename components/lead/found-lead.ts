import type { LeadPage } from '@/lib/api/lead-search'
import type { LeadResult } from '@/lib/contract/lead'
import type { LeadToSave } from '@/lib/contract/lead-input'
import { nameKey } from '@/lib/domain/leads/names'

/** A business that was found, as a row. */
export type FoundLead = LeadResult & {
  id: string
  /** Why its site is not scanned. */
  refusal?: string
}

const idOf = ({ source, source_id }: LeadResult) => `${source}:${source_id}`

/** Each business once: a source may tell of one on two pages, and may have two entries for it. */
export function foundLeads(pages: readonly LeadPage[]): FoundLead[] {
  const rows = new Map<string, FoundLead>()
  for (const { leads } of pages) for (const lead of leads) rows.set(idOf(lead), { ...lead, id: idOf(lead) })
  const first = new Map<string, FoundLead>()
  for (const lead of rows.values()) {
    const known = first.get(sameAs(lead))
    if (known) Object.assign(known, withGapsFrom(known, lead))
    else first.set(sameAs(lead), lead)
  }
  return [...first.values()]
}

/** Entries of the same name at the same site, or with the same number where one has no site, are one business. */
function sameAs(lead: FoundLead): string {
  const says = hostOf(lead) ?? lead.phone?.replaceAll(/\D/g, '')
  return says ? `${nameKey(lead.name)} ${says}` : lead.id
}

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
export const toSave = (lead: FoundLead): LeadToSave => ({
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
