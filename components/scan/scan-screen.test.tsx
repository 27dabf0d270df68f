import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { RunningScans } from '@/components/shell/running-scans'
import { FAILURE_REASONS } from '@/lib/contract/scan'
import { score as scoreOf } from '@/lib/domain/score'
import { rules as englishRules } from '@/lib/messages/en/rules'
import { scan as words } from '@/lib/messages/en/scan'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { assets, scans } from '@/server/db/schema'
import { ScanScreen } from './scan-screen'

type Site = Awaited<ReturnType<typeof signUpWithSite>>

const open = ({ as, asset }: Site) => renderScreen(<ScanScreen />, { as, path: `/scan/${asset.id}` })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a site that was never scanned has one button; the scan it starts can be stopped', async () => {
  const { user } = await open(await signUpWithSite())
  expect(await screen.findByText('Not scanned yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Run light scan' }))
  expect(await heading('Queued')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await heading('Scan stopped')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
})

test('coming back finds the running scan, and then its result without a reload', async () => {
  const site = await signUpWithSite()
  const running = [
    exampleCheck({ state: 'passed', findings: 0 }),
    exampleCheck({ key: 'b', title: 'Cookies', state: 'running', findings: 0 }),
  ]
  // The server holds the answer about a younger scan, in case it ends at once.
  const started = new Date(Date.now() - 5000)
  const scan = await site.addScan({
    status: 'running',
    created_at: started,
    started_at: started,
    heartbeat_at: new Date(),
    checks: running,
  })
  await open(site)
  expect(await heading('Scanning shop.example.com')).toBeVisible()
  expect(await screen.findByText('1 of 2 checks')).toBeVisible()
  expect(screen.getByRole('button', { name: /Cookies/ })).toHaveTextContent('Checking')

  await site.finishScan(scan.id)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await heading('1 critical finding needs attention')).toBeVisible()
})

test('while it runs, what it found has names, and the sum so far is told', async () => {
  const site = await signUpWithSite()
  const started = new Date(Date.now() - 5000)
  const found = [
    { check: 'http.headers', rule: 'http.headers/hsts-missing', severity: 'high', confidence: 'confirmed', places: 1 },
    {
      check: 'http.headers',
      rule: 'http.headers/nosniff-missing',
      severity: 'low',
      confidence: 'confirmed',
      places: 3,
    },
  ] as const
  const checks = [
    exampleCheck({ findings: 4, worst: 'high' }),
    exampleCheck({
      key: 'b',
      title: 'Exposed files',
      state: 'running',
      findings: 0,
      detail: 'Paths checked: 14 of 22.',
    }),
  ]
  const { score, grade } = scoreOf([...found], [exampleCheck()])
  await site.addScan({
    status: 'running',
    created_at: started,
    started_at: started,
    heartbeat_at: new Date(),
    checks,
    so_far: [...found],
    score,
    grade,
  })
  await open(site)
  const names = [englishRules['http.headers/hsts-missing'].title, englishRules['http.headers/nosniff-missing'].title]
  expect(await screen.findByRole('button', { name: /^Security headers/ })).toHaveTextContent(names.join(', '))
  expect(screen.getByRole('button', { name: /^Exposed files/ })).toHaveTextContent('Paths checked: 14 of 22.')
  const shown = within(screen.getByRole('region', { name: 'Security headers' })).getAllByRole('listitem')
  const means = [englishRules['http.headers/hsts-missing'].means, englishRules['http.headers/nosniff-missing'].means]
  expect(shown.map((item) => item.textContent)).toEqual([
    `High${names[0]}${means[0]}`,
    `Low${names[1]}3 places${means[1]}`,
  ])
  expect(screen.getByText('Details appear when the scan finishes.')).toBeVisible()
  const ledger = within(screen.getByRole('table', { name: 'How the score adds up' }))
  expect(ledger.getByRole('row', { name: new RegExp(`${names[0]} Security headers −`) })).toBeVisible()
  expect(ledger.getByText('1 check left')).toBeVisible()
  expect(ledger.getByRole('row', { name: `Score so far ${score}, grade ${grade}` })).toBeVisible()
})

