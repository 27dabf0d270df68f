import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { invoices, workspaces } from '@/server/db/schema'
import { chooseAll } from '@/stores/session'
import { PayScreen } from './pay-screen'

const { db } = testApi
type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, path = '/pay') => renderScreen(<PayScreen />, { as, path })
const post = async <T,>(as: Person, path: string, body: object) =>
  (await (await testApi.request('POST', path, { token: as.token, body })).json()) as T
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

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
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: /^Invoice \d{4}-001$/ })
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
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Add at least one line.')
})

test('before anything is kept it says so, and what is missing is marked where it belongs', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('title', 'No changes to save')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter the client.')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(screen.getByText('Not saved yet')).toBeVisible()
  type('Name', 'Brennan Dental')
  expect(screen.getByLabelText('Name')).toBeValid()
  expect(screen.queryByText('Enter the client.')).not.toBeInTheDocument()
  // What only the API sees is marked as well.
  type('Line 1, Price', '260')
  type('Line 1, VAT %', '23')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Enter what this line is for.')).toBeVisible()
  expect(screen.getByLabelText('Line 1, Description')).toBeInvalid()
  expect(screen.getByText('All changes saved')).toBeVisible()
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
  expect(row?.buyer).toMatchObject({ name: 'Murphy & Daly', country: 'IE' })
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

/** An answer that comes when the test lets it. */
function held() {
  let release = () => {}
  const until = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { until, release: () => release() }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const line = { name: 'Care plan', qty_milli: 1000, price_minor: 26_000, tax_bp: 2300 }

async function sent(as: Person, name: string, due_on: string, kind = 'invoice') {
  const body = { kind, buyer: { name }, lines: [line], currency: 'EUR', issued_on: '2026-01-02', due_on }
  const { invoice } = await post<{ invoice: { id: string } }>(as, '/api/invoices', body)
  await post(as, `/api/invoices/${invoice.id}/send`, {})
  return invoice.id
}

/** Two that are settled, one that is overdue, and one that is not due yet. */
async function withInvoices() {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  for (const [name, due] of [
    ['Lane Bookshop', '2026-01-10'],
    ['Quay Street Physio', '2026-01-20'],
  ] as const) {
    const paid = await sent(as, name, due)
    await post(as, `/api/invoices/${paid}/payment`, { amount_minor: 31_980, on_date: '2026-01-05' })
  }
  await sent(as, 'Atlas Roofing', dayIn(-9))
  await sent(as, 'Harbour Coffee', dayIn(8))
  return as
}

async function openTable(as: Person, path?: string) {
  const { user, address } = await open(as, path)
  const table = await screen.findByRole('table', { name: 'Invoices' })
  await within(table).findByText('Atlas Roofing')
  const rows = () => within(table).getAllByRole('row').slice(1)
  const rowOf = (name: string) => within(rows().find((row) => row.textContent?.includes(name)) ?? document.body)
  const names = () => rows().map((row) => /Atlas|Harbour|Lane|Quay/.exec(row.textContent ?? '')?.[0])
  return { user, address, table, names, rowOf }
}

test('what is owed stands first and says how late it is, until an order is chosen', async () => {
  const { user, table, names, rowOf } = await openTable(await withInvoices())
  expect(names()).toEqual(['Atlas', 'Harbour', 'Quay', 'Lane'])
  const due = within(table).getByRole('columnheader', { name: 'Due' })
  expect(due).not.toHaveAttribute('aria-sort')
  expect(rowOf('Atlas').getByText('9 days ago')).toBeVisible()
  expect(rowOf('Harbour').getByText('in 8 days')).toBeVisible()
  expect(rowOf('Lane').queryByText(/days/)).not.toBeInTheDocument()

  await user.click(within(due).getByRole('button'))
  expect(due).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Lane', 'Quay', 'Atlas', 'Harbour'])
  await user.click(within(due).getByRole('button'))
  expect(due).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Harbour', 'Atlas', 'Quay', 'Lane'])
})

test('an invoice is paid from its row, and the focus stays in the row when the button goes', async () => {
  const { user, table, rowOf } = await openTable(await withInvoices())
  const opener = rowOf('Harbour').getByRole('button', { name: /^Record payment: / })
  await user.click(opener)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(within(table).getAllByText('Paid')).toHaveLength(3))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(opener).not.toBeInTheDocument()
  await waitFor(() => expect(rowOf('Harbour').getByRole('button', { name: /^\d{4}-\d+$/ })).toHaveFocus())
})

test('a reminder is shown although its row went away while it was written', async () => {
  const { user, address, names, rowOf } = await openTable(await withInvoices())
  const reminder = held()
  server.use(http.post('*/api/invoices/:id/remind', () => reminder.until))
  await user.click(rowOf('Atlas').getByRole('button', { name: /^Remind: / }))
  await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'Lane')
  await waitFor(() => expect(address()).toContain('q=Lane'))
  expect(names()).toEqual(['Lane'])
  reminder.release()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Atlas Roofing/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('group', { name: 'Invoices' })).toContainElement(document.activeElement as HTMLElement)
})

test('each tab has its own filter', async () => {
  const as = await withInvoices()
  await sent(as, 'Cobh Veterinary', dayIn(20), 'offer')
  const { user, names } = await openTable(as, '/pay?status=overdue')
  expect(names()).toEqual(['Atlas'])
  await user.click(screen.getByRole('tab', { name: /^Proposals/ }))
  const proposals = await screen.findByRole('table', { name: 'Proposals' })
  expect(await within(proposals).findByText('Cobh Veterinary')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Invoices/ }))
  const invoices = await screen.findByRole('table', { name: 'Invoices' })
  expect(await within(invoices).findByText('Atlas Roofing')).toBeVisible()
  expect(within(invoices).queryByText('Harbour Coffee')).not.toBeInTheDocument()
})

test('a filter by status is in the address', async () => {
  const { user, address, names } = await openTable(await withInvoices())
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Overdue' }))
  await waitFor(() => expect(names()).toEqual(['Atlas']))
  expect(address()).toBe('/pay?status=overdue')
})

test('a failing list leaves the screen and says so', async () => {
  server.use(http.get('*/api/invoice-totals', () => HttpResponse.json({ message: 'Broken' }, { status: 500 })))
  await open(await testApi.signUp({ plan: 'agency toolkit' }))
  expect(await screen.findByText('Couldn’t load invoices')).toBeVisible()
})
