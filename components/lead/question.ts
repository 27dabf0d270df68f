import { LEAD_PROVIDERS, type LeadProvider } from '@/lib/contract/lead'
import { href } from '@/lib/domain/routes'

/** What is looked for, as the form and the address have it. */
export type Question = {
  provider: LeadProvider
  keyword: string
  location: string
  /** Two letters; empty: anywhere. */
  country: string
  radius: number
}

/** The three screens of the finder; `lead` has no source of its own. */
export type FinderName = 'lead' | 'googleLeadFinder' | 'd7LeadFinder'

export const SOURCE_OF = { googleLeadFinder: 'google', d7LeadFinder: 'd7' } as const

export const RADII = [5, 10, 25, 50] as const
const RADIUS = 10

export const isWhole = ({ keyword, location }: Question) => keyword !== '' && location !== ''

/** One text for the same question. */
export const idOf = ({ provider, keyword, location, country, radius }: Question) =>
  [provider, keyword.toLowerCase(), location.toLowerCase(), country, radius].join('|')

/** What an address asks; what it does not say is as `otherwise`. */
export function questionIn(params: URLSearchParams | null, otherwise: LeadProvider): Question {
  const get = (name: string) => params?.get(name)?.trim() ?? ''
  const country = get('c').toUpperCase()
  return {
    provider: LEAD_PROVIDERS.find((one) => one === get('src')) ?? otherwise,
    keyword: get('q').slice(0, 100),
    location: get('in').slice(0, 100),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    radius: RADII.find((one) => String(one) === get('r')) ?? RADIUS,
  }
}

/** Where a question is asked: on the screen of its source, unless that screen has none of its own. */
export function addressOf(question: Question, at: FinderName): string {
  const { provider, keyword, location, country, radius } = question
  const screen = at === 'lead' ? 'lead' : screenOf(provider)
  const params = new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(location && { in: location }),
    ...(country && { c: country }),
    ...(radius !== RADIUS && { r: String(radius) }),
    ...(screen === 'lead' && { src: provider }),
  })
  const query = params.toString()
  return query === '' ? href(screen) : `${href(screen)}?${query}`
}

export const screenOf = (provider: LeadProvider): FinderName =>
  provider === 'google' ? 'googleLeadFinder' : provider === 'd7' ? 'd7LeadFinder' : 'lead'
