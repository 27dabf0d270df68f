import * as z from 'zod/mini'
import { INCIDENT_KINDS, IncidentChange } from '@/lib/contract/monitor'
import { Category, Severity } from '@/lib/contract/scan-result'
import { Timestamp } from '@/lib/contract/common'
import { WP_PARTS } from '@/lib/contract/recipe-parts'

const Id = z.string()
const Url = z.string()
const Counts = z.nullable(
  z.object({ critical: z.number(), high: z.number(), medium: z.number(), low: z.number(), info: z.number() }),
)
const Standing = { score: z.nullable(z.number()), grade: z.nullable(z.string()), counts: Counts }
const Earlier = z.nullable(z.object(Standing))

/** What every event says. */
const common = { event_id: Id, workspace: z.object({ id: Id, name: z.string() }) }
const site = { site: z.object({ id: z.nullable(Id), address: z.string() }) }
const scan = {
  ...site,
  scan: z.object({ id: Id, type: z.enum(['light_scan', 'full_scan', 'lead_scan']) }),
  report_url: Url,
}
const incident = { ...site, incident_id: Id, monitoring_url: Url }
const finding = z.object({
  id: Id,
  rule: z.string(),
  title: z.string(),
  severity: Severity,
  category: z.optional(Category),
  effort: z.string(),
})
/** `site`: what it is among the assets. */
const wordpress = {
  ...site,
  wordpress_site: z.object({ id: Id, name: z.string() }),
  wordpress_url: Url,
}
const part = { ...wordpress, kind: z.enum(WP_PARTS), slug: z.string(), name: z.string() }
/** Whoever left an address; nothing of them once they are deleted. */
const lead = {
  lead: z.nullable(
    z.object({
      id: Id,
      /** Of a saved lead it may not be known. */
      email: z.nullable(z.string()),
      name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      website: z.nullable(Url),
      message: z.nullable(z.string()),
    }),
  ),
  page_url: z.nullable(Url),
  leads_url: Url,
}
/** `count`: of all; the first hundred stand in the list, of them those that the recipe is about. */
const findings = { ...scan, count: z.number(), is_first: z.boolean(), findings: z.array(finding) }

const body = <const T extends string, const S extends z.core.$ZodLooseShape>(type: T, data: S) =>
  z.object({
    type: z.literal(type),
    timestamp: Timestamp,
    data: z.object({
      ...common,
      ...data,
      /** What a limit held back until now, the oldest first. */
      collected: z.optional(
        z.array(z.object({ event_id: Id, timestamp: Timestamp, findings: z.optional(z.array(finding)) })),
      ),
      /** So many older ones had no room. */
      collected_left_out: z.optional(z.number()),
    }),
  })

/** What a webhook gets, by the name of the event: THE table. */
export const EVENT_BODIES = {
  'scan.completed': body('scan.completed', { ...scan, ...Standing, earlier: Earlier }),
  'scan.failed': body('scan.failed', { ...scan, reason: z.nullable(z.string()) }),
  'findings.new': body('findings.new', findings),
  'findings.fixed': body('findings.fixed', findings),
  'findings.back': body('findings.back', findings),
  'score.dropped': body('score.dropped', {
    ...scan,
    before: z.number(),
    after: z.number(),
    grade: z.nullable(z.string()),
  }),
  expiring: body('expiring', {
    ...site,
    what: z.enum(['certificate', 'domain']),
    end: Timestamp,
    days: z.number(),
    monitoring_url: Url,
  }),
  'asset.verified': body('asset.verified', { ...site, method: z.string() }),
  'site.down': body('site.down', {
    ...incident,
    cause: z.nullable(z.string()),
    message: z.nullable(z.string()),
    since: Timestamp,
  }),
  'site.up': body('site.up', { ...incident, milliseconds: z.number() }),
  'site.changed': body('site.changed', { ...incident, kind: z.enum(INCIDENT_KINDS), changes: z.array(IncidentChange) }),
  'wp.update': body('wp.update', { ...part, from: z.string(), to: z.string() }),
  'wp.flaw': body('wp.flaw', {
    ...part,
    version: z.string(),
    title: z.string(),
    severity: Severity,
    cve: z.array(z.string()),
    fixed_in: z.array(z.string()),
    url: z.nullable(Url),
  }),
  'wp.silent': body('wp.silent', { ...wordpress, since: Timestamp }),
  'wp.back': body('wp.back', { ...wordpress, since: Timestamp, milliseconds: z.number() }),
  'lead.created': body('lead.created', lead),
  'lead.scanned': body('lead.scanned', {
    ...lead,
    scan: z.object({ id: Id, type: z.literal('lead_scan') }),
    score: z.nullable(z.number()),
    grade: z.nullable(z.string()),
  }),
  'site.form': body('site.form', { ...lead, website: z.object({ id: Id, name: z.string() }) }),
  schedule: body('schedule', { slot: Timestamp, dashboard_url: Url }),
} as const

