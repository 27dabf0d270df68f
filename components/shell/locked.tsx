import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Decision } from '@/lib/domain/access'
import { withBase } from '@/lib/browser/base-path'
import { type AnyRoute, href, isAvailable } from '@/lib/domain/routes'
import { tabStorage } from '@/lib/browser/storage'
import { lastRoute } from '@/stores/last-route'
import { keepFocusOnce } from './arrive'
import { Gains, LockedScreen } from './locked-screen'
import { UpgradeModal } from '@/components/plan/upgrade-modal'

export type LockedProps = { route: AnyRoute; decision: Extract<Decision, { kind: 'upgrade' }> }

/** Goes with the sign-in, as all that is the person's in this tab. */
const MARK = 'soteria:dashboard-asked'

/** The dashboard is where everything leads: it asks once for each sign-in, and then stands there locked. */
const alreadyAsked = (path: string) => (path === href('dashboard') && tabStorage.get(MARK) !== null ? [path] : [])

/** What the browser's way back leads to, where the browser tells. */
function previousAddress() {
  const { navigation } = window as { navigation?: Navigation }
  const index = navigation?.currentEntry?.index ?? 0
  return index > 0 ? navigation?.entries()[index - 1]?.url : undefined
}

/**
 * A route that the plan does not include. Cancel leads to the last route that was let in, or to the dashboard; when
 * that is locked too, or is this one, the modal is not asked again: the locked screen stays, with its ways on.
 */
export function Locked({ route, decision }: LockedProps) {
  const pathname = usePathname()
  const router = useRouter()
  const [answered, setAnswered] = useState<readonly string[]>(() => alreadyAsked(pathname))
  const isAnswered = answered.includes(pathname)

  const [shownAt, setShownAt] = useState(pathname)
  // An answer counts for where it led, not for the next visit.
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setAnswered([...answered.filter((path) => path === pathname), ...alreadyAsked(pathname)])
  }

  useEffect(() => {
    if (pathname === href('dashboard') && !isAnswered) tabStorage.set(MARK, '')
  }, [pathname, isAnswered])

  function handleCancel() {
    const back = lastRoute() ?? href('dashboard')
    const backPath = new URL(back, location.origin).pathname
    setAnswered([pathname, backPath])
    if (backPath === pathname) return
    keepFocusOnce()
    // Neither pushed nor put in place of this one where the way back leads there already: a step that changes nothing
    // would be left.
    if (previousAddress() === new URL(withBase(back), location.origin).href) router.back()
    else router.replace(back)
  }

  return (
    <>
      <LockedScreen
        route={route}
        message={decision.message}
        upgradeLink={decision.upgradeLink}
        plans={decision.plans}
      />
      <UpgradeModal
        key={pathname}
        visible={!isAnswered}
        message={decision.message}
        upgradeLink={decision.upgradeLink}
        plans={decision.plans}
        isLater={!isAvailable(route.name)}
        gains={<Gains route={route} message={decision.message} />}
        onCancel={handleCancel}
        onUpgraded={() => setAnswered([pathname])}
      />
    </>
  )
}
