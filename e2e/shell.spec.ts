import { api, enterAs, expect, test, workspaceOf } from './fixtures'

test('the palette leads on, opens tabs and gives the focus back', async ({ page, context }) => {
  await enterAs(page, 'premium')
  const opener = page.getByRole('button', { name: /^Jump to/ })
  await opener.hover()
  const palette = page.getByRole('combobox')
  await opener.click()
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Control+k')
  await palette.fill('ssl')
  const tab = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await tab).toHaveURL(/\/asset$/)
  await page.bringToFront()
  await palette.fill('add asset')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add asset' }).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/asset$/)
  // Asked for again where it was asked for before, then left: the heading has the focus.
  await page.keyboard.press('Control+k')
  await palette.fill('add asset')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add asset' }).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await palette.fill('hist')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scan History', level: 1 })).toBeFocused()
})

test('the keys of the sheet work in a real browser, and wait while somebody types', async ({ page }) => {
  await enterAs(page, 'premium')
  // The first screen is there before its keys are.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/history$/, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Open report' }).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('gw')
  await expect(page.getByRole('searchbox', { name: 'Search:' })).toHaveValue('gw')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.locator('#content').focus()
  await page.keyboard.press('j')
  await expect(page.locator('main tbody a:focus').first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/init$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the menu is a rail where it was chosen and a drawer below 992 px, and the focus is never lost between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 })
  await enterAs(page, 'premium')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await menu.getByRole('link', { name: 'Help' }).focus()
  await menu.getByRole('link', { name: /^Get Paid/ }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(
    page.getByText('Not in your plan. Included in Agency Toolkit, White Label, and Bundle Deal.').last(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()

  await page.setViewportSize({ width: 991, height: 800 })
  await expect(menu).toBeHidden()
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (let step = 0; step < 30; step++) await page.keyboard.press('Tab')
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.click()
  await drawer.getByLabel('Search the menu').fill('scan hist')
  await page.keyboard.press('Enter')
  // The drawer takes a moment to leave, and takes no focus with it.
  await expect(page.locator('[data-menu]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Scan History', level: 1 })).toBeFocused()

  await opener.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Scan History' })).toBeFocused()
})

test('a finger pushes the menu away, and scrolling it is not mistaken for that', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await enterAs(page, 'premium')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  const client = await context.newCDPSession(page)
  const swipe = async (dx: number, dy: number) => {
    const at = (part: number) => [{ x: 220 + dx * part, y: 500 + dy * part }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(-20, -200)
  await expect(drawer).toBeVisible()
  await swipe(-180, 0)
  await expect(drawer).toBeHidden()
  await context.close()
})

test('a screen with an id says where it belongs, by name, and nothing jumps', async ({ page }) => {
  await enterAs(page, 'premium')
  const { scans } = await api<{ scans: { id: string; asset_id: string; asset_name: string }[] }>(
    page,
    'GET',
    `/api/workspaces/${await workspaceOf(page)}/scans`,
  )
  // Others may have scanned sites without a name.
  const scan = scans.find(({ asset_name: name }) => name)
  if (!scan) throw new Error('The first start scans the demo shop')
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await page.route('**/api/report/*/one/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(`/report/${scan.id}`)
  await expect(trail).toContainText('Scan Report')
  const before = await trail.boundingBox()
  await expect(trail.getByRole('link', { name: scan.asset_name })).toHaveAttribute('href', `/history/${scan.asset_id}`)
  await expect.poll(() => trail.boundingBox()).toEqual(before)
  await trail.getByRole('link', { name: scan.asset_name }).click()
  await expect(trail).toContainText(scan.asset_name)
  await expect(trail.locator('[aria-current=page]')).toHaveText(scan.asset_name)
  await trail.getByRole('link', { name: 'Scan History' }).click()
  await expect(page).toHaveURL(/\/history$/)
  await expect(trail).toHaveCount(0)
})

test('the first Tab offers the way past the menu', async ({ page }) => {
  await enterAs(page, 'premium', '/asset')
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/asset$/)
})

test('an unknown address shows itself, offers what it may have meant, a search and the way home', async ({
  page,
  complaints,
}) => {
  await page.goto('/reports/12')
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByText('/reports/12')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Did you mean' }).getByRole('link', { name: /Scan History/ }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.goto('/asets/12')
  await expect(page.getByRole('list', { name: 'Did you mean' }).getByRole('link', { name: 'Assets' })).toBeVisible()

  await enterAs(page, 'premium', '/no/such/page')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('ssl')
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/')
  complaints.length = 0
})
