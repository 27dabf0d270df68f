'use client'
import { onDemand } from '@/components/ui/on-demand'
import { useScope } from '@/lib/api/overview'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { shownHost } from '@/lib/domain/shown-address'
import { monitoringList } from '@/lib/messages/en/monitoring-list'
import { withTexts } from '@/lib/react/i18n'
import { MonitorHeader } from './monitor-header'
import { MonitorDrawers } from './monitor-drawers'
import { MonitorTiles } from './monitor-tiles'
import { type ReactNode, useMemo } from 'react'
import { naturally } from '@/components/ui/natural-order'
import { useIncidents, useMonitors, lacksMonitors } from '@/lib/api/monitor'
import type { Workspace } from '@/lib/contract/workspace'
import { StaleReads } from '@/components/ui/stale-reads'
import { useScans } from '@/lib/api/scan'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useMonitorColumns } from './use-monitor-columns'

/** Shown once the scans are known: its script is on its way meanwhile. */
const RunningNow = onDemand<{ workspace: string }>(() => import('./running-now').then((part) => part.RunningNow))
const AllMonitoring = onDemand(() => import('./all-monitoring').then((part) => part.AllMonitoring))
const BeatLegend = onDemand(() => import('./beat-legend').then((part) => part.BeatLegend))
const IncidentCard = onDemand<{ workspace: string }>(() => import('./incident-card').then((part) => part.IncidentCard))

export const MonitoringScreen = withTexts({ monitoring: monitoringList }, function MonitoringScreen() {
  const scope = useScope()
  const workspace = useCurrentWorkspace()
  if (scope === ALL) return <AllMonitoring />
  if (!workspace) return null
  return (
    <OneWorkspace key={workspace.id} workspace={workspace}>
      <div className="grid gap-4 sm:gap-6">
        <MonitorHeader workspace={workspace.id} />
        <Freshness workspace={workspace.id} />
        <MonitorTiles workspace={workspace.id} />
        <RunningNow workspace={workspace.id} />
        <MonitorList workspace={workspace.id} />
        <IncidentCard workspace={workspace.id} />
      </div>
    </OneWorkspace>
  )
})

function OneWorkspace({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return (
    <MonitorDrawers workspace={workspace} monitors={useMonitors(workspace.id).data}>
      {children}
    </MonitorDrawers>
  )
}

/** One line for all that the screen shows: how old it is when it could not be fetched again. */
function Freshness({ workspace }: { workspace: string }) {
  return <StaleReads of={[useMonitors(workspace), useIncidents(workspace), useScans(workspace)]} />
}

const LastScans = onDemand<{ workspace: string; none: ReactNode }>(() =>
  import('./last-scans').then((part) => part.LastScans),
)

const NothingMonitored = onDemand<{ workspace: string; hasSites: boolean }>(() =>
  import('./nothing-monitored').then((part) => part.NothingMonitored),
)

const BY_STATE = { id: 'state', desc: false }

function MonitorList({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring')
  const columns = useMonitorColumns(workspace)
  const { data, error, isError, isFetching, refetch } = useMonitors(workspace)
  // Those of one state stand in the order of their addresses.
  const rows = useMemo(
    () => data?.toSorted((a, b) => naturally(shownHost(a.asset_value), shownHost(b.asset_value))),
    [data],
  )
  if (!data && lacksMonitors(error))
    return <LastScans workspace={workspace} none={<NothingMonitored workspace={workspace} hasSites={false} />} />
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return <NothingMonitored workspace={workspace} hasSites={false} />
  return (
    <>
      {data?.every(({ state }) => state === 'off') && <NothingMonitored workspace={workspace} hasSites />}
      <Card>
        <DataTable label={t('table')} columns={columns} rows={rows} initialSort={BY_STATE} stateKey="monitors" />
        {data?.some(({ beats }) => beats.length > 0) && <BeatLegend />}
      </Card>
    </>
  )
}
