import { scanState } from '@/components/scan-result/scan-words'
import { isDone } from '@/components/scan-result/order'
import type { Report } from '@/lib/contract/report'
import type { Category, Check } from '@/lib/contract/scan-result'

export type PhaseState = 'pending' | 'running' | 'done' | 'ended'

export type Phase = {
  key: 'queue' | 'reach' | 'score' | Category
  state: PhaseState
  /** Null while it is not over, and where it is not known. */
  ms: number | null
  /** Of a subject only. */
  checks?: { done: number; total: number; findings: number }
}

const at = (time: string | null | undefined) => Date.parse(time ?? '')
const between = (from: number, to: number) => (Number.isNaN(to - from) ? null : Math.max(0, to - from))

const beginOf = (check: Check) => at(check.ended_at) - (check.took_ms ?? Number.NaN)

/** What a scan goes through, in its order: the queue, the way to the site, a phase for each subject of its checks, and the score. */
export function phasesOf(scan: Report, checks: readonly Check[]): Phase[] {
  const state = scanState(scan)
  const isOver = state !== 'queued' && state !== 'running'
  const hasStarted = Boolean(scan.started_at)
  const hasReached = checks.length > 0
  /** Of a step that is the next one, or has not been come to. */
  const ahead = (isNext: boolean): PhaseState => (isOver ? 'ended' : isNext ? 'running' : 'pending')
  const subjects = [...Map.groupBy(checks, (check) => check.category)].map(([category, own]) => phaseOf(category, own, isOver))
  const isScored = state === 'completed'
  return [
    { key: 'queue', state: hasStarted ? 'done' : ahead(true), ms: between(at(scan.created_at), at(scan.started_at)) },
    {
      key: 'reach',
      state: hasReached ? 'done' : ahead(hasStarted),
      ms: between(at(scan.started_at), Math.min(...checks.map(beginOf).filter(Number.isFinite))),
    },
    ...subjects,
    { key: 'score', state: isScored ? 'done' : ahead(hasReached && checks.every(isDone)), ms: null },
  ]
}

function phaseOf(category: Category, own: Check[], isOver: boolean): Phase {
  const done = own.filter(isDone)
  const total = own.length
  const findings = own.reduce((sum, check) => sum + check.findings, 0)
  const isUntouched = own.every((check) => check.state === 'pending' || check.state === 'skipped')
  const state: PhaseState = isUntouched ? (isOver ? 'ended' : 'pending') : done.length === total ? 'done' : isOver ? 'ended' : 'running'
  const ms = state === 'done' ? between(Math.min(...own.map(beginOf)), Math.max(...own.map((check) => at(check.ended_at)))) : null
  return { key: category, state, ms, checks: { done: done.length, total, findings } }
}
