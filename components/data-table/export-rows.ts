import { saveFile } from '@/lib/browser/save-file'
import type { ColumnSource } from './row-source'

export type Format = 'csv' | 'csv-semicolon' | 'json'

/** A cell that begins like one is taken for a formula by spreadsheets; a number is none. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** What a cell is in a file: a number where the number is all it says, else its text. */
function cellOf<T>({ value, text, hasOwnText }: ColumnSource<T>, row: T): string | number | boolean {
  const plain = hasOwnText ? undefined : value(row)
  return typeof plain === 'boolean' || (typeof plain === 'number' && Number.isFinite(plain)) ? plain : text(row)
}

export function jsonOf<T>(rows: readonly T[], columns: readonly ColumnSource<T>[]) {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column) => [column.id, cellOf(column, row)]))),
    null,
    2,
  )
}

/** Begins with a byte order mark: without it Excel takes the file for another encoding. */
export async function csvOf<T>(rows: readonly T[], columns: readonly ColumnSource<T>[], delimiter = ',') {
  const { default: Papa } = await import('papaparse')
  const fields = columns.map((column) => column.label)
  const data = rows.map((row) => columns.map((column) => cellOf(column, row)))
  const quotes = (value: unknown) => typeof value === 'string'
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter, escapeFormulae: FORMULA, quotes })}\r\n`
}

/** "assets-2026-11-20", in any script. */
export function fileName(table: string, now = new Date()) {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const words = table.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['table']
  return `${words.join('-').slice(0, 80)}-${day}`
}

export async function exportRows<T>(
  format: Format,
  table: string,
  rows: readonly T[],
  columns: readonly ColumnSource<T>[],
) {
  const isJson = format === 'json'
  const text = isJson ? jsonOf(rows, columns) : await csvOf(rows, columns, format === 'csv' ? ',' : ';')
  const type = isJson ? 'application/json' : 'text/csv;charset=utf-8'
  saveFile(new Blob([text], { type }), `${fileName(table)}.${isJson ? 'json' : 'csv'}`)
}
