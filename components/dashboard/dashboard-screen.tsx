'use client'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useIsAwaited } from '@/components/shell/shell-skeleton'
import { onDemand } from '@/components/ui/on-demand'
import { useScope } from '@/lib/api/overview'
import { ALL } from '@/lib/domain/all'
import { dashboard } from '@/lib/messages/en/dashboard'
import { scanResult as scan } from '@/lib/messages/en/scan-result'
import { withTexts } from '@/lib/react/i18n'
import { useInTime } from '@/lib/react/use-in-time'
import { ActivityCard } from './activity-card'
import { AnswerCard, AnswerToCome } from './answer-card'
import { DashboardHeader } from './dashboard-header'
import { DashboardReads, useDashboardReads } from './dashboard-reads'
import { FirstSteps, FirstStepsToCome } from './first-steps'
import { FixingOnTime } from './fixing-on-time'
import { MostAffected } from './most-affected'
import { AttentionToCome, NeedsAttention } from './needs-attention'
import { StatCards, StatCardsToCome } from './stat-cards'
import { TrendCard } from './trend-card'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'

const WorkspacesCard = onDemand(() => import('./workspaces-card').then((part) => part.WorkspacesCard))

/** In the order of need: the answer, what to do about it, then the figures. */
export const DashboardScreen = withTexts({ dashboard, scan }, function DashboardScreen() {
  return useIsAwaited() ? <DashboardToCome /> : <Dashboard />
})

/** Its figures are there before the app is: what the exported page holds, nobody's until boot.js knows whose. */
function DashboardToCome() {
  const t = useTranslations('dashboard')
  return (
    <div aria-hidden="true" className="grid gap-4 sm:gap-6">
      <div className="min-h-26 sm:min-h-13">
        <p className="text-20 font-strong tracking-[-0.012em]">{t('title')}</p>
        <Skeleton className="mt-2 h-3.5 w-56" />
      </div>
      <AnswerToCome isAtOnce />
      <Columns>
        <AttentionToCome isAtOnce />
        <FirstStepsToCome />
        <StatCardsToCome />
      </Columns>
    </div>
  )
}

function Dashboard() {
  const scope = useScope()
  return (
    <DashboardReads scope={scope}>
      <div className="grid gap-4 sm:gap-6">
        <DashboardHeader scope={scope} />
        <Freshness />
        <AnswerCard workspace={scope} />
        <Columns beside={<Beside key={scope} scope={scope} />}>
          <WhatToDo key={scope} scope={scope} />
          <StatCards workspace={scope} />
          <TrendCard workspace={scope} />
          {scope === ALL && <Timing key={scope} scope={scope} />}
        </Columns>
      </div>
    </DashboardReads>
  )
}

/** Each column goes on by itself: none waits for the longer one. */
function Columns({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4 sm:gap-6">{children}</div>
      {beside}
    </div>
  )
}

/** What is slow may come later and push the rest down, rather than have all of it wait. */
const LATEST_MS = 1_500

/** Parts that grow with each answer are shown when they are all there, so that nothing moves away under the eye. */
function useIsThere() {
  const { reads } = useDashboardReads()
  const [sites] = reads
  const isBegun = sites.data !== undefined || sites.isError
  return useInTime(isBegun && !reads.some(({ isPending, isFetching }) => isPending && isFetching), isBegun, LATEST_MS)
}

function WhatToDo({ scope }: { scope: string | undefined }) {
  const isThere = useIsThere()
  return (
    <>
      {isThere ? <NeedsAttention workspace={scope} /> : <AttentionToCome />}
      {scope !== ALL && <FirstSteps workspace={scope} isAwaited={!isThere} />}
    </>
  )
}

/** Of all workspaces it stands in the wide column: their list is long enough for the other. */
function Timing({ scope }: { scope: string }) {
  return useIsThere() && <FixingOnTime workspace={scope} />
}

/** The sites or the workspaces, and what happened there. */
function Beside({ scope }: { scope: string | undefined }) {
  useEffect(() => {
    if (scope === ALL) void WorkspacesCard.preload().catch(() => null)
  }, [scope])
  if (!useIsThere()) return null
  return (
    <div className="grid min-w-0 gap-4 sm:gap-6">
      {scope === ALL ? <WorkspacesCard /> : <MostAffected workspace={scope} />}
      {scope !== ALL && <FixingOnTime workspace={scope} />}
      <ActivityCard workspace={scope} />
    </div>
  )
}

/** One line for all that the dashboard shows: how old it is when it could not be fetched again. */
function Freshness() {
  return <StaleReads of={useDashboardReads().reads} />
}