test('how far a scan is stands in the top bar and in its card as one number, whichever of them looked last', async () => {
  const site = await signUpWithSite()
  const started = new Date(Date.now() - 5000)
  const values = { status: 'running' as const, created_at: started, started_at: started, heartbeat_at: new Date() }
  const { id } = await site.addScan({
    ...values,
    progress: 23,
    checks: [exampleCheck({ state: 'pending', findings: 0 })],
  })
  // The poll of the screen has seen the scan a moment before the list did.
  server.use(
    http.get(`*/api/scan/report/${id}`, () =>
      HttpResponse.json({ report: { id, scan_type: 'light_scan', status: 'running', progress: 7 } }),
    ),
  )
  const Both = () => (
    <>
      <RunningScans />
      <ScanScreen />
    </>
  )
  await renderScreen(<Both />, { as: site.as, path: `/scan/${site.asset.id}` })
  const bar = await screen.findByRole('progressbar', { name: words.progress })
  const shown = bar.getAttribute('aria-valuenow')
  expect(await screen.findByRole('button', { name: `Scanning shop.example.com ${shown}%` })).toBeVisible()
  expect(document.title).toMatch(new RegExp(`^\\(${shown}%\\)`))
})

test('a grade of a running scan is said as one that can still fall, and a sum without a grade as no grade', async () => {
  const site = await signUpWithSite()
  const started = new Date(Date.now() - 5000)
  const running = { status: 'running' as const, created_at: started, started_at: started, heartbeat_at: new Date() }
  const checks = [
    exampleCheck({ findings: 1 }),
    exampleCheck({ key: 'b', title: 'Cookies', state: 'running', findings: 0 }),
  ]
  const { id } = await site.addScan({ ...running, checks, score: 84, grade: 'B' })
  const { unmount } = await open(site)
  expect(await heading('Grade B so far with 1 finding, can still fall')).toBeVisible()
  unmount()
  await testApi.db.update(scans).set({ score: 12, grade: 'F' }).where(eq(scans.id, id))
  const lowest = await open(site)
  expect(await heading('Grade F so far with 1 finding')).toBeVisible()
  lowest.unmount()
  await testApi.db.update(scans).set({ score: 84, grade: null }).where(eq(scans.id, id))
  await open(site)
  expect(await heading('Scanning shop.example.com: 1 finding so far')).toBeVisible()
  expect(screen.getByRole('img', { name: 'No grade yet' })).not.toHaveTextContent('84')
})

test('what a person reads of a running scan stays while others find worse; else it changes when it has ended', async () => {
  const site = await signUpWithSite()
  const started = new Date(Date.now() - 5000)
  const running = { status: 'running' as const, created_at: started, started_at: started, heartbeat_at: new Date() }
  const row = (key: string, title: string, state: 'running' | 'findings', worst?: 'medium' | 'high') =>
    exampleCheck({ key, title, state, findings: worst ? 1 : 0, worst })
  const kind = { confidence: 'confirmed', places: 1 } as const
  const named = [
    { ...kind, check: 'a', rule: 'http.headers/nosniff-missing', severity: 'medium' } as const,
    { ...kind, check: 'b', rule: 'http.headers/hsts-missing', severity: 'high' } as const,
  ]
  const { id } = await site.addScan({ ...running, checks: [row('a', 'CSP', 'running'), row('b', 'CORS', 'running')] })
  const next = async (checks: ReturnType<typeof row>[], so_far: typeof named) => {
    await testApi.db.update(scans).set({ checks, so_far, heartbeat_at: new Date() }).where(eq(scans.id, id))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  const { user } = await open(site)
  const shown = (name: string) => screen.findByRole('region', { name })
  expect(await shown('CSP')).toBeVisible()
  await next([row('a', 'CSP', 'running'), row('b', 'CORS', 'findings', 'high')], named.slice(1))
  expect(await screen.findByRole('button', { name: /^CORS.*High/ })).toBeVisible()
  expect(await shown('CSP')).toBeVisible()
  await user.hover(await shown('CSP'))
  await next([row('a', 'CSP', 'findings', 'medium'), row('b', 'CORS', 'findings', 'high')], named)
  expect(await screen.findByRole('button', { name: /^CSP.*Medium/ })).toBeVisible()
  expect(await shown('CSP')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'CORS' })).not.toBeInTheDocument()
})

