import * as z from 'zod/mini'
import { Id, Timestamp } from './common'

export const WEBSITE_STATUSES = ['draft', 'published', 'unpublished_changes', 'unpublished'] as const
export type WebsiteStatus = (typeof WEBSITE_STATUSES)[number]

export const DOMAIN_STATUSES = ['pending', 'verifying', 'active', 'failed'] as const
export type DomainStatus = (typeof DOMAIN_STATUSES)[number]

const said = z.optional(z.nullable(z.string()))
const time = z.optional(z.nullable(Timestamp))

/** What is wrong, by its code, and in words of the account's language. */
export const DomainProblem = z.object({
  code: z.string(),
  values: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  text: z._default(z.string(), ''),
})
export type DomainProblem = z.infer<typeof DomainProblem>

export const DomainRecord = z.object({
  type: z.string(),
  /** The whole name, without a dot at its end. */
  host: z.string(),
  value: z.string(),
  /** `routing`, `ownership` (the claim of a domain that another website has) or `certificate` (a CAA that forbids it). */
  purpose: z.optional(z.string()),
  /** `ok`, `missing` or `wrong`. */
  state: z._default(z.string(), 'missing'),
  /** What stands there now. */
  found: z._default(z.array(z.string()), []),
  /** `authoritative` (the domain's own name servers), or `resolver` (what others are still told). Null: not asked yet. */
  where: said,
  problem: z.optional(z.nullable(DomainProblem)),
})
export type DomainRecord = z.infer<typeof DomainRecord>

export const DomainSetup = z.object({
  domain: z.string(),
  /** One of DOMAIN_STATUSES. */
  status: z.string(),
  /** In words of the account's language. */
  status_detail: said,
  detail: z.optional(z.nullable(DomainProblem)),
  is_apex: z.optional(z.boolean()),
  /** `none` (a proxy in front has one), `issuing`, `issued` or `failed`. */
  certificate: z.optional(z.string()),
  certificate_until: time,
  /** When the next try is made, after one that failed. */
  certificate_retry_at: time,
  records: z._default(z.array(DomainRecord), []),
  /** Worth having while the domain sends no mail: nobody else can send in its name, or be given a certificate for it. */
  offers: z.optional(z.array(z.object({ type: z.string(), host: z.string(), value: z.string() }))),
  /** One of DNS_PROVIDERS, by the domain's name servers; null when they are nobody's that we know. */
  provider: said,
  name_servers: z.optional(z.array(z.string())),
  /** Lines for Caddy, where this server has no certificates of its own. */
  proxy: said,
  last_checked_at: time,
  next_check_at: time,
  created_at: time,
  active_at: time,
})
export type DomainSetup = z.infer<typeof DomainSetup>

/** `Business` and `WebsiteDocument` of lib/website/document.ts, read with their schemas by whoever draws them. */
const loose = z.record(z.string(), z.unknown())

const Seo = z.object({
  title: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  no_index: z.optional(z.boolean()),
})

/** An uploaded picture; `picture:<id>` is its name in the document. */
export const WebsitePicture = z.object({ id: Id, url: z.string(), width: z.number(), height: z.number() })
export type WebsitePicture = z.infer<typeof WebsitePicture>

