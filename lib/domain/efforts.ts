import type { ScanResult } from '@/lib/contract/scan-result'
import { costsPoints } from './finding-order'

const EFFORTS = ['minutes', 'hours', 'days'] as const

/**
 * How much there is to fix, by how long it takes: the findings that cost points, and of how many; without a score all of
 * them cost. Notes are nothing to fix.
 */
export function effortsIn({ findings: all, score }: Pick<ScanResult, 'findings' | 'score'>) {
  const findings = all.filter(({ severity }) => severity !== 'info')
  const costing = score === null ? findings : findings.filter(costsPoints)
  const counts = EFFORTS.map((effort) => ({
    effort,
    count: costing.filter((finding) => finding.fix_effort === effort).length,
  })).filter(({ count }) => count > 0)
  return { counts, count: findings.length, cost: costing.length }
}