test('the points of the ledger add up to the score', async () => {
  const site = await signUpWithSite()
  const result = exampleResult()
  await site.addReport(result)
  await open(site)
  const ledger = within(await screen.findByRole('table', { name: 'How the score adds up' }))
  const lines = ledger.getAllByRole('row').slice(1, -1)
  const points = lines.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent?.replace('−', '-')))
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(result.score)
  expect(ledger.getByText(`${result.score}, grade ${result.grade}`)).toBeVisible()
})

test('the worst check is open; another one shows its finding with the lines to copy', async () => {
  const site = await signUpWithSite()
  await site.addReport()
  const { user } = await open(site)
  expect(await screen.findByRole('region', { name: 'Cookies' })).toHaveTextContent('Session cookie lacks Secure')
  await user.click(screen.getByRole('button', { name: /Security headers/ }))
  const panel = within(screen.getByRole('region', { name: 'Security headers' }))
  expect(panel.getByText('Browsers may guess what kind of file they get.')).toBeVisible()
  await user.click(panel.getByRole('tab', { name: 'Apache' }))
  expect(panel.getByText('Header always set X-Content-Type-Options nosniff')).toBeVisible()
})

test('running again takes the previous result off the screen', async () => {
  const site = await signUpWithSite()
  await site.addReport()
  const { user } = await open(site)
  await heading('1 critical finding needs attention')
  await user.click(screen.getByRole('button', { name: 'Scan again' }))
  expect(await heading('Queued')).toBeVisible()
  expect(screen.queryByText(/Session cookie/)).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'No grade yet' })).toBeInTheDocument()
})

test('every outcome of a check has its word and its reason', async () => {
  const site = await signUpWithSite()
  const states = ['passed', 'not_applicable', 'inconclusive', 'error', 'skipped'] as const
  const checks = states.map((state) =>
    exampleCheck({ key: state, title: `Check ${state}`, state, findings: 0, detail: `Because of ${state}.` }),
  )
  await site.addReport(exampleResult({ checks, findings: [] }))
  await open(site)
  for (const state of states) {
    const row = await screen.findByRole('button', { name: new RegExp(`Check ${state}`) })
    expect(row).toHaveTextContent(words.state[state])
    expect(row).toHaveTextContent(`Because of ${state}.`)
  }
})

