import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { signUpWithSite } from '@/components/scan-result/testing'
import { absoluteTime } from '@/lib/domain/format'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { windowWidth } from '@/lib/testing/window-width'
import { chooseAll } from '@/stores/session'
import { alerts, assets, deliveries, incidents, monitorChecks, monitors, workspaces } from '@/server/db/schema'
import { sumsAfter } from '@/server/monitor/uptime-sums'
import { MonitoringScreen } from './monitoring-screen'

const path = '/monitoring'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HEADERS = ['referrer-policy', 'x-frame-options']

const OUTCOMES = ['up', 'up', 'up', 'down', 'slow', 'unsure', 'up'] as const

/**
 * The checks of a site, five minutes apart, with the sums that each would have been stored with. `since`: when one more
 * was made before them.
 */
function checksOf(asset_id: string, at: (minutes: number) => Date, since?: Date) {
  const first = since ? [{ at: since, outcome: 'up' as const, ms: 100 }] : []
  const checks = [
    ...first,
    ...OUTCOMES.map((outcome, index) => ({ at: at(40 - index * 5), outcome, ms: outcome === 'down' ? null : 123 })),
  ]
  const stored: (typeof monitorChecks.$inferInsert & Parameters<typeof sumsAfter>[0])[] = []
  for (const check of checks) stored.push({ asset_id, ...check, ...sumsAfter(stored.at(-1), check.at, 5) })
  return stored
}

/** A site that is up, was down once, and lost its headers. `since`: when it was first checked, if that is long ago. */
async function monitored({ since, ...values }: Partial<typeof monitors.$inferInsert> & { since?: Date } = {}) {
  const site = await signUpWithSite()
  const { asset, as } = site
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)
  const certificate = {
    sha256: 'AA',
    issuer: 'CN=Example CA',
    subject: 'CN=shop',
    valid_to: new Date(Date.now() + 20.5 * DAY_MS).toISOString(),
    matches_host: true,
    is_trusted: true,
  }
  await testApi.db.insert(monitors).values({
    asset_id: asset.id,
    state: 'up',
    checked_at: at(3),
    next_check_at: at(-2),
    current: { certificate },
    ...values,
  })
  await testApi.db.insert(monitorChecks).values(checksOf(asset.id, at, since))
  await testApi.db.insert(incidents).values({
    asset_id: asset.id,
    kind: 'down',
    cause: 'connect',
    message: 'The connection was refused (ECONNREFUSED)',
    started_at: at(25),
    ended_at: at(20),
    ending: 'recovered',
  })
  const changes = HEADERS.map((what) => ({ what, before: null, after: null }))
  const [open] = await testApi.db
    .insert(incidents)
    .values({ asset_id: asset.id, kind: 'headers', changes, started_at: at(10) })
    .returning()
  const told = {
    asset_id: asset.id,
    incident_id: open!.id,
    key: `${open!.id}:opened`,
    kind: 'opened' as const,
    text: 'Gone',
    created_at: at(10),
  }
  const mail = {
    kind: 'mail' as const,
    target: as.user.email,
    state: 'done' as const,
    done_at: at(9),
    expires_at: at(0),
  }
  const [sent] = await testApi.db.insert(deliveries).values(mail).returning()
  await testApi.db.insert(alerts).values({ ...told, decided_at: at(9), delivery_id: sent!.id })
  return site
}

afterEach(() => jest.useRealTimers())

const row = async () => (await screen.findByRole('button', { name: 'shop.example.com' })).closest('tr')!

test('without a site it is said what monitoring does, and where one is added', async () => {
  await renderScreen(<MonitoringScreen />, { as: await testApi.signUp(), path })
  expect(await screen.findByText('No monitored sites yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add asset' })).toHaveAttribute('href', '/asset?add=1')
})

test('one press monitors all sites', async () => {
  const { as } = await signUpWithSite()
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  expect(await screen.findByText('No monitored sites yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Monitor all sites' }))
  expect(within(await row()).getByText('Not checked yet')).toBeVisible()
  expect(screen.queryByText('No monitored sites yet')).not.toBeInTheDocument()
})

