import { screen, waitFor, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { findingsTriage } from '@/server/db/schema'
import { ReportScreen } from './report-screen'

const env = exampleFinding({
  id: 'env',
  rule: 'exposure.files/env',
  check: 'exposure.files',
  title: 'The .env file is readable',
  severity: 'critical',
})
const files = exampleCheck({ key: 'exposure.files', title: 'Exposed files' })
const minutesAgo = (minutes: number) => ({ completed_at: new Date(Date.now() - minutes * 60_000) })
const full = (minutes: number) => ({ scan_type: 'full_scan' as const, ...minutesAgo(minutes) })

/** A full scan finds a critical file, which the light one after it does not look for. */
async function scannedTwice(findings = [exampleFinding()]) {
  const site = await signUpWithSite()
  const first = await site.addReport(
    exampleResult({ mode: 'full', findings: [env], checks: [exampleCheck(), files] }),
    full(9),
  )
  const light = await site.addReport(exampleResult({ findings, checks: [exampleCheck()] }), minutesAgo(8))
  return { site, first, light }
}

test('a light report leads to the worse finding that is still open, and says nothing else about where to start', async () => {
  const { site, first, light } = await scannedTwice()
  await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${light.id}` })
  expect(await screen.findByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
  expect(screen.getByText('Start with “The .env file is readable”.', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start with the first fix' })).toHaveAttribute(
    'href',
    `/report/${first.id}?finding=env`,
  )
  expect(screen.queryByText(/takes a few|Start with “X-Content/)).not.toBeInTheDocument()
})

test('what to do first and how much is open count what is still open from before, and say where it is from', async () => {
  const { site, first, light } = await scannedTwice()
  await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${light.id}` })
  const fixes = within((await screen.findByRole('heading', { name: 'Do these first' })).closest('section')!)
  await waitFor(() => expect(fixes.getAllByRole('listitem')).toHaveLength(2))
  expect(
    fixes.getByRole('link', { name: /The .env file is readable From the full scan on .* Critical/ }),
  ).toHaveAttribute('href', `/report/${first.id}?finding=env`)
  expect(screen.getByText('2 findings')).toBeVisible()
  expect(screen.getByText('1 of them from an earlier scan')).toBeVisible()
})

test('what a fix brings stands beside that fix alone, and what somebody says is fixed is nothing to start with', async () => {
  const site = await signUpWithSite()
  const likely = { ...env, confidence: 'likely' as const }
  const full = await site.addReport(
    exampleResult({ mode: 'full', findings: [likely], checks: [exampleCheck(), files] }),
    { scan_type: 'full_scan', ...minutesAgo(9) },
  )
  const high = exampleFinding({ severity: 'high' })
  const light = await site.addReport(exampleResult({ findings: [high], checks: [exampleCheck()] }), minutesAgo(8))
  const screenOf = () => renderScreen(<ReportScreen />, { as: site.as, path: `/report/${light.id}` })
  const first = await screenOf()
  const earlier = await screen.findByRole('link', { name: /The .env file is readable From the full scan/ })
  expect(earlier).not.toHaveTextContent('when done')
  expect(screen.getByRole('button', { name: /High$/ })).toHaveTextContent('when done')
  first.unmount()

  await testApi.db
    .insert(findingsTriage)
    .values({ asset_id: site.asset.id, finding: 'env', status: 'fixed_claimed', by: site.as.user.id })
  await screenOf()
  expect(await screen.findByRole('button', { name: /High$/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /From the full scan/ })).not.toBeInTheDocument())
  expect(full.id).not.toBe(light.id)
})

test('a light report without findings of its own does not say that all came back clean while something is open', async () => {
  const { site, light } = await scannedTwice([])
  await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${light.id}` })
  expect(await screen.findByRole('link', { name: /The .env file is readable From the full scan/ })).toBeVisible()
  expect(screen.queryByText(/Every completed check passed/)).not.toBeInTheDocument()
})

test('what a later full scan looked for was open, and is not urgent today', async () => {
  const { site, light } = await scannedTwice()
  await site.addReport(exampleResult({ mode: 'full', findings: [], checks: [exampleCheck(), files] }), full(1))
  await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${light.id}` })
  expect(
    await screen.findByRole('heading', { name: '1 finding from an earlier report was still open after this scan' }),
  ).toBeVisible()
  expect(screen.getByText(/^Was still open after this scan, from the full scan on/)).toBeVisible()
  expect(screen.queryByText(/today/)).not.toBeInTheDocument()
})
