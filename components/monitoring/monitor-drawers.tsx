import { type ReactNode, useState } from 'react'
import { onceOpen } from '@/components/ui/on-demand'
import { useMonitors } from '@/lib/api/monitor'
import type { Workspace } from '@/lib/contract/workspace'
import type { SiteDrawerProps } from './site-drawer'
import type { StopMonitoringProps } from './stop-monitoring'
import { MonitorDrawerContext, type Shown } from './use-monitor-drawer'
import type { WorkspaceDrawerProps } from './workspace-drawer'

const SiteDrawer = onceOpen<SiteDrawerProps>(() => import('./site-drawer').then((part) => part.SiteDrawer))
const StopMonitoring = onceOpen<StopMonitoringProps>(() => import('./stop-monitoring').then((part) => part.StopMonitoring))
const WorkspaceDrawer = onceOpen<WorkspaceDrawerProps>(() => import('./workspace-drawer').then((part) => part.WorkspaceDrawer))

/** What opens beside the list. It stands outside the rows, and its scripts come when it is first asked for. */
export function MonitorDrawers({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(null)
  const [context] = useState(() => ({ show: setShown }))
  const { data } = useMonitors(workspace.id)
  const close = () => setShown(null)
  const monitor = (shown && 'site' in shown && data?.find(({ id }) => id === shown.site)) || null
  return (
    <MonitorDrawerContext value={context}>
      {children}
      <SiteDrawer open={shown?.kind === 'site' && monitor !== null} workspace={workspace.id} monitor={monitor} onClose={close} />
      <WorkspaceDrawer open={shown?.kind === 'workspace'} workspace={workspace} onClose={close} />
      <StopMonitoring open={shown?.kind === 'stop' && monitor !== null} workspace={workspace.id} monitor={monitor} onClose={close} />
    </MonitorDrawerContext>
  )
}
