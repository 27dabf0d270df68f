import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { reportApi } from '@/lib/contract/report'
import { breakCall, heal, passing } from '@/lib/testing/faults'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { loadWords } from '@/lib/browser/words'
import { assets, users } from '@/server/db/schema'
import { ChecklistScreen } from './checklist-screen'
import { ITEMS } from './items'

const open = async (as: { token: string }, path = '/checklist') => renderScreen(<ChecklistScreen />, { as, path })
const box = (name: string) => screen.findByRole('checkbox', { name })
const rowOf = async (name: string) => (await box(name)).closest('li') ?? document.body

const NOSNIFF = 'Browsers don’t guess file types'
const FRAMING = 'Other sites can’t embed yours'
const INTERNAL = 'Internal files aren’t public'
const BACKUP = 'Files and database are backed up daily'
const LIBRARIES = 'JavaScript libraries have no known vulnerabilities'

const scanned = () =>
  exampleResult({
    findings: [exampleFinding()],
    checks: [exampleCheck(), exampleCheck({ key: 'software.js', title: 'Libraries', state: 'error', findings: 0 })],
  })

test('a tick stays for its asset, and for no other', async () => {
  const { as, asset } = await signUpWithSite()
  const { user, unmount } = await open(as)
  await user.click(await box(BACKUP))
  expect(screen.getByText(`1 of ${ITEMS.length} done`)).toBeVisible()
  unmount()
  const other = await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'blog.example.com' },
  })
  const { asset: blog } = (await other.json()) as { asset: { id: string } }
  const second = await open(as, `/checklist?asset=${blog.id}`)
  expect(await box(BACKUP)).not.toBeChecked()
  second.unmount()
  await open(as, `/checklist?asset=${asset.id}`)
  expect(await box(BACKUP)).toBeChecked()
  expect(localStorage.getItem(`soteria:checklist:${asset.id}`)).toBeNull()
})

test('what only this browser kept goes to the server, and a tick that it refuses is gone again', async () => {
  const { as, asset } = await signUpWithSite()
  const kept = { version: 1, sections: [{ id: 'backups', items: [{ id: 'backupDaily', checked: true }] }] }
  const path = `/api/asset/${as.workspace.id}/${asset.id}/checklist`
  const { user } = await renderScreen(<ChecklistScreen />, {
    as,
    path: '/checklist',
    kept: { [`soteria:checklist:${asset.id}`]: JSON.stringify(kept) },
  })
  await waitFor(async () =>
    expect(await (await testApi.request('GET', path, { token: as.token })).json()).toMatchObject({
      ticked: ['backupDaily'],
    }),
  )
  expect(await box(BACKUP)).toBeChecked()
  server.use(http.post(`*${path}`, () => HttpResponse.json({ message: 'Not now.' }, { status: 503 })))
  await user.click(await box(NOSNIFF))
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(
    [await box(NOSNIFF), await box(BACKUP)].map(
      (one) => one.getAttribute('aria-checked') ?? String((one as HTMLInputElement).checked),
    ),
  ).toEqual(['false', 'true'])
})

test('the same items are ticked on all sites of the workspace', async () => {
  const { as } = await signUpWithSite()
  const other = await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'blog.example.com' },
  })
  const { asset: blog } = (await other.json()) as { asset: { id: string } }
  const { user, unmount } = await open(as)
  await user.click(await box(BACKUP))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tick on all sites' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tick on all sites' }))
  expect(await screen.findByText('All sites of this workspace updated')).toBeVisible()
  const there = async () => {
    const [row] = await testApi.db.select().from(assets).where(eq(assets.id, blog.id))
    return row?.ticked
  }
  expect(await there()).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await there()).toBeNull())
  expect(screen.queryByText('All sites of this workspace updated')).not.toBeInTheDocument()
  expect(await box(BACKUP)).toBeChecked()
  unmount()
  await open(as, `/checklist?asset=${blog.id}`)
  expect(await box(BACKUP)).not.toBeChecked()
})

