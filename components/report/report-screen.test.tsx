import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { GatedShell } from '@/components/shell/gated-shell'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { realAnswer, server, testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { ReportScreen } from './report-screen'

type Site = Awaited<ReturnType<typeof signUpWithSite>>

async function open(result = exampleResult(), site?: Site, reader: 'owner' | 'developer' = 'developer') {
  const own = site ?? (await signUpWithSite())
  const { id } = await own.addReport(result)
  const kept = reader === 'developer' ? { 'soteria:report-view': reader } : undefined
  const view = await renderScreen(<ReportScreen />, { as: own.as, path: `/report/${id}`, kept })
  return { ...view, id, site: own }
}

/** The server's report with something in it changed, as another API might answer. */
function answerWith(change: Record<string, unknown>) {
  server.use(
    http.get('*/api/report/:workspace/one/:report', async ({ request }) => {
      const { report } = (await (await realAnswer(request)).json()) as { report: Record<string, unknown> }
      return HttpResponse.json({ report: { ...report, ...change } })
    }),
  )
}

test('the report begins with the answer and what to do first', async () => {
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: 'shop.example.com' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
  expect(screen.getByText(/Start with “Session cookie lacks Secure”\. Both fixes take a few minutes\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start with the first fix' }))
  expect(screen.getByRole('button', { name: /Session cookie lacks Secure/, expanded: true })).toBeVisible()
})

test('a site with a name is called by it in the title and the trail of its report, its address below', async () => {
  const site = await signUpWithSite()
  await testApi.db.update(assets).set({ name: 'Linden Home shop' }).where(eq(assets.id, site.asset.id))
  const { id } = await site.addReport()
  await renderScreen(
    <GatedShell>
      <ReportScreen />
    </GatedShell>,
    { as: site.as, path: `/report/${id}` },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Linden Home shop' })).toBeVisible()
  expect(screen.getByText('shop.example.com')).toBeVisible()
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  expect(await within(trail).findByRole('link', { name: 'Linden Home shop' })).toBeVisible()
})

test('what to do after the first fixes is named, one line a kind, and leads to the list of all findings', async () => {
  const findings = ['hsts', 'csp', 'nosniff', 'referrer'].map((name, index) =>
    exampleFinding({
      id: `000000000000000${index}`,
      rule: `http.headers/${name}-missing`,
      title: `${name} is missing`,
    }),
  )
  const { user } = await open(exampleResult({ findings: [...findings, { ...findings[3]!, id: 'elsewhere' }] }))
  const others = await screen.findByRole('heading', { name: 'Then these' })
  const lines = within(others.closest('section') as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('in 2 places')])
  await user.click(await screen.findByRole('button', { name: 'Show all 5 findings' }))
  expect(await screen.findByRole('tab', { name: /^Findings/, selected: true })).toBeVisible()
})

test('what one rule finds under several names is named by each of them', async () => {
  const findings = ['hsts', 'csp', 'nosniff'].map((name, index) =>
    exampleFinding({ id: `000000000000000${index}`, rule: `http.headers/${name}-missing`, severity: 'high' }),
  )
  const library = (title: string) => exampleFinding({ id: title, rule: 'software.other/old', title })
  await open(exampleResult({ findings: [...findings, library('Vue 2.6 is old'), library('React 15 is old')] }))
  const others = await screen.findByRole('heading', { name: 'Then these' })
  const lines = within(others.closest('section') as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('React 15 is old'),
    expect.stringContaining('Vue 2.6 is old'),
  ])
})

test.each(['light', 'full'] as const)('a %s report says what it did not look at, if anything', async (mode) => {
  const { site } = await open(exampleResult({ mode, findings: [] }))
  await screen.findByRole('heading', { name: 'shop.example.com' })
  const links = screen.queryAllByRole('link', { name: 'Run full scan' }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(mode === 'light' ? [`/init?asset=${site.asset.id}`] : [])
  expect(
    screen.queryAllByText(/^Light scan: exposed files, admin pages and open ports weren’t checked\./),
  ).toHaveLength(links.length)
})

test('the efforts are those of the findings that cost points, and the others are counted too', async () => {
  const findings = [
    exampleFinding({ id: '1', fix_effort: 'hours' }),
    exampleFinding({ id: '2', at: 'https://shop.example.com/two' }),
    exampleFinding({ id: '3', rule: 'http.headers/likely', confidence: 'likely', fix_effort: 'days' }),
    exampleFinding({ id: '4', rule: 'http.headers/note', severity: 'info' }),
  ]
  await open(exampleResult({ findings }))
  expect(
    await screen.findByText(/2 of 3 findings lower your score: 1 takes a few minutes, 1 takes a few hours\./),
  ).toBeVisible()
  // What is only worth knowing is a note, and no finding that is open.
  expect(screen.getByText('3 findings')).toBeVisible()
  expect(screen.getByText('And 1 note')).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Findings.*3/ })).toBeVisible()
  expect(
    screen.getByRole('row', { name: /X-Content-Type-Options is missing in 2 places −3 \+0?3?/ }),
  ).toBeInTheDocument()
})

