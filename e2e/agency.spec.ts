import { enterAs, expect, test } from './fixtures'

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${width} px: an agency sees who needs attention, follows a row, and makes a client of a lead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, 'agency', '/agency')
    await expect(page.getByRole('heading', { level: 1, name: 'Agency' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Harbour Coffee needs attention' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Clients' }).getByText('Lane Bookshop')).toBeVisible()
    const attention = page.locator('section', { has: page.getByRole('heading', { name: 'Needs attention' }) })
    await expect(attention.getByText('Site is down')).toBeVisible()
    // Its plan does not include monitoring.
    await expect(attention.getByRole('link', { name: /^Realtime Monitoring is included in/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await attention.getByRole('button', { name: 'Not now: Site is down' }).click()
    await page.getByRole('menuitem', { name: 'Until tomorrow' }).click()
    await expect(page.getByRole('heading', { name: /next steps? due$/ })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Show hidden' }).click()
    await expect(page.getByRole('heading', { name: 'Harbour Coffee needs attention' })).toBeVisible()

    await attention
      .getByRole('listitem')
      .filter({ hasText: 'Call again' })
      .getByRole('link', { name: 'View lead' })
      .click()
    await expect(page).toHaveURL(/\/leads\?lead=/)
    const drawer = page.getByRole('dialog', { name: 'Barlow Bread & Cake' })
    await drawer.getByRole('button', { name: 'Make client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make Barlow Bread & Cake a client?' })
    await dialog.getByLabel('Workspace name').fill(`Barlow Bread ${width}`)
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toBeHidden()
    if (width !== 1440) return
    await drawer.getByRole('button', { name: 'Make client' }).click()
    await dialog.getByLabel('Workspace name').fill('Barlow Bread')
    await dialog.getByRole('button', { name: 'Make client' }).click()
    const done = page.getByRole('dialog', { name: 'Barlow Bread added as a client' })
    await done.getByRole('button', { name: 'Verify ownership' }).click()
    await expect(page).toHaveURL(/\/asset\?verify=/)
    await page.goto('/agency')
    await expect(page.getByRole('table', { name: 'Clients' }).getByText('Barlow Bread')).toBeVisible()
  })
