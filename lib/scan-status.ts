/** Ours end as completed or failed. A foreign API may use other words for an end; polling stops at those too. */
const FINISHED = ['completed', 'failed', 'aborted', 'cancelled', 'canceled', 'stopped', 'error', 'timeout']

export const isFinished = (scan: { status: string } | undefined) => scan !== undefined && FINISHED.includes(scan.status.toLowerCase())

export const isCompleted = (scan: { status: string }) => scan.status.toLowerCase() === 'completed'

type Dated = { completed_at?: string | null; updated_at?: string | null; created_at?: string }

const when = (report: Dated) => Date.parse(report.completed_at ?? report.updated_at ?? report.created_at ?? '') || 0

/** The newest by completed_at, falling back to updated_at, then created_at. */
export const latestReport = <R extends Dated>(reports: readonly R[]) => reports.reduce<R | undefined>((latest, report) => (latest && when(latest) >= when(report) ? latest : report), undefined)
