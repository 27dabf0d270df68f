import type { LeadToSave } from '@/lib/contract/lead-input'
import { countryOf, IMPORT_FIELDS, type ImportField, type Mapping, mappingFor } from '@/lib/domain/leads/import-columns'
import { type CsvTable, OpenQuote, readCsv, textOfFile } from '@/lib/exports/read-csv'
import { HttpError, refused } from '@/server/errors'
import { textOf } from './place'

const MAX_BYTES = 5 * 1024 * 1024
export const MAX_LINES = 10_000
const PREVIEW = 10

export type ImportFile = CsvTable & {
  encoding: 'utf-8' | 'windows-1252'
  mapping: Mapping
  /** The first lines, as they are. */
  preview: string[][]
}

type Asked = { mapping?: string | null | undefined }

/** A file as a table whose columns are known. Throws what makes the whole file useless. */
export async function readLeadFile(file: unknown, { mapping }: Asked): Promise<ImportFile> {
  const bytes = await bytesOf(file)
  if (bytes.length > MAX_BYTES) throw new HttpError(413, 'csv_too_large')
  const { text, encoding } = textOfFile(bytes)
  const table = tableOf(text)
  if (table.columns.length === 0) throw refused('file', 'csv_missing')
  if (table.lines.length > MAX_LINES) throw refused('file', 'csv_too_long', { count: MAX_LINES })
  return {
    ...table,
    encoding,
    mapping: chosenMapping(table.columns, mapping),
    preview: table.lines
      .slice(0, PREVIEW)
      .map(({ cells }) => table.columns.map((_, at) => (cells[at] ?? '').slice(0, 200))),
  }
}

async function bytesOf(file: unknown): Promise<Uint8Array> {
  if (typeof file === 'string') return new TextEncoder().encode(file)
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer())
  throw refused('file', 'csv_missing')
}

function tableOf(text: string): CsvTable {
  try {
    return readCsv(text)
  } catch (error) {
    throw error instanceof OpenQuote ? refused('file', 'csv_open_quote', { line: error.line }) : error
  }
}

/** What the names of the columns say, and what was chosen instead: an empty text takes a column away. */
function chosenMapping(columns: readonly string[], json: string | null | undefined): Mapping {
  const guessed = mappingFor(columns)
  if (!json) return guessed
  const chosen = objectOf(json)
  const taken = new Set(Object.values(chosen))
  const all = Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = Object.hasOwn(chosen, field) ? chosen[field] : guessed[field]
      if (column === undefined || column === null || column === '') return []
      // Nothing stands for two things; what was chosen counts.
      if (!Object.hasOwn(chosen, field) && taken.has(column)) return []
      if (typeof column !== 'string' || !columns.includes(column)) throw refused('mapping', 'csv_mapping')
      return [[field, column]]
    }),
  )
  if (Object.keys(chosen).some((field) => !IMPORT_FIELDS.some((one) => one === field)))
    throw refused('mapping', 'csv_mapping')
  return all
}

function objectOf(json: string): Record<string, unknown> {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    throw refused('mapping', 'csv_mapping')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw refused('mapping', 'csv_mapping')
  return read as Record<string, unknown>
}

/** Each line as a business; `country`: of the lines that name none. */
export function leadsIn({ columns, lines, mapping }: ImportFile, country: string | null): LeadToSave[] {
  const places = new Map(Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)]))
  return lines.map(({ cells }) => {
    const get = (field: ImportField) => unescaped(cells[places.get(field) ?? -1] ?? '')
    const tags = get('tags')
      .split(/[,;|]/)
      .flatMap((tag) => textOf(tag, 40) ?? [])
    return {
      source: 'file',
      ...Object.fromEntries(TEXTS.map((field) => [field, get(field).slice(0, 2_000) || null])),
      country: countryOf(get('country')) ?? country,
      rating: numberIn(get('rating')),
      reviews_count: numberIn(get('reviews_count')),
      tags: [...new Set(tags)].slice(0, 20),
      notes: get('notes').slice(0, 10_000) || null,
    }
  })
}

const TEXTS = ['name', 'website', 'phone', 'email', 'address', 'city', 'region', 'postal_code', 'category'] as const

/** Our own export puts this sign in front of what spreadsheets would take for a formula. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

function numberIn(text: string): number | null {
  const number = Number(text.replaceAll(/[\s']/g, '').replace(',', '.'))
  return text === '' || !Number.isFinite(number) ? null : number
}
