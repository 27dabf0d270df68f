import type { Grade, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import { GRADES, SEVERITIES } from '@/lib/contract/scan-result'

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
