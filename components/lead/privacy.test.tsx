import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { leads, leadScans } from '@/server/db/schema'
import { resultOf } from '@/server/routes/testing'
import { LeadsScreen } from './leads-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const open = (as: Person, path = '/leads') => renderScreen(<LeadsScreen />, { as, path })

/** Somebody with a lead whose site was scanned. */
async function openLead(name = 'Abbott') {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const lead = { name, website: 'https://abbott.ie', email: 'hello@abbott.ie' }
  const answer = await testApi.request('POST', `/api/leads/${as.workspace.id}/save`, {
    token: as.token,
    body: { leads: [lead] },
  })
  expect(answer.status).toBe(200)
  const mine = eq(leads.user_id, as.user.id)
  const [scan] = await testApi.db
    .insert(leadScans)
    .values({
      user_id: as.user.id,
      url: 'https://abbott.ie/',
      host: 'abbott.ie',
      status: 'completed',
      score: 27,
      grade: 'E',
      result: resultOf({ at: '2026-11-22T14:58:00Z', value: 'abbott.ie', score: 27 }),
      completed_at: new Date(),
    })
    .returning()
  await testApi.db
    .update(leads)
    .set({ lead_scan_id: scan?.id ?? null })
    .where(mine)
  return { as, mine }
}

async function openDrawer(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Abbott' }))
  return within(await screen.findByRole('dialog', { name: 'Abbott' }))
}

test('a report is shared by a link, which is counted and can be revoked', async () => {
  const { as } = await openLead()
  const { user } = await open(as)
  const drawer = await openDrawer(user)
  await user.click(await drawer.findByRole('button', { name: 'More actions for Abbott' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the report of Abbott' }))
  const days = dialog.getByRole('spinbutton', { name: 'Days available' })
  fireEvent.change(days, { target: { value: '3' } })
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect(days).toBeInvalid()
  fireEvent.change(days, { target: { value: '14' } })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const link = await dialog.findByText(/\/api\/public\/r\/[\w-]{22}$/)
  const path = new URL(link.textContent).pathname
  const page = () => testApi.api.request(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
  expect(await (await page()).text()).toContain('kein Penetrationstest')
  expect(await dialog.findByText(/^German · /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }))
  expect(await dialog.findByText('No active links.')).toBeVisible()
  await waitFor(async () => expect((await page()).status).toBe(404))
})

test('who asked not to be contacted is put on the list from the lead, and the list says so', async () => {
  const { as } = await openLead()
  const { user } = await open(as)
  const drawer = await openDrawer(user)
  await user.click(await drawer.findByRole('button', { name: 'More actions for Abbott' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Stop contacting' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop contacting Abbott?' }))
  await user.click(dialog.getByRole('button', { name: 'Stop contacting' }))
  await waitFor(async () => {
    const answer = await testApi.request('GET', '/api/leads/do-not-contact', { token: as.token })
    expect(((await answer.json()) as { contacts: unknown[] }).contacts).toHaveLength(3)
  })
})

test('the list is added to by hand, says what it could not read, is searched, and gives entries back', async () => {
  const { as } = await openLead()
  const { user, address } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Do-not-contact list' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Do-not-contact list' }))
  expect(address()).toBe('/leads?open=list')
  expect(await drawer.findByText('No entries yet. Businesses that opt out appear here.')).toBeVisible()
  const entries = drawer.getByRole('textbox', { name: 'Email addresses, phone numbers or sites' })
  fireEvent.change(entries, { target: { value: 'mary@barlow.ie\nnobody at all\nhttps://www.calder.ie\n' } })
  await user.click(drawer.getByRole('button', { name: 'Add to list' }))
  expect(await drawer.findByText('m…@barlow.ie')).toBeVisible()
  expect(await drawer.findByText('1 line wasn’t added')).toBeVisible()
  expect(drawer.getByText('nobody at all')).toBeVisible()
  await user.type(drawer.getByRole('searchbox', { name: 'Search entries' }), 'barlow')
  await waitFor(() => expect(drawer.queryByText('c….ie')).not.toBeInTheDocument())
  await user.click(drawer.getByRole('button', { name: 'Remove entry m…@barlow.ie' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove m…@barlow.ie from the list?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove entry' }))
  await waitFor(() => expect(drawer.queryByText('m…@barlow.ie')).not.toBeInTheDocument())
})

test('what is kept of a person is shown as a text, and deleted when their address is typed', async () => {
  const { as } = await openLead()
  const { user } = await open(as, '/leads?open=person')
  const drawer = within(await screen.findByRole('dialog', { name: 'Find a person’s data' }))
  await user.type(drawer.getByRole('textbox', { name: 'Email address, phone number or site' }), 'hello@abbott.ie')
  await user.click(drawer.getByRole('button', { name: 'Find data' }))
  expect(await drawer.findByText('1 lead')).toBeVisible()
  expect(drawer.getByText(/Email: hello@abbott\.ie/)).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Delete data' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete all data about hello@abbott.ie?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete data' }))
  expect(dialog.getByRole('textbox')).toBeInvalid()
  await user.type(dialog.getByRole('textbox'), 'hello@abbott.ie')
  await user.click(dialog.getByRole('button', { name: 'Delete data' }))
  expect(await drawer.findByText(/^1 lead deleted\./)).toBeVisible()
  expect(await testApi.db.$count(leads, eq(leads.user_id, as.user.id))).toBe(0)
})

test('leads that go soon are said above the board, and stay when they are kept', async () => {
  const { as, mine } = await openLead()
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  await testApi.db
    .update(leads)
    .set({ touched_at: days(360), notice_at: days(4) })
    .where(mine)
  const { user } = await open(as)
  expect(await screen.findByText(/^1 unused lead will be deleted from /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.queryByText(/will be deleted from/)).not.toBeInTheDocument())
})
