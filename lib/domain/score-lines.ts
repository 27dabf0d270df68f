import type { Grade, LedgerLine, ScanResult, Severity } from '@/lib/contract/scan-result'
import { type Row, type Scored, score, shares } from './score'

type Graded = Pick<ScanResult, 'score' | 'grade' | 'score_ledger'> & {
  findings: readonly Scored[]
  checks: readonly Row[]
}

/** One rule in the sum of a score: what it takes, what fixing it everywhere gives back, and in how many places it is. */
export type RuleLine = { rule: string; severity: Severity; points: number; gain: number; places: number }

export type ScoreLines = { lines: RuleLine[]; ceilings: LedgerLine[] }

/**
 * The sum of a score by its findings, of which each kind is one line: as the ledger's lines, whole numbers that add up
 * to the score. Null where the findings at hand do not make this score: it counts what earlier scans saw, or another
 * version counted.
 */
export function linesOf(result: Graded): ScoreLines | null {
  if (!isOwnScore(result)) return null
  const confirmed = result.findings.filter(({ confidence }) => confidence === 'confirmed')
  const lines: RuleLine[] = []
  let left = 100
  for (const { parts, share } of shares(confirmed)) {
    let taken = 0
    for (const { rule, severity, share: own } of parts) {
      const before = Math.round(left * (1 - Math.min(taken, share)))
      taken += own
      const points = Math.round(left * (1 - Math.min(taken, share))) - before
      if (own === 0) continue
      const places = confirmed.filter((finding) => finding.rule === rule).length
      lines.push({ rule, severity, points, gain: gainOf(result, [rule]), places })
    }
    left *= 1 - share
  }
  return { lines, ceilings: result.score_ledger.filter(({ kind }) => kind === 'ceiling') }
}

/** Score and grade that the same scan gives when these rules find nothing any more; null as above. */
export function scoreWithout(result: Graded, rules: readonly string[]): { score: number; grade: Grade } | null {
  if (!isOwnScore(result)) return null
  const made = score(
    result.findings.filter(({ rule }) => !rules.includes(rule)),
    [...result.checks],
    true,
  )
  return made.score === null || made.grade === null ? null : { score: made.score, grade: made.grade }
}

const gainOf = (result: Graded, rules: readonly string[]) =>
  (scoreWithout(result, rules)?.score ?? 0) - (result.score ?? 0)

function isOwnScore(result: Graded): boolean {
  return result.score !== null && score([...result.findings], [...result.checks], true).score === result.score
}
