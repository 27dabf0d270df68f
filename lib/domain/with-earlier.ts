import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { type Carried, isAnswer } from './scan-diff'
import { score } from './score'

/**
 * The result with the one grade that its asset has from then on: of what the scan found, of what is `carried` because
 * it could not see it, and of the checks that the newest full scan made. A scan that looks at less never makes a grade
 * better than what stands undisproved, and one that could see too little never takes a grade away: `wasGraded` says
 * that there was one before.
 */
export function withEarlier<R extends Graded>(result: R, carried: readonly Carried[], { full, wasGraded }: Earlier): R {
  const rows = checksTogether(result, full)
  const hasOwnGrade = result.score !== null || !wasGraded
  if (carried.length === 0 && rows === result.checks && hasOwnGrade) return result
  // What earlier versions carried on may lack both.
  const open = carried.map(({ check, severity, rule, confidence }) => ({
    check,
    severity,
    rule: rule ?? check,
    confidence: confidence ?? 'confirmed',
  }))
  const own_score = result.own_score === undefined ? result.score : result.own_score
  return { ...result, own_score, ...score([...result.findings, ...open], rows, wasGraded) }
}

type Graded = Pick<ScanResult, 'mode' | 'checks' | 'score' | 'own_score'> & {
  findings: readonly Pick<Finding, 'check' | 'rule' | 'severity' | 'confidence'>[]
}
type Earlier = { full: readonly Check[] | null; wasGraded: boolean }

/** The checks that a grade goes by: with those of the newest full scan, where this one looked at less. */
export const checksTogether = ({ mode, checks }: Pick<ScanResult, 'mode' | 'checks'>, full: readonly Check[] | null) =>
  mode === 'light' && full ? together(full, checks) : checks

/** The checks of the newest full scan; where it got no answer, those of a newer light one. */
function together(full: readonly Check[], light: readonly Check[]): Check[] {
  const answered = new Map(light.filter(({ state }) => isAnswer(state)).map((check) => [check.key, check]))
  const keys = new Set(full.map(({ key }) => key))
  return [
    ...full.map((check) => (isAnswer(check.state) ? check : (answered.get(check.key) ?? check))),
    ...light.filter(({ key }) => !keys.has(key)),
  ]
}
