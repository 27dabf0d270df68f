'use client'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { dashboard } from '@/lib/messages/en/dashboard'
import { scan } from '@/lib/messages/en/scan'
import { withTexts } from '@/lib/react/i18n'
import { ActivityCard } from './activity-card'
import { AnswerCard } from './answer-card'
import { DashboardHeader } from './dashboard-header'
import { FirstSteps } from './first-steps'
import { FixingOnTime } from './fixing-on-time'
import { MostAffected } from './most-affected'
import { NeedsAttention } from './needs-attention'
import { StatCards } from './stat-cards'
import { TrendCard } from './trend-card'
import { StaleReads } from '@/components/ui/stale-reads'
import { useDashboard } from '@/lib/api/dashboard'

export const DashboardScreen = withTexts({ dashboard, scan }, function DashboardScreen() {
  const workspace = useCurrentWorkspace()
  const id = workspace?.id
  return (
    <div className="grid gap-4 sm:gap-6">
      <DashboardHeader workspace={workspace} />
      <Freshness workspace={id} />
      <AnswerCard workspace={id} />
      <FirstSteps workspace={id} />
      <StatCards workspace={id} />
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <TrendCard workspace={id} />
          <NeedsAttention workspace={id} />
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <FixingOnTime workspace={id} />
          <MostAffected workspace={id} />
          <ActivityCard workspace={id} />
        </div>
      </div>
    </div>
  )
})

/** One line for all that the dashboard shows: how old it is when it could not be fetched again. */
function Freshness({ workspace }: { workspace: string | undefined }) {
  return <StaleReads of={useDashboard(workspace).reads} />
}