test('a row says how the site stands, in words too', async () => {
  const { as, addReport } = await monitored()
  await addReport(exampleResult({ findings: [] }))
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  const cells = within(await row())
  expect(cells.getByRole('img', { name: 'Last 7 checks: 4 up, 1 slow, 1 down, 1 unconfirmed.' })).toBeVisible()
  expect(cells.getByText('85.71%')).toBeVisible()
  expect(cells.getByText('123 ms')).toBeVisible()
  const tiles = within(screen.getByRole('list', { name: 'All sites at a glance' })).getAllByRole('listitem')
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Up1',
    'Down0',
    'Slow0',
    'Certificates expiring within 30 days1',
    'Sites with unreviewed changes1',
  ])
  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(drawer.getByText(/\(20 days\)$/)).toBeVisible()
  expect(drawer.getByText('Domain').closest('div')).toHaveTextContent('Domain–')
  expect(drawer.getAllByRole('row', { hidden: true })).toHaveLength(8)
  // The table stands with its bar.
  const facts = drawer.getByText('Response', { selector: 'dt' })
  expect(drawer.getByText('View as table').compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a check that was slow is amber in its bar, in the state, in the tile and in the legend alike', async () => {
  const { as, asset } = await monitored({ slow_ms: 1000 })
  await testApi.db.insert(monitorChecks).values({ asset_id: asset.id, at: new Date(), outcome: 'slow', ms: 2900 })
  await renderScreen(<MonitoringScreen />, { as, path })
  const cells = within(await row())
  expect(cells.getByText('Slow')).toBeVisible()
  expect(cells.getByText('2.9 s')).toBeVisible()
  const tiles = within(screen.getByRole('list', { name: 'All sites at a glance' })).getAllByRole('listitem')
  expect(tiles.map((tile) => tile.textContent)).toEqual(expect.arrayContaining(['Up0', 'Slow1']))
  const legend = within(screen.getByRole('list', { name: 'What the bars mean' })).getAllByRole('listitem')
  expect(legend.map((item) => item.textContent)).toEqual(['Up', 'Slow', 'Down', 'Unconfirmed failure'])
})

