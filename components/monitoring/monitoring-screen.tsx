'use client'
import { onDemand } from '@/components/ui/on-demand'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { monitoringList } from '@/lib/messages/en/monitoring-list'
import { withTexts } from '@/lib/react/i18n'
import { Freshness } from './freshness'
import { MonitorDrawers } from './monitor-drawers'
import { MonitorHeader } from './monitor-header'
import { MonitorList } from './monitor-list'
import { MonitorTiles } from './monitor-tiles'
import { RunningNow } from './running-now'

const IncidentCard = onDemand<{ workspace: string }>(() => import('./incident-card').then((part) => part.IncidentCard))

export const MonitoringScreen = withTexts({ monitoring: monitoringList }, function MonitoringScreen() {
  const workspace = useCurrentWorkspace()
  if (!workspace) return null
  return (
    <MonitorDrawers key={workspace.id} workspace={workspace}>
      <div className="grid gap-4 sm:gap-6">
        <MonitorHeader workspace={workspace.id} />
        <Freshness workspace={workspace.id} />
        <MonitorTiles workspace={workspace.id} />
        <RunningNow workspace={workspace.id} />
        <MonitorList workspace={workspace.id} />
        <IncidentCard workspace={workspace.id} />
      </div>
    </MonitorDrawers>
  )
})
