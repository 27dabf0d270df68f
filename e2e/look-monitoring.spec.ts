import type { Page } from '@playwright/test'
import { withConfig } from './brands'
import { DEMO_HOST, DEMO_SHOP, api, enterAs, expect, test, workspaceOf } from './fixtures'
import { WIDTHS, arrive, problemsHere, pseudoHere } from './look'

test.use({ trace: 'off' })
test.beforeEach(() => test.setTimeout(400_000))

type Reply = { monitors: { id: string; state: string; open: string[] }[] }

/**
 * The shop is watched, and lost its security headers since: there are heartbeats, a change and an incident to look at.
 */
async function watchTheShop(page: Page) {
  const monitoring = `/api/monitoring/${await workspaceOf(page)}`
  const monitor = async () => (await api<Reply>(page, 'GET', monitoring)).monitors[0]
  const { id = '', open = [] } = (await monitor()) ?? {}
  if (open.length > 0) return
  await page.request.post(`${DEMO_SHOP}demo/fix`)
  await api(page, 'POST', `${monitoring}/start`)
  await expect.poll(async () => (await monitor())?.state, { timeout: 30_000 }).toBe('up')
  await page.request.post(`${DEMO_SHOP}demo/break`)
  await api(page, 'POST', `${monitoring}/asset/${id}/check`)
  // It is looked at a second time before anything is said.
  await expect.poll(async () => (await monitor())?.open, { timeout: 90_000, intervals: [2000] }).toContain('headers')
}

/** The list, the drawer of the site, and the one of the workspace, each as it stands. */
async function eachView(page: Page, look: (name: string) => Promise<unknown>) {
  await arrive(page, '/monitoring')
  await look('monitored sites')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('row').getByRole('button', { name: DEMO_HOST, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('a monitored site')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  // By its place: its name is of the language.
  await page.locator('main header button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('alerts and rescans')
}

for (const locale of ['en', 'ar']) {
  test(`nothing is wrong with what a monitor saw and what opens beside it, in ${locale}`, async ({ page, context }) => {
    await withConfig(context, { locale })
    await enterAs(page, 'premium')
    await watchTheShop(page)
    const problems: string[] = []
    await eachView(page, async (name) =>
      problems.push(...(await problemsHere(page, `${locale} ${name}`, WIDTHS, locale === 'en' ? 'each' : 'light'))),
    )
    expect(problems).toEqual([])
  })
}

test('nothing is wrong with them when every word is longer', async ({ page }) => {
  await enterAs(page, 'premium')
  await watchTheShop(page)
  await arrive(page, '/monitoring')
  expect(await pseudoHere(page, 'monitored sites')).toEqual([])
})
