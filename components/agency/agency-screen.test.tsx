import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { GatedShell } from '@/components/shell/gated-shell'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import {
  assets,
  contracts,
  findings,
  incidents,
  invoices,
  leads,
  monitors,
  scans,
  workspaces,
} from '@/server/db/schema'
import { AgencyScreen } from './agency-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person) => renderScreen(<AgencyScreen />, { as, path: '/agency' })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function withClient(as: Person, name: string, value: string, score: number, grade: string) {
  const [workspace] = await testApi.db
    .insert(workspaces)
    .values({ user_id: as.user.id, name, client_name: name })
    .returning()
  const [asset] = await testApi.db
    .insert(assets)
    .values({
      workspace_id: workspace?.id ?? '',
      type: 'domain',
      value,
      status: 'verified',
      score,
      grade,
      reported_at: hoursAgo(2),
    })
    .returning()
  return { workspace: workspace?.id ?? '', asset: asset?.id ?? '' }
}

const critical = (client: { workspace: string; asset: string }, finding: string) =>
  testApi.db.insert(findings).values({
    asset_id: client.asset,
    workspace_id: client.workspace,
    finding,
    check: 'transport.https',
    rule: 'transport.https/no-https',
    severity: 'critical',
    confidence: 'confirmed',
    opened_at: hoursAgo(3),
    first_seen: hoursAgo(3),
    since: hoursAgo(3),
    report_id: client.asset,
  })

async function agency(plan = 'agency toolkit') {
  const as = await testApi.signUp({ plan })
  const quay = await withClient(as, 'Quay Street Physio', 'quay.example.com', 19, 'F')
  const lane = await withClient(as, 'Lane Bookshop', 'lane.example.com', 95, 'A')
  await critical(quay, 'one')
  await testApi.db.insert(leads).values({
    user_id: as.user.id,
    workspace_id: as.workspace.id,
    name: 'Kinsale Smiles',
    status: 'contacted',
    next_step: 'Call Aoife',
    next_step_at: hoursAgo(72),
    value_minor: 13_000,
    value_currency: 'EUR',
    value_period: 'month',
  })
  return { as, quay, lane }
}

const list = () => within(screen.getByRole('heading', { name: 'Needs attention' }).closest('section') ?? document.body)

