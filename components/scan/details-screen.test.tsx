import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { DetailsScreen } from './details-screen'

test('a waiting scan says how many are before it', async () => {
  const { as, addScan } = await signUpWithSite()
  const old = new Date(Date.now() - 60_000)
  const { id } = await addScan({ created_at: old })
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('heading', { name: 'Queued' })).toBeVisible()
  expect(await screen.findByText(/Next in line|scans? ahead/)).toBeVisible()
  expect(screen.getByText('Started by Ada Test')).toBeVisible()
  // Which tools of others join in is known where it runs.
  expect(screen.queryByText(/0 of \d+/, { selector: 'p > span, p span' })).not.toBeInTheDocument()
})

test('a scan that has completed no longer says that its findings are shown when it ends, also while its report is on the way', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  server.use(http.get(`*/api/scan/report/${id}`, () => promise))
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('region', { name: 'Security headers' })).toBeVisible()
  expect(screen.queryByText(/Details appear when the scan finishes/)).not.toBeInTheDocument()
  letThrough()
  expect(await screen.findByRole('heading', { name: /^Session cookie lacks Secure/ })).toBeVisible()
})

test('a finished scan leads to its report', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport(exampleResult({ findings: [exampleFinding()] }))
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(
    await screen.findByRole('heading', { name: 'No critical or high findings. 1 improvement to make' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open report' })).toHaveAttribute('href', `/report/${id}`)
})

test('a light scan says what its grade says, with what an earlier report shows and is still open', async () => {
  const { as, addReport } = await signUpWithSite()
  const env = exampleFinding({
    id: 'env',
    rule: 'exposure.files/env',
    check: 'exposure.files',
    title: 'The .env file is readable',
    severity: 'critical',
  })
  const checks = [exampleCheck(), exampleCheck({ key: 'exposure.files', title: 'Exposed files' })]
  await addReport(exampleResult({ mode: 'full', findings: [env], checks }), {
    scan_type: 'full_scan',
    completed_at: new Date(Date.now() - 60_000),
  })
  const { id } = await addReport(exampleResult({ findings: [exampleFinding()], checks: [exampleCheck()] }))
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
  expect(screen.getByText(/^Still open after this scan, from the full scan on/)).toBeVisible()
  expect(screen.getByText('The .env file is readable')).toBeVisible()
})

test('retrying a failed scan leads to the new one', async () => {
  const { as, addScan, newestScanId } = await signUpWithSite()
  const { id } = await addScan({
    status: 'failed',
    failure_reason: 'timeout',
    failure_message: 'Too slow.',
    completed_at: new Date(),
  })
  const { user, address } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Queued' })).toBeVisible()
  expect(address()).toBe(`/details/${await newestScanId()}`)
})

test('a finished full scan has one way to another, which asks for consent', async () => {
  const { as, asset, addReport, addScan } = await signUpWithSite()
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const { id } = await addReport(exampleResult({ mode: 'full' }), { scan_type: 'full_scan' })
  const { unmount } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('link', { name: 'Run full scan' })).toHaveAttribute(
    'href',
    `/init?asset=${asset.id}&type=full`,
  )
  expect(screen.queryByRole('button', { name: 'Scan again' })).not.toBeInTheDocument()
  unmount()
  const failed = await addScan({
    scan_type: 'full_scan',
    status: 'failed',
    failure_reason: 'timeout',
    completed_at: new Date(),
  })
  const { user, address } = await renderScreen(<DetailsScreen />, { as, path: `/details/${failed.id}` })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(address()).toBe(`/init?asset=${asset.id}&type=full`)
})

test('a scan of somebody else does not exist', async () => {
  const other = await signUpWithSite()
  const { id } = await other.addReport()
  await renderScreen(<DetailsScreen />, { as: (await signUpWithSite()).as, path: `/details/${id}` })
  expect(await screen.findByText('This scan isn’t in this workspace')).toBeVisible()
})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** Ten seconds into a scan: the headers are checked, the certificate is being looked at, the mail is to come. */
const tenSecondsIn = () => ({
  status: 'running' as const,
  scan_type: 'full_scan' as const,
  created_at: ago(15),
  started_at: ago(10),
  heartbeat_at: new Date(),
  counts: { critical: 0, high: 1, medium: 0, low: 1, info: 0 },
  checks: [
    exampleCheck({ findings: 2, worst: 'high', took_ms: 2000, ended_at: ago(5).toISOString() }),
    exampleCheck({
      key: 'tls.certificate',
      title: 'TLS certificate',
      category: 'transport',
      state: 'running',
      findings: 0,
      took_ms: null,
    }),
    exampleCheck({
      key: 'mail.dmarc',
      title: 'DMARC',
      category: 'dns_mail',
      state: 'pending',
      findings: 0,
      took_ms: null,
    }),
  ],
})

test('a running scan shows its phases, what it has found so far, its log and the percentage in the title', async () => {
  const { as, addScan } = await signUpWithSite()
  const { id } = await addScan(tenSecondsIn())
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  const phases = within(await screen.findByRole('list', { name: 'Phases' })).getAllByRole('listitem')
  expect(phases.map((phase) => phase.textContent)).toEqual([
    expect.stringMatching(/^QueuedDone5/),
    expect.stringMatching(/^Checking ownership and connectingDone3/),
    expect.stringMatching(/^Security headersDone1 of 1 check, 2 findings2/),
    'EncryptionRunning0 of 1 check',
    'Email and DNSQueued',
    'ScoreQueued',
  ])
  expect(phases.find((phase) => phase.getAttribute('aria-current') === 'step')).toHaveTextContent('Encryption')
  expect(screen.getByRole('button', { name: /^Security headers.*2 findings.*High/ })).toBeVisible()
  expect(screen.getByText('Findings so far').parentElement).toHaveTextContent('1 High1 Low')
  const log = within(screen.getByRole('log', { name: 'Log' }))
  expect(log.getAllByRole('listitem').map((line) => line.querySelector('span')?.textContent)).toEqual([
    'Scan requested by Ada Test',
    'Scan started',
    'Security headers: 2 findings',
  ])
  expect(document.title).toMatch(/^\(33%\)/)
})

test('a phase that is running tells how long it has been, as far as the server tells it', async () => {
  const { as, addScan } = await signUpWithSite()
  const phaseOf = async (values: Parameters<typeof addScan>[0], place?: number) => {
    const { id } = await addScan({
      status: 'running',
      scan_type: 'full_scan',
      created_at: ago(65),
      heartbeat_at: new Date(),
      ...values,
    })
    const { unmount } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
    const phases = within(await screen.findByRole('list', { name: 'Phases' })).getAllByRole('listitem')
    const running = phases.find((phase) => phase.getAttribute('aria-current') === 'step')
    const text = (place === undefined ? running : phases[place])?.textContent
    unmount()
    return text
  }
  expect(await phaseOf({ started_at: ago(40) })).toMatch(/^Checking ownership and connectingRunning4\d\ss so far$/)
  const first = exampleCheck({ findings: 0, state: 'passed', took_ms: 2000, ended_at: ago(20).toISOString() })
  const running = exampleCheck({ key: 'http.csp', title: 'CSP', state: 'running', findings: 0, took_ms: null })
  expect(await phaseOf({ started_at: ago(40), checks: [first, running] })).toMatch(
    /^Security headersRunning1 of 2 checksLonger than 2\d\ss$/,
  )
  // Nothing of it runs: what was done of it waits for what is queued.
  const pending = exampleCheck({ key: 'http.csp', title: 'CSP', state: 'pending', findings: 0, took_ms: null })
  const other = { ...running, key: 'b', title: 'Cookies', category: 'cookies' as const }
  const waiting = { started_at: ago(40), checks: [first, pending, other] }
  expect(await phaseOf(waiting)).toMatch(/^CookiesRunning0 of 1 check$/)
  expect(await phaseOf(waiting, 2)).toBe('Security headersQueued1 of 2 checks')
  expect(await phaseOf({ started_at: ago(40), checks: [first] })).toMatch(/^ScoreRunning2\d\ss so far$/)
})

test('how long it may take is said only when earlier scans of the kind tell it', async () => {
  const { as, addScan, addReport } = await signUpWithSite()
  await addReport(exampleResult(), { scan_type: 'light_scan', started_at: ago(100), completed_at: ago(98) })
  const { id } = await addScan(tenSecondsIn())
  const { unmount } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByText(/elapsed/)).toBeVisible()
  expect(screen.queryByText(/^Usually/)).not.toBeInTheDocument()
  unmount()
  await addReport(exampleResult(), { scan_type: 'full_scan', started_at: ago(300), completed_at: ago(270) })
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByText('Usually takes about 30 s (based on 1 earlier scan)')).toBeVisible()
})

