import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notify } from './notify'
import { Toaster } from './toaster'

function open() {
  render(<Toaster />)
  return userEvent.setup()
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const say = (...texts: string[]) =>
  act(async () => {
    for (const text of texts) notify.success(text)
    // The toaster shows them one by one, each in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })

test('a notification lasts 3000 ms', async () => {
  open()
  const start = Date.now()
  await say('Saved')
  await waitFor(() => expect(shown()).toEqual(['Saved']))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(Date.now() - start).toBeGreaterThanOrEqual(2900)
})

test('errors break in, everything else waits its turn', async () => {
  open()
  await say('Saved')
  act(() => notify.error('Broken'))
  expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect((await screen.findByText('Broken')).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
})

test('at most twenty are shown; the oldest that is no error goes first', async () => {
  open()
  act(() => notify.error('The oldest, an error'))
  await say(...Array.from({ length: 20 }, (_, index) => `Number ${index + 1}.`))
  await waitFor(() => expect(shown()).toHaveLength(20))
  expect(screen.getByText('The oldest, an error')).toBeVisible()
  expect(screen.queryByText('Number 1.')).not.toBeInTheDocument()
  expect(screen.getByText('Number 20.')).toBeVisible()
})

test('the same text while it is shown is counted', async () => {
  open()
  await say('Saved', 'Saved', 'Saved')
  expect(await screen.findByText('×3')).toBeVisible()
  expect(shown()).toHaveLength(1)
})

test('Alt+T leads to the notifications, which stay while the focus is among them; Escape leads back', async () => {
  const user = open()
  render(<input aria-label="Name" />)
  await user.click(screen.getByLabelText('Name'))
  await say('Saved', 'Sent')
  await user.keyboard('{Alt>}t{/Alt}')
  await user.tab()
  expect(screen.getAllByRole('listitem')).toContain(document.activeElement)
  await act(() => new Promise((resolve) => setTimeout(resolve, 3500)))
  expect(shown()).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await waitFor(() => expect(shown()).toEqual([]))
})

test('each can be closed', async () => {
  const user = open()
  await say('Saved')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(shown()).toEqual([]), { timeout: 2500 })
})
