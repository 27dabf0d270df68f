import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findingsCsv } from '@/lib/exports/csv'
import { CSV_COLUMNS, type CsvColumn } from '@/lib/exports/csv-columns'
import { entriesOf } from '@/lib/domain/finding-entries'
import { HOSTILE } from '@/lib/testing/results'
import { exampleFindings, exampleInput } from '@/server/pdf/testing'
import { check, fail } from './expect'

const LONG = 10_000

/** What a spreadsheet could take for a formula, one of which would call home. */
const formulae = (address: string) => [
  '=1+1',
  `=WEBSERVICE("${address}")`,
  `=HYPERLINK("${address}","Click")`,
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  'first line\n=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
  '\u202E=1+1',
  '","=1+1',
  "'=1+1",
]

/** The list as a spreadsheet opens it, which has nothing to do with what wrote it. */
export async function testCsv(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-csv-'))
  const calls: string[] = []
  const home = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.end('1')
  })
  try {
    await new Promise<void>((done) => home.listen(0, '127.0.0.1', done))
    const titles = formulae(`http://127.0.0.1:${(home.address() as AddressInfo).port}/`)
    const bare = opened(folder, 'bare', titles.map((title) => `"${title.replaceAll('"', '""')}"`).join('\r\n'))
    check('csv: unguarded, the spreadsheet does run such a cell', bare.formulae > 0, true)
    calls.length = 0

    const entries = entriesOf({ ...exampleInput().result, findings: hostileFindings(titles) })
    const file = findingsCsv(entries, {
      columns: Object.fromEntries(CSV_COLUMNS.map((name) => [name, name])) as Record<CsvColumn, string>,
      value: () => undefined,
    })
    const sheet = opened(folder, 'findings', file)
    check('csv: no cell is a formula', sheet.formulae, 0)
    check('csv: opening it calls nobody', calls, [])
    check('csv: one line for each finding', sheet.rows, titles.length + 1)
    check('csv: a script is text', sheet.text.includes('<script>alert("hostile")</script>'), true)
    check(`csv: a line of ${LONG} characters is all there`, /x{9990}/.test(sheet.text), true)
    check('csv: Arabic can be read', sheet.text.includes('مرحبا بالعالم'), true)
    check(
      'csv: no control character, and nothing that turns text round',
      /[^\P{C}\n\t]/u.exec(sheet.text)?.[0] ?? null,
      null,
    )
  } catch (error) {
    fail('csv', error)
  } finally {
    home.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const hostileFindings = (titles: string[]) =>
  exampleFindings(titles.length).map((finding, index) => ({
    ...finding,
    title: titles[index] ?? '',
    evidence: HOSTILE,
  }))

function opened(folder: string, name: string, csv: string) {
  writeFileSync(join(folder, `${name}.csv`), csv)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  // Comma, quotation mark, UTF-8: a window finds the last out by the mark at the start of the file, a command does not.
  const filter = '--infilter=Text - txt - csv (StarCalc):44,34,76,1'
  const options = [
    '--headless',
    '--norestore',
    profile,
    filter,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    join(folder, `${name}.csv`),
  ]
  execFileSync('soffice', options, { env: { ...process.env, HOME: folder }, stdio: 'ignore', timeout: 60_000 })
  const xml = readFileSync(join(folder, `${name}.fods`), 'utf8')
  const table = /<table:table .*<\/table:table>/s.exec(xml)?.[0] ?? ''
  const rows =
    table.match(/<table:table-row\b[^>]*>(?!\s*<table:table-cell [^>]*table:number-columns-repeated="\d{4,}"\/>)/g) ??
    []
  return { formulae: table.split('table:formula=').length - 1, rows: rows.length, text: textOf(table) }
}

const textOf = (xml: string) =>
  xml
    .replaceAll('</text:p>', '\n')
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string | undefined) => ' '.repeat(Number(count ?? 1)))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
