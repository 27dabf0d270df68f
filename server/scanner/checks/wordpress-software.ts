import type { StoredEvidence } from '@/lib/domain/stored-result'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import type { SoftwareKind, WordPressAdvisory } from '@/server/scanner/software/wordpress-advisories'
import { type Context, defineCheck, type Hit, Inconclusive, NotRun, say, vulnerable } from '@/server/scanner/check'
import { compareVersions } from '@/server/scanner/software/versions'
import type { WordPressFacts } from '@/server/scanner/software/wordpress-facts'
import { findAddons, type Addon } from './wordpress-addons'
import { RULES } from '@/lib/domain/rules/wordpress-software'
import { wordPressSite, type WordPressSite } from './wordpress-site'

type Found = Hit<keyof typeof RULES>
const RULE_OF = {
  core: 'core-insecure',
  plugin: 'plugin-vulnerable',
  theme: 'theme-vulnerable',
} as const satisfies Record<SoftwareKind, keyof typeof RULES>
const MAX_ADVISORIES = 12

export const wordpressSoftware = defineCheck({
  id: 'wordpress.software',
  category: 'wordpress',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const site = await wordPressSite(context)
    const parts = [...coreOf(site), ...(await findAddons(context, site))]
    context.observe(
      'wordpress_software',
      parts.map(({ kind, slug, version, by }) => ({ kind, slug, version, by })),
    )
    const facts = context.wordPressFacts()
    tellSources(context, facts, parts)
    return [...parts.flatMap((part) => judge(facts, site, part)), ...judgeRelease(facts, site)]
  },
})

/** A version is judged by what is known of it, and by nothing else: without a source there is no answer. */
function tellSources(
  context: Context,
  { advisoriesOf, releasesOf, isUnreadable, notices }: WordPressFacts,
  parts: Addon[],
): void {
  const told = parts.filter(({ version }) => version !== null).length
  if (advisoriesOf === null && releasesOf === null)
    throw new NotRun(
      isUnreadable ? say('wordPressNotRunCopy', { count: told }) : say('wordPressNotRun', { count: told }),
    )
  if (told === 0) throw new Inconclusive(say('wordPressNoVersion'))
  if (isUnreadable) context.partial(say('wordPressNoCopy'))
  else if (advisoriesOf === null) context.partial(say('wordPressNoSource'))
  else context.note(say('wordPressJudged', { count: told, source: advisoriesOf }))
  context.observe('data_versions', {
    ...(advisoriesOf && { wordpress: advisoriesOf }),
    ...(releasesOf && { wordpress_releases: releasesOf }),
  })
  if (notices.length > 0) context.observe('wordpress_advisory_notices', notices)
}

function coreOf({ root, version }: WordPressSite): Addon[] {
  return version
    ? [{ kind: 'core', slug: 'wordpress', name: 'WordPress', version: version.text, by: version.by, url: `${root}/` }]
    : []
}

function judge(facts: WordPressFacts, { root }: WordPressSite, part: Addon): Found[] {
  const { kind, slug, name, version } = part
  const advisories = version === null ? [] : facts.affecting(kind, slug, version)
  if (advisories.length === 0) return []
  return [
    {
      rule: RULE_OF[kind],
      at: `${root}/`,
      key: slug,
      title: vulnerable(`${name} ${version}`, advisories.length),
      severity: worstOf(advisories),
      // A readme tells which version is the stable one, and not always which one is installed.
      confidence: kind === 'core' && part.by !== 'address' ? 'confirmed' : 'likely',
      cve: [...new Set(advisories.flatMap(({ cve }) => cve))].sort(),
      references: advisories.flatMap(({ title, url }) => (url ? [{ title, url }] : [])).slice(0, 8),
      evidence: [evidenceOf(part, advisories)],
    },
  ]
}

/** What WordPress itself says about its version, where no advisory has said it. */
function judgeRelease(facts: WordPressFacts, { root, version }: WordPressSite): Found[] {
  const state = version && facts.release(version.text)
  if (!state || state === 'latest' || facts.affecting('core', 'wordpress', version.text).length > 0) return []
  return [
    {
      rule: state === 'insecure' ? 'core-insecure' : 'core-outdated',
      at: `${root}/`,
      key: 'wordpress',
      title: say(state === 'insecure' ? 'wordPressInsecure' : 'wordPressOld', { version: version.text }),
      confidence: version.by === 'address' ? 'likely' : 'confirmed',
      evidence: [
        {
          label: say('versionFound'),
          url: `${root}/`,
          data: { version: version.text, recognised_by: version.by, release: state },
        },
      ],
    },
  ]
}

/** The nearest version to update to; null when none is known. */
const nextOf = (fixedIn: string[], installed: string | null) =>
  fixedIn.toSorted(compareVersions).find((version) => installed !== null && compareVersions(version, installed) > 0) ??
  null

const worstOf = (advisories: WordPressAdvisory[]): Severity =>
  SEVERITIES.find((severity) => advisories.some((one) => one.severity === severity)) ?? 'info'

function evidenceOf({ slug, version, by, url }: Addon, advisories: WordPressAdvisory[]): StoredEvidence {
  const list = advisories
    .slice(0, MAX_ADVISORIES)
    .map(({ title, severity, cve, fixedIn }) => ({ title, severity, cve, fixed_in: nextOf(fixedIn, version) }))
  return { label: say('versionFound'), url, data: { slug, version, recognised_by: by, advisories: list } }
}
