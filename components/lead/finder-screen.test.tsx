import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { realAnswer, server, testApi } from '@/lib/testing/server'
import { FinderScreen } from './finder-screen'
import type { FinderName } from './question'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const signUp = () => testApi.signUp({ plan: 'agency toolkit' })
const open = (as: Person, path = '/lead-finder/google', at: FinderName = 'googleLeadFinder') =>
  renderScreen(<FinderScreen at={at} />, { as, path })
const form = async () => within(await screen.findByRole('form', { name: 'Find businesses' }))
const table = async () => within(await screen.findByRole('table', { name: 'Businesses' }))

/** What the server answers, with something else in it. */
const answering = (path: string, change: (body: Record<string, unknown>) => object) =>
  http.all(`*${path}`, async ({ request }) =>
    HttpResponse.json(change((await (await realAnswer(request)).json()) as Record<string, unknown>)),
  )

/** The best opportunities stand first; by name each is found on the first page. */
async function byName(user: Awaited<ReturnType<typeof open>>['user']) {
  const rows = await table()
  await user.click(await rows.findByRole('button', { name: /^Business/ }))
  return rows
}

test('a trade in a town is searched for, page by page, and the address keeps the question', async () => {
  const { user, address } = await open(await signUp())
  expect(await screen.findByText(/These businesses are fictional/)).toBeVisible()
  expect(await screen.findByText('0 of 200 searches used today')).toBeVisible()
  const fields = await form()
  await user.type(fields.getByLabelText('What'), 'dentist')
  await user.click(fields.getByRole('button', { name: 'Search' }))
  expect(await fields.findByText('Enter a location.')).toBeVisible()
  await user.type(fields.getByLabelText('Where'), 'Springfield')
  await user.selectOptions(fields.getByLabelText('Within'), '25 km')
  await user.click(fields.getByRole('button', { name: 'Search' }))
  const rows = await table()
  expect(await rows.findByRole('columnheader', { name: /^Opportunity/ })).toHaveAttribute('aria-sort', 'descending')
  await byName(user)
  expect(await rows.findByText('Abbott Dental')).toBeVisible()
  expect(rows.getByRole('link', { name: /^abbott-dental\.localhost/ })).toHaveAttribute(
    'rel',
    expect.stringMatching(/noopener/),
  )
  expect(rows.getAllByText('No website').length).toBeGreaterThan(0)
  expect(screen.getByText(/^20 results/)).toHaveTextContent('Sample directory')
  expect(address()).toBe('/lead-finder/google?q=dentist&in=Springfield&r=25&tsort=name')
  expect(await screen.findByText('1 of 200 searches used today')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Load 20 more/ }))
  expect(await screen.findByText(/^25 results/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Load 20 more/ })).not.toBeInTheDocument()
  await user.click(rows.getByRole('checkbox', { name: 'Select Abbott Dental' }))
  expect(await screen.findByText('1 selected')).toBeVisible()
})

test('a reload shows what the server still has, and asks before it spends a search', async () => {
  const as = await signUp()
  const { user } = await open(as, '/lead?q=bakery&in=Springfield&src=osm', 'lead')
  expect(await screen.findByText('Search the sample directory for “bakery” near Springfield?')).toBeVisible()
  expect(await screen.findByText('This uses 1 of 200 searches left today.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Search now' }))
  expect(await (await table()).findByText('Abbott Bakery')).toBeVisible()
})

test('nothing found and every filter that leaves nothing say so, with the way on', async () => {
  const { user } = await open(await signUp())
  const fields = await form()
  await user.type(fields.getByLabelText('What'), 'bakery')
  await user.type(fields.getByLabelText('Where'), 'Cork')
  await user.click(fields.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No results for “bakery” near Cork')).toBeVisible()
  await user.clear(fields.getByLabelText('Where'))
  await user.type(fields.getByLabelText('Where'), 'Springfield')
  await user.click(fields.getByRole('button', { name: 'Search' }))
  expect(await (await table()).findByText('Abbott Bakery')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Contact' }))
  await user.click(await screen.findByRole('option', { name: 'Has email' }))
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(await (await table()).findByText('Abbott Bakery')).toBeVisible()
})

test('a source that is not set up names the setting, and leads to one that is', async () => {
  server.use(
    answering('/api/leads/sources', ({ sources }) => ({
      sources: (sources as { id: string }[]).map((source) =>
        source.id === 'google' ? { ...source, ready: false, stand_in: null, reason: 'GOOGLE_PLACES_KEY' } : source,
      ),
    })),
  )
  const { user, address } = await open(await signUp(), '/lead-finder/google?q=dentist')
  expect(await screen.findByText('Google isn’t connected')).toBeVisible()
  expect(screen.getByText('GOOGLE_PLACES_KEY')).toBeVisible()
  expect((await form()).getByRole('button', { name: 'Search' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Use OpenStreetMap' }))
  await waitFor(() => expect(address()).toBe('/lead?q=dentist&src=osm'))
})

test('what the server refuses stands at the form, and what was there before stays', async () => {
  const { user } = await open(await signUp())
  const fields = await form()
  await user.click(await screen.findByRole('button', { name: 'Search dentists in Springfield' }))
  expect(await (await byName(user)).findByText('Abbott Dental')).toBeVisible()
  server.use(
    http.post('*/api/search-leads', () =>
      HttpResponse.json({ message: 'Google is busy. Try again in 30 seconds.' }, { status: 502 }),
    ),
  )
  await waitFor(() => expect(screen.getByLabelText('What')).toHaveValue('dentist'))
  await user.click((await form()).getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('Google is busy. Try again in 30 seconds.')).toBeVisible()
  expect((await table()).getByText('Abbott Dental')).toBeVisible()
  expect(fields).toBeDefined()
})

test('what a listing says is text: no address of a stranger runs', async () => {
  const hostile = '<img src=x onerror="alert(1)">'
  server.use(
    answering('/api/search-leads', ({ leads, ...rest }) => ({
      ...rest,
      leads: [
        { ...(leads as object[])[0], name: hostile, website: 'javascript:alert(1)', maps_url: 'data:text/html,x' },
      ],
    })),
  )
  const { user } = await open(await signUp())
  await user.click(await screen.findByRole('button', { name: 'Search dentists in Springfield' }))
  const rows = await table()
  expect(await rows.findByText(hostile)).toBeVisible()
  expect(rows.getByText('No website')).toBeVisible()
  expect(rows.queryByRole('link')).not.toBeInTheDocument()
})

test('businesses are saved one by one or together, and who is known already is not saved twice', async () => {
  const as = await signUp()
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Search dentists in Springfield' }))
  const rows = await byName(user)
  await user.click(await rows.findByRole('button', { name: 'Save Abbott Dental' }))
  expect(await screen.findByText('1 lead saved.')).toBeVisible()
  await waitFor(() => expect(rows.queryByRole('button', { name: 'Save Abbott Dental' })).not.toBeInTheDocument())
  for (const name of ['Abbott Dental', 'Barlow Smiles', 'Denholm Dental'])
    await user.click(rows.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Save 2' }))
  expect(await screen.findByText('2 leads saved.')).toBeVisible()
  const answer = await testApi.request('GET', `/api/leads/${as.workspace.id}/saved`, { token: as.token })
  expect(((await answer.json()) as { leads: object[] }).leads).toHaveLength(3)
})
