import * as z from 'zod/mini'
import { Asset } from './asset'
import { broken } from './broken'
import { Email, Id, line, prose, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { Lead, LeadScan } from './lead-record'
import { WidgetChoice, WidgetConfiguration } from './widget-configuration'
import { Workspace } from './workspace'

export type { WidgetConfiguration } from './widget-configuration'

export const WIDGET_LEAD_STATUSES = ['new', 'contacted', 'converted', 'dismissed'] as const
export type WidgetLeadStatus = (typeof WIDGET_LEAD_STATUSES)[number]

export const WIDGET_LANGUAGES = ['en', 'de', 'es', 'ar'] as const
export const MAX_HOSTS = 20

const said = z.optional(z.nullable(z.string()))
const nullable = z._default(z.nullable(z.string()), null)

/** What a foreign API leaves out or sends as null is empty. */
const Shown = z.object({
  bg_color: nullable,
  accent_color: nullable,
  accent_text_color: nullable,
  text_color: nullable,
  widget_size: nullable,
  widget_shape: nullable,
  widget_position_horizontal: nullable,
  widget_position_vertical: nullable,
  widget_open_animation: nullable,
  contact_link: nullable,
  contact_phone_number: nullable,
  contact_address: nullable,
  accent_v2_color: nullable,
})

/** What stands beside the 13 fields is beyond the specification. */
export const Widget = z.object({
  key: z.string(),
  configuration: Shown,
  brand: z.optional(z.string()),
  consent_text: z.optional(z.string()),
  consent_version: z.optional(z.number()),
  privacy_url: said,
  allowed_hosts: z.optional(z.array(z.string())),
  language: said,
  retention_months: z.optional(z.number()),
  /** Visitors are to get their result by mail, and who gets the answers to it. Both: a page on privacy too, or none goes. */
  mails_result: z.optional(z.boolean()),
  reply: z.optional(z.object({ address: z.string(), is_own: z.boolean(), is_confirmed: z.boolean() })),
  seen: z.optional(z.array(z.object({ host: z.string(), path: z.string(), at: Timestamp }))),
  old_key_until: z.optional(z.nullable(Timestamp)),
  /** In 30 days. */
  checks: z.optional(z.number()),
  leads: z.optional(z.number()),
  usage: z.optional(z.object({ used: z.number(), limit: z.nullable(z.number()) })),
})
export type Widget = z.infer<typeof Widget>

export const WidgetLead = z.object({
  id: Id,
  email: z.string(),
  created_at: Timestamp,
  source: z.optional(z.string()),
  website: said,
  name: said,
  phone: said,
  message: said,
  page_url: said,
  referrer: said,
  utm: z.optional(z.record(z.string(), z.string())),
  consent_text: said,
  consent_version: z.optional(z.number()),
  consent_at: said,
  status: z.optional(z.string()),
  lead_id: z.optional(z.nullable(Id)),
  client_workspace_id: z.optional(z.nullable(Id)),
  /** Of recipes, until they are a saved lead. */
  tags: z.optional(z.array(z.string())),
  mailed_at: z.optional(z.nullable(Timestamp)),
  unsubscribed_at: z.optional(z.nullable(Timestamp)),
  lead_scan: z.optional(z.nullable(LeadScan)),
})
export type WidgetLead = z.infer<typeof WidgetLead>

const Host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^(?=.{1,253}$)[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/, broken('not_a_host')),
  )
const HttpsLink = line(2000).check(z.regex(/^(https:\/\/[^\s"'<>\\@]+)?$/i, broken('https_missing')))

/** Empty: none. */
export const EmailOrNone = line(254).check(
  z.toLowerCase(),
  z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, broken('not_an_email')),
)

const WidgetSettings = z.object({
  consent_text: z.optional(line(300)),
  privacy_url: z.optional(z.nullable(HttpsLink)),
  allowed_hosts: z.optional(
    z.array(Host).check(z.maxLength(MAX_HOSTS, broken('too_many_values', { count: MAX_HOSTS }))),
  ),
  language: z.optional(z.nullable(z.enum(WIDGET_LANGUAGES, broken('language_missing')))),
  mails_result: z.optional(z.boolean()),
  /** Null or empty: the account's own address. Another one is asked by mail. */
  reply_to: z.optional(z.nullable(EmailOrNone)),
  retention_months: z.optional(
    z
      .int(broken('odd_months', { least: 1, most: 60 }))
      .check(
        z.minimum(1, broken('odd_months', { least: 1, most: 60 })),
        z.maximum(60, broken('odd_months', { least: 1, most: 60 })),
      ),
  ),
})
export type WidgetSettings = z.infer<typeof WidgetSettings>

const Colour = z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/)))

/** What a page looks like, in two colours. */
const PageColours = z.object({ background: Colour, accent: Colour })
export type PageColours = z.infer<typeof PageColours>

