import type { Page } from '@playwright/test'
import { axeProblems } from './axe'
import { api, enterAs, expect, test, workspaceOf } from './fixtures'
import { type ForeignPage, openForeignPages } from './foreign-pages'
import { E2E_PORT } from './playwright.config'
import { openSlowSite } from './slow-site'

const US = `http://127.0.0.1:${E2E_PORT}`

let pages: Awaited<ReturnType<typeof openForeignPages>>
let site: Awaited<ReturnType<typeof openSlowSite>>
test.beforeAll(async () => {
  pages = await openForeignPages(US)
  site = await openSlowSite(5)
})
test.afterAll(() => Promise.all([pages.close(), site.close()]))

async function widgetKey(page: Page) {
  await enterAs(page, 'premium', '/help')
  const workspace = await workspaceOf(page)
  const { widget } = await api<{ widget: { key: string } }>(page, 'GET', `/api/widget/${workspace}/configuration`)
  return { key: widget.key, workspace }
}

/** Nobody looks into a closed root: for the tests it is an open one. */
const openRoots = (page: Page) =>
  page.addInitScript(() => {
    const own = Element.prototype.attachShadow
    Element.prototype.attachShadow = function attachShadow(options) {
      return own.call(this, { ...options, mode: 'open' })
    }
  })

const elementOf = (page: Page) => page.locator('site-check')

test('the widget is found, opened by keys, scans for real and is told on every kind of page', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { key, workspace } = await widgetKey(page)
  const shop = await context.newPage()
  const complaints: string[] = []
  shop.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  shop.on('pageerror', (error) => complaints.push(error.message))
  await openRoots(shop)
  const boxes: unknown[] = []
  for (const kind of ['plain', 'hostile', 'strict', 'frozen'] satisfies ForeignPage[]) {
    await shop.goto(pages.address(kind, `data-key="${key}"`))
    const button = shop.getByRole('button', { name: 'Check your website’s security' })
    await expect(button).toBeVisible()
    // Two tags, one widget.
    await expect(elementOf(shop)).toHaveCount(1)
    boxes.push(await button.boundingBox())
    await button.focus()
    await shop.keyboard.press('Enter')
    const dialog = shop.getByRole('dialog', { name: 'How secure is your website?' })
    await expect(dialog.getByLabel('Your website')).toBeFocused()
    await shop.keyboard.press('Enter')
    await expect(dialog.getByText('Enter a website, such as example.com.')).toBeVisible()
    await expect(dialog.getByLabel('Your website')).toHaveAccessibleDescription(/Enter a website/)
    await shop.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await shop.keyboard.press('Tab')
    await shop.keyboard.type(site.url, { delay: 30 })
    await shop.keyboard.press('Tab')
    await shop.keyboard.type(`${kind}@kerzen-atelier.example`, { delay: 30 })
    await shop.keyboard.press('Tab')
    await shop.keyboard.press('Space')
    await shop.keyboard.press('Enter')
    const result = shop.getByRole('dialog')
    await expect(result.getByText('Fix these first')).toBeVisible({ timeout: 60_000 })
    await expect(result.getByRole('listitem')).toHaveCount(3)
    await expect(shop.getByRole('status')).toContainText(/Grade [A-F]/)
    await expect(result.getByRole('heading')).toBeFocused()
    if (kind === 'plain') expect(await axeProblems(shop)).toEqual([])
    await shop.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1)
  expect(complaints).toEqual([])
  const { leads } = await api<{ leads: { email: string; lead_scan: { grade: string } }[] }>(
    page,
    'GET',
    `/api/widget/${workspace}/leads`,
  )
  expect(leads.map(({ email }) => email.split('@')[0]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'frozen',
    'hostile',
    'plain',
    'strict',
  ])
  await shop.close()
})

