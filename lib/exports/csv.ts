import Papa from 'papaparse'
import type { Evidence } from '@/lib/contract/scan-result'
import type { Entry } from '@/lib/finding-entries'
import { visibleText } from '@/lib/visible-text'
import { CSV_COLUMNS, type CsvColumn, type CsvWords } from './csv-columns'

/** Also after a line break and in wide letters. Papa's own pattern misses cells of several lines. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a cell of a spreadsheet holds. */
const MAX_CELL = 32_000

/** The list as a table for spreadsheets, line by line as given. No cell is ever a formula. */
export function findingsCsv(entries: readonly Entry[], { columns, value }: CsvWords): string {
  const data = entries.map((entry) => CSV_COLUMNS.map((column) => cell(value(column, entry) ?? plain(column, entry))))
  return BYTE_ORDER_MARK + Papa.unparse({ fields: CSV_COLUMNS.map((column) => columns[column]), data }, { escapeFormulae: FORMULA, newline: '\r\n' })
}

const cell = (text: string) => visibleText(text).slice(0, MAX_CELL)

function plain(column: CsvColumn, { finding, state }: Entry): string {
  const texts: Partial<Record<CsvColumn, string | null>> = {
    title: finding.title,
    at: finding.at,
    key: finding.key,
    firstSeen: state?.first_seen?.slice(0, 10),
    note: state?.decision?.note,
    until: state?.decision?.until,
    means: finding.summary_plain,
    impact: finding.impact,
    fix: finding.remediation,
    evidence: finding.evidence.map(evidenceText).join('\n\n'),
    cwe: finding.cwe.map((number) => `CWE-${number}`).join(', '),
    cve: finding.cve.join(', '),
    owasp: finding.owasp.join(', '),
    rule: finding.rule,
    id: finding.id,
  }
  return texts[column] ?? ''
}

const evidenceText = ({ label, url, request, status, excerpt, data }: Evidence) =>
  [label, url, request, status === undefined ? '' : `HTTP ${status}`, excerpt, data && JSON.stringify(data)].filter(Boolean).join('\n')
