import { type Doubt, doubtOf, type Problem, readAddress } from './read-address'
import { toTags } from './tags'

/** What a line brings beside the address. */
type Beside = { name: string; tags: readonly string[] }
export type Line = { number: number; typed: string; value: string } & Beside &
  ({ state: 'ready' | Doubt | 'duplicate' | 'known'; problem?: undefined } | { problem: Problem; state?: undefined })

/** What people and other programs call the columns, in the languages of the product. */
const COLUMNS = {
  address:
    /^(?:url|urls|domain|domains|address|website|web site|site|asset|host|hostname|adresse|webseite|dominio|sitio|sitio web|dirección|النطاق|الموقع|العنوان)$/iu,
  name: /^(?:name|label|title|client|kunde|bezeichnung|nombre|cliente|الاسم)$/iu,
  tags: /^(?:tags?|labels|groups?|schlagwörter|etiquetas?|الوسوم|وسوم)$/iu,
}
type Columns = { address: number; name: number; tags: number }
const AS_WRITTEN: Columns = { address: 0, name: 1, tags: 2 }

/** The cells of a line of CSV; quotation marks hold a separator. A line that is an address as a whole is one cell. */
function cellsOf(line: string): string[] {
  if (!('problem' in readAddress(line))) return [line.trim()]
  const separator = ['\t', ';', ','].find((one) => line.includes(one))
  if (!separator) return [line.trim()]
  const cells: string[] = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map((cell) => cell.trim())
}

/** Which column is which, where the first line names them. */
function columnsIn(cells: readonly string[]): Columns | null {
  const at = (name: keyof typeof COLUMNS) => cells.findIndex((cell) => COLUMNS[name].test(cell))
  const isHead = cells.length > 1 && at('address') >= 0 && cells.every((cell) => 'problem' in readAddress(cell))
  return isHead ? { address: at('address'), name: at('name'), tags: at('tags') } : null
}

/**
 * The lines of a paste or of a CSV file, each with what it will become or why it cannot. Without a line that names the
 * columns these are the address, the name and the tags. `isOpened`: what the server scans for certain.
 */
export function readLines(text: string, known: ReadonlySet<string>, isOpened: (value: string) => boolean): Line[] {
  const seen = new Set<string>()
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = columnsIn(cellsOf(rows[0] ?? ''))
  const { address, name, tags } = columns ?? AS_WRITTEN
  return rows.flatMap((row, index): Line[] => {
    if (columns && index === 0) return []
    const cells = cellsOf(row)
    const typed = (cells[address] ?? '').trim()
    const reading = readAddress(typed)
    const number = index + 1
    // Tags without quotation marks are cells of their own.
    const own = columns ? [cells[tags] ?? ''] : cells.slice(tags)
    const line = {
      number,
      typed,
      name: cells[name] ?? '',
      tags: [...new Set(own.flatMap((cell) => toTags(cell.replaceAll(/[;|]/g, ','))))],
    }
    if ('problem' in reading)
      return reading.problem === 'empty' ? [] : [{ ...line, value: typed, problem: reading.problem }]
    const state = seen.has(reading.value)
      ? 'duplicate'
      : known.has(reading.value)
        ? 'known'
        : isOpened(reading.value)
          ? 'ready'
          : (doubtOf(reading) ?? 'ready')
    seen.add(reading.value)
    return [{ ...line, value: reading.value, state }]
  })
}