test('all clients stand at one place: who needs attention, what that is, and the lowest grade first', async () => {
  const { as, quay } = await agency()
  await open(as)
  expect(await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
  expect(screen.getByText(/^Quay Street Physio: HTTPS is not available\. Your clients average 57\.$/)).toBeVisible()
  expect(
    list()
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link').getAttribute('href')),
  ).toEqual([`/scan/${quay.asset}`, expect.stringMatching(/^\/leads\?lead=/)])
  const rows = within(screen.getByRole('table', { name: 'Clients' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
    'Quay Street Physio',
    'Lane Bookshop',
    'Main',
  ])
  expect(screen.getByText('€130')).toBeVisible()
  expect(screen.getByText('No recurring invoices')).toBeVisible()
  expect(screen.getByText('0 of 7 done')).toBeVisible()
})

test('the table says what each client pays for and what is due next, and a dash where nothing is', async () => {
  const { as, quay } = await agency()
  await testApi.db.insert(contracts).values({
    user_id: as.user.id,
    workspace_id: quay.workspace,
    type: 'care_plan',
    status: 'signed',
    title: 'Care plan',
    value_minor: 26_000,
    value_currency: 'EUR',
    value_period: 'month',
    ends_on: '2098-11-28',
  })
  await testApi.db.insert(scans).values({
    workspace_id: quay.workspace,
    asset_id: quay.asset,
    asset_value: 'quay.example.com',
    scan_type: 'light_scan',
    status: 'completed',
    score: 15,
    completed_at: hoursAgo(31 * 24),
  })
  await open(as)
  const row = (name: string) => within(screen.getByRole('button', { name }).closest('tr') ?? document.body)
  await screen.findByRole('table', { name: 'Clients' })
  expect(row('Quay Street Physio').getByRole('cell', { name: 'Care plan €260 per month' })).toBeVisible()
  expect(row('Quay Street Physio').getByRole('cell', { name: 'Nov 28, 2098 Contract expires' })).toBeVisible()
  expect(row('Lane Bookshop').getAllByText('Not available')).toHaveLength(2)
  expect(screen.getByText(/Your clients average 57, \+4 in 30 days\.$/)).toBeVisible()
})

test('sites that were never scanned or verified need attention, by their names', async () => {
  const as = await testApi.signUp({ plan: 'bundle deal' })
  const { asset } = await withClient(as, 'Quay Street Physio', 'quay.example.com', 95, 'A')
  await testApi.db
    .update(assets)
    .set({ status: 'pending', name: 'Booking page', reported_at: null })
    .where(eq(assets.id, asset))
  await open(as)
  expect(await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
  expect(list().getAllByText('Booking page')).toHaveLength(2)
  expect(list().getByText('Never scanned')).toBeVisible()
  expect(list().getByText('Ownership not verified')).toBeVisible()
  expect(list().getByRole('link', { name: 'Verify' })).toHaveAttribute('href', `/asset?verify=${asset}`)
  cleanup()
  await testApi.db.update(assets).set({ name: 'Quay Street Physio' }).where(eq(assets.id, asset))
  await open(as)
  await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })
  expect(list().getAllByText('quay.example.com')).toHaveLength(2)
})

test('while no client has a grade the shield is that of the own workspace, and two ways into it differ', async () => {
  const as = await testApi.signUp({ plan: 'bundle deal' })
  await withClient(as, 'Linden Home', 'linden.example.com', 95, 'A')
  await testApi.db.update(assets).set({ score: null, grade: null, status: 'verified' })
  const site = { workspace_id: as.workspace.id, type: 'domain', status: 'pending', score: 52, grade: 'D' } as const
  const [own] = await testApi.db
    .insert(assets)
    .values({ ...site, value: 'own.example.com', reported_at: hoursAgo(1) })
    .returning()
  await critical({ workspace: as.workspace.id, asset: own?.id ?? '' }, 'one')
  await open(as)
  const answer = within(
    (await screen.findByRole('heading', { name: /needs attention$/ })).closest('section') ?? document.body,
  )
  expect(answer.getByRole('img', { name: /Grade D/ })).toBeVisible()
  expect(answer.getByText('Your own workspace')).toBeVisible()
  expect(answer.getByRole('link', { name: 'Review: HTTPS is not available' })).toBeVisible()
  expect(answer.getByRole('link', { name: 'Verify: Ownership not verified' })).toBeVisible()
})

test('who signed an authorisation to scan has signed', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await testApi.db.insert(contracts).values({
    user_id: as.user.id,
    workspace_id: as.workspace.id,
    type: 'authorisation',
    status: 'signed',
    title: 'Permission',
  })
  await open(as)
  const step = await screen.findByRole('link', { name: 'Sign a client' })
  expect(step.parentElement).toHaveTextContent('Sign a client: Done')
})

test('a filter shows one kind, and what is not for now is away until it is brought back', async () => {
  const { as } = await agency()
  const { user, unmount } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Sales 1' }))
  expect(list().getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Money/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'All 2' }))
  await user.click(screen.getByRole('button', { name: 'Hide: HTTPS is not available' }))
  await user.click(await screen.findByRole('menuitem', { name: 'For a week' }))
  expect(await screen.findByRole('heading', { name: '1 next step due' })).toBeVisible()
  expect(screen.queryByText('HTTPS is not available')).not.toBeInTheDocument()
  unmount()
  const again = await open(as)
  await again.user.click(await screen.findByRole('button', { name: 'Show hidden' }))
  expect(await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
})

