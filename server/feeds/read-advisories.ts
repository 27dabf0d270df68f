import * as z from 'zod/mini'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { compareVersions, isVersion } from '@/server/scanner/software/versions'
import { FeedError } from './feed-error'
import { recordsOf } from './json-records'
import {
  SOFTWARE_KINDS,
  type SoftwareKind,
  type StoredAdvisories,
  type WordPressAdvisory,
} from '@/server/scanner/software/wordpress-advisories'

const Span = z.object({
  from_version: z.string(),
  from_inclusive: z.boolean(),
  to_version: z.string(),
  to_inclusive: z.boolean(),
})

/** One record as Wordfence Intelligence publishes it; what is not named here is not kept. */
const FeedRecord = z.object({
  title: z.string(),
  software: z.array(
    z.object({
      type: z.enum(SOFTWARE_KINDS),
      slug: z.string(),
      affected_versions: z.record(z.string(), Span),
      patched_versions: z.optional(z.array(z.string())),
    }),
  ),
  informational: z.optional(z.boolean()),
  references: z.optional(z.nullable(z.array(z.string()))),
  cvss: z.optional(z.nullable(z.object({ rating: z.optional(z.nullable(z.string())) }))),
  cve: z.optional(z.nullable(z.string())),
  copyrights: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
type FeedRecord = z.infer<typeof FeedRecord>

const MAX_TITLE = 200
const MAX_ADDRESS = 300
const MAX_NOTICES = 5
const MAX_NOTICE = 400

/**
 * Reads a feed of advisories and keeps what a scan asks for. The feed is one JSON object whose values are records
 * `{title, software: [{type, slug, affected_versions, patched_versions}], cvss, cve, references, copyrights}`.
 */
export async function readAdvisories(chunks: AsyncIterable<Uint8Array>, fetchedAt: Date): Promise<StoredAdvisories> {
  const kept = {
    core: new Map<string, WordPressAdvisory[]>(),
    plugin: new Map<string, WordPressAdvisory[]>(),
    theme: new Map<string, WordPressAdvisory[]>(),
  }
  const notices = new Set<string>()
  let [usable, broken] = [0, 0]
  for await (const [, value] of recordsOf(chunks)) {
    const record = FeedRecord.safeParse(value)
    if (!record.success) {
      broken += 1
      continue
    }
    usable += 1
    if (record.data.informational) continue
    for (const { kind, slug, advisory } of advisoriesOf(record.data))
      kept[kind].set(slug, [...(kept[kind].get(slug) ?? []), advisory])
    for (const notice of noticesOf(record.data)) if (notices.size < MAX_NOTICES) notices.add(notice)
  }
  // A few odd records are the feed's own; many mean that it has another shape now.
  if (usable === 0 || broken > usable / 10)
    throw new FeedError(`only ${usable} of ${usable + broken} records have the shape of an advisory`)
  const [core, plugin, theme] = [sorted(kept.core), sorted(kept.plugin), sorted(kept.theme)]
  return {
    format: 'wordpress-advisories/2',
    fetchedAt: fetchedAt.toISOString(),
    notices: [...notices],
    core,
    plugin,
    theme,
  }
}

function advisoriesOf(record: FeedRecord): { kind: SoftwareKind; slug: string; advisory: WordPressAdvisory }[] {
  const url =
    record.references?.find((address) => address.length <= MAX_ADDRESS && URL.parse(address)?.protocol === 'https:') ??
    null
  return record.software.map(({ type, slug, affected_versions, patched_versions = [] }) => ({
    kind: type,
    slug: type === 'core' ? 'wordpress' : slug,
    advisory: {
      title: record.title.slice(0, MAX_TITLE),
      severity: severityOf(record),
      cve: record.cve && /^CVE-\d{4}-\d{4,7}$/.test(record.cve) ? [record.cve] : [],
      fixedIn: patched_versions.filter(isVersion).toSorted(compareVersions),
      url,
      ranges: Object.values(affected_versions).map((span) => ({
        from: versionIn(span.from_version),
        fromIncluded: span.from_inclusive,
        to: versionIn(span.to_version),
        toIncluded: span.to_inclusive,
      })),
    },
  }))
}

const versionIn = (text: string) => (text === '*' ? null : text)

/** Some editions of the feed have no rating; then it is taken for one of the middle. */
function severityOf({ cvss }: FeedRecord): Severity {
  const rating = cvss?.rating?.toLowerCase()
  return rating === 'none' ? 'info' : (SEVERITIES.find((severity) => severity === rating) ?? 'medium')
}

function noticesOf({ copyrights }: FeedRecord): string[] {
  return Object.values(copyrights ?? {}).flatMap((party) =>
    typeof party === 'object' && party !== null && 'notice' in party && typeof party.notice === 'string'
      ? [party.notice.slice(0, MAX_NOTICE)]
      : [],
  )
}

const sorted = (bySlug: Map<string, WordPressAdvisory[]>) =>
  Object.fromEntries(
    [...bySlug]
      .map(([slug, list]) => [slug, list.toSorted((a, b) => (a.title < b.title ? -1 : 1))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