export const DfyWebsite = z.object({
  id: Id,
  name: z.string(),
  template_id: z.optional(Id),
  workspace_id: z.optional(z.nullable(Id)),
  client_name: said,
  /** One of WEBSITE_STATUSES. */
  status: z.optional(z.string()),
  thumbnail_url: said,
  /** The host name it has without a domain of its own. */
  default_domain: said,
  custom_domain: said,
  domain: z.optional(z.nullable(DomainSetup)),
  business: z.optional(loose),
  theme: z.optional(z.object({ primary: z.string(), accent: z.string(), font: z.string(), radius: z.number() })),
  seo: z.optional(Seo),
  preview_url: said,
  editor_url: said,
  first_published_at: time,
  last_published_at: time,
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
  /** From here on beyond the specification. Of the document: one more with each save. */
  rev: z.optional(z.number()),
  slug: z.optional(z.string()),
  /** Where visitors find it once it is published, by its domain when that is active. */
  address: said,
  pages: z.optional(z.array(z.object({ id: Id, slug: z.string(), title: z.string(), seo: z.optional(Seo) }))),
  /** What visitors sent. */
  forms: z.optional(z.object({ total: z.number(), new: z.number() })),
  /** The last scan of the published website. */
  check: z.optional(
    z.nullable(
      z.object({
        scan_id: Id,
        /** As a scan's. */
        status: z.string(),
        grade: said,
        score: z.optional(z.nullable(z.number())),
        at: time,
      }),
    ),
  ),
  /** Of one website, not of a list. */
  pictures: z.optional(z.array(WebsitePicture)),
})
export type DfyWebsite = z.infer<typeof DfyWebsite>

export const WebsiteVersion = z.object({
  id: Id,
  at: Timestamp,
  by: z._default(z.string(), ''),
  label: said,
  rev: z.optional(z.number()),
  /** `saved`, `published` or `restored`. */
  kind: z.optional(z.string()),
  /** What visitors see, and what is being worked on. */
  is_published: z.optional(z.boolean()),
  is_current: z.optional(z.boolean()),
})
export type WebsiteVersion = z.infer<typeof WebsiteVersion>

/** What a visitor sent by a form of the website. */
export const WebsiteLead = z.object({
  id: Id,
  source: z.optional(z.string()),
  name: said,
  email: z._default(z.string(), ''),
  phone: said,
  topic: said,
  message: said,
  /** The path of the page it was sent from. */
  page: said,
  /** `new` or `read`. */
  status: z.optional(z.string()),
  created_at: z.optional(Timestamp),
})
export type WebsiteLead = z.infer<typeof WebsiteLead>

export const DocumentReply = loose

export const DfyTemplate = z.object({
  id: Id,
  name: z.string(),
  category: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  thumbnail_url: said,
  /** Static pages on the origin of websites; the app may show them in a frame. */
  preview_url: said,
  pages: z.optional(z.array(z.object({ slug: z.string(), title: z.string() }))),
  /** The kinds of its sections, each once. */
  sections: z.optional(z.array(z.string())),
  premium: z.optional(z.boolean()),
  version: z.optional(z.number()),
  /** What it is filled with until somebody enters their own, and its colours. */
  business: z.optional(loose),
  palette: z.optional(z.record(z.string(), z.string())),
})
export type DfyTemplate = z.infer<typeof DfyTemplate>

/** A file of the kit; `assetFile` has it by its key. */
const KitFile = z.looseObject({
  key: z.optional(z.string()),
  name: z.optional(z.string()),
  filename: z.optional(z.string()),
  mime: z.optional(z.string()),
  bytes: z.optional(z.number()),
  /** A small picture of it as a `data:` address. */
  preview_url: said,
})
export type KitFile = z.infer<typeof KitFile>

const KitText = z.looseObject({
  key: z.optional(z.string()),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Where it is meant for: `site`, `post`, `ad`, `mail`, `call`. */
  use: z.optional(z.string()),
})
export type KitText = z.infer<typeof KitText>

const KitMail = z.looseObject({ ...KitFile.def.shape, subject: z.optional(z.string()), text: z.optional(z.string()) })
export type KitMail = z.infer<typeof KitMail>

export const DfyAssets = z.object({
  logos: z._default(z.array(KitFile), []),
  images: z._default(z.array(KitFile), []),
  copy: z._default(z.array(KitText), []),
  flyers: z._default(z.array(KitFile), []),
  emails: z._default(z.array(KitMail), []),
  /** Whose name and colour stand in them. */
  brand: z.optional(z.object({ name: z.string(), primary: said, is_own: z.optional(z.boolean()) })),
})
export type DfyAssets = z.infer<typeof DfyAssets>
