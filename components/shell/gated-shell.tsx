import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import type { Decision } from '@/lib/access'
import { useSignOut } from '@/lib/api/auth'
import { type AnyRoute, href } from '@/lib/routes'
import { lastRoute } from '@/stores/last-route'
import { followSystemTheme } from '@/stores/theme'
import { closeUpgradePrompt, useUpgradePrompt } from '@/stores/upgrade'
import { isAvailable } from './available'
import { LockedScreen } from './locked-screen'
import { ScreenBoundary } from './screen-boundary'
import { Shell } from './shell'
import { ShellSkeleton } from './shell-skeleton'
import { UpgradeModal } from './upgrade-modal'
import { useGate } from './use-gate'
import { useNavigation } from './use-navigation'
import { useSessionEnd } from './use-session-end'

/** The frame of the signed-in screens, for who may see the address. */
export function GatedShell({ children }: { children: ReactNode }) {
  const gate = useGate()
  const pathname = usePathname()
  // While the address already names a guest page, this frame is on its way out.
  const isOurs = gate.state === 'decided' && gate.route.access === 'user'
  const isAllowed = isOurs && gate.decision.kind === 'allow'
  useNavigation(isAllowed)
  useSessionEnd()
  // The system's theme is the outside system.
  useEffect(followSystemTheme, [])

  if (gate.state === 'failed') return <FailedFrame error={gate.error} onRetry={gate.retry} />
  if (!isOurs || gate.decision.kind === 'redirect') return <ShellSkeleton />
  return (
    <Shell>
      {gate.decision.kind === 'upgrade' ? <Locked route={gate.route} decision={gate.decision} /> : <ScreenBoundary key={pathname}>{children}</ScreenBoundary>}
      <PromptedUpgrade />
    </Shell>
  )
}

function FailedFrame({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('shell')
  const signOut = useSignOut()
  return (
    <Shell>
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong">
        {t('failedTitle')}
      </h1>
      <ErrorPanel error={error} onRetry={onRetry} />
      <p>
        <Button onClick={() => void signOut()}>{t('account.signOut')}</Button>
      </p>
    </Shell>
  )
}

type LockedProps = { route: AnyRoute; decision: Extract<Decision, { kind: 'upgrade' }> }

/**
 * A route that the plan does not include. Cancel leads to the last route that was let in, or to the dashboard; when that is
 * locked too, or is this one, the modal is not asked again: the locked screen stays, with its ways on.
 */
function Locked({ route, decision }: LockedProps) {
  const pathname = usePathname()
  const router = useRouter()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const isAnswered = answered.includes(pathname)

  const [shownAt, setShownAt] = useState(pathname)
  // An answer counts for where it led, not for the next visit.
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setAnswered(answered.filter((path) => path === pathname))
  }

  function handleCancel() {
    const back = lastRoute() ?? href('dashboard')
    setAnswered([pathname, new URL(back, location.origin).pathname])
    if (back !== pathname) router.push(back)
  }

  return (
    <>
      <LockedScreen route={route} message={decision.message} upgradeLink={decision.upgradeLink} plans={decision.plans} />
      <UpgradeModal
        visible={!isAnswered}
        message={decision.message}
        upgradeLink={decision.upgradeLink}
        plans={decision.plans}
        isLater={!isAvailable(route.name)}
        onCancel={handleCancel}
        onUpgraded={() => setAnswered([pathname])}
      />
    </>
  )
}

/** Opened by the server's word that a deed needs another plan. The screen below it was let in, so Cancel stays there. */
function PromptedUpgrade() {
  const prompt = useUpgradePrompt()
  return <UpgradeModal {...prompt} onCancel={closeUpgradePrompt} onUpgraded={closeUpgradePrompt} />
}
