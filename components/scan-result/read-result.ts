import { useMemo } from 'react'
import { type Check, ScanResult } from '@/lib/contract/scan-result'
import type { Report } from '@/lib/contract/report'
import { checkIn, findingIn, type FindingTexts } from '@/lib/domain/finding-texts'
import { useSaid } from '@/lib/react/use-said'
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

type Say = (text: string) => string

/** How the page says what a scan wrote down. */
type Reader = { texts?: FindingTexts; said: Say }

/**
 * The result of a report in the words of the page. Thousands of findings are read once, and not with every render or
 * every look at a running scan.
 */
export function useReadResult(report: Pick<Report, 'scan_result'> | null | undefined): ReadResult {
  const said = useSaid()
  const texts = useFindingTexts()
  const scan_result = report?.scan_result
  return useMemo(() => readResult({ scan_result }, { texts, said }), [scan_result, texts, said])
}

/** The rows of a scan that still runs in the words of the page. */
export function useReadChecks(checks: readonly Check[] | null | undefined): Check[] {
  const said = useSaid()
  return useMemo(() => (checks ?? []).map((check) => checkIn(check, (text) => said(visibleText(text)))), [checks, said])
}

/** A text that is JSON is read as JSON; any other text is kept as it is. */
export function readResult(report: Pick<Report, 'scan_result'>, reader: Reader = { said: (text) => text }): ReadResult {
  const given = report.scan_result
  if (given === undefined || given === null || given === '') return { kind: 'none' }
  const value = typeof given === 'string' ? parse(given) : given
  if (value === undefined) return { kind: 'raw', text: String(given), isJson: false }
  const read = ScanResult.safeParse(value)
  return read.success
    ? { kind: 'structured', result: plain(read.data, reader) }
    : { kind: 'raw', text: formatted(value), isJson: true }
}

/** A result of JSON as text. */
export const textOf = ({ scan_result: given }: Pick<Report, 'scan_result'>) =>
  formatted(typeof given === 'string' ? parse(given) : given)

const formatted = (value: unknown) => JSON.stringify(value, null, 2)

/** Ten thousand findings say the same few things. */
function remembered(say: Say): Say {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const words = say(text)
    known.set(text, words)
    return words
  }
}

/**
 * What a scan wrote down in the words of the page, and texts of a stranger's site read as they are written, wherever
 * the screen shows them.
 */
function plain(result: ScanResult, { texts, said: say }: Reader): ShownResult {
  const said = remembered((text) => say(visibleText(text)))
  const findings = result.findings.map((finding) => findingIn(finding, { texts, show: visibleText, said }))
  return { ...result, findings, checks: result.checks.map((check) => checkIn(check, said)), written: result }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
