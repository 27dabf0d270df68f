import { expect, signIn, test } from './fixtures'

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
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1:4301/ }).first()).toBeVisible()
})

test('with full storage the app works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signIn(page, 'premium')
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1:4301/ }).first()).toBeVisible()
})

test('corrupt storage is as if nothing was stored', async ({ page }) => {
  await signIn(page, 'premium')
  await page.goto('/asset')
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1:4301/ }).first()).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'soteria:token') localStorage.setItem(key, '{"broken":')
    localStorage.setItem('soteria:theme', 'purple')
    sessionStorage.setItem('soteria:return-to', '//elsewhere.example')
  })
  await page.reload()
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1:4301/ }).first()).toBeVisible()
  await expect(page.getByText('Showing 1 to')).toBeVisible()
})
