import type { Check, Finding, Grade, LedgerLine, Says, Severity } from '@/lib/contract/scan-result'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { isAnswer } from './scan-diff'
import { say } from './say'
import { GRADE_BANDS, SEVERITY_COSTS } from './score-scale'

const NOTHING = { share: 0, ceiling: 100 }
const costOf = (severity: Severity) => SEVERITY_COSTS.find((cost) => cost.severity === severity) ?? NOTHING

/** What a check takes of what is left: its worst rule in full, its other rules by half. */
const MAX_SHARE = 0.9
/** The best score short of A+: for scans with checks unanswered. */
const INCOMPLETE_CEILING = 97
/** Below this part of the checks answered there is no grade at all. */
const MIN_ANSWERED = 0.6

/** What a grade of info never has. */
const CEILING_SAYS: Partial<Record<Severity, Says>> = {
  critical: say('ledgerCritical'),
  high: say('ledgerHigh'),
  medium: say('ledgerMedium'),
  low: say('ledgerLow'),
}

export type Scored = Pick<Finding, 'check' | 'rule' | 'severity' | 'confidence'>
export type Row = Pick<Check, 'key' | 'title' | 'state' | 'says'>
export type Score = { score: number | null; grade: Grade | null; score_ledger: LedgerLine[] }

/**
 * The score, with the sum that makes it: the ledger's points are whole numbers and add up to the score exactly.
 * Another finding never raises it: a check's share only grows, and the product of what is left only falls.
 * `wasGraded`: an earlier scan made a grade, and that this one could not see enough for one takes nothing back.
 */
export function score(findings: Scored[], rows: Row[], wasGraded = false): Score {
  const unanswered = rows.filter((row) => !isAnswer(row.state)).length
  const answered = rows.length - unanswered
  if (!wasGraded && (answered === 0 || answered < rows.length * MIN_ANSWERED))
    return { score: null, grade: null, score_ledger: [] }
  const confirmed = findings.filter((finding) => finding.confidence === 'confirmed')
  const ledger: LedgerLine[] = [{ key: 'base', label: 'Start', says: say('ledgerStart'), points: 100, kind: 'base' }]
  ledger.push(...penalties(confirmed, rows))
  const worst = worstOf(confirmed.map((finding) => finding.severity))
  if (worst)
    ledger.push(
      ...ceiling(ledger, costOf(worst).ceiling, {
        label: `Maximum ${costOf(worst).ceiling} while a ${worst} finding is open`,
        says: CEILING_SAYS[worst],
        severity: worst,
      }),
    )
  if (unanswered > 0)
    ledger.push(
      ...ceiling(ledger, INCOMPLETE_CEILING, {
        label: `A+ requires every check to complete (${unanswered} didn’t)`,
        says: unanswered === 1 ? say('ledgerUnanswered') : say('ledgerUnansweredMany', { count: unanswered }),
      }),
    )
  const total = sum(ledger)
  return { score: total, grade: gradeOf(total), score_ledger: ledger }
}

export function gradeOf(points: number): Grade {
  return GRADE_BANDS.find(({ from }) => points >= from)?.grade ?? 'F'
}

/** What was left after each check, rounded: the differences of whole numbers add up without a remainder. */
function penalties(findings: Scored[], rows: Row[]): LedgerLine[] {
  let left = 100
  return shares(findings).map(({ check, share, worst, rules }) => {
    const before = Math.round(left)
    left *= 1 - share
    const row = rows.find(({ key }) => key === check)
    const title = row?.title ?? check
    const named = row?.says?.title ?? (row ? { say: check } : title)
    return {
      key: check,
      label: `${title}: ${rules === 1 ? '1 type of finding' : `${rules} types of findings`}`,
      says: rules === 1 ? say('ledgerKind', { check: named }) : say('ledgerKinds', { check: named, count: rules }),
      points: Math.round(left) - before,
      kind: 'penalty',
      severity: worst,
    }
  })
}

/** `parts`: what each rule adds to the share of its check, the worst first. */
type Share = { check: string; share: number; worst: Severity; rules: number; parts: Part[] }
type Part = { rule: string; severity: Severity; share: number }

/** What each check takes of what is left, the most first. */
export function shares(findings: readonly Scored[]): Share[] {
  const checks = [...new Set(findings.map((finding) => finding.check))]
  return checks
    .map((check) =>
      shareOf(
        check,
        findings.filter((finding) => finding.check === check),
      ),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.check.localeCompare(b.check))
}

function shareOf(check: string, findings: Scored[]): Share {
  const perRule = Map.groupBy(findings, (finding) => finding.rule)
  const parts = [...perRule]
    .flatMap(([rule, same]) => {
      const severity = worstOf(same.map((finding) => finding.severity))
      return severity ? [{ rule, severity, share: costOf(severity).share }] : []
    })
    // Of equal ones always the same first: the others count by half.
    .sort((a, b) => b.share - a.share || a.rule.localeCompare(b.rule))
    .map((part, index) => (index === 0 ? part : { ...part, share: part.share / 2 }))
  const share = parts.reduce((total, part) => total + part.share, 0)
  return {
    check,
    share: Math.min(MAX_SHARE, share),
    worst: worstOf(parts.map(({ severity }) => severity)) ?? 'info',
    rules: parts.filter((part) => part.share > 0).length,
    parts,
  }
}

function ceiling(
  ledger: LedgerLine[],
  max: number,
  { label, says, severity }: Pick<LedgerLine, 'label' | 'says'> & { severity?: Severity },
): LedgerLine[] {
  const over = sum(ledger) - max
  const key = severity ? `ceiling.${severity}` : 'ceiling.incomplete'
  return over > 0 ? [{ key, label, says, points: -over, kind: 'ceiling', severity }] : []
}

const worstOf = (severities: Severity[]) => SEVERITIES.find((severity) => severities.includes(severity))
const sum = (ledger: LedgerLine[]) => ledger.reduce((total, line) => total + line.points, 0)
