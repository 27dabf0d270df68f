import { act, screen, within } from '@testing-library/react'
import { hosts, info, show, sites } from './testing'

beforeEach(() => localStorage.clear())

test('ten rows are shown, sorted by the first column as people count', () => {
  show()
  expect(hosts()).toEqual(sites(10).map((site) => site.host))
  expect(screen.getByRole('columnheader', { name: 'Asset' })).toHaveAttribute('aria-sort', 'ascending')
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
})

test('a header sorts one way and then the other, numbers upwards first, and goes back to the first page', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  const header = screen.getByRole('columnheader', { name: 'Score' })
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(hosts()[0]).toBe('site-1.example')
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Asset' })).not.toHaveAttribute('aria-sort')
  expect(screen.queryByText('site-1.example')).not.toBeInTheDocument()
})

test('the search wants every word, in any column and without accents', async () => {
  const { user } = show({ rows: [...sites(57), { id: 'x', host: 'Café Linde', score: 42 }] })
  await user.type(screen.getByLabelText('Search:'), 'cafe 42')
  expect(hosts()).toEqual(['Café Linde'])
  expect(info()).toBe('Showing 1 to 1 of 1 entries (filtered from 58 total entries)')
  await user.type(screen.getByLabelText('Search:'), ' zebra')
  expect(screen.getByText('No matching records found')).toBeVisible()
  expect(info()).toBe('Showing 0 to 0 of 0 entries (filtered from 58 total entries)')
})

test('the page size menu keeps the first row in sight', async () => {
  const { user } = show()
  const menu = screen.getByLabelText(/^Show/)
  expect(
    within(menu)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '25', '50', '100'])
  await user.click(screen.getByRole('button', { name: 'Page 4' }))
  expect(info()).toBe('Showing 31 to 40 of 57 entries')
  await user.selectOptions(menu, '25')
  expect(info()).toBe('Showing 26 to 50 of 57 entries')
})

test('a refresh keeps the page, and rows that went away take their pages with them', async () => {
  const { user, update } = show()
  await user.click(screen.getByRole('button', { name: 'Page 6' }))
  update({ rows: sites(56) })
  expect(info()).toBe('Showing 51 to 56 of 56 entries')
  update({ rows: sites(12) })
  expect(info()).toBe('Showing 11 to 12 of 12 entries')
})

test('rows on their way, no rows and a first use each say so', () => {
  const { update } = show({ rows: undefined })
  expect(screen.getByText('Loading...')).toBeVisible()
  update({ rows: [] })
  expect(screen.getByText('No data available in table')).toBeVisible()
  expect(info()).toBe('Showing 0 to 0 of 0 entries')
  update({ rows: [], empty: <button type="button">Add your first asset</button> })
  expect(screen.getByRole('button', { name: 'Add your first asset' })).toBeVisible()
  expect(screen.getByText('No data available in table')).toBeVisible()
  expect(screen.queryByLabelText('Search:')).not.toBeInTheDocument()
})

test('a search without a match is taken back with one press, and the search has the focus', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Search:'), 'zebra')
  expect(screen.getByText('No matching records found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
  expect(screen.getByLabelText('Search:')).toHaveFocus()
})

test('a filter beside the search counts as one: its total, no match, and the way back', async () => {
  const onClear = jest.fn()
  const { user } = show({ rows: [], filtered: { total: 57, onClear }, empty: <p>Add your first asset</p> })
  expect(info()).toBe('Showing 0 to 0 of 0 entries (filtered from 57 total entries)')
  expect(screen.queryByText('Add your first asset')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onClear).toHaveBeenCalled()
})

test('turning pages by keyboard keeps the focus, also on the last page', async () => {
  const { user } = show({ rows: sites(15) })
  screen.getByRole('button', { name: 'Next page' }).focus()
  await user.keyboard('{Enter}')
  expect(info()).toBe('Showing 11 to 15 of 15 entries')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(info()).toBe('Showing 11 to 15 of 15 entries')
})

test('thousands of rows are shown by the engine, and the table is the same', async () => {
  const { user } = show({ rows: sites(5200) })
  expect(await screen.findByRole('cell', { name: 'site-1.example' })).toBeVisible()
  expect(hosts()).toEqual(sites(10).map((site) => site.host))
  await user.click(screen.getByRole('button', { name: 'Score' }))
  await user.click(screen.getByRole('button', { name: 'Score' }))
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('100')
  await user.type(screen.getByLabelText('Search:'), 'site-51')
  expect(info()).toBe('Showing 1 to 10 of 111 entries (filtered from 5,200 total entries)')
})

test('search, sorting, page and page size are there again on the next visit', async () => {
  const first = show()
  await first.user.type(screen.getByLabelText('Search:'), 'example')
  await first.user.click(screen.getByRole('button', { name: 'Score' }))
  await first.user.click(screen.getByRole('button', { name: 'Page 2' }))
  const seen = hosts()
  first.unmount()
  show()
  expect(hosts()).toEqual(seen)
  expect(screen.getByLabelText('Search:')).toHaveValue('example')
  expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending')
  expect(info()).toBe('Showing 11 to 20 of 57 entries')
})

test('the last change is kept when the page is closed at once', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Page 5' }))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(JSON.parse(localStorage.getItem('DataTables_test_/') ?? '{}')).toMatchObject({
    start: 40,
    length: 10,
    order: [['host', 'asc']],
  })
})

test('a saved sorting of a column that is no more falls back to the first', () => {
  localStorage.setItem(
    'DataTables_test_/',
    JSON.stringify({ time: Date.now(), start: 0, length: 10, order: [['gone', 'asc']], search: { search: '' } }),
  )
  show()
  expect(screen.getByRole('columnheader', { name: 'Asset' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a row opens to its details and closes again', async () => {
  const { user } = show({ expand: (site) => <p>Evidence for {site.host}</p> })
  await user.click(screen.getByRole('button', { name: 'Show details of site-1.example' }))
  expect(screen.getByText('Evidence for site-1.example')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide details of site-1.example' }))
  expect(screen.queryByText('Evidence for site-1.example')).not.toBeInTheDocument()
})

test('the refresh of a screen that filters while it renders keeps what is open', async () => {
  const rows = sites(12)
  const { user, update } = show({ rows, expand: (site) => <p>Evidence for {site.host}</p> })
  await user.click(screen.getByRole('button', { name: 'Show details of site-1.example' }))
  update({ rows: rows.filter(() => true) })
  expect(screen.getByText('Evidence for site-1.example')).toBeVisible()
})

test('on a phone, where there is no header, the order is a menu', async () => {
  const { user } = show()
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Asset, descending')
  expect(hosts()[0]).toBe('site-57.example')
})