const PageCheck = z.object({
  url: z.string(),
  status: z.nullable(z.number()),
  found: z.boolean(),
  key_is_ours: z.boolean(),
  /** What the page's policy forbids, as the line that it lacks. */
  csp: z.object({ script: z.nullable(z.string()), connect: z.nullable(z.string()) }),
  /** The page is https and the tag is not. */
  mixed: z.boolean(),
  title: z.nullable(z.string()),
  /** Null: it could not be read. */
  colours: z.nullable(PageColours),
  at: Timestamp,
  /** Why the page could not be read. */
  failure: z.nullable(z.string()),
})
export type PageCheck = z.infer<typeof PageCheck>

/** What a visitor sends: our form only website, address and consent. */
const Capture = z.object({
  email: Email,
  website: z.optional(z.nullable(line(2000))),
  name: z.optional(z.nullable(line(100))),
  phone: z.optional(z.nullable(line(60))),
  message: z.optional(z.nullable(prose(2000))),
  consent: z.literal(true, broken('agreement_missing')),
  consent_version: z.optional(z.int()),
  page_url: z.optional(z.nullable(z.string().check(z.maxLength(4000, broken('too_long', { count: 4000 }))))),
  referrer: z.optional(z.nullable(z.string().check(z.maxLength(4000, broken('too_long', { count: 4000 }))))),
  utm: z.optional(z.record(z.string(), z.string())),
  language: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  /** Nobody sees this field: who fills it in is a program. */
  company_fax: z.optional(z.nullable(z.string())),
  took_ms: z.optional(z.nullable(z.number())),
})
export type Capture = z.infer<typeof Capture>

/** A scan as its visitor sees it. */
const VisitorScan = z.object({ ...LeadScan.shape, headline: said, lede: said })

const CORE = { auth: 'user', gate: 'core' } as const
const WORKSPACE = { ...CORE, in: { workspace: ':id' } } as const
const BEYOND = { ...WORKSPACE, beyond: true } as const
const ONE = { ...CORE, in: { workspace: ':id', widgetLead: ':lead' }, beyond: true } as const
const OPEN = { auth: 'widget key', gate: 'none', in: 'product', beyond: true } as const
const Language = z.object({ lang: z.optional(z.string().check(z.maxLength(35))) })

export const widgetApi = {
  /** `:id` is the workspace. */
  show: get('/api/widget/:id/configuration', { ...WORKSPACE, reply: z.object({ widget: Widget }) }),
  update: post('/api/widget/:id/configuration', {
    ...WORKSPACE,
    body: WidgetConfiguration,
    reply: z.object({ widget: Widget }),
  }),
  leads: get('/api/widget/:id/leads', { ...WORKSPACE, reply: z.object({ leads: z.array(WidgetLead) }) }),
  saveSettings: post('/api/widget/:id/settings', {
    ...BEYOND,
    counts: ['askAddressByUser', 'widgetMailByAddress'],
    body: WidgetSettings,
    reply: z.object({ widget: Widget }),
  }),
  /** The old key goes on for a day. */
  renewKey: post('/api/widget/:id/key', { ...BEYOND, reply: z.object({ widget: Widget }) }),
  checkPage: post('/api/widget/:id/check-page', {
    ...BEYOND,
    reads: true,
    limit: 'askAddressByUser',
    body: z.object({ url: line(2000).check(z.minLength(1, broken('site_address_missing'))) }),
    reply: z.object({ check: PageCheck }),
  }),
  updateLead: post('/api/widget/:id/leads/:lead', {
    ...ONE,
    body: z.object({
      status: z.optional(z.enum(WIDGET_LEAD_STATUSES, broken('stage_missing'))),
      /** Takes a removal of the last hour back. */
      restore: z.optional(z.boolean()),
    }),
    reply: z.object({ lead: WidgetLead }),
  }),
  convertLead: post('/api/widget/:id/leads/:lead/convert', {
    ...ONE,
    body: z.object({ to: z.enum(['lead', 'workspace'], broken('not_valid')) }),
    reply: z.object({
      lead: WidgetLead,
      saved: z.nullable(Lead),
      workspace: z.nullable(Workspace),
      asset: z.nullable(Asset),
    }),
  }),
  removeLead: del('/api/widget/:id/leads/:lead', ONE),
  public: get('/api/widget/public/:key', {
    ...OPEN,
    query: Language,
    reply: z.object({
      configuration: WidgetChoice,
      brand: z.object({ name: z.string() }),
      consent_text: z.string(),
      consent_version: z.number(),
      privacy_url: z.nullable(z.string()),
      language: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      texts: z.record(z.string(), z.string()),
    }),
  }),
  capture: post('/api/widget/public/:key/leads', {
    ...OPEN,
    counts: ['widgetByVisitor', 'widgetDayByVisitor', 'widgetByKey', 'widgetByTarget'],
    body: Capture,
    reply: z.object({ lead_scan: z.nullable(VisitorScan), token: z.nullable(z.string()) }),
  }),
  follow: get('/api/widget/public/:key/scans/:scan', {
    ...OPEN,
    query: z.object({ ...Language.shape, token: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({ lead_scan: VisitorScan }),
  }),
}
