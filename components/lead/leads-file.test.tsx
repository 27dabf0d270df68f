import { File as FileOfNode } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { LeadsScreen } from './leads-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const signUp = () => testApi.signUp({ plan: 'agency toolkit' })
const open = (as: Person, path = '/leads') => renderScreen(<LeadsScreen />, { as, path })
// The requests are Node's: a file of jsdom does not leave the page.
Object.assign(globalThis, { File: FileOfNode })
const csv = (text: string) => new FileOfNode([text], 'list.csv', { type: 'text/csv' })
const drop = (zone: HTMLElement, text: string) => fireEvent.drop(zone, { dataTransfer: { files: [csv(text)] } })

async function openImport(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }))
  return within(await screen.findByRole('dialog', { name: 'Import leads' }))
}

test('a file is chosen, looked at, mapped and imported, and each line says what became of it', async () => {
  const as = await signUp()
  const { user } = await open(as, '/leads?open=import')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import leads' }))
  drop(dialog.getByText('Drop a CSV file here, or'), 'who,mail\nAda,ada@a.example\n,\nBo,bo@b.example\n,x@c.example\n')
  expect(await dialog.findByText('Choose the column with the name')).toBeVisible()
  const run = () => dialog.getByRole('button', { name: /^Import/ })
  expect(run()).toBeDisabled()
  expect(within(dialog.getByRole('table')).getByText('Ada')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Name' }), 'who')
  expect(await dialog.findByText('2 new leads')).toBeVisible()
  expect(dialog.getByText('1 not imported')).toBeVisible()
  expect(within(dialog.getByRole('list', { name: 'Lines shown' })).getByText('No name and no website')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Import 2 leads' }))
  expect(await dialog.findByText('2 leads imported')).toBeVisible()
  expect(dialog.getByText('Line 5')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const column = within(await screen.findByRole('region', { name: 'New, 2 leads' }))
  expect(column.getByRole('button', { name: 'Ada' })).toBeVisible()
})

test('a file that cannot be read says why, one that is dropped is taken, and closing loses nothing', async () => {
  const as = await signUp()
  const { user } = await open(as, '/leads?open=import')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import leads' }))
  drop(dialog.getByText('Drop a CSV file here, or'), 'name\nAda\n"Bo')
  expect(await dialog.findByText('Line 3: closing quotation mark missing.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }))
  drop(dialog.getByText('Drop a CSV file here, or'), 'name\nAda\n')
  expect(await dialog.findByText('1 new lead')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await openImport(user)
  expect(again.getByText('1 new lead')).toBeVisible()
})

test('a lead is typed by hand, and one that is known already is not saved twice', async () => {
  const as = await signUp()
  const { user } = await open(as)
  const add = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add lead' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add lead' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), name)
    await user.type(dialog.getByRole('textbox', { name: /^Website/ }), 'shop.example.com')
    await user.type(dialog.getByRole('textbox', { name: /^Tags/ }), 'bakers, cork')
    await user.click(dialog.getByRole('button', { name: 'Save lead' }))
  }
  await add('Corner Shop')
  expect(await screen.findByText('Corner Shop saved')).toBeVisible()
  expect(await screen.findByRole('dialog', { name: 'Corner Shop' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const column = within(await screen.findByRole('region', { name: 'New, 1 lead' }))
  expect(column.getByText('bakers')).toBeVisible()
  await add('The corner shop')
  expect(await screen.findByText('The corner shop was already saved. New details were added.')).toBeVisible()
})
