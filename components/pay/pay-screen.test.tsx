import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq, isNotNull } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { invoices, workspaces } from '@/server/db/schema'
import { chooseAll } from '@/stores/session'
import { PayScreen } from './pay-screen'

const { db } = testApi
type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, path = '/pay') => renderScreen(<PayScreen />, { as, path })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function issue() {
  fireEvent.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Issue invoice' }))
}

test('an invoice is written, sent and paid in part, and the rest stays open', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as)
  await screen.findByText('No invoices yet')
  // At the top, and where the list is empty.
  const [, first] = screen.getAllByRole('button', { name: 'New invoice' })
  fireEvent.click(first ?? document.body)
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Brennan Dental')
  type('Line 1, Description', 'Care plan')
  type('Line 1, Price', '260.00')
  type('Line 1, VAT %', '23')
  expect(within(screen.getByRole('region', { name: 'Document' })).getByText('€319.80')).toBeTruthy()
  fireEvent.keyDown(screen.getByLabelText('Line 1, Description'), { key: 'Enter', ctrlKey: true })
  type('Line 2, Description', 'Handbook')
  type('Line 2, Quantity', '2,5')
  type('Line 2, Price', '40')
  type('Line 2, VAT %', '9')
  await issue()
  const heading = await screen.findByRole('heading', { name: /^Invoice (\d{4}-001)$/ })
  const number = heading.textContent?.replace('Invoice ', '')
  expect(await screen.findByText(`Issued as ${number}. Now send your client the link.`)).toBeVisible()
  expect(screen.getByText('Send this link to your client. We don’t email it for you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Compose email' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  const [row] = await db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  expect(row).toMatchObject({ status: 'sent', total_minor: 31_980 + 10_900 })

  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  const amount = await screen.findByLabelText('Amount')
  fireEvent.change(amount, { target: { value: '500' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  await screen.findByText('Only €428.80 is outstanding.')
  fireEvent.change(amount, { target: { value: '400' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  await screen.findByText('Partially paid')
  expect(screen.getAllByText('€28.80 outstanding').length).toBeGreaterThan(0)
})

test('what is missing is said beside the draft, which a reload keeps', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Lane Bookshop')
  cleanup()
  await open(as, '/pay?invoice=new-invoice')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lane Bookshop'))
  fireEvent.click(screen.getByRole('button', { name: 'Issue invoice' }))
  await screen.findByText('Add at least one line.')
})

test('before anything is kept it says so, and what is missing is marked where it belongs', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('title', 'No changes to save')
  fireEvent.click(screen.getByRole('button', { name: 'Issue invoice' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter the client.')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(screen.getByText('Not saved yet')).toBeVisible()
  type('Name', 'Brennan Dental')
  expect(screen.getByLabelText('Name')).toBeValid()
  expect(screen.queryByText('Enter the client.')).not.toBeInTheDocument()
  // What only the API sees is marked as well.
  type('Line 1, Price', '260')
  type('Line 1, VAT %', '23')
  await issue()
  expect(await screen.findByText('Enter what this line is for.')).toBeVisible()
  expect(screen.getByLabelText('Line 1, Description')).toBeInvalid()
  expect(screen.getByText('All changes saved')).toBeVisible()
})

test('before the number is given it says what is missing and leads there', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const { user } = await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Brennan Dental')
  type('Line 1, Description', 'Care plan')
  type('Line 1, Price', '260')
  type('Line 1, VAT %', '23')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }))
  for (const name of [
    'Add your postal address.',
    'Add your VAT number.',
    'Add bank details or a payment link so your client can pay.',
  ])
    expect(dialog.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('/pay?view=settings'))
  expect(await db.$count(invoices, and(eq(invoices.user_id, as.user.id), isNotNull(invoices.number)))).toBe(0)
  await user.click(dialog.getByRole('button', { name: 'Add the client’s country.' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Add the client’s country.')
})

test('what is not issued after all is a draft with its own address, and is kept once', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const { user } = await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Brennan Dental')
  type('Line 1, Description', 'Care plan')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  const kept = () => db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  const [row] = await kept()
  await waitFor(() => expect(location.search).toBe(`?invoice=${row?.id}`))
  // Where it was left: nothing is drawn anew.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Issue invoice' })).toHaveFocus())
  expect(await screen.findByRole('button', { name: 'Delete draft' })).toBeVisible()
  type('Line 1, Description', 'Care plan, November')
  cleanup()
  await open(as, `/pay?invoice=${row?.id}`)
  expect(await screen.findByLabelText('Line 1, Description')).toHaveValue('Care plan, November')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect((await kept()).map(({ lines }) => lines[0]?.name)).toEqual(['Care plan, November'])
})

test('a link opens the payment methods', async () => {
  const { address } = await open(await testApi.signUp({ plan: 'agency toolkit' }), '/pay?view=settings')
  expect(await screen.findByRole('form', { name: 'Payment methods' })).toBeVisible()
  // Once, and not again after what is opened next.
  fireEvent.click(screen.getByRole('button', { name: 'New invoice' }))
  expect(address()).toBe('/pay?invoice=new-invoice')
})

test('a new invoice shows the days that it gets, and the due day follows the day of issue', async () => {
  await open(await testApi.signUp({ plan: 'agency toolkit' }), '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  const today = new Date().toISOString().slice(0, 10)
  expect(screen.getByLabelText('Issued')).toHaveValue(today)
  expect(screen.getByLabelText('Due')).toHaveValue(
    new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10),
  )
  type('Issued', '2026-02-01')
  expect(screen.getByLabelText('Due')).toHaveValue('2026-02-15')
  type('Due', '2026-02-20')
  type('Issued', '2026-02-02')
  expect(screen.getByLabelText('Due')).toHaveValue('2026-02-20')
})

test('the focus follows to the heading when a draft that was kept is issued, at the same address', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const lines = [{ name: 'Care plan', qty_milli: 1000, price_minor: 26_000, tax_bp: 2300 }]
  const body = { buyer: { name: 'Lane Bookshop' }, lines, currency: 'EUR' }
  await testApi.request('POST', '/api/invoices', { token: as.token, body })
  const [row] = await db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  const { user } = await open(as, `/pay?invoice=${row?.id}`)
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }))
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  const heading = await screen.findByRole('heading', { name: /^Invoice \d{4}-001$/ })
  await waitFor(() => expect(heading).toHaveFocus(), { timeout: 5_000 })
})

test('a client is chosen by words and by keyboard, with the address of the latest invoice', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const bill = (name: string, lines: string[] = []) => {
    const buyer = { name, lines, city: 'Cork', country: 'IE' }
    return testApi.request('POST', '/api/invoices', { token: as.token, body: { buyer, lines: [], currency: 'EUR' } })
  }
  await Promise.all(Array.from({ length: 24 }, (_, n) => bill(`Account ${n + 10}`)))
  await bill('Brennan Dental', ['1 Old Street'])
  await bill('Brennan Dental', ['12 South Mall'])
  const { user } = await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  await user.click(await screen.findByRole('button', { name: 'Choose client' }))
  const choices = within(await screen.findByRole('dialog', { name: 'Choose client' }))
  expect(await choices.findByText('20 of 25 shown. Search to find the others.')).toBeVisible()
  expect(choices.getAllByRole('listitem')).toHaveLength(20)
  const search = choices.getByRole('searchbox', { name: 'Search clients' })
  await waitFor(() => expect(search).toHaveFocus())
  await user.type(search, 'nobody')
  expect(await choices.findByText('No clients match “nobody”.')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'dental bren')
  await waitFor(() => expect(choices.getAllByRole('listitem')).toHaveLength(1))
  await user.keyboard('{ArrowDown}')
  expect(choices.getByRole('button', { name: 'Brennan Dental' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('12 South Mall'))
  expect(screen.getByLabelText('Name')).toHaveValue('Brennan Dental')
  expect(within(screen.getByRole('region', { name: 'Document' })).getByText('Ireland')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose client' })).toHaveFocus())
})

test('an invoice belongs to the workspace of the chosen client, until it is unlinked', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await db.insert(workspaces).values({ user_id: as.user.id, name: 'Shop', client_name: 'Lane Bookshop' })
  const { user } = await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  await user.click(await screen.findByRole('button', { name: 'Choose client' }))
  await user.click(await screen.findByRole('button', { name: 'Lane Bookshop Workspace: Shop' }))
  expect(await screen.findByRole('heading', { name: 'Invoice for Lane Bookshop' })).toBeVisible()
  // Until the choices are closed it stands there, too.
  await waitFor(() => expect(screen.getByText('Workspace: Shop')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  const held = async () => {
    const rows = await db
      .select({ name: workspaces.name })
      .from(invoices)
      .leftJoin(workspaces, eq(workspaces.id, invoices.workspace_id))
      .where(eq(invoices.user_id, as.user.id))
    return rows.map(({ name }) => name)
  }
  expect(await held()).toEqual(['Shop'])
  await user.click(screen.getByRole('button', { name: 'Unlink workspace' }))
  expect(screen.queryByText('Workspace: Shop')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await held()).toEqual([null]))
})

test('an invoice begins with the client of the workspace, and its country is chosen by name', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await db.update(workspaces).set({ client_name: 'Murphy & Daly' }).where(eq(workspaces.id, as.workspace.id))
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'Invoice for Murphy & Daly' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'IE' } })
  expect(screen.getByRole('option', { name: 'Ireland' })).toHaveProperty('selected', true)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  const [row] = await db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  expect(row).toMatchObject({ workspace_id: as.workspace.id, buyer: { name: 'Murphy & Daly', country: 'IE' } })
})

