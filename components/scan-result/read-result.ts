import { ScanResult } from '@/lib/contract/scan-result'
import type { Report } from '@/lib/contract/report'
import { visibleText } from '@/lib/visible-text'

/** A result as far as it can be understood: our structure, or the text of whatever else an API sent. */
export type ReadResult = { kind: 'structured'; result: ScanResult } | { kind: 'raw'; text: string; isJson: boolean } | { kind: 'none' }

/** A text that is JSON is read as JSON; any other text is kept as it is. */
export function readResult(report: Pick<Report, 'scan_result'>): ReadResult {
  const given = report.scan_result
  if (given === undefined || given === null || given === '') return { kind: 'none' }
  const value = typeof given === 'string' ? parse(given) : given
  if (value === undefined) return { kind: 'raw', text: String(given), isJson: false }
  const read = ScanResult.safeParse(value)
  return read.success ? { kind: 'structured', result: plain(read.data) } : { kind: 'raw', text: formatted(value), isJson: true }
}

/** A result of JSON as text. */
export const textOf = ({ scan_result: given }: Pick<Report, 'scan_result'>) => formatted(typeof given === 'string' ? parse(given) : given)

const formatted = (value: unknown) => JSON.stringify(value, null, 2)

/** Texts of a stranger's site read as they are written, wherever the screen shows them. */
function plain(result: ScanResult): ScanResult {
  const findings = result.findings.map((finding) => ({
    ...finding,
    title: visibleText(finding.title),
    at: visibleText(finding.at),
    key: visibleText(finding.key),
    summary_plain: visibleText(finding.summary_plain),
    impact: visibleText(finding.impact),
    remediation: visibleText(finding.remediation),
  }))
  const checks = result.checks.map((check) => ({ ...check, title: visibleText(check.title), detail: check.detail && visibleText(check.detail) }))
  return { ...result, findings, checks }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
