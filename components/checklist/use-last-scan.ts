import { useReadResult } from '@/components/scan-result/read-result'
import { useScanReport } from '@/lib/api/report'
import { useScans } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import { isCompleted, latestReport } from '@/lib/scan-status'

/** The last completed scan of an asset with what it found. Only calls that every plan may make. */
export function useLastScan(workspace: string, asset: Asset) {
  const scans = useScans(workspace)
  const scan = latestReport((scans.data ?? []).filter((one) => one.asset_id === asset.id && isCompleted(one)))
  const report = useScanReport(scan?.id)
  const read = useReadResult(report.data)
  return {
    scan,
    result: read.kind === 'structured' ? read.result : null,
    isPending: scans.isPending || (scan !== undefined && report.isPending),
    reads: [scans, report],
    failed: [scans, report].find(({ isError, data }) => isError && data === undefined),
  }
}
