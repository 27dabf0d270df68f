import { useReadResult } from '@/components/scan-result/read-result'
import { useScanReport } from '@/lib/api/scan-report'
import { useAssetScans } from '@/lib/api/scan-pages'
import type { Asset } from '@/lib/contract/asset'
import { isCompleted, latestReport } from '@/lib/domain/scan-status'
import type { Proof } from './evidence'

/**
 * The last completed scan of an asset with what it found, and when that was a light one, what the full one before it
 * found. Only calls that every plan may make.
 */
export function useLastScan(workspace: string, asset: Asset) {
  const scans = useAssetScans(workspace, asset.id)
  const completed = (scans.data ?? []).filter(isCompleted)
  // The list of a foreign API may hold the newest of all sites alone; what was scanned long ago is known to its asset.
  const remembered =
    asset.last_scan && isCompleted(asset.last_scan)
      ? { id: asset.last_scan.id, completed_at: asset.last_scan.at }
      : undefined
  const scan = latestReport(completed) ?? (scans.data && remembered)
  const full = latestReport(completed.filter(({ scan_type }) => scan_type === 'full_scan'))
  const last = useProof(scan?.id)
  const fuller = useProof(full && full.id !== scan?.id ? full.id : undefined)
  const reads = [...scans.reads, last.report, fuller.report]
  const isPending = scans.isPending || last.isPending || fuller.isPending
  const failed = reads.find(({ isError, data }) => isError && data === undefined)
  return {
    scan,
    /**
     * The newest first. Null while nothing can be said: still asked for, not to be had, or in no form that is known.
     */
    proofs:
      isPending || failed || (scan && !last.proof)
        ? null
        : [last.proof, fuller.proof].filter((proof) => proof !== null),
    isPending,
    reads,
    failed,
  }
}

function useProof(id: string | undefined) {
  const report = useScanReport(id)
  const read = useReadResult(report.data)
  const proof: Proof | null = id !== undefined && read.kind === 'structured' ? { scan: id, result: read.result } : null
  return { report, proof, isPending: id !== undefined && report.isPending }
}
