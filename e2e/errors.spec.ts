import { enterAs, expect, leaveOneWorkspace, test } from './fixtures'

/** Everything the browser itself says about an answer that was meant to fail. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, Infinity, ...complaints.filter((line) => !/Failed to load resource/.test(line)))

test('without a network a banner says so, nothing is lost, a write is refused, and all goes on when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await enterAs(page, 'bundle')
  // The new one is to stand on the first page.
  await leaveOneWorkspace(page)
  await page.goto('/workspace')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByLabel('Name').fill('Harbour kiosk')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: /^You’re offline\. Showing data from / })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline. Reconnect to continue.' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Harbour kiosk')
  await context.setOffline(false)
  await expect(page.getByText('You’re back online. Refreshing…')).toBeVisible()
  // What was refused stays said in its form until it is sent again.
  await expect(page.getByRole('status').filter({ hasText: /^You’re offline/ })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('cell', { name: 'Harbour kiosk Current' })).toBeVisible()
  forgive(complaints)
})

test('without a network a click in the menu leaves the page as it is and says why, and works when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await enterAs(page, 'bundle', '/workspace')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByLabel('Name').fill('Harbour kiosk')
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const menu = page.getByRole('navigation')
  // None of those that are loaded ahead: these open without a network, too.
  for (const name of ['Checklist', 'Help']) {
    await menu.getByRole('link', { name }).click()
    const told = page.getByRole('status').filter({ hasText: /^You’re offline/ })
    await expect(told).toContainText(`You’re offline. Reconnect to open ${name}.`)
    await expect(page).toHaveURL(/\/workspace$/)
  }
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Harbour kiosk')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Workspaces', level: 1 })).toBeVisible()
  await menu.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  forgive(complaints)
})

test('an old session token is told with a way to reload, and the draft is there after it', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'bundle', '/workspace')
  await page.route('**/api/workspace/store', (route) =>
    route.fulfill({ status: 419, json: { message: 'CSRF token mismatch.' } }),
  )
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByLabel('Name').fill('Harbour bakery')
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'CSRF token mismatch.' })
  const reloaded = page.waitForEvent('load')
  await toast.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Harbour bakery')
  forgive(complaints)
})

test('a failure over an open dialog is reached by Alt+T, stays while it is looked at, and is done again from there', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'bundle', '/workspace')
  let tries = 0
  await page.route('**/api/workspace/*/setting', (route) => {
    tries += 1
    return tries === 1 ? route.fulfill({ status: 503, json: { message: 'Out of order.' } }) : route.continue()
  })
  await page.route('**/api/workspace/fetch', async (route) => {
    const answer = await route.fetch()
    const { workspaces } = (await answer.json()) as { workspaces: object[] }
    return route.fulfill({ json: { workspaces: workspaces.map((workspace) => ({ ...workspace, is_default: false })) } })
  })
  await page.reload()
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /default/i }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Out of order.' })
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Create workspace' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create workspace' })).toBeVisible()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.waitForTimeout(3_500)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create workspace' })).toBeVisible()
  await expect(page.getByText('That worked.')).toBeVisible()
  forgive(complaints)
})
