import { screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { StatCards } from '@/components/dashboard/stat-cards'
import { signUpWithSite } from '@/components/scan-result/testing'
import { RunningScans } from '@/components/shell/running-scans'
import { renderScreen } from '@/lib/testing/render'
import { exampleFinding, exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { scans } from '@/server/db/schema'
import { HistoryScreen } from './history-screen'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('every scan has its state and leads to where it is read', async () => {
  const { as, addScan, addReport } = await signUpWithSite()
  const report = await addReport()
  const failed = await addScan({
    status: 'failed',
    failure_reason: 'dns',
    completed_at: new Date(),
    created_at: minutesAgo(5),
  })
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByRole('link', { name: 'Open report' })).toHaveAttribute('href', `/report/${report.id}`)
  expect(screen.getByRole('link', { name: 'Scan details' })).toHaveAttribute('href', `/details/${failed.id}`)
  expect(screen.getByText('Showing 1 to 2 of 2 entries')).toBeVisible()
  await user.type(screen.getByLabelText('Search:'), 'failed')
  expect(screen.queryByRole('link', { name: 'Open report' })).not.toBeInTheDocument()
})

test('a row says what is new since the report before it, and what is fixed', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  await testApi.db
    .update(scans)
    .set({ changes: { new: 3, fixed: 1 } })
    .where(eq(scans.id, id))
  await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('3 new, 1 fixed')).toBeVisible()
})

test('what the report before could not have seen, and a notification tells as new, stands in the row too', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  await testApi.db
    .update(scans)
    .set({ changes: { new: 0, fixed: 0, unchecked_before: 2 } })
    .where(eq(scans.id, id))
  await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('2 not checked before')).toBeVisible()
})

test('a waiting scan can be stopped from the list', async () => {
  const { as, addScan } = await signUpWithSite()
  await addScan()
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped')).toBeVisible()
})

test('of the ticked scans those that are not over are stopped together', async () => {
  const { as, addScan, addReport } = await signUpWithSite()
  await addReport()
  await addScan()
  await addScan({ status: 'running', started_at: new Date(), heartbeat_at: new Date() })
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  await screen.findAllByRole('button', { name: 'Stop' })
  for (const box of screen.getAllByRole('checkbox', { name: /shop\.example\.com/ })) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Stop 2 scans' }))
  expect(await screen.findByText('Stop all 2 scans? Their results so far will be lost.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop all' }))
  expect(await screen.findAllByText('Stopped')).toHaveLength(2)
  expect(screen.getByText('Completed')).toBeVisible()
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument()
})

test('twenty-one ticked scans are stopped, and those that are not ticked go on', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const { id: _, ...like } = await addScan({ asset_value: 'blog.example.com' })
  const more = (count: number, asset_value: string) => Array.from({ length: count }, () => ({ ...like, asset_value }))
  await testApi.db.insert(scans).values([...more(8, 'blog.example.com'), ...more(21, asset.value)])
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  await user.type(await screen.findByLabelText('Search:'), 'shop')
  await screen.findByText('Showing 1 to 10 of 21 entries (filtered from 30 total entries)')
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: /^Select all 21/ }))
  await user.click(screen.getByRole('button', { name: 'Stop 21 scans' }))
  await user.click(await screen.findByRole('button', { name: 'Stop all' }))
  await waitFor(() => expect(screen.queryByText('21 selected')).not.toBeInTheDocument())
  const left = await testApi.db
    .select()
    .from(scans)
    .where(and(eq(scans.workspace_id, as.workspace.id), eq(scans.status, 'queued')))
  expect(left.map(({ asset_value }) => asset_value)).toEqual(Array.from({ length: 9 }, () => 'blog.example.com'))
})

test('the status in the address narrows the list', async () => {
  const { as, addScan, addReport } = await signUpWithSite()
  await addReport()
  await addScan({ status: 'running', started_at: new Date(), heartbeat_at: new Date() })
  await renderScreen(<HistoryScreen />, { as, path: '/history?status=running' })
  const table = within(await screen.findByRole('table', { name: 'Scan History' }))
  expect(await table.findByText('Running')).toBeVisible()
  expect(table.queryByText('Completed')).not.toBeInTheDocument()
})

