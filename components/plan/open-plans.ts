import { withBase } from '@/lib/browser/base-path'
import { config } from '@/lib/config/config'
import { UPGRADE_LINK } from '@/lib/domain/plans'

const isForWeb = (link: string) => ['https:', 'http:'].includes(URL.parse(link, location.origin)?.protocol ?? '')

/**
 * Where a gate's plans are sold: what the reseller set for the first of them that has a link, or for all; else what the
 * gate or the server named.
 */
export function plansLink(link: string, plans: readonly string[] = []) {
  const { perPlan, default: forAll } = config().upgrade
  const ofPlan = plans
    .map((plan) => Object.entries(perPlan).find(([name]) => name === plan)?.[1])
    .find((own) => own !== undefined)
  // A server's link may be anything: only the web's own schemes are followed.
  return ofPlan ?? forAll ?? (isForWeb(link) && link !== UPGRADE_LINK ? link : withBase(UPGRADE_LINK))
}

/** The host that a link leads to, when it is another one. */
export function otherHost(link: string) {
  const url = URL.parse(link, location.origin)
  return url && url.origin !== location.origin ? url.host : null
}

/**
 * Opens a link of `plansLink` in a tab that knows nothing of this one. False when the browser blocked it: `noopener`
 * itself would not tell.
 */
export function openPlans(link: string) {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.href = new URL(link, location.origin).href
  return true
}
