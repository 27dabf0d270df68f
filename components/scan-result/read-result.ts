import { useMemo } from 'react'
import { type Check, ScanResult } from '@/lib/contract/scan-result'
import type { NamedSoFar, Report } from '@/lib/contract/report'
import { checkIn, findingIn, type FindingTexts, meansIn, titleIn } from '@/lib/domain/finding-texts'
import { useFindingTexts } from '@/lib/react/use-finding-texts'
import { visibleText } from '@/lib/domain/visible-text'

/** A result as far as it can be understood: our structure, or the text of whatever else an API sent. */
export type ReadResult =
  | { kind: 'structured'; result: ShownResult }
  | { kind: 'raw'; text: string; isJson: boolean }
  | { kind: 'none' }

/** In the words of the page, with what the scan wrote down itself for whatever is read by programs. */
export type ShownResult = ScanResult & { written?: ScanResult }

export const asWritten = (result: ShownResult): ScanResult => result.written ?? result

/**
 * The result of a report in the words of the page. Thousands of findings are read once, and not with every render or
 * every look at a running scan.
 */
export function useReadResult(report: Pick<Report, 'scan_result'> | null | undefined): ReadResult {
  const texts = useFindingTexts()
  const scan_result = report?.scan_result
  return useMemo(() => readResult({ scan_result }, texts), [scan_result, texts])
}

/** The rows of a scan that still runs in the words of the page. */
export function useReadChecks(checks: readonly Check[] | null | undefined): Check[] {
  const texts = useFindingTexts()
  return useMemo(() => (checks ?? []).map((check) => checkIn(check, { texts, show: visibleText })), [checks, texts])
}

/** What a scan that still runs has found, in the words of the page. */
export function useReadFound(found: Report['found']): NamedSoFar[] {
  const texts = useFindingTexts()
  return useMemo(() => {
    const reader = { texts, show: visibleText }
    return (found ?? []).map((kind) => ({
      ...kind,
      title: titleIn(kind, reader),
      summary_plain: meansIn(kind, reader),
    }))
  }, [found, texts])
}

/** A text that is JSON is read as JSON; any other text is kept as it is. */
export function readResult(report: Pick<Report, 'scan_result'>, texts?: FindingTexts): ReadResult {
  const given = report.scan_result
  if (given === undefined || given === null || given === '') return { kind: 'none' }
  const value = typeof given === 'string' ? parse(given) : given
  if (value === undefined) return { kind: 'raw', text: String(given), isJson: false }
  const read = ScanResult.safeParse(value)
  return read.success
    ? { kind: 'structured', result: plain(read.data, texts) }
    : { kind: 'raw', text: formatted(value), isJson: true }
}

/** A result of JSON as text. */
export const textOf = ({ scan_result: given }: Pick<Report, 'scan_result'>) =>
  formatted(typeof given === 'string' ? parse(given) : given)

const formatted = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * What a scan wrote down in the words of the page, and texts of a stranger's site read as they are written, wherever
 * the screen shows them.
 */
function plain(result: ScanResult, texts: FindingTexts | undefined): ShownResult {
  const reader = { texts, show: visibleText }
  return {
    ...result,
    findings: result.findings.map((finding) => findingIn(finding, reader)),
    checks: result.checks.map((check) => checkIn(check, reader)),
    written: result,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
