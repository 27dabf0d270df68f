import { screen, waitFor, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { ReportScreen } from './report-screen'

const DEVELOPER = { 'soteria:report-view': 'developer' }

type Site = Awaited<ReturnType<typeof signUpWithSite>>

async function open(site: Site, id: string, search = '') {
  const view = await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${id}${search}`, kept: DEVELOPER })
  await screen.findByRole('heading', { name: 'shop.example.com' })
  return view
}

test('an old report leads to the latest, which is told by its end', async () => {
  const site = await signUpWithSite()
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const old = await site.addReport(exampleResult(), { completed_at: hoursAgo(3), created_at: hoursAgo(1) })
  const latest = await site.addReport(exampleResult(), { completed_at: hoursAgo(2), created_at: hoursAgo(4) })
  await site.addScan({ status: 'failed', completed_at: hoursAgo(1) })
  const { unmount } = await open(site, old.id)
  expect(await screen.findByText('A newer report is available')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open latest report' })).toHaveAttribute('href', `/report/${latest.id}`)
  unmount()
  await open(site, latest.id, '?tab=compare')
  expect(await screen.findByRole('region', { name: 'Still open' })).toBeVisible()
  expect(screen.queryByText('A newer report is available')).not.toBeInTheDocument()
})

test('scores are compared between scans that looked at as much, and between others it is said why not', async () => {
  const site = await signUpWithSite()
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const better = exampleResult({ findings: [exampleFinding()] })
  await site.addReport(exampleResult({ mode: 'full' }), { scan_type: 'full_scan', completed_at: minutesAgo(9) })
  const light = await site.addReport(better, { completed_at: minutesAgo(8) })
  const unlike = /The last scan was of a different type, so the scores can’t be compared\./
  const first = await open(site, light.id)
  expect(await screen.findByText(unlike)).toBeVisible()
  expect(screen.queryByText(/rose from|better/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Compare findings with / })).toBeVisible()
  await first.user.click(screen.getByRole('tab', { name: 'Findings 1' }))
  expect(
    await screen.findByText(
      /^Compared with the full scan on .* · The last scan was of a different type, so not every change is known$/,
    ),
  ).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Compare reports' }))
  expect(await screen.findByText(/^These scans are of different types, so their scores/)).toBeVisible()
  expect(screen.queryByText(/better/)).not.toBeInTheDocument()
  first.unmount()
  const again = await site.addReport(exampleResult({ mode: 'full', findings: [exampleFinding()] }), {
    scan_type: 'full_scan',
    completed_at: minutesAgo(1),
  })
  await open(site, again.id)
  expect(await screen.findByText(/The score rose from/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Compare with / })).toBeVisible()
  expect(screen.getByText(/^\+\d+ points since the last scan$/)).toBeVisible()
})

test('an opened finding can be said to be fixed, and its evidence asked for again', async () => {
  const site = await signUpWithSite()
  const evidence = [
    { label: 'Answer', url: 'https://shop.example.com/', request: 'GET / with Origin: https://probe.invalid' },
  ]
  const { id } = await site.addReport(exampleResult({ findings: [exampleFinding({ evidence })] }))
  const { user } = await open(site, id, '?tab=findings')
  await user.click(await screen.findByRole('button', { name: 'Developer' }))
  await user.click(screen.getByRole('button', { name: /X-Content-Type-Options/, expanded: false }))
  let copied = ''
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
  await user.click(screen.getByRole('button', { name: 'Copy as curl' }))
  await waitFor(() =>
    expect(copied).toBe("curl --include --header 'Origin: https://probe.invalid' 'https://shop.example.com/'"),
  )
  await user.click(await screen.findByRole('button', { name: 'Mark fixed and rescan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark fixed and rescan' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Rescan now to confirm' }))
  await user.click(dialog.getByRole('button', { name: 'Mark fixed and rescan' }))
  expect(await screen.findByText('Fixed, awaiting rescan')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark fixed and rescan' })).not.toBeInTheDocument()
})

test('a report whose findings were all set aside does not claim that it came back clean', async () => {
  const site = await signUpWithSite()
  const { id } = await site.addReport(exampleResult())
  const { user } = await open(site, id, '?tab=findings')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  await user.click(screen.getByRole('button', { name: 'Triage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as false positive' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The proxy adds both')
  await user.click(dialog.getByRole('button', { name: 'Mark as false positive' }))
  expect(await screen.findByText('2 findings dismissed. The score doesn’t change.')).toBeVisible()
  expect(screen.queryByText(/Every completed check passed/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Summary' }))
  expect(screen.getByText('Nothing left to fix: all findings have been triaged.')).toBeVisible()
})

test('a light report says what only a full scan looks for, and leads there; a full one does not', async () => {
  const site = await signUpWithSite()
  const light = await site.addReport()
  const { unmount } = await open(site, light.id, '?tab=checks')
  expect(screen.getByRole('heading', { name: 'Not part of a light scan' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Run full scan' })).toHaveAttribute('href', `/init?asset=${site.asset.id}`)
  unmount()
  const full = await site.addReport(exampleResult({ mode: 'full' }), { scan_type: 'full_scan' })
  await open(site, full.id, '?tab=checks')
  expect(screen.queryByText('Not part of a light scan')).not.toBeInTheDocument()
})

test('of a very long result a part is shown, which a search moves to what is looked for', async () => {
  const site = await signUpWithSite()
  const evidence = [{ label: 'Answer', excerpt: 'x'.repeat(300_000) }]
  const { id } = await site.addReport(
    exampleResult({
      findings: [exampleFinding({ evidence, references: [{ title: 'The needle', url: 'https://x.example/' }] })],
    }),
  )
  const { user } = await open(site, id, '?tab=raw')
  const text = await screen.findByRole('region', { name: 'Result' })
  expect(text.textContent).toHaveLength(200_000)
  expect(screen.getByText(/^Showing 200,000 of \d{3},\d{3} characters/)).toBeVisible()
  expect(text).not.toHaveTextContent('The needle')
  await user.type(screen.getByRole('searchbox', { name: 'Search result' }), 'needle')
  expect(await screen.findByText('1 match')).toBeVisible()
  expect(text).toHaveTextContent('The needle')
})

test.each([
  [
    { post_quantum: 'yes', ocsp_stapling: 'yes', certificate_timestamps: 2 },
    ['Yes', 'Yes', '2 log entries in the certificate'],
  ],
  [
    { post_quantum: 'no', ocsp_stapling: 'no', certificate_timestamps: 0 },
    ['No', 'No', 'No log entries in the certificate'],
  ],
  [
    { post_quantum: 'unknown', ocsp_stapling: 'error', certificate_timestamps: null },
    ['Inconclusive', 'Error message only', 'Couldn’t read the log entries in the certificate'],
  ],
])('what a full scan notes of the encryption is said in words: %j', async (noted, words) => {
  const tls = { versions: ['TLSv1.3'], suites: { 'TLSv1.3': ['TLS_AES_128_GCM_SHA256'] }, ...noted }
  const site = await signUpWithSite()
  const { id } = await site.addReport(exampleResult({ mode: 'full', observations: { tls } }), {
    scan_type: 'full_scan',
  })
  await open(site, id, '?tab=certificate')
  const names = ['Post-quantum keys', 'OCSP stapling', 'Certificate transparency']
  expect(names.map((name) => screen.getByText(name).nextElementSibling?.textContent)).toEqual(words)
  expect(screen.getByText('TLS_AES_128_GCM_SHA256').closest('dd')?.previousElementSibling).toHaveTextContent('TLSv1.3')
})

test('a light scan does not note what it did not ask', async () => {
  const site = await signUpWithSite()
  const { id } = await site.addReport(exampleResult({ observations: { tls: { versions: ['TLSv1.3'], suites: {} } } }))
  await open(site, id, '?tab=certificate')
  expect(screen.getByText('TLSv1.3')).toBeVisible()
  expect(screen.queryByText('OCSP stapling')).not.toBeInTheDocument()
})

test('the lines of a fix open for what the site was seen to run on, until another platform is chosen', async () => {
  const site = await signUpWithSite()
  const observations = { technologies: [{ name: 'Apache', category: 'server', by: ['header'] }] }
  const { id } = await site.addReport(exampleResult({ findings: [exampleFinding()], observations }))
  const opened = async () => {
    const view = await open(site, id, '?tab=findings')
    await view.user.click(await screen.findByRole('button', { name: /X-Content-Type-Options/, expanded: false }))
    return view
  }
  const first = await opened()
  expect(screen.getByRole('tab', { name: 'Apache' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText(/^Header always set/)).toBeVisible()
  await first.user.click(screen.getByRole('tab', { name: 'nginx' }))
  first.unmount()
  await opened()
  expect(screen.getByRole('tab', { name: 'nginx' })).toHaveAttribute('aria-selected', 'true')
})

test('a full scan compared with a light one tells apart the checks that only it makes, and leaves out those that do not apply', async () => {
  const site = await signUpWithSite()
  const silent = exampleCheck({ key: 'http.cookies', title: 'Cookies', state: 'inconclusive', findings: 0 })
  const light = await site.addReport(exampleResult({ findings: [], checks: [silent] }), {
    completed_at: new Date(Date.now() - 60_000),
  })
  const checks = [
    { ...silent, state: 'passed' as const },
    exampleCheck({ key: 'network.ports', title: 'Open services', state: 'passed', findings: 0 }),
    exampleCheck({ key: 'wordpress.core', title: 'WordPress', state: 'not_applicable', findings: 0 }),
  ]
  const full = await site.addReport(exampleResult({ mode: 'full', findings: [], checks }), { scan_type: 'full_scan' })
  await open(site, full.id, `?tab=compare&with=${light.id}`)
  const checksOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(await checksOf('Checks completed only in the later scan')).toEqual(['Cookies'])
  expect(await checksOf('Full-scan checks')).toEqual(['Open services'])
  expect(screen.queryByRole('region', { name: 'Checks completed only in the earlier scan' })).not.toBeInTheDocument()
})