test('a finished scan keeps its phases and its log', async () => {
  const { as, addReport } = await signUpWithSite()
  const checks = [
    exampleCheck({ ended_at: ago(5).toISOString() }),
    exampleCheck({
      key: 'b',
      title: 'Cookies',
      category: 'cookies',
      state: 'inconclusive',
      detail: 'Silence.',
      findings: 0,
      ended_at: ago(6).toISOString(),
    }),
  ]
  const { id } = await addReport(exampleResult({ checks }), { created_at: ago(20), started_at: ago(10) })
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByText('5 of 5 done')).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Phases' }))
      .getByText('Score')
      .closest('li'),
  ).toHaveTextContent(/^ScoreDone\d/)
  const lines = within(screen.getByRole('log', { name: 'Log' })).getAllByRole('listitem')
  expect(lines.slice(2).map((line) => line.querySelector('span')?.textContent)).toEqual([
    'Cookies: Inconclusive. Silence.',
    'Security headers: 1 finding',
    'Scan completed',
  ])
})

test('a full scan without proof says what was looked for and leads to the verification', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const { id } = await addScan({
    scan_type: 'full_scan',
    status: 'failed',
    failure_reason: 'unverified',
    failure_message: 'The server returned HTTP 404.',
    started_at: ago(5),
    completed_at: new Date(),
  })
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('heading', { name: 'Couldn’t confirm ownership' })).toBeVisible()
  expect(screen.getByText('The server returned HTTP 404.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Verify asset' })).toHaveAttribute('href', `/asset?verify=${asset.id}`)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
  // The way that ends differently is the main one.
  expect(screen.getByRole('link', { name: 'Verify asset' })).toHaveClass('bg-brand')
  expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveClass('bg-brand')
  const phases = within(screen.getByRole('list', { name: 'Phases' })).getAllByRole('listitem')
  expect(phases.map((phase) => phase.textContent)).toEqual([
    expect.stringMatching(/^QueuedDone/),
    'Checking ownership and connectingFailed',
    'ScoreNot reached',
  ])
})

test('when looks at a running scan fail, what was there stays and a line says so; the next answer takes the line away', async () => {
  const { as, addScan } = await signUpWithSite()
  const { id } = await addScan(tenSecondsIn())
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByText('Findings so far')).toBeVisible()
  server.use(http.get('*/api/scan/report/:id', () => HttpResponse.error()))
  expect(await screen.findByText('Connection lost, retrying')).toBeVisible()
  expect(screen.getByText('Findings so far')).toBeVisible()
  server.resetHandlers()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(screen.queryByText('Connection lost, retrying')).not.toBeInTheDocument())
})
