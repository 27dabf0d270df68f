import * as z from 'zod/mini'
import { SEVERITIES } from '@/lib/contract/scan-result'

const Range = z.object({
  from: z.nullable(z.string()),
  fromIncluded: z.boolean(),
  to: z.nullable(z.string()),
  toIncluded: z.boolean(),
})

const Advisory = z.object({
  title: z.string(),
  severity: z.enum(SEVERITIES),
  cve: z.array(z.string()),
  /** Versions without the flaw, one for each line of versions that is looked after, in their order. */
  fixedIn: z.array(z.string()),
  url: z.nullable(z.string()),
  ranges: z.array(Range),
})
export type WordPressAdvisory = z.infer<typeof Advisory>

export const SOFTWARE_KINDS = ['core', 'plugin', 'theme'] as const
export type SoftwareKind = (typeof SOFTWARE_KINDS)[number]

const BySlug = z.record(z.string(), z.array(Advisory))

/** What is kept of a feed of advisories: what a scan asks for, and the notices its licence wants shown. */
export const StoredAdvisories = z.object({
  format: z.literal('wordpress-advisories/2'),
  fetchedAt: z.string(),
  notices: z.array(z.string()),
  core: BySlug,
  plugin: BySlug,
  theme: BySlug,
})
export type StoredAdvisories = z.infer<typeof StoredAdvisories>

/** `{ "6.4.2": "insecure", "6.9": "latest" }`, as api.wordpress.org/core/stable-check/1.0/ answers. */
export const WordPressReleases = z.record(
  z.string().check(z.regex(/^\d+(?:\.\d+)+/)),
  z.enum(['latest', 'outdated', 'insecure']),
)
