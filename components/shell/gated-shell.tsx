import { usePathname, useSearchParams } from 'next/navigation'
import { Component, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { useSignOut } from '@/lib/api/auth'
import { useRememberedWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { keepLastRoute } from '@/stores/last-route'
import type { LockedProps } from './locked'
import { Palette } from '@/components/palette/palette'
import { PromptedUpgrade } from '@/components/plan/prompted-upgrade'
import { Shell } from './shell'
import { ShellSkeleton } from './shell-skeleton'
import { SwitchedNote } from './switched-note'
import { useGate } from './use-gate'
import { useUnlocked } from '@/components/plan/use-unlocked'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/components/ui/notify'
import { resetAll, resetStores } from '@/stores/reset'
import { useSessionEnding, useToken } from '@/stores/session'
import { keys } from '@/lib/api/keys'

const Locked = onDemand<LockedProps>(() => import('./locked').then((part) => part.Locked))

/** The frame of the signed-in screens, for those who may see the address. */
export function GatedShell({ children }: { children: ReactNode }) {
  const gate = useGate()
  const isDashboard = usePathname() === href('dashboard')
  // Drawn bit by bit, and seen when all of it is there: the page answers meanwhile.
  const isDrawn = useDeferredValue(gate.state !== 'waiting')
  // While the address already names a guest page, this frame is on its way out.
  const isOurs = gate.state === 'decided' && gate.route.access === 'user'
  const isAllowed = isOurs && gate.decision.kind === 'allow'
  useUnlocked(isOurs && gate.decision.kind === 'upgrade' ? gate.route : null, isAllowed)
  useSessionEnd()
  useRememberedWorkspace()
  useUserRefresh()

  const skeleton = <ShellSkeleton>{isDashboard && children}</ShellSkeleton>
  if (!isDrawn) return skeleton
  if (gate.state === 'missing') return <Shell>{children}</Shell>
  if (gate.state === 'failed') return <FailedFrame error={gate.error} onRetry={gate.retry} />
  if (!isOurs || gate.decision.kind === 'redirect') return skeleton
  if (isAllowed && gate.route.whole)
    return (
      <>
        <Allowed>{children}</Allowed>
        <Palette />
        <PromptedUpgrade />
      </>
    )
  return (
    <Shell>
      <SwitchedNote />
      {gate.decision.kind === 'upgrade' ? (
        <Locked route={gate.route} decision={gate.decision} />
      ) : (
        <Allowed>{children}</Allowed>
      )}
      <PromptedUpgrade />
    </Shell>
  )
}

/** A screen whose address was let in: only such a one counts as a way back. */
function Allowed({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  useEffect(() => keepLastRoute(query ? `${pathname}?${query}` : pathname), [pathname, query])
  return <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
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

type State = { error: unknown; hasFailed: boolean }

/** Keeps the frame when a screen throws. React has no function for this. */
class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Broken error={this.state.error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
  }
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('shell')
  return (
    <div className="grid gap-3">
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong">
        {t('brokenTitle')}
      </h1>
      <p className="text-2">{t('broken')}</p>
      <ErrorPanel error={error} onRetry={onRetry} />
    </div>
  )
}

/**
 * When the session of this page ends, here, in another tab or by a 401, nothing of the person stays behind; only what
 * the person did not do here needs words. When another one takes its place, everything is asked anew, and somebody else
 * starts with empty stores.
 */
function useSessionEnd() {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const token = useToken()
  const ending = useSessionEnding()
  const last = useRef(token)

  // A table of the screen that just went may have written its state last: hence once more, here.
  useEffect(() => {
    const before = last.current
    last.current = token
    if (before === null || before === token) return
    if (token !== null) {
      if (ending === 'replaced') {
        resetStores()
        notify.info(t('replaced'))
      }
      return void client.resetQueries()
    }
    // Why it was suspended stays to be said at the sign-in.
    if (ending === 'suspended') resetStores()
    else resetAll(ending === 'expired' ? 'expired' : 'signed-out')
    client.clear()
    if (ending === 'expired') notify.info(t('sessionEnded'))
    if (ending === 'signed-out-elsewhere') notify.info(t('signedOutElsewhere'))
  }, [token, ending, client, t])
}

/** After each navigation among the signed-in screens the server is asked anew who this is. */
const USER_AFTER_MS = 300

function useUserRefresh() {
  const pathname = usePathname()
  const client = useQueryClient()
  const arrivedAt = useRef(pathname)

  // When the screen is there. One call in flight is enough, and what fails leaves the last answer.
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    const timer = setTimeout(
      () => void client.refetchQueries({ queryKey: keys.user }, { cancelRefetch: false }),
      USER_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [pathname, client])
}
