import { screen } from '@testing-library/react'
import { info, show, type Site } from './testing'

const bulkActions = (rows: Site[]) => <button type="button">Delete {rows.map((row) => row.host).join(', ')}</button>
const box = (name: string) => screen.getByRole('checkbox', { name })
const page = () => box('Select all rows on this page')

beforeEach(() => localStorage.clear())

test('ticked rows can be acted on together, with Shift for a range', async () => {
  const { user } = show({ bulkActions })
  await user.click(box('Select site-2.example'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select site-4.example'))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete site-2.example, site-3.example, site-4.example' })).toBeVisible()
  expect(page()).toBePartiallyChecked()
  await user.click(page())
  expect(screen.getByText('10 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument()
})

test('Shift reaches over pages, upwards too, and unticks as it ticks', async () => {
  const { user } = show({ selectable: true })
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await user.click(box('Select site-12.example'))
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  await user.keyboard('{Shift>}')
  await user.click(box('Select site-9.example'))
  expect(screen.getByText('4 selected')).toBeVisible()
  await user.click(box('Select site-10.example'))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('2 selected')).toBeVisible()
})

test('a range is ticked by keyboard', async () => {
  const { user } = show({ selectable: true })
  box('Select site-1.example').focus()
  await user.keyboard(' ')
  box('Select site-3.example').focus()
  await user.keyboard('{Shift>} {/Shift}')
  expect(screen.getByText('3 selected')).toBeVisible()
})

test('all that match can be ticked, and what the search then hides is told', async () => {
  const { user } = show({ selectable: true })
  await user.type(screen.getByLabelText('Search:'), 'site-2')
  await user.click(page())
  expect(screen.getByText('10 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Select all 11' }))
  expect(screen.getByText('11 selected')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select all \d/ })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Search:'), '9')
  expect(info()).toContain('of 1 entries')
  expect(screen.getByText('10 not shown')).toBeVisible()
})

test('rows that went away are ticked no more', async () => {
  const { user, update } = show({ bulkActions })
  await user.click(box('Select site-1.example'))
  await user.click(box('Select site-2.example'))
  update({ rows: [{ id: 's1', host: 'site-2.example', score: 1 }] })
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete site-2.example' })).toBeVisible()
})

test('where nothing can be ticked there are no boxes', () => {
  show()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
