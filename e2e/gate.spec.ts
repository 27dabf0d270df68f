import { expect, signIn, test } from './fixtures'

test('a member without a plan sees a locked dashboard, can cancel, upgrade in a new tab, and still scan', async ({ page, context }) => {
  await signIn(page, 'noplan')
  const modal = page.getByRole('dialog', { name: 'Upgrade Required' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Reseller License/ })
    .click()
  await expect(modal).toContainText('Reseller License')
  const opened = context.waitForEvent('page')
  await modal.getByRole('button', { name: 'Upgrade' }).click()
  const plans = await opened
  await expect(plans.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
  await expect(plans).toHaveURL(/\/upgrade$/)
  await expect(modal).toBeHidden()

  await page.goto('/asset')
  await page
    .getByRole('button', { name: /Start a light scan of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'How the score adds up' })).toBeVisible({ timeout: 20_000 })
})

test('an unknown address is not a page, a screen of a later version says so', async ({ page, complaints }) => {
  await signIn(page, 'bundle')
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByText('/no/such/page')).toBeVisible()
  complaints.length = 0

  await page.goto('/monitoring')
  await expect(page.getByText('This part of Soteria is not available in this version.')).toBeVisible()
})

test('a plan that was bought in another tab opens its screens without a reload', async ({ page }) => {
  await signIn(page, 'marshal')
  await page.goto('/history')
  const modal = page.getByRole('dialog', { name: 'Upgrade Required' })
  await expect(modal).toBeVisible()
  // What the server says of the person from now on.
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    const { user } = (await response.json()) as { user: { subscriptions: object[] } }
    await route.fulfill({ response, json: { user: { ...user, subscriptions: [...user.subscriptions, { name: 'Premium', status: 'active' }] } } })
  })
  // What a browser says when the person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Scan History', level: 1 })).toBeVisible()
  await expect(modal).toBeHidden()
})
