import * as z from 'zod/mini'
import { Id, Timestamp, text } from './common'
import { get, post } from './endpoint'
import { SaveLeads } from './lead-input'
import { Lead, LeadScan, Opportunity, SavedLead } from './lead-record'
import { broken } from './broken'

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
  /** One of one's own workspaces has this site as an asset. */
  is_client: z.optional(z.boolean()),
  /** It asked not to be contacted: it is not scanned, and comes without its addresses. */
  do_not_contact: z.optional(z.boolean()),
  opportunity: z.optional(z.nullable(Opportunity)),
  /** The last scan of its site, where there was one. */
  scan: z.optional(z.nullable(LeadScan)),
})
export type LeadResult = z.infer<typeof LeadResult>

/** What a search may ask. `file` and `sample` are no choices: the one is imported, the other stands in for all. */
export const LEAD_PROVIDERS = ['google', 'd7', 'osm'] as const
export type LeadProvider = (typeof LEAD_PROVIDERS)[number]

const MAX_RADIUS_KM = 50

export const LeadSearch = z.object({
  provider: z.enum(LEAD_PROVIDERS, 'Choose a source from the list.'),
  keyword: text(100, 'keyword_missing'),
  location: text(100, 'place_missing'),
  /** ISO 3166, two letters. */
  country: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, broken('country_missing')))),
  radius_km: z.optional(
    z.number().check(z.minimum(1, 'Choose 1 to 50 km.'), z.maximum(MAX_RADIUS_KM, 'Choose 1 to 50 km.')),
  ),
  page_token: z.optional(z.string().check(z.maxLength(2000))),
  /** Of names and categories, where the source has a choice. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, broken('language_missing')))),
})

/** What became of one that was to be saved, `alike`: what may be the same business. */
const SaveResult = z.object({
  outcome: z.enum(['created', 'updated', 'duplicate', 'refused']),
  id: z.optional(Id),
  message: z.optional(z.string()),
  alike: z.optional(z.array(z.object({ id: Id, name: z.string(), created_at: Timestamp }))),
})

const TOOLS = { auth: 'user', gate: 'agencyTools' } as const
const IN_WORKSPACE = { ...TOOLS, in: { workspace: ':workspace' } } as const

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
  /** Begins a scan, or says how the one that there is stands: asked again until it is completed or failed. */
  scanAsset: post('/api/leads/:workspace/scan-asset', {
    ...TOOLS,
    in: { workspace: ':workspace', lead: 'body.lead?' },
    body: z.object({
      url: text(2000, 'Enter a URL.'),
      lead: z.optional(Id),
      /** A new one, though there is one of today: every ten minutes at most. */
      refresh: z.optional(z.boolean()),
    }),
    reply: z.object({ lead_scan: LeadScan }),
  }),
  /**
   * All of a workspace at once, without notes, facts and findings. `since`: what was changed or removed from then on. It
   * is answered without `removed` where that is not known any more: then these are all.
   */
  saved: get('/api/leads/:workspace/saved', {
    ...IN_WORKSPACE,
    etag: true,
    query: z.object({ since: z.optional(z.string().check(z.maxLength(40))) }),
    reply: z.object({
      leads: z.array(SavedLead),
      removed: z.optional(z.array(Id)),
      /** To ask from the next time. The same as long as nothing changes. */
      until: z.optional(Timestamp),
    }),
  }),
  /** A result of a search, or with its `id` a change; answered in the order sent. */
  save: post('/api/leads/:workspace/save', {
    ...IN_WORKSPACE,
    body: SaveLeads,
    reply: z.object({ leads: z.array(Lead), results: z.optional(z.array(SaveResult)) }),
  }),
}
