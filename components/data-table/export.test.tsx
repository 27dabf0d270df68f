import { screen } from '@testing-library/react'
import Papa from 'papaparse'
import { csvOf, fileName, jsonOf } from './export-rows'
import { columnSources } from './row-source'
import { columnsFor } from './table'
import { show, type Site, sites } from './testing'

beforeEach(() => localStorage.clear())

type Finding = {
  id: string
  title: string
  score: number
  at: Date
  tags: string[]
  weight: number
  isOpen: boolean
  note?: string
}
const column = columnsFor<Finding>()
const sources = columnSources<Finding>(
  column.columns([
    column.accessor('title', { header: 'Title' }),
    column.accessor('score', { header: 'Score' }),
    column.accessor('at', { header: 'Seen' }),
    column.accessor('tags', { header: () => 'Tags', meta: { label: 'Labels' } }),
    column.accessor('weight', { header: 'Findings', meta: { text: ({ weight }: Finding) => `${weight} high` } }),
    column.accessor('isOpen', { header: 'Open' }),
    column.accessor('note', { header: 'Note' }),
    column.display({ id: 'actions', header: 'Actions' }),
  ]),
)
const finding = (title: string): Finding => ({
  id: '1',
  title,
  score: -5.5,
  at: new Date('2026-11-20T12:00:00Z'),
  tags: ['a', 'b'],
  weight: 3,
  isOpen: true,
})
const parsed = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data

test('a file has the labels, the words of the cells and a byte order mark', async () => {
  const csv = await csvOf([finding('Weak, "old"\nTLS')], sources)
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(parsed(csv)).toEqual([
    ['Title', 'Score', 'Seen', 'Labels', 'Findings', 'Open', 'Note'],
    ['Weak, "old"\nTLS', '-5.5', '2026-11-20T12:00:00.000Z', 'a, b', '3 high', 'true', ''],
  ])
  expect(await csvOf([finding('x')], sources, ';')).toContain('"x";-5.5;')
})

test.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '\n=1', '＝1'])(
  '%j is no formula in a file',
  async (title) => {
    expect(parsed(await csvOf([finding(title)], sources))[1]?.[0]).toBe(`'${title}`)
  },
)

test('in JSON numbers are numbers and nothing is defused', () => {
  expect(JSON.parse(jsonOf([finding('=1')], sources))).toEqual([
    {
      title: '=1',
      score: -5.5,
      at: '2026-11-20T12:00:00.000Z',
      tags: 'a, b',
      weight: '3 high',
      isOpen: true,
      note: '',
    },
  ])
})

test('the file is named after the table and the day', () => {
  expect(fileName('Your Assets / überall', new Date(2026, 0, 5))).toBe('your-assets-überall-2026-01-05')
})

/** What the browser was asked to save. */
function savedFiles() {
  const files: { name: string; text: Promise<string> }[] = []
  let blob: Blob | undefined
  URL.createObjectURL = (object) => {
    blob = object as Blob
    return 'blob:test'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: (blob as Blob).text() })
  })
  return files
}

const rowsOnScreen = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td:not(.cell-pick, .cell-actions)')].map((cell) => cell.textContent))

test('a file is what the table shows, over all its pages: search, order and columns', async () => {
  const files = savedFiles()
  const { user } = show({ rows: [...sites(57), { id: 'x', host: 'site-x', score: 7, owner: undefined }] })
  await user.type(screen.getByLabelText('Search:'), 'site- 1')
  await user.click(screen.getByRole('button', { name: 'Owner' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Score' }))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Score' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await screen.findByRole('button', { name: 'Export' })
  const [head, ...rows] = parsed(await until(() => files[0]?.text))
  expect(head).toEqual(['Asset', 'Owner'])
  await user.selectOptions(screen.getByLabelText(/^Show/), '100')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows).toEqual(rowsOnScreen())
  expect(files[0]?.name).toMatch(/^assets-\d{4}-\d\d-\d\d\.csv$/)
})

test('ticked rows are exported by themselves', async () => {
  const files = savedFiles()
  const { user } = show({ selectable: true })
  await user.click(screen.getByRole('checkbox', { name: 'Select site-2.example' }))
  await user.click(screen.getAllByRole('button', { name: 'Export' })[1] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'JSON' }))
  const rows = JSON.parse(await until(() => files[0]?.text)) as Site[]
  expect(rows).toEqual([{ host: 'site-2.example', score: 37, owner: 'Owner 1' }])
})

async function until<V>(get: () => V | undefined): Promise<V> {
  for (let round = 0; round < 100; round++) {
    const value = get()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('Nothing was saved')
}