export type EventName = keyof typeof EVENT_BODIES
export type EventBody<T extends EventName = EventName> = z.infer<(typeof EVENT_BODIES)[T]>

const at = '2026-11-23T08:00:00.000Z'
const base = { event_id: '48213', workspace: { id: '6a1f…', name: 'Main' } }
const shop = { site: { id: 'b20c…', address: 'shop.example.com' } }
const scanned = {
  ...base,
  ...shop,
  scan: { id: '41c9…', type: 'full_scan' as const },
  report_url: 'https://app.example.com/report/41c9…',
}
const outage = { ...base, ...shop, incident_id: '77d0…', monitoring_url: 'https://app.example.com/monitoring' }
const git = {
  id: '9f2c61d0a7b34e55',
  rule: 'exposure.files/git',
  title: 'Git folder is public',
  severity: 'critical' as const,
  category: 'exposure' as const,
  effort: 'minutes',
}
const found = { ...scanned, count: 1, is_first: false, findings: [git] }
const wordpressSite = {
  ...base,
  ...shop,
  wordpress_site: { id: 'c31e…', name: 'Shop' },
  wordpress_url: 'https://app.example.com/wordpress?site=c31e…',
}
const forms = { ...wordpressSite, kind: 'plugin' as const, slug: 'forms', name: 'Forms' }
const left = {
  ...base,
  lead: {
    id: 'd410…',
    email: 'maeve@hartigan.example',
    name: 'Maeve Hartigan',
    phone: '+353 21 555 0100',
    website: 'https://hartigan.example/',
    message: 'Can you look after our site?',
  },
  page_url: 'https://agency.example.com/check',
  leads_url: 'https://app.example.com/customization?tab=leads',
}
const counts = { critical: 1, high: 0, medium: 2, low: 3, info: 1 }

/** One of each, to show. */
export const EVENT_EXAMPLES: { readonly [T in EventName]: EventBody<T> } = {
  'scan.completed': {
    type: 'scan.completed',
    timestamp: at,
    data: {
      ...scanned,
      score: 61,
      grade: 'C',
      counts,
      earlier: { score: 84, grade: 'B', counts: { ...counts, critical: 0 } },
    },
  },
  'scan.failed': { type: 'scan.failed', timestamp: at, data: { ...scanned, reason: 'timeout' } },
  'findings.new': { type: 'findings.new', timestamp: at, data: found },
  'findings.fixed': { type: 'findings.fixed', timestamp: at, data: found },
  'findings.back': { type: 'findings.back', timestamp: at, data: found },
  'score.dropped': { type: 'score.dropped', timestamp: at, data: { ...scanned, before: 84, after: 61, grade: 'C' } },
  expiring: {
    type: 'expiring',
    timestamp: at,
    data: {
      ...base,
      ...shop,
      what: 'certificate',
      end: '2026-12-07T08:00:00.000Z',
      days: 13,
      monitoring_url: outage.monitoring_url,
    },
  },
  'asset.verified': { type: 'asset.verified', timestamp: at, data: { ...base, ...shop, method: 'dns' } },
  'site.down': {
    type: 'site.down',
    timestamp: at,
    data: { ...outage, cause: 'timeout', message: null, since: '2026-11-23T07:59:30.000Z' },
  },
  'site.up': { type: 'site.up', timestamp: at, data: { ...outage, milliseconds: 270_000 } },
  'site.changed': {
    type: 'site.changed',
    timestamp: at,
    data: {
      ...outage,
      kind: 'headers',
      changes: [{ what: 'content-security-policy', before: "default-src 'self'", after: null }],
    },
  },
  'wp.update': { type: 'wp.update', timestamp: at, data: { ...forms, from: '1.4.2', to: '1.4.3' } },
  'wp.flaw': {
    type: 'wp.flaw',
    timestamp: at,
    data: {
      ...forms,
      version: '1.4.2',
      title: 'Forms <= 1.4.2 - SQL injection',
      severity: 'critical',
      cve: ['CVE-2026-1234'],
      fixed_in: ['1.4.3'],
      url: 'https://www.example.com/advisories/1234',
    },
  },
  'wp.silent': { type: 'wp.silent', timestamp: at, data: { ...wordpressSite, since: at } },
  'wp.back': { type: 'wp.back', timestamp: at, data: { ...wordpressSite, since: at, milliseconds: 1_800_000 } },
  'lead.created': { type: 'lead.created', timestamp: at, data: left },
  'lead.scanned': {
    type: 'lead.scanned',
    timestamp: at,
    data: { ...left, scan: { id: '41c9…', type: 'lead_scan' }, score: 41, grade: 'E' },
  },
  'site.form': {
    type: 'site.form',
    timestamp: at,
    data: { ...left, website: { id: 'e7a2…', name: 'Hartigan Dental' } },
  },
  schedule: { type: 'schedule', timestamp: at, data: { ...base, slot: at, dashboard_url: 'https://app.example.com/' } },
}
