import { axeProblems } from './axe'
import { api, enterAs, expect, test, workspaceOf } from './fixtures'

type Saved = { leads: { id: string; name: string }[] }
type Scanned = { lead_scan: { status: string } }

test('a report is shared, read by somebody without an account, and gone when it is revoked', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'agency', '/leads')
  const workspace = await workspaceOf(page)
  const found = await api<{ leads: { name: string; website?: string | null; source: string; source_id: string }[] }>(
    page,
    'POST',
    '/api/search-leads',
    { provider: 'osm', keyword: 'dentist', location: 'Springfield' },
  )
  const business = found.leads.find(({ website }) => website?.includes('localhost'))
  const { leads } = await api<Saved>(page, 'POST', `/api/leads/${workspace}/save`, { leads: [business] })
  const lead = leads[0]
  if (!lead || !business?.website) throw new Error('The sample directory has no business with a site')
  const scan = () =>
    api<Scanned>(page, 'POST', `/api/leads/${workspace}/scan-asset`, { url: business.website, lead: lead.id })
  await expect.poll(async () => (await scan()).lead_scan.status, { timeout: 60_000 }).toBe('completed')

  await page.goto(`/leads?lead=${lead.id}`)
  const drawer = page.getByRole('dialog', { name: lead.name })
  await drawer.getByRole('button', { name: `More actions for ${lead.name}` }).click()
  await page.getByRole('menuitem', { name: 'Share report' }).click()
  const dialog = page.getByRole('dialog', { name: `Share the report of ${lead.name}` })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = (await dialog.getByText(/\/api\/public\/r\//).textContent()) ?? ''

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await stranger.newPage()
  expect((await other.goto(link))?.status()).toBe(200)
  await expect(other.getByRole('heading', { level: 1 })).toContainText(lead.name)
  await expect(other.getByText('isn’t a penetration test')).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await other.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth)).toBe(
    '760px',
  )

  for (const colorScheme of ['light', 'dark'] as const) {
    await other.emulateMedia({ colorScheme })
    expect(await axeProblems(other), colorScheme).toEqual([])
  }
  await page.reload()
  await drawer.getByRole('button', { name: `More actions for ${lead.name}` }).click()
  await page.getByRole('menuitem', { name: 'Share report' }).click()
  await expect(dialog.getByText('1 view', { exact: false })).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog.getByText('No active links.')).toBeVisible()
  expect((await other.goto(link))?.status()).toBe(404)
  await stranger.close()
})

test('one click says no: who it is goes on the list, and its lead out of every step', async ({ page, browser }) => {
  await enterAs(page, 'agency', '/leads')
  const workspace = await workspaceOf(page)
  const name = 'Opting Out Ltd'
  // Who said no at an earlier try stays on the list.
  const domain = `opting-out-${Date.now()}.example.org`
  const email = `hello@${domain}`
  const { leads } = await api<Saved>(page, 'POST', `/api/leads/${workspace}/save`, {
    leads: [{ name, email, next_step: 'Call them' }],
  })
  const lead = leads[0]?.id ?? ''
  const { url } = await api<{ url: string }>(page, 'POST', `/api/leads/${workspace}/lead/${lead}/opt-out`, {})
  const stranger = await browser.newContext({ locale: 'en-GB' })
  const other = await stranger.newPage()
  await other.goto(url)
  expect(await axeProblems(other)).toEqual([])
  await other.getByRole('button', { name: 'Don’t contact me again' }).click()
  await expect(other.getByRole('heading', { name: 'You won’t be contacted again' })).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('heading', { name: 'You won’t be contacted again' })).toBeVisible()
  await stranger.close()
  await page.goto('/leads?open=list')
  const list = page.getByRole('dialog', { name: 'Do-not-contact list' })
  await expect(list.getByText(`h…@${domain}`)).toBeVisible()
  await expect(list.getByText(/Opt-out link/).first()).toBeVisible()
  expect(await axeProblems(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads?open=person')
  const person = page.getByRole('dialog', { name: 'Find a person’s data' })
  await person.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await expect(person.getByText(/On the do-not-contact list since/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeProblems(page)).toEqual([])
  await person.getByRole('button', { name: 'Delete data' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await expect(person.getByText(/^1 lead deleted\./)).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})
