import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { invoices } from '@/server/db/schema'
import { PayScreen } from './pay-screen'

const { db } = testApi
type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, path: string) => renderScreen(<PayScreen />, { as, path })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the days of a draft that nobody chose are those of the day when it is issued, not when it was saved', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Lane Bookshop')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  const kept = async () => (await db.select().from(invoices).where(eq(invoices.user_id, as.user.id)))[0]
  expect(await kept()).toMatchObject({ issued_on: null, due_on: null })
  expect(await screen.findByLabelText('Issued')).toHaveValue(new Date().toISOString().slice(0, 10))
  type('Issued', '2026-02-01')
  type('Due', '2026-02-20')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await kept()).toMatchObject({ issued_on: '2026-02-01', due_on: '2026-02-20' }))
})

test('a day that a draft was written with is kept, also where it is today', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const today = new Date().toISOString().slice(0, 10)
  const body = { buyer: { name: 'Lane Bookshop' }, lines: [], currency: 'EUR', issued_on: today }
  await testApi.request('POST', '/api/invoices', { token: as.token, body })
  const kept = async () => (await db.select().from(invoices).where(eq(invoices.user_id, as.user.id)))[0]
  await open(as, `/pay?invoice=${(await kept())?.id}`)
  expect(await screen.findByText('All changes saved')).toBeVisible()
  type('Name', 'Quay Street Physio')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await kept())?.buyer.name).toBe('Quay Street Physio'))
  expect(await kept()).toMatchObject({ issued_on: today, due_on: null })
})

test('an invoice that was kept to ask about it is not kept twice', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  type('Name', 'Lane Bookshop')
  type('Line 1, Description', 'Care plan')
  type('Line 1, Price', '260')
  type('Line 1, VAT %', '23')
  fireEvent.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByText('All changes saved')).toBeVisible()
  type('Line 1, Price', '280')
  cleanup()
  await open(as, '/pay?invoice=new-invoice')
  await screen.findByRole('heading', { name: 'New invoice' })
  expect(screen.getByLabelText('Name')).toHaveValue('')
  cleanup()
  const [row] = await db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  await open(as, `/pay?invoice=${row?.id}`)
  expect(await screen.findByLabelText('Line 1, Price')).toHaveValue('280')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect(await db.$count(invoices, eq(invoices.user_id, as.user.id))).toBe(1)
})

test('what is refused for another reason than a change elsewhere says its reason', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const post = (path: string, body: object) => testApi.request('POST', path, { token: as.token, body })
  const lines = [{ name: 'Care plan', qty_milli: 1000, price_minor: 26_000, tax_bp: 2300 }]
  await post('/api/invoices', { buyer: { name: 'Lane Bookshop' }, lines, currency: 'EUR' })
  const [sent] = await db.select().from(invoices).where(eq(invoices.user_id, as.user.id))
  await post(`/api/invoices/${sent?.id}/send`, {})
  await post(`/api/invoices/${sent?.id}/credit`, {})
  const [credit] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.corrects_id, sent?.id ?? ''))
  await open(as, `/pay?invoice=${credit?.id}`)
  fireEvent.change(await screen.findByLabelText('Line 1, Price'), { target: { value: '300' } })
  fireEvent.click(screen.getByRole('button', { name: 'Issue credit note' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this credit note?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('Only €319.80 can still be credited.')).toBeVisible()
  expect(screen.queryByText('This was changed elsewhere')).not.toBeInTheDocument()
})
