import { type Finding, SEVERITIES, type Severity } from '@/lib/contract/scan-result'

const EFFORTS = ['minutes', 'hours', 'days'] as const

const severityRank = (finding: Pick<Finding, 'severity'>) => SEVERITIES.indexOf(finding.severity)
const effortRank = ({ fix_effort: effort }: Ranked) => (effort ? EFFORTS.indexOf(effort) : EFFORTS.length)

/** How long a fix takes is not known while the scan runs. */
type Ranked = Pick<Finding, 'severity' | 'title'> & Partial<Pick<Finding, 'fix_effort'>>

export const worstOf = (findings: readonly Pick<Finding, 'severity'>[]): Severity | undefined =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity))

/** Worst first; of equally bad ones, the quicker to fix first. */
export const byUrgency = (a: Ranked, b: Ranked) =>
  severityRank(a) - severityRank(b) || effortRank(a) - effortRank(b) || a.title.localeCompare(b.title)

/** As the score counts: notes and what is only likely take nothing. */
export const costsPoints = (finding: Pick<Finding, 'severity' | 'confidence'>) =>
  finding.severity !== 'info' && finding.confidence === 'confirmed'

/** What to start with: one entry per kind of problem, notes left out. */
export function doFirst(findings: readonly Finding[], count = 3): Finding[] {
  const kinds = new Map<string, Finding>()
  for (const finding of [...findings].sort(byUrgency))
    if (finding.severity !== 'info' && !kinds.has(finding.rule)) kinds.set(finding.rule, finding)
  return [...kinds.values()].slice(0, count)
}
