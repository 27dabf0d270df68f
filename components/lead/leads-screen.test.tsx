import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { leads } from '@/server/db/schema'
import { LeadsScreen } from './leads-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const signUp = () => testApi.signUp({ plan: 'agency toolkit' })
const open = (as: Person, path = '/leads') => renderScreen(<LeadsScreen />, { as, path })

async function saved(as: Person, ...names: string[]) {
  const body = names.map((name, at) => ({
    source: 'osm',
    source_id: `node/${at}-${name}`,
    name,
    phone: `+1 217 555 010${at}`,
    address: '1 Mill Lane, Springfield',
    city: 'Springfield',
    postal_code: '62701',
    lat: 39.8,
    lng: -89.6,
  }))
  const answer = await testApi.request('POST', `/api/leads/${as.workspace.id}/save`, {
    token: as.token,
    body: { leads: body },
  })
  expect(answer.status).toBe(200)
}

const column = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const namesIn = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('button', { name: /^(Abbott|Barlow|Calder)$/ }).map(({ textContent }) => textContent)

test('without leads the board says what appears there and leads to the finder', async () => {
  await open(await signUp())
  expect(await screen.findByText('No leads yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find leads' })).toHaveAttribute('href', '/lead')
})

test('the bar says how many leads are open and what they are expected to bring, without what is won', async () => {
  const as = await signUp()
  await saved(as, 'Abbott', 'Barlow', 'Calder')
  const worth = (name: string, change: Partial<typeof leads.$inferInsert>) =>
    testApi.db
      .update(leads)
      .set({ value_currency: 'EUR', value_period: 'month', ...change })
      .where(and(eq(leads.workspace_id, as.workspace.id), eq(leads.name, name)))
  await worth('Abbott', { value_minor: 13_000 })
  await worth('Barlow', { value_minor: 120_000, value_period: 'year', status: 'contacted' })
  await worth('Calder', { value_minor: 50_000, status: 'won' })
  await open(as)
  expect(await screen.findByText('2 open, €230 a month expected')).toBeVisible()
  expect((await column(/^Contacted/)).getByText('Expected per month:')).toBeInTheDocument()
})

