import Papa from 'papaparse'

/** One line of a table; `line` is where it begins in the file, whose first line is 1. */
export type CsvLine = { line: number; cells: string[] }
export type CsvTable = { columns: string[]; lines: CsvLine[] }

/** Where a quotation mark is opened that nothing closes. */
export class OpenQuote extends Error {
  readonly line: number
  constructor(line: number) {
    super(`Line ${line} opens a quotation mark that nothing closes.`)
    this.line = line
  }
}

/** UTF-8, or what older spreadsheets write: every file is one of the two. */
export function textOfFile(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'windows-1252' } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** The first line that says something names the columns. Throws where a quotation mark is never closed. */
export function readCsv(text: string): CsvTable {
  const begin = /^\uFEFF?(?:sep=.[ \t]*(?:\r\n|\r|\n))?/i.exec(text)?.[0] ?? ''
  const first = 1 + breaksIn(begin)
  const { data, errors } = Papa.parse<string[]>(text.slice(begin.length), {
    delimitersToGuess: [',', ';', '\t', '|'],
    delimiter: /^\uFEFF?sep=(.)/i.exec(begin)?.[1] ?? '',
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  const lines: CsvLine[] = []
  let line = first
  for (const [place, cells] of data.entries()) {
    if (open?.row === place) throw new OpenQuote(line + breaksBefore(cells))
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells })
    line += 1 + cells.reduce((all, cell) => all + breaksIn(cell), 0)
  }
  const [head, ...rest] = lines
  const width = rest.reduce((most, { cells }) => Math.max(most, cells.length), head?.cells.length ?? 0)
  return { columns: named(head?.cells ?? [], Math.min(width, MAX_COLUMNS)), lines: rest }
}

const MAX_COLUMNS = 200

/** The mark is in the last cell; those before it may have several lines. */
const breaksBefore = (cells: readonly string[]) => cells.slice(0, -1).reduce((all, cell) => all + breaksIn(cell), 0)

/** Each once: one without a name is called by its letters, as in a spreadsheet. */
function named(head: readonly string[], width: number): string[] {
  const seen = new Set<string>()
  return Array.from({ length: width }, (_, place) => {
    const letters = lettersOf(place)
    const name = (head[place] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100) || letters
    const own = seen.has(name) ? `${name} (${letters})` : name
    seen.add(own)
    return own
  })
}

const lettersOf = (place: number): string =>
  (place >= 26 ? lettersOf(Math.floor(place / 26) - 1) : '') + String.fromCodePoint(65 + (place % 26))
