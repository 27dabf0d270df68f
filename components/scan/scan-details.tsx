import { useRouter } from 'next/navigation'
import { useAssets } from '@/lib/api/asset'
import { useStartScan } from '@/lib/api/scan'
import type { Scan } from '@/lib/contract/scan'
import { href, initFull } from '@/lib/domain/routes'
import { ScanView } from './scan-view'

/** One scan, whatever its type. Running it again leads to the new one, a full scan to where it is agreed to. */
export function ScanDetails({ scan, workspace }: { scan: Scan; workspace: string }) {
  const router = useRouter()
  const assets = useAssets(workspace)
  const start = useStartScan(workspace)
  const { asset_id } = scan

  const handleRunAgain = () => {
    if (!asset_id) return
    if (scan.scan_type === 'full_scan') return router.push(initFull(asset_id))
    start.mutate({ asset_id, scan_type: 'light_scan' }, { onSuccess: (started) => router.push(href('details', { id: started.id })) })
  }

  return (
    <div className="grid gap-4">
      <ScanView
        scan={scan}
        workspace={workspace}
        asset={assets.data?.find(({ id }) => id === asset_id)}
        onRunAgain={asset_id ? handleRunAgain : undefined}
        isStarting={start.isPending}
        isDetailed
      />
    </div>
  )
}
