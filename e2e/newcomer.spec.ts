import { mistakes } from '../server/demo/mistakes'
import { DEMO_HOST, DEMO_SHOP, api, breakShop, enterAs, expect, signIn, test } from './fixtures'

type Reply = { report: { score: number; scan_result: { findings: { rule: string }[] } } }

const reportId = (url: string) => url.split('/').at(-1) ?? ''

test('a newcomer signs in, adds a site, scans it, reads a true report, fixes the site and sees the grade rise', async ({
  page,
}) => {
  await breakShop(page)
  await signIn(page, 'unlimited')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  // A workspace of one's own, so that the site can be added and not only found.
  await page.getByRole('link', { name: 'Workspaces' }).click()
  await page.getByRole('button', { name: 'Create workspace' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('My first shop')
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('button', { name: /My first shop, switch/ })).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByText('Add your first site')).toBeVisible()
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Domain, URL or IP address').fill(DEMO_SHOP)
  await drawer.getByRole('button', { name: 'Add asset' }).click()
  await expect(drawer.getByText(/ added$/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: /Run light scan of/ }).click()
  await expect(page).toHaveURL(/\/scan\//)
  await expect(page.getByRole('heading', { name: 'How the score adds up' })).toBeVisible()
  await expect(page.getByText('12 of 12 checks')).toBeVisible()
  const scanAddress = page.url()

  await page.getByRole('link', { name: 'Open report' }).click()
  await expect(page).toHaveURL(/\/report\//)
  await expect(page.getByRole('heading', { name: `http://${DEMO_HOST}`, level: 1 })).toBeVisible()
  const before = (await api<Reply>(page, 'GET', `/api/report/${reportId(page.url())}/getReport`)).report
  const found = new Set(before.scan_result.findings.map((finding) => finding.rule))
  expect([...found].sort()).toEqual(mistakes.map((mistake) => mistake.rule).sort())

  // Every finding is on the screen, with what it means and how to fix it.
  await page.getByRole('tab', { name: /Findings/ }).click()
  // Read by an owner at first: what to do. A developer reads what it is.
  await expect(page.getByRole('button', { name: /Limit which scripts can run on your pages/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Developer', exact: true }).click()
  await page
    .getByRole('button', { name: /Content-Security-Policy is missing/ })
    .first()
    .click()
  await expect(page.getByText('How to fix it').first()).toBeVisible()
  await expect(page.getByText('What it means').first()).toBeVisible()

  await page.goto(DEMO_SHOP)
  await page.getByRole('button', { name: 'Apply the fixes' }).click()
  await expect(page.getByRole('button', { name: 'Bring the mistakes back' })).toBeVisible()

  await page.goto(scanAddress)
  await page.getByRole('button', { name: 'Scan again' }).click()
  await expect(page.getByText('No findings in the completed checks')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Open report' }).click()
  await expect(page.getByText(`The score rose from ${before.score} to 100.`)).toBeVisible()
  const after = (await api<Reply>(page, 'GET', `/api/report/${reportId(page.url())}/getReport`)).report
  expect(after.scan_result.findings).toEqual([])
  expect(after.score).toBeGreaterThan(before.score)
})

test('the report of the first start is there before anything was done', async ({ page }) => {
  await enterAs(page, 'premium')
  await page.getByRole('navigation').getByRole('link', { name: 'Scan History' }).click()
  await expect(page.getByRole('cell', { name: DEMO_HOST }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open report' }).first().click()
  await expect(page.getByText('Do these first')).toBeVisible()
})
