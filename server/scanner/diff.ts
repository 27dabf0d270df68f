import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { isAnswer } from './score'

export type ScanDiff = { added: Finding[]; persisting: Finding[]; fixed: Finding[]; unknown: Finding[] }

/**
 * What changed from one scan to the next. A finding that is gone is fixed only when the later scan completed and the check that found it
 * answered; otherwise nobody knows. Pass `null` for a later scan that failed without a result.
 */
export function diff(before: Pick<ScanResult, 'findings'>, after: Pick<ScanResult, 'findings' | 'checks'> | null, afterCompleted = after !== null): ScanDiff {
  const found = after?.findings ?? []
  const answered = new Set(afterCompleted ? after?.checks.filter((check) => isAnswer(check.state)).map((check) => check.key) : [])
  const earlier = new Set(before.findings.map((finding) => finding.id))
  const later = new Set(found.map((finding) => finding.id))
  const gone = before.findings.filter((finding) => !later.has(finding.id))
  return {
    added: found.filter((finding) => !earlier.has(finding.id)),
    persisting: found.filter((finding) => earlier.has(finding.id)),
    fixed: gone.filter((finding) => answered.has(finding.check)),
    unknown: gone.filter((finding) => !answered.has(finding.check)),
  }
}
