import { DEMO_HOST, enterAs, expect, test } from './fixtures'

test('the shop is monitored by the worker, looked at again on demand, and paused', async ({ page }) => {
  await enterAs(page, 'unlimited', '/monitoring')
  await page.getByRole('button', { name: 'Monitor all sites' }).click()
  const row = page.getByRole('row').filter({ hasText: DEMO_HOST })
  await expect(row.getByText('Up', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(row.getByRole('img', { name: /^Last check: 1 up/ })).toBeVisible()

  await row.getByRole('button', { name: /^Check now: / }).click()
  await expect(row.getByRole('img', { name: /^Last 2 checks: 2 up/ })).toBeVisible({ timeout: 30_000 })

  await row.getByRole('button', { name: DEMO_HOST, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Pause' }).click()
  await expect(drawer.getByText('Monitoring is paused.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByText('Paused')).toBeVisible()
})
