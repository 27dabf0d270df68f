import { act, screen, waitFor } from '@testing-library/react'
import { withTable } from './table-address'
import { header, hosts, info, show } from './testing'

beforeEach(() => localStorage.clear())

const query = () => decodeURIComponent(location.search)
const save = (value: object) =>
  localStorage.setItem(
    'DataTables_test_/',
    JSON.stringify({
      time: Date.now(),
      start: 0,
      length: 10,
      order: [['host', 'asc']],
      search: { search: '' },
      ...value,
    }),
  )

test('what is shown is in the address: at once, a search when the typing pauses', async () => {
  const { user } = show({}, '/?status=open')
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(query()).toBe('?status=open&page=3')
  await user.selectOptions(screen.getByLabelText(/^Show/), '25')
  expect(query()).toBe('?status=open&size=25')
  await user.click(screen.getByRole('button', { name: 'Score' }))
  await user.click(screen.getByRole('button', { name: 'Score' }))
  expect(query()).toBe('?status=open&size=25&sort=-score')
  await user.type(screen.getByLabelText('Search:'), 'a b')
  await waitFor(() => expect(query()).toBe('?status=open&q=a+b&size=25&sort=-score'))
  await user.clear(screen.getByLabelText('Search:'))
  await user.tab()
  expect(query()).toBe('?status=open&size=25&sort=-score')
})

test('a link shows what the one who sent it saw, whatever was saved here', () => {
  save({ search: { search: 'site-5' }, length: 50, order: [['owner', 'desc']] })
  show({}, '/?sort=owner,-score&page=2')
  expect(header(/^Owner/)).toHaveAttribute('aria-sort', 'ascending')
  expect(header(/^Score/)).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByLabelText('Search:')).toHaveValue('')
  expect(info()).toBe('Showing 11 to 20 of 57 entries')
})

test('an address that says nothing leaves the word to the saved state, and then says it', () => {
  save({ start: 25, length: 25, order: [['score', 'desc']] })
  show({}, '/?status=open')
  expect(info()).toBe('Showing 26 to 50 of 57 entries')
  expect(query()).toBe('?status=open&page=2&size=25&sort=-score')
})

test.each([
  '/?page=0&size=7&sort=gone,,-actions',
  '/?page=-1&size=1e9',
  '/?page=NaN&sort=-',
  '/?page=1.5&sort=host,host',
])('what makes no sense in %s is as if it was not there', (path) => {
  show({}, path)
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
  expect(hosts()[0]).toBe('site-1.example')
  expect(header('Asset')).toHaveAttribute('aria-sort', 'ascending')
})

test('a page behind the last one is the last one, in the address too', () => {
  show({}, '/?page=99')
  expect(info()).toBe('Showing 51 to 57 of 57 entries')
  expect(query()).toBe('?page=6')
})

test('a page asked for while the rows are on their way is shown when they come', () => {
  const { update } = show({ rows: undefined }, '/?page=6')
  update({
    rows: Array.from({ length: 57 }, (_, index) => ({ id: `${index}`, host: `site-${index + 1}.example`, score: 1 })),
  })
  expect(info()).toBe('Showing 51 to 57 of 57 entries')
})

test('the second table of a page has names of its own', async () => {
  const { user } = show({ addressPrefix: 'log-' }, '/?q=other&page=2')
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
  await user.click(screen.getByRole('button', { name: 'Page 4' }))
  expect(query()).toBe('?q=other&page=2&log-page=4')
})

test('a table that goes away writes nothing into the address of the next page', async () => {
  const { user, unmount } = show()
  await user.type(screen.getByLabelText('Search:'), 'shop')
  act(() => history.replaceState(null, '', '/elsewhere'))
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(location.pathname + location.search).toBe('/elsewhere')
})

test('an address that someone else set is not written over before it is followed', async () => {
  show()
  // As a link does, of which the router tells a little later.
  act(() => history.pushState(null, '', '/?q=shop'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(query()).toBe('?q=shop')
})

test('an address written and read again is the same view', () => {
  const first = { search: '', page: 0, size: 10, sort: [{ id: 'host', desc: false }] } as const
  const url = withTable(
    new URL('https://x.example/asset?a=1,2'),
    {
      search: 'ä & #1, ?',
      page: 2,
      size: 100,
      sort: [
        { id: 'score', desc: true },
        { id: 'host', desc: false },
      ],
    },
    first,
  )
  expect(url.searchParams.get('q')).toBe('ä & #1, ?')
  expect(url.search).toContain('sort=-score,host')
  expect(withTable(url, first, first).search).toBe('?a=1,2')
})
