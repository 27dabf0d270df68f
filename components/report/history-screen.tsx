'use client'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { useRouteParams } from '@/lib/use-route-params'
import { AssetHistory } from './asset-history'
import { WorkspaceHistory } from './workspace-history'

/** All scans of the workspace, or of one asset. */
export function HistoryScreen() {
  const { assetId } = useRouteParams('history')
  const workspace = useCurrentWorkspace()
  return (
    <div className="grid gap-6">
      {assetId ? <AssetHistory key={assetId} workspace={workspace?.id} assetId={assetId} /> : <WorkspaceHistory workspace={workspace?.id} />}
    </div>
  )
}
