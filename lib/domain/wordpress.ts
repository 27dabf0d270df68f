import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { WpReport } from '@/lib/contract/wordpress-report'

/** What a list shows of the last report of a WordPress site. */
export type WpSummary = {
  wp_version: string
  wp_latest: string | null
  php_version: string
  plugin_version: string
  theme: string | null
  updates: { core: number; plugins: number; themes: number }
  /** Null: there was no list to judge by. */
  vulnerable: SeverityCounts | null
  hardening: WpReport['hardening']
}
