import { useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq, gt, sql } from 'drizzle-orm'
import { http } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { invoices } from '@/server/db/schema'
import { PayScreen } from './pay-screen'

const { db } = testApi
type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, path = '/pay') =>
  renderScreen(
    <>
      <PayScreen />
      <LookAgain />
    </>,
    { as, path },
  )

/** What an open page does by itself now and then. */
function LookAgain() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Look again
    </button>
  )
}

const post = async <T,>(as: Person, path: string, body: object) =>
  (await (await testApi.request('POST', path, { token: as.token, body })).json()) as T
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

test('the focus stays in the row when somebody else paid it, and in the table when the row went as well', async () => {
  const as = await withInvoices()
  const { table, rowOf } = await openTable(as)
  const paidBehind = async (name: string) => {
    const [{ id } = { id: '' }] = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.user_id, as.user.id), sql`${invoices.buyer}->>'name' = ${name}`))
    await post(as, `/api/invoices/${id}/payment`, { amount_minor: 31_980, on_date: '2026-01-05' })
    // Without a pointer: the focus stays where it is.
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
  }
  rowOf('Atlas')
    .getByRole('button', { name: /^Remind: / })
    .focus()
  await paidBehind('Atlas Roofing')
  await waitFor(() => expect(within(table).getAllByText('Paid')).toHaveLength(3))
  expect(rowOf('Atlas').getByRole('button', { name: /^\d{4}-\d+$/ })).toHaveFocus()
  cleanup()
  await open(as, '/pay?status=sent')
  const button = await screen.findByRole('button', { name: /^Record payment: / })
  button.focus()
  await paidBehind('Harbour Coffee')
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(screen.getByRole('group', { name: 'Invoices' })).toHaveFocus()
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

test('a reminder counts once its text was copied, not when it was only read', async () => {
  const as = await withInvoices()
  const { user, rowOf } = await openTable(as)
  const counted = () => db.$count(invoices, and(eq(invoices.user_id, as.user.id), gt(invoices.reminded, 0)))
  const remind = () => user.click(rowOf('Atlas').getByRole('button', { name: /^Remind: / }))
  await remind()
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await counted()).toBe(0)
  await remind()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy text' }))
  await waitFor(async () => expect(await counted()).toBe(1))
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

test('the head says which invoice is due next, and leads to it', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await sent(as, 'Atlas Roofing', dayIn(-9))
  await open(as)
  expect(await screen.findByText('1 invoice overdue.')).toBeVisible()
  expect(screen.queryByText(/^Next due/)).not.toBeInTheDocument()
  cleanup()
  await sent(as, 'Lane Bookshop', '2099-12-01')
  const harbour = await sent(as, 'Harbour Coffee', '2098-12-05')
  const { user } = await open(as)
  const next = await screen.findByText(/^Next due/)
  expect(next).toHaveTextContent(/^Next due: \d{4}-003, Harbour Coffee, Dec 5, 2098, €319\.80\.$/)
  const link = within(next).getByRole('link', { name: /-003$/ })
  expect(link).toHaveAttribute('href', `/pay?invoice=${harbour}`)
  await user.click(link)
  const heading = await screen.findByRole('heading', { name: /^Invoice \d{4}-003$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'All invoices' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^\d{4}-003$/ })).toHaveFocus())
})

test('back from a proposal, its tab is open and its row has the focus; of a deleted one the heading', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const body = { kind: 'offer', buyer: { name: 'Lane Bookshop' }, lines: [], currency: 'EUR' }
  await testApi.request('POST', '/api/invoices', { token: as.token, body })
  await testApi.request('POST', '/api/invoices', { token: as.token, body })
  const { user } = await open(as)
  await user.click(await screen.findByRole('tab', { name: /^Proposals/ }))
  const rows = () => screen.findAllByRole('button', { name: 'No number yet' })
  const [, second] = await rows()
  const id = second?.id
  await user.click(second as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'All invoices' }))
  expect(await screen.findByRole('tab', { name: /^Proposals/ })).toHaveAttribute('aria-selected', 'true')
  await waitFor(async () => expect((await rows())[1]).toHaveFocus())
  expect(document.activeElement?.id).toBe(id)
  await user.click((await rows())[1] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
  await user.click(asked.getByRole('button', { name: 'Delete draft' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Get Paid' })).toHaveFocus())
})

test('a filter by status is in the address', async () => {
  const { user, address, names } = await openTable(await withInvoices())
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Overdue' }))
  await waitFor(() => expect(names()).toEqual(['Atlas']))
  expect(address()).toBe('/pay?status=overdue')
})
