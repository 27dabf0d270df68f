import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { absoluteTime } from '@/lib/domain/format'
import { renderScreen } from '@/lib/testing/render'
import { countedResult, exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { assets, incidents, monitors, scans } from '@/server/db/schema'
import { keepStanding } from '@/server/records/standing'
import { DashboardScreen } from './dashboard-screen'

const DAY_MS = 86_400_000

const goDown = async (asset: string) => {
  await testApi.db.insert(monitors).values({ asset_id: asset, state: 'down' })
  await testApi.db.insert(incidents).values({ asset_id: asset, kind: 'down', cause: 'connect', started_at: new Date() })
}

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Workspace totals' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('notes are no open findings in the answer either', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(countedResult({ critical: 0, high: 0, medium: 1, low: 2, info: 4 }))
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('link', { name: /^Open findings 3/ })).toBeVisible()
  expect(await screen.findByText('3 open findings')).toBeVisible()
})

test('the dashboard begins with what is urgent, and leads there', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: '1 critical finding on shop.example.com needs attention' }),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Review worst finding' })).toHaveAttribute(
    'href',
    `/report/${id}?tab=findings&severity=critical`,
  )
})

test('what a later light scan could not see still counts, and leads to the full report that shows it', async () => {
  const { as, addReport } = await signUpWithSite()
  const env = exampleFinding({ id: '000000000000000e', check: 'exposure.files', severity: 'critical' })
  const looked = exampleCheck({ key: 'exposure.files' })
  const full = await addReport(exampleResult({ mode: 'full', findings: [env], checks: [looked, exampleCheck()] }), {
    scan_type: 'full_scan',
  })
  const light = await addReport(
    exampleResult({
      findings: [exampleFinding({ severity: 'high', rule: 'http.headers/hsts-missing' })],
      checks: [exampleCheck()],
    }),
  )
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: '1 critical finding on shop.example.com needs attention' }),
  ).toBeVisible()
  expect(
    screen.getByText(
      /^Fixing it raises the grade from \S+ to \S+\. Based on your site’s latest report\. Includes findings from earlier scans that the latest scan couldn’t check\.$/,
    ),
  ).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Review' }).map((link) => link.getAttribute('href'))).toEqual([
      `/report/${full.id}?tab=findings&severity=critical`,
      `/report/${light.id}?tab=findings&severity=high`,
    ]),
  )
  expect(screen.getByRole('link', { name: 'Open findings 2 +1 since your first report' })).toBeVisible()
})

test('a single site says which scan its answer is of', async () => {
  const { as, addReport } = await signUpWithSite()
  const high = exampleResult({ findings: [exampleFinding({ severity: 'high' })] })
  await addReport(high)
  await renderScreen(<DashboardScreen />, { as })
  const lift = `Fixing it raises the grade from ${high.grade} to A\\+\\.`
  expect(await screen.findByText(new RegExp(`^${lift} Based on the (?:light|full) scan on .*\\d.*\\.$`))).toBeVisible()
})

test('of several sites the dashboard says how many get a better grade', async () => {
  const { as, addReport } = await signUpWithSite()
  const high = exampleResult({ findings: [exampleFinding({ severity: 'high' })] })
  await addReport(high)
  const [second] = await testApi.db
    .insert(assets)
    .values({ workspace_id: as.workspace.id, type: 'domain', value: 'blog.example.com' })
    .returning()
  await testApi.db.insert(scans).values({
    workspace_id: as.workspace.id,
    asset_id: second?.id ?? '',
    asset_value: 'blog.example.com',
    scan_type: 'light_scan',
    status: 'completed',
    completed_at: new Date(),
    result: high,
    score: high.score,
    grade: high.grade,
    counts: high.counts,
    carried: [],
  })
  await keepStanding(testApi.db, second?.id ?? '')
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText(/^Fixing them raises the grade of 2 sites\. Based on/)).toBeVisible()
})

test('the eight figures stand in their order', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const before = new Date(Date.now() - 40 * DAY_MS)
  await testApi.db.update(assets).set({ created_at: before }).where(eq(assets.id, asset.id))
  await addReport(exampleResult({ findings: [] }), { created_at: before, completed_at: before })
  await addReport()
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('link', { name: 'Scans 2 +1 in 30 days' })).toHaveAttribute('href', '/history')
  expect(await figures()).toEqual([
    'Assets1No change in 30 days',
    'Verified assets0No change in 30 days',
    'Scans2+1 in 30 days',
    'Active scans0No change in 30 days',
    'Critical findings1+1 in 30 days',
    'Open findings2+2 in 30 days',
    'WordPress sites0No change in 30 days',
    'Leads0No change in 30 days',
  ])
  expect(screen.getByText('Scans over time: started at 1, low 1, high 2, now 2.')).toBeInTheDocument()
})

