import Papa from 'papaparse'
import type { Evidence } from '@/lib/contract/scan-result'
import type { Entry } from '@/lib/domain/finding-entries'
import { visibleText, visibleWords } from '@/lib/domain/visible-text'
import { CSV_COLUMNS, type CsvColumn, type CsvWords } from './csv-columns'

/** Also after a line break and in wide letters. Papa's own pattern misses cells of several lines. */
const FORMULA = /^[\s\u200E\u200F\u2066-\u2069]*[=+\-@\t\r＝＋－＠]/
/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a cell of a spreadsheet holds. */
const MAX_CELL = 32_000

/** The list as a table for spreadsheets, line by line as given. No cell is ever a formula. */
export function findingsCsv(entries: readonly Entry[], { columns, value }: CsvWords): string {
  const data = entries.map((entry) =>
    CSV_COLUMNS.map((column) => (value(column, entry) ?? plain(column, entry)).slice(0, MAX_CELL)),
  )
  return csvOf(
    CSV_COLUMNS.map((column) => columns[column]),
    data,
  )
}

/** A table for spreadsheets: what is missing is an empty cell. */
export const csvOf = (fields: string[], data: (string | number | undefined)[][]) =>
  BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' })

function plain(column: CsvColumn, { finding, state }: Entry): string {
  const texts: Partial<Record<CsvColumn, string | null>> = {
    title: visibleWords(finding.title),
    at: visibleText(finding.at),
    key: visibleText(finding.key),
    firstSeen: state?.first_seen?.slice(0, 10),
    note: visibleText(state?.decision?.note ?? ''),
    until: state?.decision?.until,
    means: visibleWords(finding.summary_plain),
    impact: visibleWords(finding.impact),
    fix: visibleWords(finding.remediation),
    evidence: finding.evidence.map(evidenceText).join('\n\n'),
    cwe: finding.cwe.map((number) => `CWE-${number}`).join(', '),
    cve: visibleText(finding.cve.join(', ')),
    owasp: visibleText(finding.owasp.join(', ')),
    rule: visibleText(finding.rule),
    id: visibleText(finding.id),
  }
  return texts[column] ?? ''
}

const evidenceText = ({ label, url, request, status, excerpt, data }: Evidence) =>
  [
    visibleWords(label),
    ...[url, request, status === undefined ? '' : `HTTP ${status}`, excerpt, data && JSON.stringify(data)].map((text) =>
      visibleText(text ?? ''),
    ),
  ]
    .filter(Boolean)
    .join('\n')
