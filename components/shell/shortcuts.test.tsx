import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { GatedShell } from './gated-shell'

// jsdom lays nothing out: everything counts as in sight.
beforeEach(() => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
})

const tested: string[] = []

const inside = (
  <GatedShell>
    <input type="search" aria-label="Search of the screen" />
    <button aria-keyshortcuts="c">Create</button>
    <table>
      <tbody>
        {['one', 'two'].map((name) => (
          <tr key={name}>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} />
            </td>
            <td>
              <a href={`#${name}`}>{name}</a>
              <button aria-keyshortcuts="t" onClick={() => tested.push(name)}>
                Test {name}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </GatedShell>
)

async function open() {
  const view = await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  await screen.findByRole('button', { name: 'Create' })
  return view
}

test('g and a letter lead to a page; another letter after g does nothing', async () => {
  const { user, address } = await open()
  await user.keyboard('gz')
  expect(address()).toBe('/asset')
  await user.keyboard('gw')
  expect(address()).toBe('/workspace')
})

test('the search is focused, and takes the letters that are typed into it', async () => {
  const { user, address } = await open()
  await user.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search of the screen' })
  expect(search).toHaveFocus()
  await user.keyboard('gw?')
  expect(search).toHaveValue('gw?')
  expect(address()).toBe('/asset')
})

test('what is new is created, and rows are walked through and ticked', async () => {
  const pressed: string[] = []
  const { user } = await open()
  screen.getByRole('button', { name: 'Create' }).addEventListener('click', () => pressed.push('create'))
  await user.keyboard('c')
  expect(pressed).toEqual(['create'])
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus()
  await user.keyboard('kx')
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Select one' })).toBeChecked()
})

test('with a modifier a letter is the browser’s', async () => {
  const { user, address } = await open()
  await user.keyboard('{Alt>}g{/Alt}w')
  expect(address()).toBe('/asset')
})

test('the sheet lists the keys, has the keyboard for itself, and turns single keys off for good', async () => {
  const { user, address } = await open()
  await user.keyboard('?')
  const off = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
  expect(screen.getByText('Search on this page')).toBeVisible()
  await user.keyboard('gw')
  expect(address()).toBe('/asset')
  await user.click(off)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('gw?')
  expect(address()).toBe('/asset')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('soteria:shortcuts')).toBe('off')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'keyboard shortcuts{Enter}')
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('gw')
  expect(address()).toBe('/workspace')
})

test('t tries out what the row with the focus holds, and nothing without a row', async () => {
  const { user } = await open()
  await user.keyboard('t')
  expect(tested).toEqual([])
  await user.keyboard('jjt')
  expect(tested).toEqual(['two'])
})