test('what is away until it changes comes back when it did', async () => {
  const { as, quay } = await agency()
  const { user, unmount } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Hide: HTTPS is not available' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Until it changes' }))
  expect(await screen.findByText('1 hidden')).toBeVisible()
  unmount()
  await testApi.db.update(findings).set({ since: hoursAgo(1) })
  const again = await open(as)
  expect(await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
  expect(quay.asset).not.toBe('')
  again.unmount()
})

test('failed scans that are away until they change come back when another site failed, though as many', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const { workspace } = await withClient(as, 'Quay Street Physio', 'quay.example.com', 95, 'A')
  const values = ['one', 'two', 'three', 'four'].map((name) => `${name}.example.com`)
  const sites = await testApi.db
    .insert(assets)
    .values(
      values.map((value) => ({ workspace_id: workspace, type: 'domain' as const, value, status: 'verified' as const })),
    )
    .returning()
  const scanned = (site: (typeof sites)[number] | undefined, status: 'failed' | 'completed') =>
    testApi.db.insert(scans).values({
      workspace_id: workspace,
      asset_id: site?.id ?? '',
      asset_value: site?.value ?? '',
      scan_type: 'light_scan',
      status,
      ...(status === 'failed' && { failure_reason: 'unreachable' }),
    })
  for (const site of sites) await scanned(site, site.value.startsWith('four') ? 'completed' : 'failed')
  const { user, unmount } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Hide: Scan failed: 3 sites' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Until it changes' }))
  expect(await screen.findByText('1 hidden')).toBeVisible()
  unmount()
  const same = await open(as)
  expect(await screen.findByText('1 hidden')).toBeVisible()
  same.unmount()
  await scanned(sites[0], 'completed')
  await scanned(sites[3], 'failed')
  await open(as)
  expect(await screen.findByText('Scan failed: 3 sites')).toBeVisible()
})

test('what is more than the list tells is counted in its groups, at its end and in the headline', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const clients = ['Quay Street Physio', 'Lane Bookshop'].map((name, place) =>
    withClient(as, name, `site${place}.example.com`, 19, 'F'),
  )
  const [quay, lane] = await Promise.all(clients)
  if (!quay || !lane) throw new Error('Two clients are there')
  await critical(lane, 'older')
  for (let n = 0; n < 55; n += 1) await critical(quay, `of ${n}`)
  // The newest 50 are all of one client.
  await testApi.db
    .update(findings)
    .set({ since: hoursAgo(9) })
    .where(eq(findings.asset_id, lane.asset))
  await testApi.db.insert(leads).values({
    user_id: as.user.id,
    workspace_id: as.workspace.id,
    name: 'Kinsale Smiles',
    next_step: 'Call Aoife',
    next_step_at: hoursAgo(72),
  })
  const { user } = await open(as)
  expect(await screen.findByRole('heading', { name: '2 clients need attention' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'All 57' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Security 56' }))
  await user.click(screen.getByRole('button', { name: 'Show all 50' }))
  expect(screen.getByText('Showing 50 of 56, most severe first.')).toBeVisible()
})

test('j and e walk through what needs attention and put it away', async () => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  const { as } = await agency()
  const { user } = await renderScreen(
    <GatedShell>
      <AgencyScreen />
    </GatedShell>,
    { as, path: '/agency' },
  )
  await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })
  await user.keyboard('j')
  expect(list().getByRole('link', { name: 'Review' })).toHaveFocus()
  await user.keyboard('e')
  await user.click(await screen.findByRole('menuitem', { name: 'Until tomorrow' }))
  await waitFor(() => expect(list().getByRole('link', { name: 'View lead' })).toHaveFocus())
})

