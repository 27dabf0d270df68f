import type { WpSite } from '@/lib/contract/wordpress-list'
import { statusOf } from './status'
import { updatesOf } from './updates-of'

/** How much of a site is known to be open to attack, as a number to sort by; undefined when that is not known. */
export function flawWeight({ vulnerable }: WpSite) {
  if (!vulnerable) return undefined
  const { critical, high, medium, low } = vulnerable
  return critical * 1e9 + high * 1e6 + medium * 1e3 + low
}

const SILENT = 0.9
const COPIED = 0.8

/**
 * How soon somebody should look at a site: flaws by severity, then one that went silent or was copied, then updates;
 * what was never connected comes last.
 */
export function urgency(site: WpSite) {
  const status = statusOf(site)
  const silent = status === 'unreachable' || status === 'error' ? SILENT : status === 'copy' ? COPIED : 0
  const updates = Math.min(updatesOf(site) ?? 0, 999) / 10_000
  return (flawWeight(site) ?? (site.last_seen_at ? 0 : -1)) + silent + updates
}
