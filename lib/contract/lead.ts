import * as z from 'zod/mini'
import { Id, Timestamp, text } from './common'
import { get, post } from './endpoint'
import { Grade } from './scan-result'

export const LeadScan = z.looseObject({
  id: Id,
  url: z.string(),
  status: z.string(),
  score: z.optional(z.nullable(z.number())),
  grade: z.optional(z.nullable(Grade)),
  checked_at: z.optional(z.nullable(Timestamp)),
})

const said = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))

/** Whether a business is saved already: where and since when; a foreign API only says that it is. */
const Saved = z.union([z.boolean(), z.object({ id: Id, at: Timestamp, workspace_id: Id })])

/** A business as a source lists it. Every text is what the source says: nothing but text. */
export const LeadResult = z.looseObject({
  source: z.string(),
  source_id: Id,
  name: z.string(),
  category: said,
  address: said,
  city: said,
  region: said,
  country: said,
  postal_code: said,
  phone: said,
  email: said,
  website: said,
  rating: number,
  reviews_count: number,
  lat: number,
  lng: number,
  /** Where the source shows it. */
  maps_url: said,
  business_status: said,
  already_saved: z.optional(z.nullable(Saved)),
})
export type LeadResult = z.infer<typeof LeadResult>

export const Lead = z.looseObject({
  id: Id,
  name: z.string(),
  status: z.optional(z.string()),
  website: z.optional(z.nullable(z.string())),
  scan: z.optional(z.nullable(LeadScan)),
  created_at: Timestamp,
})
export type Lead = z.infer<typeof Lead>

/** What a search may ask. `file` and `sample` are no choices: the one is imported, the other stands in for all. */
export const LEAD_PROVIDERS = ['google', 'd7', 'osm'] as const
export type LeadProvider = (typeof LEAD_PROVIDERS)[number]

const MAX_RADIUS_KM = 50

export const LeadSearch = z.object({
  provider: z.enum(LEAD_PROVIDERS, 'Choose a source from the list.'),
  keyword: text(100, 'Enter what to look for.'),
  location: text(100, 'Enter a place.'),
  /** ISO 3166, two letters. */
  country: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Choose a country.'))),
  radius_km: z.optional(
    z.number().check(z.minimum(1, 'Choose 1 to 50 km.'), z.maximum(MAX_RADIUS_KM, 'Choose 1 to 50 km.')),
  ),
  page_token: z.optional(z.string().check(z.maxLength(2000))),
  /** Of names and categories, where the source has a choice. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, 'Choose a language.'))),
})

const TOOLS = { auth: 'user', gate: 'agencyTools' } as const
const WORKSPACE = { ...TOOLS, in: { workspace: ':workspace' }, later: true } as const

const Source = z.object({
  id: Id,
  ready: z.boolean(),
  /** Why it cannot be asked. */
  reason: said,
  /** Another one answers for it: the sample directory of the try-out mode. */
  stand_in: said,
  searches_today: z.number(),
  searches_limit: z.number(),
  resets_at: Timestamp,
})

export const leadApi = {
  search: post('/api/search-leads', {
    ...TOOLS,
    in: 'account',
    limit: 'searchLeadsByUser',
    body: LeadSearch,
    reply: z.object({
      leads: z.array(LeadResult),
      /** Null: these were the last. */
      next_page_token: z.optional(z.nullable(z.string())),
      source: z.optional(z.string()),
      /** Searches that the source still answers today. */
      credits_left: number,
      /** What has to stand beside the results. */
      attribution: z.optional(z.nullable(z.object({ text: z.string(), url: z.nullable(z.string()) }))),
      found_at: z.optional(Timestamp),
      /** Until when they may be shown. */
      kept_until: z.optional(z.nullable(Timestamp)),
      /** The source is still looking: ask for the next page in so many seconds. */
      wait_seconds: number,
    }),
  }),
  /** Which sources can be asked, and how often today. */
  sources: get('/api/leads/sources', {
    ...TOOLS,
    in: 'account',
    beyond: true,
    reply: z.object({ sources: z.array(Source) }),
  }),
  scanAsset: post('/api/leads/:workspace/scan-asset', {
    ...WORKSPACE,
    body: z.object({ url: text(2000, 'Enter an address.'), lead: z.optional(Id) }),
    reply: z.object({ lead_scan: LeadScan }),
  }),
  saved: get('/api/leads/:workspace/saved', { ...WORKSPACE, reply: z.object({ leads: z.array(Lead) }) }),
  save: post('/api/leads/:workspace/save', {
    ...WORKSPACE,
    body: z.looseObject({ lead: z.optional(z.unknown()), leads: z.optional(z.array(z.unknown())) }),
    reply: z.object({ leads: z.array(Lead) }),
  }),
}
