import type { Category, Check, Finding, Severity } from '@/lib/contract/scan-result'
import { foundBy } from '@/lib/domain/found-by'
import { worstOf } from '@/lib/domain/finding-order'

export { isOnlyNoted } from '@/lib/domain/found-by'
export { byUrgency, costsPoints, doFirst, worstOf } from '@/lib/domain/finding-order'

export type Area = {
  category: Category
  worst: Severity | undefined
  /** The worst of what its checks say: findings, no answer, passed, or that the question does not arise. */
  state: Check['state']
  withFindings: number
  total: number
}

const STATES: readonly Check['state'][] = [
  'findings',
  'running',
  'pending',
  'error',
  'inconclusive',
  'skipped',
  'passed',
  'not_applicable',
]

/**
 * The checks by their subject, in the order of the scan. Only `findings` count: a check all of whose findings were set
 * aside counts as passed.
 */
export function byArea(checks: readonly Check[], findings: readonly Finding[]): Area[] {
  const found = new Set(findings.map(({ check }) => check))
  const open = checks.map(
    (check): Check =>
      check.state === 'findings' && !found.has(check.key) ? { ...check, state: 'passed', findings: 0 } : check,
  )
  return [...Map.groupBy(open, (check) => check.category)].map(([category, own]) => ({
    category,
    state: STATES.find((state) => own.some((check) => check.state === state)) ?? 'not_applicable',
    worst: worstOf(findings.filter((finding) => finding.category === category)),
    withFindings: own.filter((check) => foundBy(check, findings).findings > 0).length,
    total: own.length,
  }))
}

/** Before, how many there are is not settled: which other tools are installed is known where they run. */
export const hasBegun = (checks: readonly Pick<Check, 'state'>[]) => checks.some(({ state }) => state !== 'pending')

export { isDoneCheck as isDone } from '@/lib/domain/scan-status'
