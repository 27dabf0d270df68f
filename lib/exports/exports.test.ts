import Papa from 'papaparse'
import type { Entry } from '@/lib/finding-entries'
import { findingsCsv } from './csv'
import { CSV_COLUMNS } from './csv-columns'
import { exportName } from './file-name'
import { findingsJson } from './json'
import { exported, finding, result } from './testing'

const columns = Object.fromEntries(CSV_COLUMNS.map((column) => [column, column])) as Record<(typeof CSV_COLUMNS)[number], string>
const csvOf = (entries: readonly Entry[]) => findingsCsv(entries, { columns, value: (column, { status }) => (column === 'status' ? status : undefined) })
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data

test('the table has a line for each finding in the order given, and spreadsheets are told that it is UTF-8', () => {
  const csv = csvOf(exported([finding({ title: 'Zweitens: Ärger' }), finding({ id: '2', title: 'A, "quoted"\nsecond line' })]).entries)
  expect(csv.startsWith('\uFEFFseverity,title,')).toBe(true)
  expect(rowsOf(csv).map(({ title, cwe, status }) => ({ title, cwe, status }))).toEqual([
    { title: 'Zweitens: Ärger', cwe: 'CWE-430', status: 'open' },
    { title: 'A, "quoted"\nsecond line', cwe: 'CWE-430', status: 'open' },
  ])
})

test.each(['=1+1', '+cmd|x', '-2', '@SUM(A1)', '\t=1', '=1\nnext line', '\n=1', '\r\n=1', ' =1', '＝1', '\u202E=1'])('%j is no formula', (title) => {
  const [row] = rowsOf(csvOf(exported([finding({ title })]).entries))
  expect(row?.title).not.toMatch(/^\s*[=+\-@＝]/)
})

test('hostile evidence is text: marked where it was invisible, short enough for a cell, and never another column', () => {
  const excerpt = `<script>alert(1)</script>\u0000\u001b[31m\u202Eabc","=2\r\n${'x'.repeat(40_000)}`
  const [row, next] = rowsOf(csvOf(exported([finding({ key: 'שלום', evidence: [{ label: 'Body', excerpt }] })]).entries))
  expect(row?.evidence).toContain('<script>alert(1)</script>\uFFFD\uFFFD[31m\uFFFDabc","=2\nxxx')
  expect(row?.evidence?.length).toBeLessThan(32_768)
  expect(row).toMatchObject({ key: 'שלום', id: '00000000000000aa' })
  expect(next).toBeUndefined()
})

test('the JSON has each finding whole, with its decision', () => {
  const decision = { status: 'accepted', note: 'Old', until: '2099-01-01', by: null, at: '2026-01-01T00:00:00Z' } as const
  const whole = JSON.parse(findingsJson(exported([finding()], [{ id: '00000000000000aa', status: 'accepted', decision }])))
  expect(whole.findings).toEqual([{ ...finding(), status: 'accepted', drift: null, first_seen: null, decision }])
  expect(whole.target.host).toBe('shop.example.com')
})

test('a file is named after the host and the day of the scan, whatever the host holds', () => {
  expect(exportName(result([]), 'csv')).toBe('shop.example.com-2026-11-20-findings.csv')
  expect(exportName({ target: { input: '', host: '../../[::1]"', ip: null, url: null }, ended_at: 'never' }, 'json')).toBe('.._.._1_-findings.json')
})
