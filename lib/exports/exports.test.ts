import Papa from 'papaparse'
import type { Entry } from '@/lib/domain/finding-entries'
import { exampleFinding } from '@/lib/testing/results'
import { findingsCsv } from './csv'
import { CSV_COLUMNS } from './csv-columns'
import { exportName } from './file-name'
import { findingsJson } from './json'
import { exported } from './testing'

const columns = Object.fromEntries(CSV_COLUMNS.map((column) => [column, column])) as Record<
  (typeof CSV_COLUMNS)[number],
  string
>
const csvOf = (entries: readonly Entry[]) =>
  findingsCsv(entries, { columns, value: (column, { status }) => (column === 'status' ? status : undefined) })
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data

test('the table has a line for each finding in the order given, and spreadsheets are told that it is UTF-8', () => {
  const csv = csvOf(
    exported([
      exampleFinding({ title: 'Zweitens: Ärger' }),
      exampleFinding({ id: '2', title: 'A, "quoted"\nsecond line' }),
    ]).entries,
  )
  expect(csv.startsWith('\uFEFFseverity,title,')).toBe(true)
  expect(rowsOf(csv).map(({ title, cwe, status }) => ({ title, cwe, status }))).toEqual([
    { title: 'Zweitens: Ärger', cwe: 'CWE-430', status: 'open' },
    { title: 'A, "quoted"\nsecond line', cwe: 'CWE-430', status: 'open' },
  ])
})

test.each([
  '=1+1',
  '+cmd|x',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '=1\nnext line',
  '\n=1',
  '\r\n=1',
  ' =1',
  '＝1',
  '\u202E=1',
  '\u2068=1',
])('%j is no formula', (title) => {
  const [row] = rowsOf(csvOf(exported([exampleFinding({ title })]).entries))
  expect(row?.title).not.toMatch(/^[\s\u2068]*[=+\-@＝]/)
})

test('the signs of direction in our own words stay, and a stranger’s are marked', () => {
  const finding = exampleFinding({
    title: 'المنفذ \u206880\u2069',
    key: '\u2068x',
    evidence: [{ label: 'الجواب \u2068a\u2069', excerpt: '\u2068b' }],
  })
  expect(rowsOf(csvOf(exported([finding]).entries))[0]).toMatchObject({
    title: 'المنفذ \u206880\u2069',
    key: '\uFFFDx',
    evidence: 'الجواب \u2068a\u2069\n\uFFFDb',
  })
})

test('hostile evidence is text: marked where it was invisible, short enough for a cell, and never another column', () => {
  const excerpt = `<script>alert(1)</script>\u0000\u001b[31m\u202Eabc","=2\r\n${'x'.repeat(40_000)}`
  const [row, next] = rowsOf(
    csvOf(exported([exampleFinding({ key: 'שלום', evidence: [{ label: 'Body', excerpt }] })]).entries),
  )
  expect(row?.evidence).toContain('<script>alert(1)</script>\uFFFD\uFFFD[31m\uFFFDabc","=2\nxxx')
  expect(row?.evidence?.length).toBeLessThan(32_768)
  expect(row).toMatchObject({ key: 'שלום', id: '0000000000000001' })
  expect(next).toBeUndefined()
})

test('the JSON has each finding whole, with its decision', () => {
  const decision = {
    status: 'accepted',
    note: 'Old',
    until: '2099-01-01',
    by: null,
    at: '2026-01-01T00:00:00Z',
  } as const
  const whole = JSON.parse(
    findingsJson(exported([exampleFinding()], [{ id: '0000000000000001', status: 'accepted', decision }])),
  )
  expect(whole.findings).toEqual([{ ...exampleFinding(), status: 'accepted', drift: null, first_seen: null, decision }])
  expect(whole.target.host).toBe('shop.example.com')
})

test.each([
  ['shop.example.com', 'shop.example.com', 'Soteria', 'soteria-report-shop.example.com-2026-11-20.csv'],
  [
    'shop.example.com:8443',
    'shop.example.com',
    'Acme  Shield™',
    'acme-shield-report-shop.example.com-8443-2026-11-20.csv',
  ],
  ['http://127.0.0.1:3001/shop', '127.0.0.1', 'Soteria', 'soteria-report-127.0.0.1-3001-2026-11-20.csv'],
  ['https://shop.example.com:443/', 'shop.example.com', 'Soteria', 'soteria-report-shop.example.com-2026-11-20.csv'],
  ['http://[2001:db8::1]:8080', '2001:db8::1', 'حصن الويب', 'حصن-الويب-report-2001-db8-1-8080-2026-11-20.csv'],
  ['', '../../[::1]"\u202E\uD800', '../..', 'report-1-2026-11-20.csv'],
  ['x', 'x'.repeat(253), 'p'.repeat(80), `${'p'.repeat(70)}-report-${'x'.repeat(70)}-2026-11-20.csv`],
])(
  'the file of %j has the product, the host with its port and the day in its name, and no sign that a disk could misread',
  (input, host, product, name) => {
    expect(
      exportName({ target: { input, host, ip: null, url: null }, ended_at: '2026-11-20T10:00:04Z' }, product, 'csv'),
    ).toBe(name)
  },
)

test('without a day the name of the file is shorter', () => {
  expect(
    exportName(
      { target: { input: 'a.example', host: 'a.example', ip: null, url: null }, ended_at: 'never' },
      'Soteria',
      'json',
    ),
  ).toBe('soteria-report-a.example.json')
})
