import { WP_GOODBYES, type WpSite } from '@/lib/contract/wordpress-list'

/** How a site stands, the worst first. `copy`: another host reports with its key. */
export const STATUSES = ['unreachable', 'error', 'copy', 'connected', 'pending', 'paused', 'unknown'] as const
export type Status = (typeof STATUSES)[number]

const isKnown = (status: string): status is Status => STATUSES.some((one) => one === status)

export function statusOf({ status, copy_url }: WpSite): Status {
  const plain = status.toLowerCase()
  if (copy_url && plain === 'connected') return 'copy'
  return isKnown(plain) ? plain : 'unknown'
}

/** Which goodbye the plugin of a silent site has said, if any. */
export const goodbyeOf = ({ silent }: Pick<WpSite, 'silent'>) => knownGoodbye(silent?.why)
export const knownGoodbye = (why: string | null | undefined) => WP_GOODBYES.find((one) => one === why)

/** The tabs, and what stands in each. */
export const TABS = ['all', 'connected', 'pending', 'problems', 'paused'] as const
export type Tab = (typeof TABS)[number]

export function isIn(tab: Tab, site: WpSite) {
  const status = statusOf(site)
  if (tab === 'all') return true
  if (tab === 'problems') return status === 'unreachable' || status === 'error' || status === 'copy'
  return status === tab
}
