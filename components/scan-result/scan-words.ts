import { FailureReason, ScanType } from '@/lib/contract/scan'
import type { Scan } from '@/lib/contract/scan'
import { isCompleted, isFinished, isStopped } from '@/lib/domain/scan-status'

/** The state of a scan in the words of the screen: a scan that a person stopped has not failed. */
export type ScanState = 'queued' | 'running' | 'completed' | 'failed' | 'stopped'

export function scanState(scan: Pick<Scan, 'status' | 'failure_reason'>): ScanState {
  if (isCompleted(scan)) return 'completed'
  if (!isFinished(scan)) return scan.status.toLowerCase() === 'queued' ? 'queued' : 'running'
  return isStopped(scan) ? 'stopped' : 'failed'
}

export const scanType = (scan: { scan_type: string }) => ScanType.safeParse(scan.scan_type).data ?? 'other'

export const failureReason = (scan: Pick<Scan, 'status' | 'failure_reason'>) =>
  scanState(scan) === 'stopped' ? 'aborted' : (FailureReason.safeParse(scan.failure_reason).data ?? 'other')

/**
 * How long it took in milliseconds, or has taken until `now`; null when it has not begun, or not ended and no time is
 * given.
 */
export function elapsedMs(scan: Pick<Scan, 'started_at' | 'completed_at'>, now?: number) {
  const start = Date.parse(scan.started_at ?? '')
  const end = scan.completed_at ? Date.parse(scan.completed_at) : (now ?? Number.NaN)
  const elapsed = Math.max(0, end - start)
  return Number.isNaN(elapsed) ? null : elapsed
}