test('where nothing was ever counted, nothing is said about a change', async () => {
  await renderScreen(<DashboardScreen />, { as: await testApi.signUp() })
  expect(await screen.findByRole('link', { name: 'Open findings 0' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Assets 0' })).toBeVisible()
})

test('a figure that is not known is a dash and no zero', async () => {
  server.use(http.get('*/api/stats/:id', () => HttpResponse.json({ stats: { total_assets: 3 } })))
  await renderScreen(<DashboardScreen />, { as: await testApi.signUp() })
  expect(await screen.findByRole('link', { name: 'Assets 3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leads not available' })).toHaveTextContent('–')
})

test('a newcomer sees the next step, ticked from what is there', async () => {
  await renderScreen(<DashboardScreen />, { as: await testApi.signUp() })
  expect(await screen.findByRole('heading', { name: 'Start with your first site' })).toBeVisible()
  expect(await screen.findByText('1 of 4 done')).toBeVisible()
  const steps = screen.getAllByRole('link', { name: 'Add asset' })
  for (const step of steps) expect(step).toHaveAttribute('href', '/asset?add=1')
})

test('failed scans and unverified sites ask for attention', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const { id } = await addScan({ status: 'failed', failure_reason: 'dns', completed_at: new Date() })
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('link', { name: 'See why' })).toHaveAttribute('href', `/details/${id}`)
  expect(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', `/asset?verify=${asset.id}`)
})

test('a good grade does not hide that other assets were never scanned', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ findings: [] }))
  for (const value of ['10.example.com', '9.example.com'])
    await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, { token: as.token, body: { value } })
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('1 of 3 sites graded. 2 never scanned.')).toBeVisible()
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  const never = items.findIndex((text) => text?.startsWith('2 assets never scanned9.example.com, 10.example.com'))
  const unverified = items.findIndex((text) =>
    text?.startsWith('Ownership of 3 assets not verified9.example.com, 10.example.com, shop.example.com'),
  )
  expect(never).toBeGreaterThan(-1)
  expect(never).toBeLessThan(unverified)
})

const moreSites = async ({ workspace }: Awaited<ReturnType<typeof signUpWithSite>>['as'], count: number) =>
  testApi.db
    .insert(assets)
    .values(
      Array.from({ length: count }, (_, index) => ({
        workspace_id: workspace.id,
        type: 'domain' as const,
        value: `more${index}.example.com`,
      })),
    )
    .returning()

test('where most sites could not be scanned, the answer says so and calls nothing calm', async () => {
  const { as, addScan } = await signUpWithSite()
  await addScan({ status: 'failed', failure_reason: 'dns', completed_at: new Date() })
  for (const { id, value } of await moreSites(as, 2))
    await addScan({ asset_id: id, asset_value: value, status: 'failed', failure_reason: 'dns' })
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('heading', { name: 'Couldn’t scan 3 of 3 sites' })).toBeVisible()
  expect(screen.getByText('There isn’t enough data for a grade yet.')).toBeVisible()
  expect(
    screen.queryByRole('heading', { name: /No critical or high findings|No open findings/ }),
  ).not.toBeInTheDocument()
})

test('nothing urgent is said of the sites with a grade only, and one of them is not the lowest', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ findings: [] }))
  await moreSites(as, 3)
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: 'No critical or high findings on the 1 of 4 sites with a grade' }),
  ).toBeVisible()
  expect(screen.queryByText(/^Lowest grade/)).not.toBeInTheDocument()
})

test.each([
  ['No critical or high findings', [exampleFinding()]],
  ['No open findings', []],
])('without critical and high findings nothing is urgent: %s', async (name, findings) => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ findings }))
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

test.each([
  ['critical findings', exampleResult()],
  ['a calm report', exampleResult({ findings: [] })],
  ['no report', undefined],
])('a site that is down is the answer, beside %s', async (_name, result) => {
  const { as, asset, addReport } = await signUpWithSite()
  if (result) await addReport(result)
  await goDown(asset.id)
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', {
      name: /^shop\.example\.com is down(\. 1 critical finding needs attention)?$/,
    }),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'No critical or high findings' })).not.toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'See why' }))
    expect(link).toHaveAttribute('href', '/monitoring')
})

test('a site that has a name is called by it', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  await testApi.db.update(assets).set({ name: 'Linden shop' }).where(eq(assets.id, asset.id))
  await addReport()
  await goDown(asset.id)
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('heading', { name: /^Linden shop is down/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Linden shop' })).toHaveAttribute('title', 'shop.example.com')
  expect(screen.queryByText('shop.example.com')).not.toBeInTheDocument()
})

test('where several sites are down the answer counts them', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  await addReport()
  const second = await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'blog.example.com' },
  })
  await goDown(asset.id)
  await goDown(assetChangeApi.create.reply.parse(await second.json()).asset.id)
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: '2 sites are down. 1 critical finding needs attention' }),
  ).toBeVisible()
})

test('while the monitors are not known, only the reports are called calm', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ findings: [] }))
  server.use(http.get('*/api/monitoring/:id', () => HttpResponse.json({ message: 'Out' }, { status: 400 })))
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: 'No critical or high findings in the latest reports' }),
  ).toBeVisible()
})