test('with all workspaces open an invoice begins with no client', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await db.update(workspaces).set({ client_name: 'Murphy & Daly' }).where(eq(workspaces.id, as.workspace.id))
  await open(as)
  await screen.findByText('No invoices yet')
  act(chooseAll)
  const [first] = screen.getAllByRole('button', { name: 'New invoice' })
  fireEvent.click(first as HTMLElement)
  await screen.findByRole('heading', { name: 'New invoice' })
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
})

test('what is refused where no field marks it is said above the draft, beside what is marked', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Brennan Dental')
  type('Street', 'a'.repeat(201))
  type('Payment terms', 'a'.repeat(2_001))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/2,?000/)
  expect(screen.getByLabelText('Street')).toHaveAccessibleDescription(/200/)
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveFocus())
  // Nothing is marked: it is said alone.
  type('Street', '12 South Mall')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/2,?000/)
  expect(screen.getByLabelText('Street')).toBeValid()
})

test('a failing list leaves the screen and says so', async () => {
  server.use(http.get('*/api/invoice-totals', () => HttpResponse.json({ message: 'Broken' }, { status: 500 })))
  await open(await testApi.signUp({ plan: 'agency toolkit' }))
  expect(await screen.findByText('Couldn’t load invoices')).toBeVisible()
})
