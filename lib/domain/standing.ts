import type { Check, Finding, Grade, ScanResult, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import { GRADES, SEVERITIES } from '@/lib/contract/scan-result'
import { type Carried, isAnswer } from './scan-diff'
import { score } from './score'

/**
 * The result with the one grade that its asset has from then on: of what the scan found, of what is `carried` because
 * it could not see it, and of the checks that the newest full scan made. A scan that looks at less never makes a grade
 * better than what stands undisproved, and one that could see too little never takes a grade away: `wasGraded` says
 * that there was one before.
 */
export function withEarlier<R extends Graded>(result: R, carried: readonly Carried[], { full, wasGraded }: Earlier): R {
  const rows = result.mode === 'light' && full ? together(full, result.checks) : result.checks
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

/** The checks of the newest full scan; where it got no answer, those of a newer light one. */
function together(full: readonly Check[], light: readonly Check[]): Check[] {
  const answered = new Map(light.filter(({ state }) => isAnswer(state)).map((check) => [check.key, check]))
  const keys = new Set(full.map(({ key }) => key))
  return [
    ...full.map((check) => (isAnswer(check.state) ? check : (answered.get(check.key) ?? check))),
    ...light.filter(({ key }) => !keys.has(key)),
  ]
}

export const NOTHING_OPEN: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

/** An open finding is of critical to low: what is only worth knowing is a note, and nobody has to act on it. */
export const OPEN_SEVERITIES = SEVERITIES.filter((severity) => severity !== 'info')

/** How many findings are open: notes are not. */
export const openTotal = (counts: Partial<SeverityCounts>) =>
  OPEN_SEVERITIES.reduce((sum, severity) => sum + (counts[severity] ?? 0), 0)

export function sumOf(all: readonly (SeverityCounts | null | undefined)[]): SeverityCounts {
  const sum = { ...NOTHING_OPEN }
  for (const counts of all) for (const severity of SEVERITIES) sum[severity] += counts?.[severity] ?? 0
  return sum
}

export function countsOf(findings: readonly { severity: Severity }[]): SeverityCounts {
  const counts = { ...NOTHING_OPEN }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}

/** The grade that is stored as this text. */
export const gradeOf = (text: string | null | undefined): Grade | null => GRADES.find((grade) => grade === text) ?? null

/**
 * Of the counts of an asset, one finding that a person set aside, up to and with a last day; null is for good.
 * `report`: the one that shows it, when the latest does not.
 */
export type Aside = { severity: Severity; until: string | null; report: string | null }
export type CarriedCounts = { report: string; counts: SeverityCounts }

/**
 * What is kept of an asset: how much its latest report leaves open, of it what that report does not show, and what was
 * set aside of both.
 */
export type Kept = { counts: SeverityCounts | null; carried: CarriedCounts[]; asides: Aside[] }

/** Whether what a person set aside is so on a day such as `2026-11-20`. */
export const isAsideOn = ({ until }: Pick<Aside, 'until'>, day: string) => until === null || until >= day

/** How much of it somebody has to act on, on a day such as `2026-11-20`. */
export function openOn(
  { counts, carried, asides }: Kept,
  day: string,
): { counts: SeverityCounts | null; carried: CarriedCounts[] } {
  const inForce = asides.filter((aside) => isAsideOn(aside, day))
  if (inForce.length === 0 || !counts) return { counts, carried }
  const asideOf = (report: string) => inForce.filter((aside) => aside.report === report)
  const rest = carried.map(({ report, counts: some }) => ({ report, counts: less(some, asideOf(report)) }))
  return {
    counts: less(counts, inForce),
    carried: rest.filter(({ counts: some }) => SEVERITIES.some((severity) => some[severity] > 0)),
  }
}

function less(counts: SeverityCounts, asides: readonly Aside[]): SeverityCounts {
  const rest = { ...counts }
  for (const { severity } of asides) rest[severity] = Math.max(0, rest[severity] - 1)
  return rest
}
