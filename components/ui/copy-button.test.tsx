import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { CopyField } from './copy-button'
import { notify } from './notify'
import { Toaster } from './toaster'

function show() {
  const user = userEvent.setup()
  render(
    <Texts messages={en}>
      <CopyField label="Value" value="site-proof=k7" />
      <Toaster />
    </Texts>,
  )
  return user
}

test('a value is copied whole and said to be', async () => {
  const user = show()
  let clipboard = ''
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    clipboard = text
  })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Text copied to clipboard successfully')).toBeVisible()
  expect(clipboard).toBe('site-proof=k7')
})

test('when the browser does not allow it the value is selected, to be copied by hand', async () => {
  const user = show()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Couldn’t copy text to clipboard')).toBeVisible()
  expect(String(getSelection())).toBe('site-proof=k7')
})

test('the same message twice is one toast that counts; another is another', async () => {
  show()
  act(() => {
    notify.error('Scan could not start')
    notify.error('Scan could not start')
    notify.info('Scan could not start')
  })
  expect(await screen.findByText('×2')).toBeVisible()
  expect(screen.getAllByText('Scan could not start')).toHaveLength(2)
})
