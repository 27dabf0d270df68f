import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { isFull } from '@/lib/testing/sample'
import { server } from '@/lib/testing/server'
import { ReportScreen } from './report-screen'

const DEVELOPER = { 'soteria:report-view': 'developer' }

type Site = Awaited<ReturnType<typeof signUpWithSite>>

async function open(site: Site, id: string, search = '?tab=findings') {
  const view = await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${id}${search}`, kept: DEVELOPER })
  await screen.findByRole('heading', { name: 'shop.example.com' })
  return view
}

async function openNew(search?: string) {
  const site = await signUpWithSite()
  const { id } = await site.addReport()
  return { site, id, ...(await open(site, id, search)) }
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '')
const menusOfRows = () => screen.findAllByRole('button', { name: 'Triage finding' })

test('a false positive needs a reason, leaves the counts and the list, and says who decided why', async () => {
  const { user } = await openNew()
  const [critical] = await menusOfRows()
  await user.click(critical as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as false positive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as false positive' }))
  expect(dialog.getByText('Session cookie lacks Secure')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Mark as false positive' }))
  expect(await dialog.findByText('Add a reason.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The proxy adds it')
  await user.click(dialog.getByRole('button', { name: 'Mark as false positive' }))
  expect(
    await screen.findByRole('heading', { name: 'No critical or high findings. 1 improvement to make' }),
  ).toBeVisible()
  expect(screen.getByText('1 finding dismissed. The score doesn’t change.')).toBeVisible()
  expect(titles()).toEqual([expect.stringContaining('X-Content-Type-Options')])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await user.click(screen.getByRole('button', { name: /Session cookie/, expanded: false }))
  expect(screen.getByText(/^False positive, Ada Test, now/)).toBeVisible()
  expect(screen.getByText('The proxy adds it')).toBeVisible()
})

test('all findings of the filter are decided on together, and opened again', async () => {
  const { user } = await openNew()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Triage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Accept risk' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Replaced in spring')
  await user.click(dialog.getByRole('button', { name: 'Accept risk' }))
  expect(await dialog.findByText('Choose the date the accepted risk expires.')).toBeVisible()
  const until = dialog.getByLabelText('Accepted until')
  for (const [day, refusal] of [
    ['2020-03-01', 'Choose today or a later date.'],
    ['2099-03-01', 'Choose a date within the next two years.'],
  ] as const) {
    fireEvent.change(until, { target: { value: day } })
    expect(await dialog.findByText(refusal)).toBeVisible()
  }
  fireEvent.change(until, { target: { value: `${new Date().getFullYear() + 1}-06-01` } })
  await user.click(dialog.getByRole('button', { name: 'Accept risk' }))
  expect(await screen.findByText('None of the 2 findings match.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getAllByText('Risk accepted')).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Select Session cookie lacks Secure' }))
  await user.click(screen.getByRole('button', { name: 'Triage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
  await waitFor(() => expect(screen.getAllByText('Risk accepted')).toHaveLength(1))
})

test('a claim to be fixed starts the scan that verifies it', async () => {
  const { user, address, site } = await openNew()
  const [critical] = await menusOfRows()
  await user.click(critical as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Mark fixed and rescan' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: 'Rescan now to confirm' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Mark fixed and rescan' }))
  await waitFor(() => expect(address()).toBe(`/scan/${site.asset.id}`))
})

test('the filter is in the address, and the same lines are shown after a reload', async () => {
  const { user, address, site, id, unmount } = await openNew()
  await menusOfRows()
  await user.type(screen.getByRole('searchbox', { name: 'Search findings' }), 'options')
  await user.click(screen.getByRole('button', { name: 'Low 1' }))
  await waitFor(() => expect(address()).toBe(`/report/${id}?tab=findings&q=options&severity=low`))
  unmount()
  await open(site, id, '?tab=findings&q=options&severity=low')
  expect(titles()).toEqual([expect.stringContaining('X-Content-Type-Options')])
  expect(screen.getByRole('searchbox', { name: 'Search findings' })).toHaveValue('options')
})

test('the severities count what the other filters show', async () => {
  const { user } = await openNew()
  await user.type(await screen.findByRole('searchbox', { name: 'Search findings' }), 'options')
  expect(await screen.findByRole('button', { name: 'Critical 0' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Low 1' })).toBeVisible()
  // The severity itself takes nothing from the counts of the others.
  await user.click(screen.getByRole('button', { name: 'Critical 0' }))
  expect(await screen.findByText('None of the 2 findings match.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Low 1' })).toBeVisible()
})

test('an address with nonsense in it shows the whole list', async () => {
  await openNew('?tab=findings&severity=huge,&status=what&drift=1&category=none')
  expect(titles()).toHaveLength(2)
})

test('an API that keeps no decisions shows the findings without them', async () => {
  server.use(http.get('*/api/report/*/findings', () => HttpResponse.json({ message: 'Not here.' }, { status: 501 })))
  await openNew()
  expect(titles()).toHaveLength(2)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Triage finding' })).not.toBeInTheDocument()
})

test('decisions that could not be loaded say so and can be asked for again', async () => {
  server.use(http.get('*/api/report/*/findings', () => HttpResponse.json({ message: 'Away.' }, { status: 400 })))
  const { user } = await openNew()
  expect(await screen.findByText('Couldn’t load the triage of these findings.')).toBeVisible()
  expect(titles()).toHaveLength(2)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await menusOfRows()).toHaveLength(2)
})

test('Shift selects all findings from the last one ticked', async () => {
  const site = await signUpWithSite()
  const findings = ['One', 'Two', 'Three', 'Four'].map((title, index) =>
    exampleFinding({ id: `${index}`, title, snippets: [] }),
  )
  const { id } = await site.addReport(exampleResult({ findings }))
  const { user } = await open(site, id)
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (One|Two|Three|Four)$/ })
  await user.click(boxes[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[2] as HTMLElement)
  expect(screen.getByText('3 selected')).toBeVisible()
  await user.click(boxes[1] as HTMLElement)
  await user.keyboard('{/Shift}')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false, false])
})

const MANY = isFull ? 10_000 : 2_000

test('thousands of findings are shown fifty at a time, and decided on all at once', async () => {
  const site = await signUpWithSite()
  const findings = Array.from({ length: MANY }, (_, index) =>
    exampleFinding({ id: `${index}`, title: `Finding ${String(index).padStart(5, '0')}`, snippets: [] }),
  )
  const { id } = await site.addReport(exampleResult({ findings }))
  const { user } = await open(site, id)
  expect(await screen.findByText(`1–50 of ${MANY.toLocaleString('en')}`)).toBeVisible()
  expect(titles()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(titles()[0]).toContain('Finding 00050')
  await user.click(await screen.findByRole('checkbox', { name: `Select all ${MANY.toLocaleString('en')}` }))
  await user.click(screen.getByRole('button', { name: 'Triage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as in review' }))
  expect(await screen.findByText(`${MANY.toLocaleString('en')} findings marked: In review`)).toBeVisible()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const at = (date: Date) => ({ started_at: date, completed_at: date, created_at: date })

async function threeReports() {
  const site = await signUpWithSite()
  const [headers, cookies, tls] = exampleResult().checks
  const back = exampleFinding({ id: 'back', title: 'Comes back' })
  const stays = exampleFinding({ id: 'stays', title: 'Stays' })
  const gone = exampleFinding({ id: 'gone', title: 'Is gone' })
  const fresh = exampleFinding({ id: 'fresh', title: 'Is fresh' })
  const cookie = exampleFinding({
    id: 'cookie',
    title: 'Cookie',
    check: 'http.cookies',
    rule: 'http.cookies/x',
    category: 'cookies',
  })
  const checks = [headers, cookies, tls].filter((check) => check !== undefined)
  const silent = exampleCheck({
    key: 'http.cookies',
    title: 'Cookies',
    category: 'cookies',
    state: 'inconclusive',
    detail: 'The server hung up.',
    findings: 0,
  })
  const mute = exampleCheck({
    key: 'tls.certificate',
    title: 'TLS certificate',
    category: 'transport',
    state: 'error',
    findings: 0,
  })
  await site.addReport(exampleResult({ findings: [back, stays, gone], checks }), at(minutesAgo(30)))
  const before = await site.addReport(
    exampleResult({ findings: [stays, gone, cookie], checks: [...checks.slice(0, 2), mute] }),
    at(minutesAgo(20)),
  )
  const now = await site.addReport(
    exampleResult({ findings: [back, stays, fresh], checks: [...checks.slice(0, 1), silent, ...checks.slice(2)] }),
    at(minutesAgo(10)),
  )
  return { site, before, now }
}

test('each finding is new, back again or still open against the report before, and the list can be narrowed to one of these', async () => {
  const { site, now } = await threeReports()
  const { user } = await open(site, now.id)
  expect(
    await screen.findByText(
      /^Compared with the light scan on .* · 1 finding fixed · 1 finding not seen, fix unconfirmed$/,
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /Is fresh.*New/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /Comes back.*Reopened/ })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Change' }))
  await user.click(await screen.findByRole('option', { name: 'Still open' }))
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Stays')]))
})

test('two reports are compared: what is gone without an answer is unknown and says why', async () => {
  const { site, before, now } = await threeReports()
  const { user, address } = await open(site, now.id, `?with=${before.id}`)
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await part('New')).getAllByText(/Is fresh|Comes back/)).toHaveLength(2)
  expect((await part('Fixed')).getByText('Is gone')).toBeVisible()
  const still = await part('Still open')
  expect(still.queryByText('Stays')).not.toBeInTheDocument()
  await user.click(still.getByRole('button', { name: 'Show 1 more' }))
  expect(still.getByText('Stays')).toBeVisible()
  const unknown = await part('Unknown')
  expect(unknown.getByText('Cookie')).toBeVisible()
  expect(unknown.getByText('Not found now: “Cookies” was inconclusive. The server hung up.')).toBeVisible()
  expect((await part('Checks completed only in the later scan')).getByText('TLS certificate')).toBeVisible()
  expect((await part('Checks completed only in the earlier scan')).getByText('Cookies')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Compare with' }))
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(2)
  await user.click(options[1] as HTMLElement)
  expect((await part('Fixed')).getByText('Is gone')).toBeVisible()
  await waitFor(() => expect(address()).not.toContain(before.id))
})

test('a report without another has nothing to compare with and claims no change', async () => {
  const { user } = await openNew()
  expect(screen.queryByText('New')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Compare' }))
  expect(await screen.findByText('Nothing to compare yet')).toBeVisible()
})

test('the pages and services of a full scan are listed; a light scan says why there are none', async () => {
  const site = await signUpWithSite()
  const pages = [{ url: 'https://shop.example.com/a', status: 200, title: '<b>Shop</b>' }]
  const observations = { pages, has_more_pages: true, ports: [{ port: 6379, service: 'Redis' }] }
  const full = await site.addReport(exampleResult({ mode: 'full', observations }), { scan_type: 'full_scan' })
  const { unmount } = await open(site, full.id, '?tab=pages')
  expect(screen.getByRole('cell', { name: '<b>Shop</b>' })).toBeVisible()
  expect(screen.getByText('The site has more pages, but scans are limited to these.')).toBeVisible()
  expect(screen.getByText('Redis')).toBeVisible()
  unmount()
  await openNew('?tab=pages')
  expect(screen.getByText(/^Light scans check the home page only\./)).toBeVisible()
})

test('hostile evidence is text, and what would be invisible is marked', async () => {
  const site = await signUpWithSite()
  const excerpt = `<script>window.broken = 1</script>\u202Egnp.exe ${'x'.repeat(10_000)} שלום`
  const finding = exampleFinding({
    title: '<img src=x onerror="window.broken = 1">',
    key: '=1+1',
    evidence: [{ label: '<b>label</b>', excerpt }],
  })
  const { id } = await site.addReport(exampleResult({ findings: [finding] }))
  const { user, container } = await open(site, id)
  await user.click(await screen.findByRole('button', { name: 'Developer' }))
  await user.click(screen.getByRole('button', { name: /<img src=x/, expanded: false }))
  expect(screen.getByText(/<script>window\.broken = 1<\/script>\uFFFDgnp\.exe x{10000} שלום/)).toBeVisible()
  expect(container.querySelector('script, img')).toBeNull()
  expect(window).not.toHaveProperty('broken')
})

test('the export is exactly what the list shows: its lines, in its order', async () => {
  const saved: Blob[] = []
  const named: string[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) named.push(this.download)
  })
  const site = await signUpWithSite()
  const findings = ['low', 'critical', 'medium', 'low'] as const
  const result = exampleResult({
    findings: findings.map((severity, index) =>
      exampleFinding({ id: `${index}`, severity, title: `Finding ${index}` }),
    ),
  })
  const { id } = await site.addReport(result)
  const { user } = await open(site, id, '?tab=findings&severity=low,critical')
  const shown = titles().map((title) => /Finding \d/.exec(title)?.[0])
  expect(shown).toEqual(['Finding 1', 'Finding 0', 'Finding 3'])
  for (const format of ['CSV for spreadsheets', 'JSON', 'SARIF 2.1.0']) {
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The 3 findings shown')).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: format }))
  }
  await waitFor(() => expect(saved).toHaveLength(3))
  const [csv, json, sarif] = await Promise.all(saved.map((blob) => blob.text()))
  expect(csv?.match(/Finding \d/g)).toEqual(shown)
  expect(JSON.parse(json ?? '').findings.map(({ title }: { title: string }) => title)).toEqual(shown)
  expect(sarif?.match(/(?<="text": ")Finding \d(?=\. B)/g)).toEqual(shown)
  expect(named).toEqual(
    ['csv', 'json', 'sarif'].map((ending) => `soteria-report-shop.example.com-2026-11-20.${ending}`),
  )
})
