import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'
import { loadEveryPart } from './on-demand'

beforeAll(loadEveryPart)

function Confirming({ onConfirm, typedName }: { onConfirm: () => Promise<unknown>; typedName?: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Texts messages={en}>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete shop.example"
        description="12 scans die with it."
        confirmLabel="Delete asset"
        typedName={typedName}
        onConfirm={onConfirm}
      />
    </Texts>
  )
}

test('an action that succeeds closes the question', async () => {
  const user = userEvent.setup()
  render(<Confirming onConfirm={() => Promise.resolve()} />)
  expect(screen.getByRole('alertdialog', { name: 'Delete shop.example' })).toHaveAccessibleDescription(
    '12 scans die with it.',
  )
  await user.click(screen.getByRole('button', { name: 'Delete asset' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('an action that fails leaves the question open and says why', async () => {
  const user = userEvent.setup()
  render(<Confirming onConfirm={() => Promise.reject(new Error('A scan is running'))} />)
  await user.click(screen.getByRole('button', { name: 'Delete asset' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('A scan is running')
  expect(screen.getByRole('button', { name: 'Delete asset' })).toBeEnabled()
})

test('what cannot be undone wants the name typed', async () => {
  const user = userEvent.setup()
  let isGone = false
  render(
    <Confirming
      typedName="shop.example"
      onConfirm={async () => {
        isGone = true
      }}
    />,
  )
  const name = screen.getByLabelText('Type shop.example to confirm')
  await user.type(name, 'shop.exam')
  await user.click(screen.getByRole('button', { name: 'Delete asset' }))
  expect(name).toHaveAccessibleDescription('This doesn’t match shop.example.')
  expect(name).toHaveFocus()
  expect(isGone).toBe(false)
  await user.type(name, 'ple{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(isGone).toBe(true)
})

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s opens on its first field, is closed by Escape and gives the focus back', async (_kind, Panel) => {
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <Texts messages={en}>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        <Panel open={isOpen} onOpenChange={setOpen} title="Rename asset" description="Only you see this name.">
          <input aria-label="Name" />
        </Panel>
      </Texts>
    )
  }
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('dialog', { name: 'Rename asset' })).toHaveAccessibleDescription('Only you see this name.')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
})
