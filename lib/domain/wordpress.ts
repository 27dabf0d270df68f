import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { WpUpdate } from '@/lib/contract/wordpress'
import type { WpReport } from '@/lib/contract/wordpress-report'

/** By the first number that differs. Of WordPress itself the first two make the version. */
export function updateKind({ kind, from, to }: Pick<WpUpdate, 'kind' | 'from' | 'to'>): 'major' | 'minor' | 'patch' {
  const [old, now] = [from, to].map((version) => version.split(/\D+/).filter(Boolean))
  const place = [0, 1].find((at) => Number(old?.[at] ?? 0) !== Number(now?.[at] ?? 0))
  if (place === undefined) return 'patch'
  return place === 0 || kind === 'core' ? 'major' : 'minor'
}

/** What a list shows of the last report of a WordPress site. */
export type WpSummary = {
  wp_version: string
  wp_latest: string | null
  php_version: string
  plugin_version: string
  theme: string | null
  /** Null: the site does not know. */
  updates: { core: number; plugins: number; themes: number } | null
  /** Null: there was no list to judge by. */
  vulnerable: SeverityCounts | null
  hardening: WpReport['hardening']
}
