'use client'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { monitoringList } from '@/lib/messages/en/monitoring-list'
import { withTexts } from '@/lib/react/i18n'
import { MonitorHeader } from './monitor-header'
import { MonitorTiles } from './monitor-tiles'
import { type ReactNode, useState } from 'react'
import { useIncidents, useMonitors, lacksMonitors } from '@/lib/api/monitor'
import type { Workspace } from '@/lib/contract/workspace'
import type { SiteDrawerProps } from './site-drawer'
import type { StopMonitoringProps } from './stop-monitoring'
import { MonitorDrawerContext, type Shown } from './use-monitor-drawer'
import type { WorkspaceDrawerProps } from './workspace-drawer'
import { StaleReads } from '@/components/ui/stale-reads'
import { useScans } from '@/lib/api/scan'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useMonitorColumns } from './use-monitor-columns'

/** Shown once the scans are known: its script is on its way meanwhile. */
const RunningNow = onDemand<{ workspace: string }>(() => import('./running-now').then((part) => part.RunningNow))
const BeatLegend = onDemand(() => import('./beat-legend').then((part) => part.BeatLegend))
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

const SiteDrawer = onceOpen<SiteDrawerProps>(() => import('./site-drawer').then((part) => part.SiteDrawer))
const StopMonitoring = onceOpen<StopMonitoringProps>(() =>
  import('./stop-monitoring').then((part) => part.StopMonitoring),
)
const WorkspaceDrawer = onceOpen<WorkspaceDrawerProps>(() =>
  import('./workspace-drawer').then((part) => part.WorkspaceDrawer),
)
const MissingSite = onDemand(() => import('./missing-site').then((part) => part.MissingSite))

/** What opens beside the list. It stands outside the rows, and its scripts come when it is first asked for. */
function MonitorDrawers({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(null)
  const [context] = useState(() => ({ show: setShown }))
  const { data } = useMonitors(workspace.id)
  const close = () => setShown(null)
  const monitor = (shown && 'site' in shown && data?.find(({ id }) => id === shown.site)) || null
  return (
    <MonitorDrawerContext value={context}>
      {shown && 'site' in shown && data && !monitor && <MissingSite />}
      {children}
      <SiteDrawer
        open={shown?.kind === 'site' && monitor !== null}
        workspace={workspace.id}
        monitor={monitor}
        onClose={close}
      />
      <WorkspaceDrawer open={shown?.kind === 'workspace'} workspace={workspace} onClose={close} />
      <StopMonitoring
        open={shown?.kind === 'stop' && monitor !== null}
        workspace={workspace.id}
        monitor={monitor}
        onClose={close}
      />
    </MonitorDrawerContext>
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
  if (!data && lacksMonitors(error))
    return <LastScans workspace={workspace} none={<NothingMonitored workspace={workspace} hasSites={false} />} />
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return <NothingMonitored workspace={workspace} hasSites={false} />
  return (
    <>
      {data?.every(({ state }) => state === 'off') && <NothingMonitored workspace={workspace} hasSites />}
      <Card>
        <DataTable label={t('table')} columns={columns} rows={data} initialSort={BY_STATE} stateKey="monitors" />
        {data?.some(({ beats }) => beats.length > 0) && <BeatLegend />}
      </Card>
    </>
  )
}