test('a card is moved by keyboard, said aloud, taken back, and stays where it is put', async () => {
  const as = await signUp()
  await saved(as, 'Abbott', 'Barlow', 'Calder')
  const { user, unmount } = await open(as)
  const fresh = await column(/^New, 3 leads$/)
  fireEvent.keyDown(fresh.getByRole('button', { name: 'Barlow' }), { key: '4' })
  expect(await screen.findByText('Barlow moved to Meeting, 1 of 1')).toBeVisible()
  expect(namesIn(await column(/^Meeting, 1 lead$/))).toEqual(['Barlow'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(namesIn(await column(/^New, 3 leads$/))).toHaveLength(3)
  fireEvent.keyDown((await column(/^New/)).getByRole('button', { name: 'Calder' }), { key: '2' })
  expect(namesIn(await column(/^Contacted, 1 lead$/))).toEqual(['Calder'])
  await waitFor(async () => {
    const answer = await testApi.request('GET', `/api/leads/${as.workspace.id}/list?status=contacted`, {
      token: as.token,
    })
    expect(((await answer.json()) as { leads: { name: string }[] }).leads.map(({ name }) => name)).toEqual(['Calder'])
  })
  unmount()
})

test('who is lost is asked why, and the search narrows board and table alike', async () => {
  const as = await signUp()
  await saved(as, 'Abbott', 'Barlow')
  const { user, address } = await open(as)
  fireEvent.keyDown((await column(/^New, 2 leads$/)).getByRole('button', { name: 'Abbott' }), { key: '6' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Why was Abbott lost?' }))
  await user.click(dialog.getByRole('button', { name: 'Too expensive' }))
  expect(await screen.findByRole('button', { name: '1 Lost' })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Name, site, place, tag' }), 'barl')
  await waitFor(() => expect(address()).toBe('/leads?q=barl'))
  await user.click(screen.getByRole('button', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Leads' }))
  expect(await table.findByRole('button', { name: 'Barlow' })).toBeVisible()
  await waitFor(() => expect(table.queryByRole('button', { name: 'Abbott' })).not.toBeInTheDocument())
})

test('a lead opens beside the board with its facts, takes a note and a next step, and a deleted one comes back', async () => {
  const as = await signUp()
  await saved(as, 'Abbott')
  const { user } = await open(as)
  await user.click((await column(/^New, 1 lead$/)).getByRole('button', { name: 'Abbott' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Abbott' }))
  expect(await drawer.findByText('+1 217 555 0100')).toBeVisible()
  expect(drawer.getByText('1 Mill Lane, Springfield, 62701')).toBeVisible()
  expect(drawer.getAllByText(/^OpenStreetMap, /).length).toBeGreaterThan(0)
  await user.type(drawer.getByRole('textbox', { name: 'Next step' }), 'Call them')
  await user.click(drawer.getByRole('button', { name: 'Save next step' }))
  expect(await drawer.findByRole('button', { name: 'Mark as done' })).toBeVisible()
  await user.click(drawer.getByRole('tab', { name: /^Notes/ }))
  await user.type(drawer.getByRole('textbox', { name: 'Note' }), 'Asked for the report.')
  await user.click(drawer.getByRole('button', { name: 'Add note' }))
  expect(await drawer.findByText('Asked for the report.')).toBeVisible()
  await user.click(drawer.getByRole('tab', { name: 'History' }))
  expect(await drawer.findByText('Saved as a lead')).toBeVisible()
  expect(drawer.getByText('Asked for the report.')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'More actions for Abbott' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete lead' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Abbott?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete lead' }))
  expect(await screen.findByText('No leads yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await column(/^New, 1 lead$/)).toBeDefined()
})

test('a lead becomes a client with its site as an asset, and is told what comes next', async () => {
  const as = await signUp()
  const answer = await testApi.request('POST', `/api/leads/${as.workspace.id}/save`, {
    token: as.token,
    body: { lead: { name: 'Lane Books', website: 'https://lanebooks.com/a' } },
  })
  expect(answer.status).toBe(200)
  const { user, address } = await open(as)
  await user.click((await column(/^New, 1 lead$/)).getByRole('button', { name: 'Lane Books' }))
  await user.click(await screen.findByRole('button', { name: 'Convert to client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert Lane Books to a client?' }))
  const name = dialog.getByRole('textbox', { name: 'Workspace name' })
  await user.clear(name)
  await user.type(name, 'main')
  await user.click(dialog.getByRole('button', { name: 'Convert to client' }))
  expect(await dialog.findByRole('textbox', { name: 'Workspace name', description: /already/ })).toBeVisible()
  await user.clear(name)
  await user.type(name, 'Lane Bookshop')
  await user.click(dialog.getByRole('button', { name: 'Convert to client' }))
  const done = within(await screen.findByRole('dialog', { name: 'Lane Bookshop added as a client' }))
  expect(done.getByText('Next, verify that lanebooks.com belongs to them, then scan it.')).toBeVisible()
  await user.click(done.getByRole('button', { name: 'Verify ownership' }))
  await waitFor(() => expect(address()).toMatch(/^\/asset\?verify=/))
})

test('who is moved to Won on the board is offered as a client', async () => {
  const as = await signUp()
  await saved(as, 'Abbott')
  const { user } = await open(as)
  fireEvent.keyDown((await column(/^New, 1 lead$/)).getByRole('button', { name: 'Abbott' }), { key: '5' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Abbott moved to Won' }))
  expect(dialog.getByText(/There’s no website/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(namesIn(await column(/^Won, 1 lead$/))).toEqual(['Abbott'])
})
