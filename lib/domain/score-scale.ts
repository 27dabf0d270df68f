import type { Grade, Severity } from '@/lib/contract/scan-result'

/** Which grade a score is, the best first. The scores and the guide to them are made from it. */
export const GRADE_BANDS: readonly { grade: Grade; from: number }[] = [
  { grade: 'A+', from: 98 },
  { grade: 'A', from: 90 },
  { grade: 'B', from: 80 },
  { grade: 'C', from: 65 },
  { grade: 'D', from: 50 },
  { grade: 'E', from: 20 },
  { grade: 'F', from: 0 },
]

/** So many checks answer before a running scan has a grade: fewer say nothing of one. */
export const FIRST_ANSWERS = 3

/**
 * What one finding takes of what is left, and the highest score while one is open: one readable `.env` is an F,
 * whatever else is right.
 */
export const SEVERITY_COSTS: readonly { severity: Severity; share: number; ceiling: number }[] = [
  { severity: 'critical', share: 0.6, ceiling: 19 },
  { severity: 'high', share: 0.3, ceiling: 59 },
  { severity: 'medium', share: 0.08, ceiling: 89 },
  { severity: 'low', share: 0.03, ceiling: 97 },
  { severity: 'info', share: 0, ceiling: 100 },
]