test('active scans are those that wait or run, as many as the dashboard counts', async () => {
  const { as, addScan, addReport } = await signUpWithSite()
  await addReport()
  await addScan()
  await addScan({ status: 'running', started_at: new Date(), heartbeat_at: new Date() })
  const figures = await renderScreen(<StatCards workspace={as.workspace.id} />, { as })
  const path = (await screen.findByRole('link', { name: /^Active scans 2\b/ })).getAttribute('href') ?? ''
  figures.unmount()
  await renderScreen(<HistoryScreen />, { as, path })
  expect(await screen.findByText(/^Showing 1 to 2 of 2 entries/)).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Scan History' }))
  expect(table.getByText('Running')).toBeVisible()
  expect(table.getByText('Queued')).toBeVisible()
})

test('a workspace without scans offers the first', async () => {
  await renderScreen(<HistoryScreen />, { as: await testApi.signUp(), path: '/history' })
  expect(await screen.findByText('No scans yet')).toBeVisible()
  expect(screen.queryByText('No data available in table')).not.toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'New scan' })) expect(link).toHaveAttribute('href', '/init')
})

test('the history of one site begins with its latest report and draws its scores as text, too', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const before = exampleResult()
  const now = exampleResult({ findings: [exampleFinding()] })
  const latest = await addReport(now)
  await addReport(before, { completed_at: minutesAgo(60), created_at: minutesAgo(61) })
  await renderScreen(<HistoryScreen />, { as, path: `/history/${asset.id}` })
  expect(await screen.findByText('No critical or high findings. 1 improvement to make')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Open report' })[0]).toHaveAttribute('href', `/report/${latest.id}`)
  expect(screen.getByRole('img', { name: new RegExp(`: ${before.score}, .*: ${now.score}$`) })).toBeInTheDocument()
  // The page names the site: each row leads on by what it is.
  expect(screen.queryByRole('columnheader', { name: 'Asset' })).not.toBeInTheDocument()
  const kinds = screen.getAllByRole('link', { name: /^(?:Light|Full) scan$/ })
  expect(kinds.map((link) => link.getAttribute('href'))).toContain(`/report/${latest.id}`)
})

test('a report is compared with the one before it; the first has none', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const now = await addReport(exampleResult(), { completed_at: minutesAgo(1) })
  await addReport(exampleResult(), { completed_at: minutesAgo(10), scan_type: 'full_scan' })
  const before = await addReport(exampleResult(), { completed_at: minutesAgo(60), created_at: minutesAgo(61) })
  await renderScreen(<HistoryScreen />, { as, path: `/history/${asset.id}` })
  const links = await screen.findAllByRole('link', { name: 'Compare' })
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/report/${now.id}?with=${before.id}`)
  expect(links).toHaveLength(2)
})

test('where light and full scans are mixed, each score says which it is of', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  await addReport(exampleResult({ mode: 'full' }), { scan_type: 'full_scan', completed_at: minutesAgo(9) })
  await addReport(exampleResult(), { completed_at: minutesAgo(1) })
  await renderScreen(<HistoryScreen />, { as, path: `/history/${asset.id}` })
  expect(await screen.findByRole('img', { name: /Full scan: .*Light scan: / })).toBeInTheDocument()
  expect(screen.getByText('Solid line: full scans. Dashed line: light scans (fewer checks).')).toBeVisible()
})

test('scores of one day are told apart by their times', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  for (const hour of ['09', '14'])
    await addReport(exampleResult(), { completed_at: new Date(`2026-11-18T${hour}:05:00Z`) })
  await renderScreen(<HistoryScreen />, { as, path: `/history/${asset.id}` })
  expect(await screen.findByRole('img', { name: /^\d+:05.*, \d+:05/ })).toBeInTheDocument()
})

test('the history of an unknown site leads back to the assets', async () => {
  await renderScreen(<HistoryScreen />, {
    as: await testApi.signUp(),
    path: '/history/00000000-0000-4000-8000-000000000000',
  })
  expect(await screen.findByText('This asset isn’t in this workspace')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open assets' })).toHaveAttribute('href', '/asset')
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test('scans that cannot be fetched are said in the words of the specification, and can be asked for again', async () => {
  const { as } = await signUpWithSite()
  server.use(http.get('*/api/workspaces/:ws/scans', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('Failed to fetch scans')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No scans yet')).toBeVisible()
})

test('a scan that ends is seen to end in the history of its site', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const scan = await addScan({ status: 'running', started_at: new Date(), heartbeat_at: new Date() })
  const screens = (
    <>
      <RunningScans />
      <HistoryScreen />
    </>
  )
  await renderScreen(screens, { as, path: `/history/${asset.id}` })
  expect(await screen.findByText('Running')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Scanning/ })).toBeVisible()
  await testApi.db.update(scans).set({ status: 'completed', completed_at: new Date() }).where(eq(scans.id, scan.id))
  expect(await screen.findByText('Completed')).toBeVisible()
})