test('what the monitors see comes before what scans found', async () => {
  const { as, asset, addReport } = await signUpWithSite({ plan: 'premium' })
  await addReport()
  const soon = new Date(Date.now() + 3.5 * 86_400_000).toISOString()
  const monitor = {
    id: asset.id,
    asset_value: asset.value,
    state: 'down',
    open: ['down', 'domain', 'slow', 'headers'],
    certificate: { issuer: 'Test', expires_at: soon },
  }
  server.use(http.get('*/api/monitoring/:id', () => HttpResponse.json({ monitors: [monitor] })))
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Down now')).toBeVisible()
  const lines = [
    'Down now',
    'Session cookie lacks Secure',
    'Domain registration expired',
    'Certificate expires in 3 days',
    '1 unreviewed change',
    'Slow to respond',
    'Ownership not verified',
  ]
  const items = screen.getAllByRole('listitem').map((item) => lines.find((line) => item.textContent?.startsWith(line)))
  expect(items.filter((line) => line !== undefined)).toEqual(lines)
})

test('that nothing needs anybody is said once the monitors have answered, and not where they fail', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  await addReport(exampleResult({ findings: [] }))
  const held = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/monitoring/:id', async () => {
      await held.promise
      return HttpResponse.json({ message: 'Out' }, { status: 400 })
    }),
  )
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Completed')).toBeVisible()
  expect(screen.queryByText('Nothing needs attention.')).not.toBeInTheDocument()
  held.resolve()
  expect(await screen.findByText('Assets and scans need no attention. Couldn’t load monitoring.')).toBeVisible()
  expect(screen.getByText('Couldn’t load monitoring')).toBeVisible()
  expect(screen.queryByText('Nothing needs attention.')).not.toBeInTheDocument()
})

test('a slow site is slow, and no change that somebody has to explain', async () => {
  const { as, asset } = await signUpWithSite()
  await testApi.db.insert(monitors).values({ asset_id: asset.id, state: 'slow' })
  await testApi.db.insert(incidents).values({ asset_id: asset.id, kind: 'slow', started_at: new Date() })
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Slow to respond')).toBeVisible()
  expect(screen.queryByText(/unreviewed/)).not.toBeInTheDocument()
})

const certificateFor = (days: number) => ({
  certificate: {
    sha256: 'aa',
    issuer: 'Test',
    subject: 'shop.example.com',
    valid_to: new Date(Date.now() + days * DAY_MS).toISOString(),
    matches_host: true,
    is_trusted: true,
  },
})

test.each([
  [-20, false, ['Certificate expired']],
  [0.5, false, ['Certificate expires within a day']],
  [-20, true, []],
])('a certificate with %d days left, the monitor paused: %s', async (days, is_paused, words) => {
  const { as, asset } = await signUpWithSite()
  await testApi.db
    .insert(monitors)
    .values({ asset_id: asset.id, state: 'slow', is_paused, current: certificateFor(days) })
  await testApi.db.insert(incidents).values({ asset_id: asset.id, kind: 'slow', started_at: new Date() })
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Slow to respond')).toBeVisible()
  expect(screen.queryAllByText(/^Certificate /).map((line) => line.textContent)).toEqual(words)
})

test('the certificate that ends sooner comes first', async () => {
  const { as, asset } = await signUpWithSite()
  const second = await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'blog.example.com' },
  })
  await testApi.db.insert(monitors).values([
    {
      asset_id: assetChangeApi.create.reply.parse(await second.json()).asset.id,
      state: 'up',
      current: certificateFor(9.5),
    },
    { asset_id: asset.id, state: 'up', current: certificateFor(3.5) },
  ])
  await renderScreen(<DashboardScreen />, { as })
  await screen.findByText('Certificate expires in 9 days')
  expect(screen.getAllByText(/^Certificate /).map((line) => line.textContent)).toEqual([
    'Certificate expires in 3 days',
    'Certificate expires in 9 days',
  ])
})

test('sites that nobody looks at share one line, and none of them is called down or calm', async () => {
  const { as, addReport } = await signUpWithSite({ plan: 'premium' })
  await addReport(exampleResult({ findings: [] }))
  const unknown = (id: number, at: string) => ({
    id,
    asset_value: `${id}.example.com`,
    state: 'unknown',
    unchecked_since: at,
    open: ['down'],
  })
  const monitors = [unknown(1, '2026-11-20T10:00:00Z'), unknown(2, '2026-11-20T11:00:00Z')]
  server.use(http.get('*/api/monitoring/:id', () => HttpResponse.json({ monitors })))
  await renderScreen(<DashboardScreen />, { as })
  const line = await screen.findByText(
    `2 sites not checked since ${absoluteTime('2026-11-20T11:00:00Z', { locale: 'en' })}`,
  )
  expect(line.closest('li')).toHaveTextContent('1.example.com, 2.example.com')
  expect(screen.queryByText('Down now')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'No critical or high findings in the latest reports' })).toBeVisible()
})

test.each([404, 405, 501])('an API without monitoring, which answers %d, is no fault', async (status) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { as } = await signUpWithSite()
  server.use(http.get('*/api/monitoring/:id', () => HttpResponse.json({ message: 'No such route' }, { status })))
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Ownership not verified')).toBeVisible()
  await waitFor(() => expect(warn).toHaveBeenCalledWith('A read failed:', 'No such route'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
