import { scanState } from '@/components/scan-result/scan-words'
import { isDone } from '@/components/scan-result/order'
import { foundBy } from '@/lib/domain/found-by'
import type { Report } from '@/lib/contract/report'
import type { Category, Check } from '@/lib/contract/scan-result'

export type PhaseState = 'pending' | 'running' | 'done' | 'failed' | 'ended'

export type Phase = {
  key: 'queue' | 'reach' | 'score' | Category
  state: PhaseState
  /** Null while it is not over, and where it is not known. */
  ms: number | null
  /** When a running phase began, in milliseconds since 1970; null where nobody knows. */
  since: number | null
  /** It may have begun earlier: a check tells when it began only when it has ended. */
  isSinceAtLatest?: boolean
  /** Of a subject only. */
  checks?: { done: number; total: number; findings: number }
}

const at = (time: string | null | undefined) => Date.parse(time ?? '')
const known = (time: number) => (Number.isFinite(time) ? time : null)
const between = (from: number, to: number) => (Number.isNaN(to - from) ? null : Math.max(0, to - from))

const beginOf = (check: Check) => at(check.ended_at) - (check.took_ms ?? Number.NaN)

/**
 * What a scan goes through, in its order: the queue, the way to the site, a phase for each subject of its checks, and
 * the score.
 */
export function phasesOf(scan: Report, checks: readonly Check[]): Phase[] {
  const state = scanState(scan)
  const isOver = state !== 'queued' && state !== 'running'
  const hasStarted = Boolean(scan.started_at)
  // They are listed before the first of them has begun.
  const hasReached = checks.some((check) => check.state !== 'pending')
  /** Of a step that is the next one, or has not been come to. */
  const ahead = (isNext: boolean): PhaseState => (isOver ? 'ended' : isNext ? 'running' : 'pending')
  const subjects = [...Map.groupBy(checks, (check) => check.category)].map(([category, own]) =>
    phaseOf(category, own, isOver),
  )
  const isScored = state === 'completed'
  const created = at(scan.created_at)
  const started = at(scan.started_at)
  const lastEnd = Math.max(...checks.map((check) => at(check.ended_at)))
  return [
    { key: 'queue', state: hasStarted ? 'done' : ahead(true), ms: between(created, started), since: known(created) },
    {
      key: 'reach',
      // It was come to, and the scan went no further.
      state: hasReached ? 'done' : hasStarted && state === 'failed' ? 'failed' : ahead(hasStarted),
      ms: between(started, Math.min(...checks.map(beginOf).filter(Number.isFinite))),
      since: known(started),
    },
    ...subjects,
    {
      key: 'score',
      state: isScored ? 'done' : ahead(hasReached && checks.every(isDone)),
      ms: isScored ? between(lastEnd, at(scan.completed_at)) : null,
      since: known(lastEnd),
    },
  ]
}

function phaseOf(category: Category, own: Check[], isOver: boolean): Phase {
  const done = own.filter(isDone)
  const total = own.length
  const findings = own.reduce((sum, check) => sum + foundBy(check).findings, 0)
  const isUntouched = own.every((check) => check.state === 'pending' || check.state === 'skipped')
  const isRunning = own.some((check) => check.state === 'running')
  const state: PhaseState = isUntouched
    ? isOver
      ? 'ended'
      : 'pending'
    : done.length === total
      ? 'done'
      : isOver
        ? 'ended'
        : isRunning
          ? 'running'
          : 'pending'
  const ms =
    state === 'done'
      ? between(Math.min(...own.map(beginOf)), Math.max(...own.map((check) => at(check.ended_at))))
      : null
  const since = known(Math.min(...own.map(beginOf).filter(Number.isFinite)))
  return { key: category, state, ms, since, isSinceAtLatest: true, checks: { done: done.length, total, findings } }
}