test('it stands inline, runs from right to left, fits 320 px, stays off hidden paths, and goes where it may not be', async ({
  page,
  context,
}) => {
  const { key } = await widgetKey(page)
  const shop = await context.newPage()
  // Closed for everybody else.
  await shop.goto(pages.address('plain', `data-key="${key}"`))
  await expect(elementOf(shop)).toHaveAttribute('mode', 'bubble')
  expect(await elementOf(shop).evaluate((element) => element.shadowRoot)).toBeNull()
  expect(await context.cookies(shop.url())).toEqual([])
  await openRoots(shop)
  await shop.setViewportSize({ width: 320, height: 640 })
  await shop.emulateMedia({ reducedMotion: 'reduce' })
  await shop.goto(pages.address('strict', `data-key="${key}" data-mode="inline" data-target="#here" data-lang="ar"`))
  const region = shop.getByRole('region')
  await expect(region.getByLabel('موقعك')).toBeVisible()
  await expect(elementOf(shop)).toHaveAttribute('dir', 'rtl')
  expect(await axeProblems(shop)).toEqual([])
  expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await shop.goto(pages.address('plain', `data-key="${key}"`))
  await shop.getByRole('button', { name: /Check your website/ }).click()
  const box = await shop.getByRole('dialog').boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 320])
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640)

  const gone = async (name: ForeignPage, tag: string) => {
    const asked = shop.waitForResponse(`${US}/widget.js`)
    await shop.goto(pages.address(name, tag))
    await asked
    await expect(elementOf(shop)).toHaveCount(0)
  }
  await gone('plain', `data-key="${key}" data-hide="/shop,/pla*"`)
  await gone('plain', 'data-key="wk_AAAAAAAAAAAAAAAAAAAAAA"')
  await gone('apart', `data-key="${key}"`)
  await shop.route('**/api/widget/public/**', (route) => route.abort())
  await gone('plain', `data-key="${key}"`)
  await shop.unroute('**/api/widget/public/**')
  await shop.goto(`${US}/api/public/check/${key}`)
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('Website check by')
  await expect(shop.getByRole('textbox', { name: 'Your website' })).toBeVisible()
  await shop.close()
})

test('a suspended owner’s widget goes from the page where it stands, and is back with its owner', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'reseller', '/help')
  const [email, password] = [`wilma-${Date.now()}@example.com`, 'kinsale harbour 9']
  const account = { name: 'Wilma', email, password, plan: 'premium' }
  const made = await api<{ account: { id: string } }>(
    page,
    'POST',
    `/api/reseller/${await workspaceOf(page)}/account`,
    account,
  )
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await page.request.post('/api/auth/login', { headers, data: { email, password } })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  const own = async <T>(path: string) =>
    (await (await page.request.get(path, { headers: { ...headers, Authorization: `Bearer ${token}` } })).json()) as T
  const { workspaces } = await own<{ workspaces: { id: string }[] }>('/api/workspace/fetch')
  const { widget } = await own<{ widget: { key: string } }>(`/api/widget/${workspaces[0]?.id}/configuration`)
  const shop = await (await browser.newContext()).newPage()
  await shop.goto(pages.address('plain', `data-key="${widget.key}"`))
  await expect(elementOf(shop)).toHaveAttribute('mode', 'bubble')

  const change = (status: string) => api(page, 'POST', `/api/reseller/account/${made.account.id}/update`, { status })
  await change('suspended')
  // Where it stands it goes as a visitor opens it; on the next page it is not.
  await shop.keyboard.press('Tab')
  await shop.keyboard.press('Enter')
  await expect(elementOf(shop)).toHaveCount(0)
  const refused = shop.waitForResponse((reply) => reply.url().includes('/api/widget/public/'))
  await shop.reload()
  expect((await refused).status()).toBe(404)
  await expect(elementOf(shop)).toHaveCount(0)
  await change('active')
  await shop.reload()
  await expect(elementOf(shop)).toHaveAttribute('mode', 'bubble')
  await shop.context().close()
})
