import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

test('a member without a plan sees a locked dashboard, can cancel, upgrade in a new tab, and still scan', async ({
  page,
  context,
}) => {
  await signIn(page, 'noplan')
  const modal = page.getByRole('dialog', { name: 'Upgrade Required' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  const locked = page.getByRole('navigation').getByRole('link', { name: /^Reseller License/ })
  await expect(locked).toHaveAccessibleName(
    'Reseller License Not in your plan. Included in Reseller License and Bundle Deal.',
  )
  await expect(locked).toHaveAttribute('title', 'Not in your plan. Included in Reseller License and Bundle Deal.')

  // By the keyboard: the focus is caught, Escape cancels, and the link has the focus again.
  await locked.focus()
  await page.keyboard.press('Enter')
  await expect(modal).toContainText('Reseller License')
  const holdsFocus = () => modal.evaluate((dialog) => dialog.contains(document.activeElement))
  // It takes the focus when it has been drawn.
  await expect.poll(holdsFocus).toBe(true)
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    // From its end the focus comes back to its beginning, by way of a guard beside it.
    await expect.poll(holdsFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(locked).toBeFocused()

  // A browser that blocks the new tab.
  await page.keyboard.press('Enter')
  await page.evaluate(() => {
    const real = window.open
    window.open = () => {
      window.open = real
      return null
    }
  })
  await modal.getByRole('button', { name: 'Upgrade' }).click()
  await expect(modal.getByRole('link', { name: '/upgrade' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await modal.getByRole('button', { name: 'Upgrade' }).click()
  const plans = await opened
  await expect(plans.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
  await expect(plans).toHaveURL(/\/upgrade$/)
  expect(await plans.evaluate(() => window.opener as unknown)).toBeNull()
  await expect(modal).toBeHidden()

  await page.goto('/asset')
  await page
    .getByRole('button', { name: /Run light scan of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'How the score adds up' })).toBeVisible({ timeout: 20_000 })
})

test('no order of visits loops, no overlay outlives its screen, and what is edited in the storage opens nothing', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'whitelabel')
  await page.goto('/asset')
  const heading = page.getByRole('heading', { level: 1 })
  const modal = page.getByRole('dialog', { name: 'Upgrade Required' })
  await expect(heading).toHaveText('Assets')

  await page.getByRole('link', { name: /^Scan History/ }).click()
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Assets')
  await isFree(page)
  await page.goForward()
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/asset$/)
  await expect(modal).toBeHidden()
  await isFree(page)
  // Cancel leaves no step behind: the way back leads to where the person was before the assets.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/asset$/)
  await page.goto('/asset')
  await expect(heading).toHaveText('Assets')

  await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
  await expect(heading).toHaveText('Help')
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Assets')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goForward()
  await expect(heading).toHaveText('Help')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isFree(page)

  await page.evaluate(() => {
    const admin = { id: 'x', role: 'admin', subscriptions: [{ name: 'bundle deal', status: 'active' }] }
    for (const key of ['soteria:user', 'soteria:session', 'user', 'soteria:owner'])
      localStorage.setItem(key, JSON.stringify(admin))
    localStorage.setItem('role', 'admin')
  })
  await page.goto('/history')
  await expect(modal).toBeVisible()
  const status = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('soteria:token')}`,
      'X-Requested-With': 'XMLHttpRequest',
    }
    return (await fetch('/api/reseller/any/accounts', { headers })).status
  })
  expect([403, 404]).toContain(status)
  complaints.length = 0
})

test('who has no workspace is warned at the workspaces, also after a reload', async ({ page }) => {
  await page.route('**/api/workspace/fetch', (route) => route.fulfill({ json: { workspaces: [] } }))
  // Whoever signs in is told of their workspaces with the answer.
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, workspaces: [] } } })
  })
  await signIn(page, 'bundle')
  const warning = page
    .getByRole('alert')
    .filter({ hasText: 'You do not have any workspaces. Please create a workspace' })
  await expect(page).toHaveURL(/\/workspace$/)
  await expect(warning).toHaveCount(1)
  await page.goto('/help')
  await expect(page).toHaveURL(/\/workspace$/)
  await page.reload()
  await expect(warning).toBeVisible()
})

test('an unknown address is not a page', async ({ page, complaints }) => {
  await signIn(page, 'bundle')
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByText('/no/such/page')).toBeVisible()
  complaints.length = 0
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
    await route.fulfill({
      response,
      json: { user: { ...user, subscriptions: [...user.subscriptions, { name: 'Premium', status: 'active' }] } },
    })
  })
  // What a browser says when the person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Scan History', level: 1 })).toBeVisible()
  await expect(modal).toBeHidden()
  await expect(page.getByText('Scan History is now unlocked.')).toBeVisible()
})

/** Nothing of an overlay is left: the page scrolls, and all of it can be reached. */
const isFree = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => ({
        locks: document.documentElement.style.overflow + document.body.style.overflow,
        hidden: document.querySelectorAll('body > [inert], body > [aria-hidden=true], #app [data-base-ui-inert]')
          .length,
      })),
    )
    .toEqual({ locks: '', hidden: 0 })
