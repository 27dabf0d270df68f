import { useRouter } from 'next/navigation'
import { useStartScan } from '@/lib/api/scan'
import type { Report } from '@/lib/contract/report'
import { href, initFull } from '@/lib/domain/routes'

/** Starts a light scan and leads to where it can be watched; a full one is agreed to each time, where it is set up. */
export function useScanAgain({ asset_id, scan_type }: Pick<Report, 'asset_id' | 'scan_type'>, workspace: string) {
  const router = useRouter()
  const start = useStartScan(workspace)
  const scan = () => {
    if (!asset_id) return
    if (scan_type === 'full_scan') return router.push(initFull(asset_id))
    start.mutate(
      { asset_id, scan_type: 'light_scan' },
      { onSuccess: () => router.push(href('scan', { id: asset_id })) },
    )
  }
  return { scan: asset_id ? scan : undefined, isPending: start.isPending }
}
