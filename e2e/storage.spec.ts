import { DEMO_HOST, enterAs, expect, signIn, test } from './fixtures'

test('with blocked storage the app works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await signIn(page, 'premium')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByRole('cell', { name: DEMO_HOST }).first()).toBeVisible()
})

test('with full storage the app works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signIn(page, 'premium')
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByRole('cell', { name: DEMO_HOST }).first()).toBeVisible()
})

test('corrupt storage, and what an older version left, is as if nothing was stored', async ({ page }) => {
  await enterAs(page, 'premium', '/asset')
  await expect(page.getByRole('cell', { name: DEMO_HOST }).first()).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'soteria:token') localStorage.setItem(key, '{"broken":')
    localStorage.setItem('soteria:theme', 'purple')
    localStorage.setItem('soteria:owner', '0:somebody')
    localStorage.setItem('DataTables_assets_/asset', JSON.stringify({ version: 0, columns: 'all' }))
    localStorage.setItem('soteria:checklist:a1', '{"kept":true}')
    sessionStorage.setItem('soteria:return-to', '//elsewhere.example')
    sessionStorage.setItem('soteria:draft:asset-new', '[1,')
  })
  await page.reload()
  await expect(page.getByRole('cell', { name: DEMO_HOST }).first()).toBeVisible()
  await expect(page.getByText('Showing 1 to')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('soteria:checklist:a1'))).toBe('{"kept":true}')
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Domain, URL or IP address')).toHaveValue('')
})