test('each item says what the last scan knows about it, and only what is proved is ticked', async () => {
  const { as, addReport } = await signUpWithSite({ plan: 'premium' })
  const report = await addReport(scanned())
  const { user } = await open(as)
  expect(await within(await rowOf(NOSNIFF)).findByText('Still open')).toBeVisible()
  const link = within(await rowOf(NOSNIFF)).getByRole('link', { name: /View finding/ })
  expect(link).toHaveAttribute('href', `/report/${report.id}?finding=0000000000000001`)
  expect(within(await rowOf(FRAMING)).getByText('Confirmed by scan')).toBeVisible()
  expect(within(await rowOf(LIBRARIES)).getByText('Inconclusive')).toBeVisible()
  expect(within(await rowOf(BACKUP)).getByText('Check manually')).toBeVisible()

  await user.click(await box(NOSNIFF))
  expect(within(await rowOf(NOSNIFF)).getByText('You ticked this, but the last scan found it open.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Tick the \d+ items confirmed by your last scan/ }))
  expect(await box(FRAMING)).toBeChecked()
  expect(await box(LIBRARIES)).not.toBeChecked()
  // What a person said stays, whatever the scan found.
  expect(await box(NOSNIFF)).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await box(FRAMING)).not.toBeChecked()
  expect(await box(NOSNIFF)).toBeChecked()
})

test('a light scan leaves standing what only the full one before it looked for', async () => {
  const { as, addReport } = await signUpWithSite({ plan: 'premium' })
  const day = (count: number) => new Date(Date.now() - count * 86_400_000)
  const exposed = exampleFinding({
    id: '0000000000000002',
    rule: 'exposure.files/env',
    check: 'exposure.files',
    title: 'Settings can be read',
  })
  const full = await addReport(
    exampleResult({
      findings: [exposed],
      checks: [exampleCheck({ key: 'exposure.files', title: 'Exposed files', state: 'findings', findings: 1 })],
    }),
    { scan_type: 'full_scan', created_at: day(3), completed_at: day(3) },
  )
  const light = await addReport(scanned(), { scan_type: 'light_scan', created_at: day(1), completed_at: day(1) })
  await open(as)
  const link = (name: string) => rowOf(name).then((row) => within(row).findByRole('link', { name: /View finding/ }))
  expect(await link(NOSNIFF)).toHaveAttribute('href', expect.stringContaining(`/report/${light.id}`))
  expect(await link(INTERNAL)).toHaveAttribute('href', `/report/${full.id}?finding=0000000000000002`)
})

test('a scan that cannot be read proves nothing, and is not said to lack anything', async () => {
  const { as, addReport } = await signUpWithSite({ plan: 'premium' })
  await addReport(scanned())
  breakCall(reportApi.progress, passing[0]!)
  await open(as)
  expect(await screen.findByText('Couldn’t load the last scan.')).toBeVisible()
  expect(await box(NOSNIFF)).toBeVisible()
  expect(screen.queryByText('Not in the last scan')).not.toBeInTheDocument()
  heal()
})

test('who has no plan is led to the scan, which is not locked', async () => {
  const { as, addReport } = await signUpWithSite({ plan: null })
  const scan = await addReport(scanned())
  await open(as)
  const link = await within(await rowOf(NOSNIFF)).findByRole('link', { name: /View finding/ })
  expect(link).toHaveAttribute('href', `/details/${scan.id}`)
})

test('emptied by mistake it comes back, and an exported list can be read again', async () => {
  const { as } = await signUpWithSite()
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => {}
  // jsdom goes nowhere, and its files cannot be read.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const file = (name: string, text: string) =>
    Object.assign(new File([text], name, { type: 'application/json' }), { text: () => Promise.resolve(text) })
  const { user } = await open(as)
  await user.click(await box(BACKUP))
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Export')
  await choose('Reset')
  expect(await box(BACKUP)).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await box(BACKUP)).toBeChecked()
  await choose('Reset')

  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, file('other.json', '{"format":"something else"}'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'other.json isn’t a checklist exported from here. Nothing was changed.',
  )
  await user.upload(input, file('list.json', (await saved[0]?.text()) ?? ''))
  await waitFor(async () => expect(await box(BACKUP)).toBeChecked())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without an API that keeps them ticks are kept here; a browser that keeps nothing is said to', async () => {
  const { as } = await signUpWithSite()
  server.use(http.get('*/checklist', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })))
  const { user } = await open(as)
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(await box(BACKUP))
  expect(await screen.findByText(/This browser can’t store your ticks/)).toBeVisible()
  expect(await box(BACKUP)).toBeChecked()
  setItem.mockRestore()
})