const HSTS = exampleFinding({
  id: '2',
  rule: 'http.headers/hsts-missing',
  severity: 'medium',
  title: 'HSTS header is missing',
})
const NOTE = exampleFinding({ id: '3', rule: 'dns.mail/caa-missing', check: 'dns.mail', severity: 'info' })

test('the owner reads what to do, who can do it, how long it takes and what it brings', async () => {
  const { user } = await open(undefined, undefined, 'owner')
  expect(
    await screen.findByText('The first 2 fixes (about 15 min in total) raise the grade from F to A+.'),
  ).toBeVisible()
  const first = screen.getByRole('button', { name: /Send the login cookie over HTTPS only.*when done/ })
  expect(first).toHaveTextContent('An uploaded picture can run as a program.')
  expect(first).toHaveTextContent(/10 min.*Web developer.*F → A when done/)
  expect(screen.queryByText('Session cookie lacks Secure')).not.toBeInTheDocument()
  await user.click(first)
  expect(screen.getByRole('button', { name: /Send the login cookie over HTTPS only/, expanded: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Developer' }))
  expect(screen.getByRole('button', { name: /Session cookie lacks Secure/, expanded: true })).toBeVisible()
})

test('notes and small headers are folded away for the owner until they are asked for', async () => {
  const findings = [HSTS, exampleFinding(), NOTE]
  const { user } = await open(exampleResult({ findings }), undefined, 'owner')
  await user.click(await screen.findByRole('tab', { name: /Findings/ }))
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(titles()).toEqual([expect.stringContaining('Make browsers always use HTTPS')])
  expect(screen.getByText('1 header setting and 1 note')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select all 1 shown' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(titles()).toHaveLength(3)
  expect(screen.getByRole('checkbox', { name: 'Select all 3' })).toBeVisible()
})

test('beside a tab the answer is one line, and the summary has all of it', async () => {
  const { user } = await open()
  expect(await screen.findByRole('button', { name: 'Start with the first fix' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Findings/ }))
  expect(screen.getByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start with the first fix' })).not.toBeInTheDocument()
})

test('why the score is what it is stands folded, one line a finding, with what its fix gives back', async () => {
  const result = exampleResult({ findings: [HSTS, { ...HSTS, id: '4', at: 'https://shop.example.com/two' }] })
  const { user } = await open(result, undefined, 'owner')
  const why = await screen.findByRole('heading', { name: `Why ${result.score}?` })
  expect(screen.getByText('Make browsers always use HTTPS', { selector: 'td *' })).not.toBeVisible()
  await user.click(why)
  expect(screen.getByRole('row', { name: 'Medium: Make browsers always use HTTPS in 2 places −8 +11' })).toBeVisible()
})

test('on paper the owner has what to do and no proof', async () => {
  await open(undefined, undefined, 'owner')
  await screen.findByRole('button', { name: 'Start with the first fix' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('heading', { name: 'How to fix it' })).toHaveLength(2)
  expect(screen.queryByText(/<img src=x onerror=alert\(1\)>/)).not.toBeInTheDocument()
  expect(screen.queryByText('3 of 3 checks completed')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('the open tab and finding are in the address, and are open again after a reload', async () => {
  const { user, address, site, id, unmount } = await open()
  await user.click(await screen.findByRole('tab', { name: /Findings/ }))
  await user.click(screen.getByRole('button', { name: /X-Content-Type-Options is missing/, expanded: false }))
  const shared = address()
  expect(shared).toBe(`/report/${id}?tab=findings&finding=0000000000000001`)
  unmount()
  await renderScreen(<ReportScreen />, { as: site.as, path: shared })
  expect(await screen.findByRole('button', { name: /X-Content-Type-Options is missing/, expanded: true })).toBeVisible()
  expect(screen.getByRole('button', { name: /Session cookie/, expanded: false })).toBeVisible()
})

test('paper shows every finding with its proof, whatever tab is open, and no switches', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: /Technology/ }))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.queryByRole('tablist', { name: 'Report sections' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('heading', { name: 'What could happen' })).toHaveLength(2)
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByRole('tab', { name: /Technology/, selected: true })).toBeVisible()
})

test('the versions of WordPress and its plugins stand with how they were told, and with the day of what judged them', async () => {
  const wordpress_software = [
    { kind: 'core', slug: 'wordpress', version: '6.4.2', by: 'generator' },
    { kind: 'plugin', slug: 'slider', version: '2.0.1', by: 'readme' },
    { kind: 'theme', slug: 'shopfront', version: null, by: 'address' },
  ]
  const { user } = await open(
    exampleResult({ mode: 'full', observations: { wordpress_software }, data_versions: { wordpress: '2026-11-19' } }),
  )
  await user.click(await screen.findByRole('tab', { name: /Technology/ }))
  expect(screen.getByText('wordpress 6.4.2: from the page’s generator tag')).toBeVisible()
  expect(screen.getByText('slider 2.0.1: from its readme')).toBeVisible()
  expect(screen.getByText('shopfront (no version shown)')).toBeVisible()
  expect(screen.getByText('Known vulnerabilities of WordPress, plugins and themes, fetched on')).toBeVisible()
  expect(screen.getByText('2026-11-19')).toBeVisible()
})

test('what runs there is named by kind, with how we know; what a cookie does not say is not set', async () => {
  const observations = {
    technologies: [{ name: 'Express', category: 'framework', version: null, by: ['header x-powered-by'] }],
    cookies: [{ name: 'sid', secure: true, http_only: false, same_site: null, domain: null, session: true }],
  }
  const { user } = await open(exampleResult({ observations }))
  await user.click(await screen.findByRole('tab', { name: /Technology/ }))
  expect(screen.getByText('Framework')).toBeVisible()
  expect(screen.getByText('Express: from the response header X-Powered-By')).toBeVisible()
  expect(screen.getAllByText('Not set')).toHaveLength(2)
})

test('a certificate that could not be looked at says why', async () => {
  const check = exampleCheck({
    key: 'tls.certificate',
    title: 'TLS certificate',
    category: 'transport',
    state: 'not_applicable',
    findings: 0,
  })
  const { user } = await open(
    exampleResult({ checks: [{ ...check, detail: 'HTTPS is not available.' }], findings: [] }),
  )
  await user.click(await screen.findByRole('tab', { name: 'Certificate and DNS' }))
  expect(screen.getByText('HTTPS is not available.')).toBeVisible()
})

test('a report that does not exist is asked for once', async () => {
  const asked: string[] = []
  server.use(http.get('*/api/report/*', ({ request }) => void asked.push(new URL(request.url).pathname)))
  await renderScreen(<ReportScreen />, {
    as: await testApi.signUp(),
    path: '/report/00000000-0000-4000-8000-000000000000',
  })
  expect(await screen.findByText('This report doesn’t exist')).toBeVisible()
  expect(asked).toEqual([...new Set(asked)])
  expect(asked.filter((path) => path.endsWith('000000000000'))).toHaveLength(1)
})

test('who is led to the findings of a severity finds the first of them open, with its fix', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  await renderScreen(<ReportScreen />, { as, path: `/report/${id}?tab=findings&severity=critical` })
  const row = await screen.findByRole('button', { expanded: true })
  expect(row).toHaveTextContent('Critical')
  expect(await screen.findByText('How to fix it')).toBeVisible()
})

test('whoever went elsewhere before it is known what was decided is left there', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/report/:workspace/one/:report/findings', () => promise))
  const { user } = await renderScreen(<ReportScreen />, { as, path: `/report/${id}?tab=findings&severity=critical` })
  await user.click(await screen.findByRole('tab', { name: /^Checks/ }))
  resolve(undefined)
  await user.click(screen.getByRole('tab', { name: /^Findings/ }))
  expect(await screen.findByRole('checkbox', { name: /^Select all/ })).toBeVisible()
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
})

test('findings are narrowed by severity and by words', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: /Findings/ }))
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '')
  expect(titles()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Low 1' }))
  expect(titles()).toEqual([expect.stringContaining('X-Content-Type-Options')])
  await user.type(screen.getByRole('searchbox', { name: 'Search findings' }), 'cookie')
  expect(screen.getByText('None of the 2 findings match.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(titles()).toHaveLength(2)
})

test('the developer sees the classification, and is still a developer next time', async () => {
  const { user, site, id, unmount } = await open(undefined, undefined, 'owner')
  await user.click(await screen.findByRole('button', { name: 'Start with the first fix' }))
  expect(screen.queryByText('614')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Developer' }))
  expect(screen.getByText('614')).toBeVisible()
  unmount()
  await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Start with the first fix' }))
  expect(screen.getByText('614')).toBeVisible()
})

test('what a scanned site sent is shown as text and never becomes part of the page', async () => {
  const { user, container } = await open()
  await user.click(await screen.findByRole('button', { name: 'Start with the first fix' }))
  await user.click(screen.getByRole('button', { name: 'Developer' }))
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('only references over HTTPS are links, and none tells where it comes from', async () => {
  const references = [
    { title: 'Good', url: 'https://developer.example/' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ]
  const { user } = await open(exampleResult({ findings: [exampleFinding({ references })] }))
  await user.click(await screen.findByRole('button', { name: 'Start with the first fix' }))
  expect(screen.getByRole('link', { name: 'Good' })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(screen.queryByText('Bad')).not.toBeInTheDocument()
})

test('a report without a grade calls nothing clean that it could not check', async () => {
  const { user } = await open(exampleResult({ findings: [], score: null, grade: null }))
  expect(await screen.findByText('No findings in the completed checks')).toBeVisible()
  expect(screen.getByText('No findings in the completed checks.')).toBeVisible()
  expect(screen.queryByText(/^No findings$|^Nothing to fix/)).not.toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'No findings' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: /Findings/ }))
  expect(await screen.findByText('No findings in the completed checks. See Checks for the full list.')).toBeVisible()
})

test('a clean report still shows what was looked at', async () => {
  const clean = exampleResult({ findings: [] })
  const { user } = await open({
    ...clean,
    checks: clean.checks.map((check) => ({ ...check, state: 'passed', findings: 0 })),
  })
  expect(await screen.findByRole('heading', { name: 'No findings in the completed checks' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Checks/ }))
  expect(screen.getByText('3 of 3 checks completed')).toBeVisible()
  expect(within(screen.getByRole('tabpanel', { name: /Checks/ })).getAllByText('Passed')).toHaveLength(3)
})

test('the score before is compared with the score now', async () => {
  const site = await signUpWithSite()
  const before = exampleResult({ findings: [exampleFinding()] })
  await site.addReport(before, { completed_at: new Date(Date.now() - 60_000) })
  const now = exampleResult()
  await open(now, site)
  expect(await screen.findByText(new RegExp(`The score fell from ${before.score} to ${now.score}\\.`))).toBeVisible()
})

test('a result that is no JSON is kept as raw text', async () => {
  answerWith({ scan_result: '+ Server: Apache/2.4\n+ <b>old</b>' })
  const { user } = await open()
  expect(await screen.findByText('Raw result')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('+ Server: Apache/2.4 + <b>old</b>')
  await user.type(screen.getByRole('searchbox', { name: 'Search result' }), 'apache')
  expect(screen.getByText('1 match')).toBeVisible()
})

test('a result that is a text of JSON is read', async () => {
  answerWith({ scan_result: JSON.stringify(exampleResult()) })
  await open()
  expect(await screen.findByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
})

test('a summary without an asset is of an unknown one', async () => {
  answerWith({ summary: {} })
  await open()
  expect(await screen.findByRole('heading', { name: 'Unknown Asset' })).toBeVisible()
})

test('an unfinished scan leads to where it can be watched', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const { id } = await addScan()
  await renderScreen(<ReportScreen />, { as, path: `/report/${id}` })
  expect(await screen.findByText('This scan isn’t finished')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View scan progress' })).toHaveAttribute('href', `/scan/${asset.id}`)
})

test('scanning again leads to the running scan', async () => {
  const { user, address, site } = await open()
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await waitFor(() => expect(address()).toBe(`/scan/${site.asset.id}`))
})

test('another full scan, which is agreed to first, is called by its name', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const { id } = await addReport(exampleResult({ mode: 'full' }), { scan_type: 'full_scan' })
  const { user, address } = await renderScreen(<ReportScreen />, { as, path: `/report/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Run full scan' }))
  expect(address()).toBe(`/init?asset=${asset.id}&type=full`)
})

test('a server that fails can be asked again', async () => {
  server.use(
    http.get(
      '*/api/report/:workspace/one/:report',
      () => HttpResponse.json({ message: 'The database is away.' }, { status: 400 }),
      { once: true },
    ),
  )
  const { user } = await open()
  expect(await screen.findByText('The database is away.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: '1 critical finding needs attention' })).toBeVisible()
})

test('the report is saved as PDF under the name the server gives, and what is no PDF is not', async () => {
  const saved: { name: string; type: string }[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: this.href.slice(0, 5) })
  })
  // What makes PDFs does not run in jsdom; the server's own tests look at its files.
  const name = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="soteria-report-shop.example.com-2026-11-20.pdf"',
  }
  server.use(
    http.get('*/api/report/:workspace/download/:report', () => new HttpResponse('%PDF-1.7', { headers: name }), {
      once: true,
    }),
  )
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Download PDF' })
  await user.click(button)
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'soteria-report-shop.example.com-2026-11-20.pdf', type: 'blob:' }]),
  )

  server.use(
    http.get(
      '*/api/report/:workspace/download/:report',
      () => HttpResponse.json({ message: 'The writer is out of ink.' }),
      { once: true },
    ),
  )
  await user.click(button)
  expect(await screen.findByText('The writer is out of ink.')).toBeVisible()
  server.use(
    http.get('*/api/report/:workspace/download/:report', () => HttpResponse.html('<p>Sign in to this network</p>')),
  )
  await user.click(button)
  expect(await screen.findByText('The server didn’t return a PDF. Nothing was saved.')).toBeVisible()
  expect(saved).toHaveLength(1)
})
