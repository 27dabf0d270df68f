import type { Opportunity, OpportunityPart } from '@/lib/contract/lead-record'
import type { Grade } from '@/lib/contract/scan-result'

/** What makes a business worth writing to, and how much: an account may weigh otherwise. */
export const WEIGHTS = {
  no_website: 40,
  grade_f: 35,
  grade_e: 30,
  grade_d: 22,
  grade_c: 12,
  grade_b: 4,
  no_https: 15,
  forged_mail: 10,
  known_hole: 10,
  not_for_phones: 5,
  reviews_100: 10,
  reviews_25: 5,
  rated_4: 5,
  email_known: 8,
  phone_known: 5,
} as const
export type WeightKey = keyof typeof WEIGHTS
export type Weights = Readonly<Record<WeightKey, number>>

type Basis = OpportunityPart['basis']

/** What a scan says of a site; undefined: it could not tell. */
export type SiteFacts = {
  grade?: Grade | null
  hasNoHttps?: boolean
  isForgeable?: boolean
  hasKnownHole?: boolean
  fitsPhones?: boolean
}

/** What is known of a business; undefined: nobody has said. */
export type BusinessFacts = {
  /** False: the listing has none. */
  hasWebsite?: boolean
  /** Null: it was not scanned, or the scan did not end. */
  site: SiteFacts | null
  reviews?: number
  rating?: number
  email?: Basis
  phone?: Basis
}

const GRADE_PARTS: Partial<Record<Grade, WeightKey>> = {
  F: 'grade_f',
  E: 'grade_e',
  D: 'grade_d',
  C: 'grade_c',
  B: 'grade_b',
}

/** The weights of an account: what it has not changed is as at first. */
export const weightsOf = (own: Readonly<Record<string, number>>): Weights => ({
  ...WEIGHTS,
  ...Object.fromEntries(Object.entries(own).filter(([key]) => Object.hasOwn(WEIGHTS, key))),
})

/**
 * The number from 0 to 100, with each part of it. What is not known yet counts for nothing and makes it the least that
 * it can be.
 */
export function opportunityOf(facts: BusinessFacts, weights: Weights): Opportunity {
  const [site, isSiteKnown] = facts.hasWebsite === false ? [NO_WEBSITE, true] : siteParts(facts.site)
  const keys: [WeightKey, Basis][] = [...site, ...listingParts(facts)]
  const parts = keys.map(([key, basis]) => ({ key, points: weights[key], basis }))
  const points = Math.min(
    100,
    parts.reduce((sum, part) => sum + part.points, 0),
  )
  const isListingKnown = facts.reviews !== undefined && facts.rating !== undefined
  return { points, is_least: points < 100 && !(isSiteKnown && isListingKnown && facts.email && facts.phone), parts }
}

const NO_WEBSITE: [WeightKey, Basis][] = [['no_website', 'listing']]

function siteParts(site: SiteFacts | null): [[WeightKey, Basis][], boolean] {
  if (!site) return [[], false]
  const { grade, hasNoHttps, isForgeable, hasKnownHole, fitsPhones } = site
  const graded = grade && GRADE_PARTS[grade]
  const parts: [WeightKey | undefined | null | false, Basis][] = [
    [graded, 'scan'],
    [hasNoHttps && 'no_https', 'scan'],
    [isForgeable && 'forged_mail', 'scan'],
    [hasKnownHole && 'known_hole', 'scan'],
    [fitsPhones === false && 'not_for_phones', 'scan'],
  ]
  const isKnown = grade && [hasNoHttps, isForgeable, hasKnownHole, fitsPhones].every((fact) => fact !== undefined)
  return [parts.flatMap(([key, basis]) => (key ? [[key, basis] as [WeightKey, Basis]] : [])), Boolean(isKnown)]
}

function listingParts({ reviews = 0, rating = 0, email, phone }: BusinessFacts): [WeightKey, Basis][] {
  const parts: [WeightKey, Basis][] = []
  if (reviews >= 100) parts.push(['reviews_100', 'listing'])
  else if (reviews >= 25) parts.push(['reviews_25', 'listing'])
  if (rating >= 4) parts.push(['rated_4', 'listing'])
  if (email) parts.push(['email_known', email])
  if (phone) parts.push(['phone_known', phone])
  return parts
}