test('what does not apply to the site is not counted, so that the list can be finished', async () => {
  const { as, addReport } = await signUpWithSite({ plan: 'premium' })
  const checks = [exampleCheck({ key: 'wordpress.core', title: 'WordPress', state: 'not_applicable', findings: 0 })]
  await addReport(exampleResult({ findings: [], checks }))
  const { user } = await open(as)
  expect(await within(await rowOf('WordPress installation is complete')).findByText('Not applicable')).toBeVisible()
  const about = ITEMS.filter(({ proof }) => proof?.every((name) => name.startsWith('wordpress.core')))
  const essential = ITEMS.filter((item) => item.priority === 'must' && !about.includes(item))
  expect(screen.getByText(`0 of ${ITEMS.length - about.length} done`)).toBeVisible()
  expect(screen.getByText(`${essential.length} essentials left`)).toBeVisible()
  expect(screen.getByText(`0 of 2 done`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByText('Not applicable')).not.toBeInTheDocument()
})

test('what must be done can be looked at alone', async () => {
  const { as } = await signUpWithSite()
  const { user } = await open(as)
  await user.click(await box(BACKUP))
  await user.click(screen.getByRole('button', { name: 'Essential' }))
  expect(screen.queryByRole('checkbox', { name: BACKUP })).not.toBeInTheDocument()
  expect(await box(NOSNIFF)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'DNSSEC is enabled' })).not.toBeInTheDocument()
})

test('of an asset that was deleted it is said, and whose list stands there instead', async () => {
  const { as, asset } = await signUpWithSite()
  await open(as, '/checklist?asset=0b0e9cf4-58b5-4b8c-9d4c-0a4dbbd9a001')
  const text = `This asset doesn’t exist or isn’t in your account. Showing the checklist for ${asset.value}.`
  expect(await screen.findByText(text)).toBeVisible()
  expect(await box(BACKUP)).toBeVisible()
})

test('without a site there is the way to add one', async () => {
  await open(await testApi.signUp())
  expect(await screen.findByRole('link', { name: 'Add asset' })).toHaveAttribute('href', '/asset?add=1')
})

test('every proof names a check or a rule that exists', async () => {
  const { CHECKS } = await import('@/server/scanner/checks')
  const known = CHECKS.flatMap(({ id, rules }) => [id, ...Object.keys(rules).map((rule) => `${id}/${rule}`)])
  expect(ITEMS.flatMap(({ proof = [] }) => proof).filter((name) => !known.includes(name))).toEqual([])
})

test('in Arabic the words of an item are joined by the comma of Arabic', async () => {
  const { as } = await signUpWithSite()
  await testApi.db.update(users).set({ locale: 'ar' }).where(eq(users.id, as.user.id))
  await loadWords('ar', 'all')
  await open(as)
  const title = await screen.findByText('يوقّع DNSSEC المنطقة', { selector: 'li span' })
  expect(
    within(title.closest('li') ?? title).getByText(
      /^(أساسي|مستحسن|إضافي)، (بضع دقائق|من ساعتين إلى 4 ساعات تقريبًا|عدة أيام)$/,
    ),
  ).toBeVisible()
})