test('money is told of a currency that has some, although another repeats for more', async () => {
  const { as } = await agency()
  const buyer = {
    name: 'Quay Street Physio',
    lines: ['1 Quay Street'],
    city: 'Cork',
    postal_code: 'T12',
    country: 'IE',
  }
  const owed = { user_id: as.user.id, kind: 'invoice' as const, buyer, lines: [] }
  const day = (days: number) =>
    hoursAgo(days * 24)
      .toISOString()
      .slice(0, 10)
  await testApi.db.insert(invoices).values([
    {
      ...owed,
      currency: 'USD',
      net_minor: 90_000,
      total_minor: 90_000,
      repeat: { every: 'month', next_on: '2099-01-01', until: null },
    },
    { ...owed, currency: 'EUR', status: 'sent', total_minor: 31_980, due_on: day(10) },
  ])
  await open(as)
  const money = within(await screen.findByRole('region', { name: 'Money in EUR' }))
  expect(money.getByText('€319.80')).toBeVisible()
})

test('what the plan does not open says which one does, and makes no call', async () => {
  const { as, lane } = await agency()
  await testApi.db.insert(monitors).values({ asset_id: lane.asset, state: 'down', checked_at: new Date() })
  await testApi.db.insert(incidents).values({ asset_id: lane.asset, kind: 'down', started_at: hoursAgo(1) })
  await open(as)
  expect(await screen.findByRole('heading', { name: '2 clients need attention' })).toBeVisible()
  expect(list().getByText('Site is down')).toBeVisible()
  const locked = list().getByRole('link', {
    name: /^See plans ?: Realtime Monitoring is included in Premium, Unlimited, or Bundle Deal$/,
  })
  expect(locked).toHaveAttribute('target', '_blank')
})

test('a newcomer is told to find a first client, and adds one', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  const { user } = await open(as)
  expect(await screen.findByRole('heading', { name: 'Find your first client' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Find leads' })[0]).toHaveAttribute('href', '/lead')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New client' }))
  await user.type(dialog.getByRole('textbox', { name: 'Workspace name' }), 'Cobh Veterinary')
  await user.click(dialog.getByRole('button', { name: 'Add client' }))
  expect(await screen.findByRole('button', { name: 'Cobh Veterinary' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Nothing needs attention. 1 client.' })).toBeVisible()
  // As many as the table has rows.
  expect(screen.getByText(/^1 client and your own workspace, updated /)).toBeVisible()
  expect(within(await screen.findByRole('table', { name: 'Clients' })).getAllByRole('row')).toHaveLength(3)
})

test('who holds a reseller licence alone sees accounts and locked tools, and calls none of them', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  await open(await testApi.signUp({ plan: 'reseller license' }))
  expect(await screen.findByRole('link', { name: 'Create the first account' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Pipeline' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Find leads' })).not.toBeInTheDocument()
  expect(asked.filter((path) => path.includes('/leads'))).toEqual([])
})

test('a failing call is told with a way on; after the first answer what was there stays', async () => {
  const { as } = await agency()
  let isBroken = true
  server.use(
    http.get('*/api/agency/overview', () =>
      isBroken ? HttpResponse.json({ message: 'The database is away' }, { status: 409 }) : undefined,
    ),
  )
  const { user } = await open(as)
  expect(await screen.findByText('Couldn’t load your clients')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
  isBroken = true
  // A new client is counted.
  await user.click(screen.getByRole('button', { name: 'New client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New client' }))
  await user.type(dialog.getByRole('textbox', { name: 'Workspace name' }), 'Cobh Veterinary')
  await user.click(dialog.getByRole('button', { name: 'Add client' }))
  expect(await screen.findByText(/^Couldn’t refresh/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Quay Street Physio needs attention' })).toBeVisible()
})

test('an API without the overview shows what its workspaces tell', async () => {
  const { as } = await agency()
  server.use(http.get('*/api/agency/overview', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })))
  await open(as)
  expect(await screen.findByText(/^This server doesn’t report what needs attention/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Quay Street Physio' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Plan' })).not.toBeInTheDocument()
})
