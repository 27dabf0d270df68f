import type { Severity } from '@/lib/contract/scan-result'
import { gradeOf, score } from '@/lib/domain/score'
import { GRADE_BANDS, SEVERITY_COSTS } from './score-scale'

const rows = [{ key: 'a', title: 'A', state: 'findings' as const }]
const one = (severity: Severity) => score([{ check: 'a', rule: 'a/x', severity, confidence: 'confirmed' }], rows)

test.each(GRADE_BANDS)('$grade begins where the help says', ({ grade, from }) => {
  expect(gradeOf(from)).toBe(grade)
  if (from > 0) expect(gradeOf(from - 1)).not.toBe(grade)
})

test.each(SEVERITY_COSTS)('a $severity finding costs what the help says', ({ severity, share, ceiling }) => {
  expect(one(severity).score).toBe(Math.min(Math.round(100 * (1 - share)), ceiling))
})