test.each([
  [40 / (24 * 60), ['85.71%', /^since \d\d:\d\d/], /^since \w+ \d+, \d{4}, \d/, ['Uptime (since']],
  [3, ['85.71% in 24 h', /^88\.88% since \w+ \d+$/], /^since \w+ \d+, \d{4}$/, ['Uptime (24 h)', 'Uptime (since']],
  [29.5, ['85.71% in 24 h', '88.88% in 30 days'], null, ['Uptime (24 h)', 'Uptime (30 days)']],
])(
  'of a site that was first checked %d days ago it is said what the uptime covers',
  async (days, lines, full, names) => {
    const { as } = await monitored({ since: days > 1 ? new Date(Date.now() - days * DAY_MS) : undefined })
    const { user } = await renderScreen(<MonitoringScreen />, { as, path })
    const cells = within(await row())
    for (const line of lines) expect(cells.getByText(line)).toBeVisible()
    if (full) expect(cells.getByTitle(full)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
    expect(drawer.getAllByText(/^Uptime/).map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
  },
)

test('a site that nobody looks at any more is unknown, however it was seen last', async () => {
  const hours = new Date(Date.now() - 3 * 60 * MINUTE_MS)
  const { as } = await monitored({ checked_at: hours, next_check_at: new Date(hours.getTime() + 5 * MINUTE_MS) })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  const since = `not checked since ${absoluteTime(hours, { locale: 'en' })}`
  expect(within(await row()).getByText('Unknown')).toBeVisible()
  expect(within(await row()).getByText(since)).toBeVisible()
  const tiles = within(screen.getByRole('list', { name: 'All sites at a glance' })).getAllByRole('listitem')
  expect(tiles.map((tile) => tile.textContent)).toEqual(expect.arrayContaining(['Up0', 'Down0', 'Unknown1']))
  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(drawer.getByText(since)).toBeVisible()
  expect(drawer.getByText(/the current status is unknown/)).toBeVisible()
  // The headers that were gone then are still to be judged.
  expect(await drawer.findByRole('heading', { name: 'Security headers missing or weaker' })).toBeVisible()
})

test('of a site that nobody looked at nobody says that nothing is wrong', async () => {
  const { as, asset } = await signUpWithSite()
  await testApi.db.insert(monitors).values({ asset_id: asset.id })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  await user.click(await screen.findByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(await drawer.findByText('Not available right now.')).toBeVisible()
  expect(drawer.queryByText('No open incidents or changes')).not.toBeInTheDocument()
})

test('an incident says what, why, how long and who was told; a change can be accepted', async () => {
  const { as, asset } = await monitored({
    current: { headers: ['content-security-policy'] },
    baseline: { headers: ['content-security-policy', ...HEADERS] },
  })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  const list = within(await screen.findByRole('list', { name: 'Incidents and changes, open ones first' }))
  const entries = () => list.getAllByRole('listitem').map((item) => item.textContent)
  expect(entries()[0]).toMatch(
    /^OpenSecurity headers missing or weakershop\.example\.com.*referrer-policy, x-frame-optionsEmailed to .*@soteria\.test/,
  )
  expect(entries()[1]).toMatch(
    /^ResolvedDownshop\.example\.com.*lasted 5\sminCouldn’t connect\. The connection was refused \(ECONNREFUSED\)$/,
  )
  await user.click(
    list.getByRole('button', { name: 'Mark as expected: Security headers missing or weaker, shop.example.com' }),
  )
  await waitFor(() =>
    expect(entries().some((text) => text?.startsWith('Marked as expectedSecurity headers missing or weaker'))).toBe(
      true,
    ),
  )
  const [monitor] = await testApi.db.select().from(monitors).where(eq(monitors.asset_id, asset.id))
  expect(monitor?.baseline.headers).toEqual(['content-security-policy'])
})

test('a site is checked, paused and resumed, and its rhythm is changed', async () => {
  const { as, asset } = await monitored()
  const monitor = async () => (await testApi.db.select().from(monitors).where(eq(monitors.asset_id, asset.id)))[0]!
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  await user.click(within(await row()).getByRole('button', { name: 'Check now: shop.example.com' }))
  expect(await within(await row()).findByText('Checking now')).toBeVisible()
  expect((await monitor()).next_check_at.getTime()).toBeLessThanOrEqual(Date.now())

  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  await user.click(drawer.getByRole('combobox', { name: 'Check every' }))
  await user.click(await screen.findByRole('option', { name: '15 minutes' }))
  await waitFor(async () => expect((await monitor()).interval_minutes).toBe(15))
  await user.click(drawer.getByRole('button', { name: 'Pause' }))
  expect(await drawer.findByText('Monitoring is paused.')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Resume' }))
  await waitFor(async () => expect((await monitor()).is_paused).toBe(false))
})

test('who stops monitoring is asked first', async () => {
  const { as, asset } = await monitored()
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Stop monitoring' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop monitoring' }))
  expect(await screen.findByText('No monitored sites yet')).toBeVisible()
  expect(await testApi.db.$count(monitors, eq(monitors.asset_id, asset.id))).toBe(0)
})

test('quiet hours, rescans and the address for alerts are kept with the workspace', async () => {
  const { as } = await monitored()
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  await user.click(await screen.findByRole('button', { name: 'Alerts and rescans' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Alerts and rescans' }))
  await user.selectOptions(drawer.getByLabelText('Automatic rescans'), 'weekly')
  await user.type(drawer.getByLabelText(/^Email alerts to/), 'ops@example.com')
  await user.click(drawer.getByLabelText('Quiet hours'))
  await user.selectOptions(drawer.getByLabelText('Time zone'), 'Europe/Berlin')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Alert settings saved')).toBeVisible()
  const [workspace] = await testApi.db.select().from(workspaces).where(eq(workspaces.id, as.workspace.id))
  expect(workspace?.settings).toMatchObject({
    auto_scan: 'weekly',
    notify_email: 'ops@example.com',
    timezone: 'Europe/Berlin',
    quiet_hours: { from: '22:00', to: '07:00' },
  })
})

test('what runs now is shown with its progress, and leads to it', async () => {
  const { as, asset, addScan } = await monitored()
  await addScan({ status: 'running', progress: 40, started_at: new Date(), heartbeat_at: new Date() })
  await renderScreen(<MonitoringScreen />, { as, path })
  expect(await screen.findByRole('progressbar', { name: 'Scan of shop.example.com' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  expect(screen.getByRole('link', { name: /^shop\.example\.com\s*40%/ })).toHaveAttribute('href', `/scan/${asset.id}`)
})

test('a site with a name is called by it in what runs, in incidents and in its drawer, its URL second', async () => {
  const { as, asset, addScan } = await monitored()
  await testApi.db.update(assets).set({ name: 'Linden shop' }).where(eq(assets.id, asset.id))
  await addScan({ status: 'running', progress: 40, started_at: new Date(), heartbeat_at: new Date() })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  expect(await screen.findByRole('progressbar', { name: 'Scan of Linden shop' })).toBeVisible()
  const incidentList = within(await screen.findByRole('list', { name: 'Incidents and changes, open ones first' }))
  expect(incidentList.getAllByText('Linden shop').length).toBeGreaterThan(0)
  expect(incidentList.queryByText('shop.example.com')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Linden shop' }))
  expect(drawer.getByText('shop.example.com')).toBeVisible()
})

test('a domain that ended is said with its date, and nobody can call that intended', async () => {
  const { as, asset } = await monitored()
  const changes = [{ what: 'valid_to', before: null, after: '2026-11-01T12:00:00.000Z' }]
  await testApi.db.insert(incidents).values({ asset_id: asset.id, kind: 'domain', changes, started_at: new Date() })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  expect(within(await row()).getByText('Domain expired')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(await drawer.findByText(/Nov 1, 2026/)).toBeVisible()
  expect(
    drawer.getByRole('button', { name: 'Mark as expected: Security headers missing or weaker, shop.example.com' }),
  ).toBeVisible()
  expect(
    drawer.queryByRole('button', { name: 'Mark as expected: Domain expired, shop.example.com' }),
  ).not.toBeInTheDocument()
})

test('a scan that begins by itself or elsewhere is shown with the next look', async () => {
  const others = [
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'Date',
    'nextTick',
    'queueMicrotask',
    'performance',
  ] as const
  jest.useFakeTimers({ doNotFake: [...others] })
  const { as, addScan } = await monitored()
  await renderScreen(<MonitoringScreen />, { as, path })
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByText('Running now')).not.toBeInTheDocument()
  await addScan({
    status: 'running',
    progress: 10,
    started_at: new Date(),
    heartbeat_at: new Date(),
    initiated_by: null,
  })
  act(() => jest.advanceTimersByTime(30_000))
  expect(await screen.findByRole('progressbar', { name: 'Scan of shop.example.com' })).toHaveAttribute(
    'aria-valuenow',
    '10',
  )
})

test('a site that is down shows no response time', async () => {
  const { as } = await monitored({ state: 'down' })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  const cells = within(await row())
  expect(cells.getByText('No response')).toBeVisible()
  expect(cells.queryByText('123 ms')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(drawer.getByText('Response', { selector: 'dt' }).closest('div')).toHaveTextContent('ResponseNo response')
})

test('sites of one state stand in the order of their addresses, and an expiry that nobody knows is a dash', async () => {
  const { as, asset } = await signUpWithSite()
  const [blog] = await testApi.db
    .insert(assets)
    .values({ workspace_id: as.workspace.id, type: 'url', value: 'http://blog.example.com' })
    .returning()
  for (const { id } of blog ? [asset, blog] : [])
    await testApi.db.insert(monitors).values({ asset_id: id, state: 'down', checked_at: new Date() })
  await renderScreen(<MonitoringScreen />, { as, path })
  const names = await screen.findAllByRole('button', { name: /^(?:shop|blog)\.example\.com$/ })
  expect(names.map((name) => name.title)).toEqual(['http://blog.example.com', 'shop.example.com'])
  expect(within(await row()).queryByText(/Certificate/)).not.toBeInTheDocument()
})

test.each([
  [768, false],
  [1024, false],
  [1440, true],
])('in a window of %d px the way to start leaves no column out of sight', async (px, hasAll) => {
  windowWidth(px)
  const { as } = await signUpWithSite({ plan: 'premium' })
  await testApi.db.insert(workspaces).values({ user_id: as.user.id, name: 'Bakery' })
  await renderScreen(<MonitoringScreen />, { as, path })
  act(chooseAll)
  expect(await screen.findByRole('button', { name: 'Start monitoring shop.example.com' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Uptime' })).toBeVisible()
  expect(screen.queryAllByRole('columnheader', { name: /^(Response|Workspace)$/ })).toHaveLength(hasAll ? 2 : 0)
  expect(screen.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument()
})

test('what a site has no value for is a dash, each time, and a site without HTTPS says so', async () => {
  const { as, asset } = await signUpWithSite({ plan: 'premium' })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path })
  const start = await screen.findByRole('button', { name: 'Start monitoring shop.example.com' })
  const cells = within(start.closest('tr') ?? document.body)
  expect(cells.getAllByText('Not available').length).toBeGreaterThan(1)
  expect(cells.queryByText(/none|never|not scanned/i)).not.toBeInTheDocument()

  await testApi.db.insert(monitors).values({
    asset_id: asset.id,
    state: 'up',
    current: { scheme: 'http' },
    checked_at: new Date(),
    next_check_at: new Date(Date.now() + MINUTE_MS),
  })
  await user.click(start)
  await user.click(await screen.findByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(drawer.getByText('Certificate').closest('div')).toHaveTextContent('CertificateNo HTTPS')
  expect(drawer.getByText('Grade').closest('div')).toHaveTextContent('Grade–Not available')
  expect(await drawer.findByText('No past incidents')).toBeVisible()
})
