import { UPGRADE_LINK } from '@/lib/plans'

/** Links come from the server or a reseller's settings: only the web's own schemes are followed. */
export function safeLink(link: string) {
  const url = URL.parse(link, location.origin)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? link : UPGRADE_LINK
}

/** Opens the plans in a tab that knows nothing of this one. False when the browser blocked it: `noopener` itself would not tell. */
export function openPlans(link: string) {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.href = new URL(safeLink(link), location.origin).href
  return true
}
