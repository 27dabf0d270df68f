'use client'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { onDemand } from '@/components/ui/on-demand'
import { useScope } from '@/lib/api/overview'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { useRouteParams } from '@/lib/react/use-route-params'
import { reportList } from '@/lib/messages/en/report-list'
import { scanList } from '@/lib/messages/en/scan-list'
import { withTexts } from '@/lib/react/i18n'
import type { AssetHistoryProps } from './asset-history'
import { WorkspaceHistory } from './workspace-history'

const AssetHistory = onDemand<AssetHistoryProps>(() => import('./asset-history').then((part) => part.AssetHistory))

const WAITING = (
  <Delayed>
    <Skeleton className="h-80 w-full" />
  </Delayed>
)

/** All scans of the workspace, or of one asset. */
export const HistoryScreen = withTexts({ report: reportList, scan: scanList }, function HistoryScreen() {
  const { assetId } = useRouteParams('history')
  const workspace = useCurrentWorkspace()
  const scope = useScope()
  return (
    <div className="grid gap-6">
      {assetId ? (
        <AssetHistory key={assetId} workspace={workspace?.id} assetId={assetId} fallback={WAITING} />
      ) : (
        // Begun anew only between one workspace and all: what is typed before the workspace is known stays.
        <WorkspaceHistory key={scope === ALL ? ALL : 'one'} workspace={scope} />
      )}
    </div>
  )
})
