import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { isAnswer, looksAtLess } from '@/lib/domain/scan-diff'

type Why = { kind: 'light' } | { kind: 'notRun'; check: string } | { kind: 'noAnswer'; check: string; detail: string }

/** Why a scan proves nothing about a finding of another. */
export function whyUnseen(scan: ScanResult, other: ScanResult, finding: Finding): Why {
  const row = scan.checks.find(({ key }) => key === finding.check)
  const check = row?.title ?? other.checks.find(({ key }) => key === finding.check)?.title ?? finding.check
  if (row && !isAnswer(row.state)) return { kind: 'noAnswer', check, detail: row.detail ?? '' }
  return looksAtLess(scan, other) ? { kind: 'light' } : { kind: 'notRun', check }
}
