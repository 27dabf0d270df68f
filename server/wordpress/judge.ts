import { SEVERITIES } from '@/lib/contract/scan-result'
import type { WpFlaw, WpUpdate } from '@/lib/contract/wordpress'
import type { WpReport } from '@/lib/contract/wordpress-report'
import { NOTHING_OPEN } from '@/lib/domain/standing'
import type { WpSummary } from '@/lib/domain/wordpress'
import type { WordPressFacts } from '@/server/scanner/software/wordpress-facts'

type Part = { kind: WpFlaw['kind']; slug: string; name: string; version: string; latest: string | null }

/** Everything of a site that has a version. */
export const partsOf = ({ core, latest, plugins, themes }: WpReport): Part[] => [
  { kind: 'core', slug: 'wordpress', name: 'WordPress', version: core, latest },
  ...plugins.map((plugin) => ({ kind: 'plugin' as const, ...plugin })),
  ...themes.map((theme) => ({ kind: 'theme' as const, ...theme })),
]

export const flawKey = ({ kind, slug, title, url }: Pick<WpFlaw, 'kind' | 'slug' | 'title' | 'url'>) =>
  `${kind} ${slug} ${url ?? title}`

/** What is known against the versions of a site, the worst first; null without a list to judge by. */
export function flawsOf(
  report: WpReport,
  facts: WordPressFacts,
  before: readonly WpFlaw[] | null,
  now: Date,
): WpFlaw[] | null {
  if (facts.advisoriesOf === null) return null
  const since = new Map((before ?? []).map((flaw) => [flawKey(flaw), flaw.since]))
  const flaws = partsOf(report).flatMap(({ kind, slug, name, version }) =>
    facts.affecting(kind, slug, version).map(({ title, severity, cve, fixedIn, url }): WpFlaw => {
      const flaw = { kind, slug, name, version, title, severity, cve, fixed_in: fixedIn, url }
      return { ...flaw, since: since.get(flawKey(flaw)) ?? now.toISOString() }
    }),
  )
  return flaws.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** What the site itself could update. */
export const updatesOf = (report: WpReport): WpUpdate[] =>
  partsOf(report).flatMap(({ kind, slug, name, version, latest }) =>
    latest && latest !== version ? [{ kind, slug, name, from: version, to: latest }] : [],
  )

export function summaryOf(report: WpReport, flaws: readonly WpFlaw[] | null): WpSummary {
  const updates = updatesOf(report)
  const count = (kind: WpUpdate['kind']) => updates.filter((update) => update.kind === kind).length
  const vulnerable = { ...NOTHING_OPEN }
  for (const { severity } of flaws ?? []) vulnerable[severity] += 1
  return {
    wp_version: report.core,
    wp_latest: report.latest,
    php_version: report.php,
    plugin_version: report.plugin,
    theme: report.themes.find(({ active }) => active)?.name ?? null,
    updates:
      report.checked === false ? null : { core: count('core'), plugins: count('plugin'), themes: count('theme') },
    vulnerable: flaws && vulnerable,
    hardening: report.hardening,
  }
}
