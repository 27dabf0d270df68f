import { type ReactNode, useState } from 'react'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import type { Monitor } from '@/lib/contract/monitor'
import type { Workspace } from '@/lib/contract/workspace'
import type { SiteDrawerProps } from './site-drawer'
import type { StopMonitoringProps } from './stop-monitoring'
import { MonitorDrawerContext, type Shown } from './use-monitor-drawer'
import type { WorkspaceDrawerProps } from './workspace-drawer'

const SiteDrawer = onceOpen<SiteDrawerProps>(() => import('./site-drawer').then((part) => part.SiteDrawer))
const StopMonitoring = onceOpen<StopMonitoringProps>(() =>
  import('./stop-monitoring').then((part) => part.StopMonitoring),
)
const WorkspaceDrawer = onceOpen<WorkspaceDrawerProps>(() =>
  import('./workspace-drawer').then((part) => part.WorkspaceDrawer),
)
const MissingSite = onDemand(() => import('./missing-site').then((part) => part.MissingSite))

type Props = {
  /** Null where all workspaces are shown: each site goes by its own. */
  workspace: Workspace | null
  monitors: readonly Monitor[] | undefined
  children: ReactNode
}

/** What opens beside the list. It stands outside the rows, and its scripts come when it is first asked for. */
export function MonitorDrawers({ workspace, monitors, children }: Props) {
  const [shown, setShown] = useState<Shown>(null)
  const [context] = useState(() => ({ show: setShown }))
  const close = () => setShown(null)
  const monitor = (shown && 'site' in shown && monitors?.find(({ id }) => id === shown.site)) || null
  const place = workspace?.id ?? monitor?.workspace_id ?? ''
  return (
    <MonitorDrawerContext value={context}>
      {shown && 'site' in shown && monitors && !monitor && <MissingSite />}
      {children}
      <SiteDrawer
        open={shown?.kind === 'site' && monitor !== null}
        workspace={place}
        monitor={monitor}
        onClose={close}
      />
      {workspace && <WorkspaceDrawer open={shown?.kind === 'workspace'} workspace={workspace} onClose={close} />}
      <StopMonitoring
        open={shown?.kind === 'stop' && monitor !== null}
        workspace={place}
        monitor={monitor}
        onClose={close}
      />
    </MonitorDrawerContext>
  )
}
