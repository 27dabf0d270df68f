import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { useSignOut } from '@/lib/api/auth'
import { useRememberedWorkspace } from '@/lib/api/workspace'
import { keepLastRoute } from '@/stores/last-route'
import type { LockedProps } from './locked'
import { PromptedUpgrade } from '@/components/plan/prompted-upgrade'
import { ScreenBoundary } from './screen-boundary'
import { Shell } from './shell'
import { ShellSkeleton } from './shell-skeleton'
import { SwitchedNote } from './switched-note'
import { useGate } from './use-gate'
import { useSessionEnd } from './use-session-end'
import { useUserRefresh } from './use-user-refresh'
import { useUnlocked } from '@/components/plan/use-unlocked'

const Locked = onDemand<LockedProps>(() => import('./locked').then((part) => part.Locked))

/** The frame of the signed-in screens, for who may see the address. */
export function GatedShell({ children }: { children: ReactNode }) {
  const gate = useGate()
  const pathname = usePathname()
  // While the address already names a guest page, this frame is on its way out.
  const isOurs = gate.state === 'decided' && gate.route.access === 'user'
  const isAllowed = isOurs && gate.decision.kind === 'allow'
  useLastRoute(isAllowed)
  useUnlocked(isOurs && gate.decision.kind === 'upgrade' ? gate.route : null, isAllowed)
  useSessionEnd()
  useRememberedWorkspace()
  useUserRefresh()

  if (gate.state === 'failed') return <FailedFrame error={gate.error} onRetry={gate.retry} />
  if (!isOurs || gate.decision.kind === 'redirect') return <ShellSkeleton />
  return (
    <Shell>
      <SwitchedNote />
      {gate.decision.kind === 'upgrade' ? <Locked route={gate.route} decision={gate.decision} /> : <ScreenBoundary key={pathname}>{children}</ScreenBoundary>}
      <PromptedUpgrade />
    </Shell>
  )
}

/** Only addresses that were let in count as a way back. */
function useLastRoute(isAllowed: boolean) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // A store is the outside system.
  useEffect(() => {
    if (isAllowed) keepLastRoute(query ? `${pathname}?${query}` : pathname)
  }, [isAllowed, pathname, query])
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
