import { LEAD_PROVIDERS, type LeadProvider } from '@/lib/contract/lead'
import { storage } from '@/lib/browser/storage'
import { idOf, type Question } from './question'

/** A search that was made in this browser. */
export type RecentSearch = Question & {
  /** When, in milliseconds since 1970. */
  at: number
  found: number
  /** Until then the server answers it again at no cost; 0: it never does. */
  freeUntil: number
}

const KEY = 'soteria:lead-searches'
const SOURCE_KEY = 'soteria:lead-source'
const MOST = 10

const isOne = (value: unknown): value is RecentSearch => {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<string, unknown>
  return (
    LEAD_PROVIDERS.some((provider) => provider === one.provider) &&
    ['keyword', 'location', 'country'].every((name) => typeof one[name] === 'string') &&
    ['radius', 'at', 'found', 'freeUntil'].every((name) => typeof one[name] === 'number')
  )
}

export function recentSearches(): RecentSearch[] {
  const kept = storage.getJson(KEY)
  return Array.isArray(kept) ? kept.filter(isOne) : []
}

export function keepSearch(search: RecentSearch) {
  const others = recentSearches().filter((one) => idOf(one) !== idOf(search))
  storage.setJson(KEY, [search, ...others].slice(0, MOST))
  keepSource(search.provider)
}

/** Whether the server answers this from its store. */
export const isFree = (question: Question) =>
  recentSearches().some((one) => idOf(one) === idOf(question) && one.freeUntil > Date.now())

/** The source that was searched last. */
export const lastSource = (): LeadProvider => LEAD_PROVIDERS.find((one) => one === storage.get(SOURCE_KEY)) ?? 'osm'
export const keepSource = (provider: LeadProvider) => void storage.set(SOURCE_KEY, provider)
