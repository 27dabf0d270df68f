/** Ours end as completed or failed. A foreign API may use other words for an end; polling stops at those too. */
const FINISHED = ['completed', 'failed', 'aborted', 'cancelled', 'canceled', 'stopped', 'error', 'timeout']

export const isFinished = (scan: { status: string } | undefined) =>
  scan !== undefined && FINISHED.includes(scan.status.toLowerCase())

export const isCompleted = (scan: { status: string }) => scan.status.toLowerCase() === 'completed'

const STOPPED = ['aborted', 'cancelled', 'canceled', 'stopped']

/** A person ended it. Ours end as failed then, with that reason. */
export const isStopped = (scan: { status: string; failure_reason?: string | null }) =>
  isFinished(scan) &&
  !isCompleted(scan) &&
  (scan.failure_reason === 'aborted' || STOPPED.includes(scan.status.toLowerCase()))

/** It waits or runs no more. */
export const isDoneCheck = ({ state }: { state: string }) => state !== 'pending' && state !== 'running'

const STALLED_MS = 2 * 60_000

/** A running scan that has not moved for two minutes. */
export const isStalled = (scan: { status: string; last_progress_at?: string | null }, now: number) =>
  scan.status === 'running' && now - Date.parse(scan.last_progress_at ?? '') > STALLED_MS

type Dated = { completed_at?: string | null; updated_at?: string | null; created_at?: string }

const when = (report: Dated) => Date.parse(report.completed_at ?? report.updated_at ?? report.created_at ?? '') || 0

/** The newest by completed_at, falling back to updated_at, then created_at. */
export const latestReport = <R extends Dated>(reports: readonly R[]) =>
  reports.reduce<R | undefined>(
    (latest, report) => (latest && when(latest) >= when(report) ? latest : report),
    undefined,
  )

const startOf = (scan: { created_at?: string }) => Date.parse(scan.created_at ?? '') || 0

/** The scan that was started last; of equals, the first in the list. */
export const newestScan = <S extends { created_at?: string }>(scans: readonly S[]) =>
  scans.reduce<S | undefined>((newest, scan) => (newest && startOf(newest) >= startOf(scan) ? newest : scan), undefined)
