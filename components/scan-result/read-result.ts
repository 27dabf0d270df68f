import { ScanResult } from '@/lib/contract/scan-result'
import type { Report } from '@/lib/contract/report'

/** A result as far as it can be understood: our structure, or the text of whatever else an API sent. */
export type ReadResult = { kind: 'structured'; result: ScanResult; text: string } | { kind: 'raw'; text: string; isJson: boolean } | { kind: 'none' }

/** A text that is JSON is read as JSON; any other text is kept as it is. */
export function readResult(report: Pick<Report, 'scan_result'>): ReadResult {
  const given = report.scan_result
  if (given === undefined || given === null || given === '') return { kind: 'none' }
  const value = typeof given === 'string' ? parse(given) : given
  if (value === undefined) return { kind: 'raw', text: String(given), isJson: false }
  const text = JSON.stringify(value, null, 2)
  const read = ScanResult.safeParse(value)
  return read.success ? { kind: 'structured', result: read.data, text } : { kind: 'raw', text, isJson: true }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
