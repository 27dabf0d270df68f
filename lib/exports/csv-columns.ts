import type { Entry } from '@/lib/domain/finding-entries'

export const CSV_COLUMNS = [
  'severity',
  'title',
  'category',
  'at',
  'key',
  'status',
  'drift',
  'confidence',
  'effort',
  'firstSeen',
  'note',
  'until',
  'means',
  'impact',
  'fix',
  'evidence',
  'cwe',
  'cve',
  'owasp',
  'rule',
  'id',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The words of the screen, so that the file says what the screen says. */
export type CsvWords = {
  columns: Record<CsvColumn, string>
  value: (column: CsvColumn, entry: Entry) => string | undefined
}