test.each(FAILURE_REASONS)(
  'a scan that ended with "%s" says what was tried, what came back and what to do',
  async (reason) => {
    const site = await signUpWithSite()
    await site.addScan({
      status: 'failed',
      failure_reason: reason,
      failure_message: `It said ${reason}.`,
      completed_at: new Date(),
    })
    await open(site)
    const { title, tried, todo } = words.failure[reason]
    expect(await heading(title)).toBeVisible()
    for (const text of [tried, `It said ${reason}.`, todo]) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
)

test('without a grade the answers are counted, the reason is said, and the first check without an answer is open', async () => {
  const site = await signUpWithSite()
  const detail = 'The page returned HTTP 403, so we couldn’t check the page visitors would see.'
  const checks = [
    exampleCheck({
      key: 'software.technology',
      title: 'Software behind the site',
      state: 'passed',
      findings: 0,
      detail: 'Identified: PHP 7.4.3.',
    }),
    exampleCheck({ key: 'b', title: 'Cookies', state: 'inconclusive', findings: 0, detail }),
    exampleCheck({ key: 'c', title: 'Policy', state: 'inconclusive', findings: 0, detail }),
  ]
  await site.addReport(exampleResult({ checks, findings: [] }))
  const { user } = await open(site)
  expect(await heading('Too few checks completed for a grade')).toBeVisible()
  expect(await screen.findByText('The site returned HTTP 403 instead of a page.')).toBeVisible()
  expect(screen.getAllByText('1 of 3 checks completed')).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible()
  // What is only named is not praised.
  const software = screen.getByRole('button', { name: /Software behind the site/ })
  expect(software).toHaveTextContent(/PHP 7\.4\.3\.Identified/)
  expect(software).not.toHaveTextContent('Passed')
  await user.click(software)
  expect(screen.getByText('For information only: a version number isn’t a finding.')).toBeVisible()
})

test('who types no http:// for a plain server is told to', async () => {
  const site = await signUpWithSite()
  await site.addScan({
    status: 'failed',
    failure_reason: 'tls',
    failure_message: 'What answers there does not speak TLS.',
    completed_at: new Date(),
  })
  await open(site)
  expect(await screen.findByText(words.failure.tls.todoPlain)).toBeVisible()
  expect(screen.queryByText(words.failure.tls.todo)).not.toBeInTheDocument()
})

test('a plan without reports sees where the report is included', async () => {
  const site = await signUpWithSite({ plan: null })
  await site.addReport()
  await open(site)
  expect(await screen.findByRole('link', { name: 'Open report in Premium, Unlimited, and Bundle Deal' })).toBeVisible()
})

test('a lost connection is said, and what is known stays', async () => {
  const site = await signUpWithSite()
  await site.addScan({ status: 'running', started_at: new Date(), heartbeat_at: new Date() })
  server.use(http.get('*/api/scan/report/:id', () => HttpResponse.error()))
  await open(site)
  expect(await screen.findByText('Connection lost, retrying')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled()
})

test('a scan without progress for two minutes is called stalled', async () => {
  const site = await signUpWithSite()
  // The process lives, but nothing has happened since.
  await site.addScan({
    status: 'running',
    started_at: new Date(),
    heartbeat_at: new Date(),
    updated_at: new Date(Date.now() - 150_000),
  })
  await open(site)
  expect(await screen.findByText('Stalled')).toBeVisible()
})

test.each([
  ['the words of the server', { message: 'Too many scans at once.' }, 'Too many scans at once.'],
  ['the words of the specification', {}, 'Failed to start scan'],
])('a start that fails is told in %s', async (_, body, text) => {
  const { user } = await open(await signUpWithSite())
  server.use(http.post('*/api/scan/light', () => HttpResponse.json(body, { status: 500 })))
  await user.click(await screen.findByRole('button', { name: 'Run light scan' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Run light scan' })).toBeEnabled()
})

test('the last scan of a site is found behind five hundred newer ones of other sites', async () => {
  const site = await signUpWithSite()
  await site.addReport(undefined, { created_at: new Date(Date.now() - 3_600_000) })
  const [other] = await testApi.db
    .insert(assets)
    .values({ workspace_id: site.as.workspace.id, type: 'domain', value: 'blog.example.com' })
    .returning()
  const newer = {
    workspace_id: site.as.workspace.id,
    asset_id: other?.id ?? '',
    asset_value: 'blog.example.com',
    scan_type: 'light_scan' as const,
  }
  await testApi.db
    .insert(scans)
    .values(Array.from({ length: 510 }, () => ({ ...newer, status: 'completed' as const, completed_at: new Date() })))
  await open(site)
  expect(await heading('1 critical finding needs attention')).toBeVisible()
  expect(screen.queryByText('Not scanned yet')).not.toBeInTheDocument()
})

test('an asset of somebody else leads back to the assets', async () => {
  const other = await signUpWithSite()
  const { as } = await signUpWithSite()
  await renderScreen(<ScanScreen />, { as, path: `/scan/${other.asset.id}` })
  expect(await screen.findByText('This asset isn’t in this workspace')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open assets' })).toHaveAttribute('href', '/asset')
})
