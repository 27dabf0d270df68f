import { act, screen, within } from '@testing-library/react'
import { header, hosts, info, show } from './testing'

beforeEach(() => localStorage.clear())

const cellsOf = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('Shift and a press on another header sorts by several, with their places', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Owner' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Score' }))
  await user.click(screen.getByRole('button', { name: /^Score/ }))
  await user.keyboard('{/Shift}')
  expect(header('Owner sorted 1 of 2')).toHaveAttribute('aria-sort', 'ascending')
  expect(header('Score sorted 2 of 2')).toHaveAttribute('aria-sort', 'descending')
  expect(cellsOf(1).slice(1, 3)).toEqual(['100', 'Owner 0'])
  await user.click(screen.getByRole('button', { name: /^Score/ }))
  expect(header('Score')).toHaveAttribute('aria-sort', 'ascending')
  expect(header('Owner')).not.toHaveAttribute('aria-sort')
})

test('several columns can be sorted by without Shift, in the menu', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Owner' }))
  // jsdom knows no PointerEvent, which the menu makes of Enter: e2e presses the key.
  const press = async (name: string) => {
    const item = await screen.findByRole('menuitem', { name })
    act(() => item.click())
  }
  screen.getByRole('button', { name: 'View' }).focus()
  await user.keyboard('{Enter}')
  await press('Sort by several columns')
  await press('Score, not sorted')
  await press('Score, ascending, sorted 2')
  expect(screen.getByRole('menuitem', { name: 'Score, descending, sorted 2' })).toBeVisible()
  await press('Owner, ascending, sorted 1')
  await press('Owner, descending, sorted 1')
  expect(screen.getByRole('menuitem', { name: 'Owner, not sorted' })).toBeVisible()
  await user.keyboard('{Escape}{Escape}')
  expect(header('Score')).toHaveAttribute('aria-sort', 'descending')
})

test('columns leave and come back, the last one stays, and it is the same on the next visit', async () => {
  const { user, unmount } = show()
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Score' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Asset' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Owner' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Asset' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
  await user.keyboard('{Escape}')
  const names = () => screen.getAllByRole('columnheader').map((one) => one.textContent)
  expect(names()).toEqual(['Asset', 'Owner', ''])
  unmount()
  show()
  expect(names()).toEqual(['Asset', 'Owner', ''])
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact')
})

test('saved columns that hide everything hide nothing', () => {
  const columns = { host: false, score: false, owner: false }
  localStorage.setItem(
    'DataTables_test_/',
    JSON.stringify({ time: Date.now(), start: 0, length: 10, order: [], search: { search: '' }, columns }),
  )
  show()
  expect(header('Asset')).toBeVisible()
})

test('a hidden column is still searched and sorted by, as it was', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Owner' }))
  await user.keyboard('{Escape}')
  await user.type(screen.getByLabelText('Search:'), 'owner')
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
})

test('resetting the view takes back everything', async () => {
  const { user } = show({}, '/?q=site-1&sort=-score&page=2')
  expect(info()).toContain('Showing 11 to 11 of 11')
  await user.selectOptions(screen.getByLabelText(/^Show/), '25')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Score' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reset view' }))
  expect(info()).toBe('Showing 1 to 10 of 57 entries')
  expect(hosts()[0]).toBe('site-1.example')
  expect(header('Score')).toBeVisible()
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'comfortable')
  expect(screen.getByLabelText('Search:')).toHaveValue('')
})
