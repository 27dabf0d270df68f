import { type Category, type Check, type Finding, SEVERITIES, type Severity } from '@/lib/contract/scan-result'

const EFFORTS = ['minutes', 'hours', 'days'] as const

const severityRank = (finding: Pick<Finding, 'severity'>) => SEVERITIES.indexOf(finding.severity)
const effortRank = (finding: Pick<Finding, 'fix_effort'>) => EFFORTS.indexOf(finding.fix_effort)

export const worstOf = (findings: readonly Pick<Finding, 'severity'>[]): Severity | undefined =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity))

/** Worst first; of equally bad ones, the quicker to fix first. */
export const byUrgency = (a: Finding, b: Finding) => severityRank(a) - severityRank(b) || effortRank(a) - effortRank(b) || a.title.localeCompare(b.title)

/** As the score counts: notes and what is only likely take nothing. */
export const costsPoints = (finding: Pick<Finding, 'severity' | 'confidence'>) => finding.severity !== 'info' && finding.confidence === 'confirmed'

/** What to start with: one entry per kind of problem, notes left out. */
export function doFirst(findings: readonly Finding[], count = 3): Finding[] {
  const kinds = new Map<string, Finding>()
  for (const finding of [...findings].sort(byUrgency)) if (finding.severity !== 'info' && !kinds.has(finding.rule)) kinds.set(finding.rule, finding)
  return [...kinds.values()].slice(0, count)
}

export type Area = {
  category: Category
  worst: Severity | undefined
  /** The worst of what its checks say: findings, no answer, passed, or that the question does not arise. */
  state: Check['state']
  withFindings: number
  total: number
}

const STATES: readonly Check['state'][] = ['findings', 'running', 'pending', 'error', 'inconclusive', 'skipped', 'passed', 'not_applicable']

/** The checks by their subject, in the order of the scan. */
export function byArea(checks: readonly Check[], findings: readonly Finding[]): Area[] {
  return [...Map.groupBy(checks, (check) => check.category)].map(([category, own]) => ({
    category,
    state: STATES.find((state) => own.some((check) => check.state === state)) ?? 'not_applicable',
    worst: worstOf(findings.filter((finding) => finding.category === category)),
    withFindings: own.filter((check) => check.findings > 0).length,
    total: own.length,
  }))
}

/** The check that tells what runs and never finds fault with it. */
export const isOnlyNoted = ({ key, state }: Pick<Check, 'key' | 'state'>) => key === 'software.technology' && state === 'passed'

export const isDone = (check: Check) => check.state !== 'pending' && check.state !== 'running'
