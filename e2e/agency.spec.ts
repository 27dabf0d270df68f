import { axeProblems } from './axe'
import { enterAs, expect, test } from './fixtures'

for (const { width, height, step, lead } of [
  { width: 1440, height: 900, step: 'Call again', lead: 'Barlow Bread & Cake' },
  { width: 390, height: 844, step: 'Send the one-page report', lead: 'Kestrel Table' },
])
  test(`at ${width} px: an agency sees who needs attention, follows a row, and makes a client of a lead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, 'agency', '/agency')
    await expect(page.getByRole('heading', { level: 1, name: 'Agency' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /(Harbour Coffee needs|clients need) attention$/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Clients' }).getByText('Lane Bookshop')).toBeVisible()
    const attention = page.locator('section', {
      has: page.getByRole('heading', { name: 'Needs attention', exact: true }),
    })
    await expect(attention.getByText('Site is down')).toBeVisible()
    // Its plan does not include monitoring.
    await expect(
      attention.getByRole('link', { name: /^See plans ?: Realtime Monitoring is included in/ }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeProblems(page)).toEqual([])
    // Drawn anew: colours that fade from one to the other are neither.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(attention.getByText('Site is down')).toBeVisible()
    expect(await axeProblems(page, 'colours')).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })

    await attention.getByRole('button', { name: 'Hide: Site is down' }).click()
    await page.getByRole('menuitem', { name: 'Until tomorrow' }).click()
    await expect(attention.getByText('Site is down')).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Show hidden' }).click()
    await expect(attention.getByText('Site is down')).toBeVisible()

    await attention.getByRole('button', { name: /^Show all/ }).click()
    await attention.getByRole('listitem').filter({ hasText: step }).getByRole('link', { name: 'View lead' }).click()
    await expect(page).toHaveURL(/\/leads\?lead=/)
    const drawer = page.getByRole('dialog', { name: lead })
    await drawer.getByRole('button', { name: 'Convert to client' }).click()
    const dialog = page.getByRole('dialog', { name: `Convert ${lead} to a client?` })
    await dialog.getByLabel('Workspace name').fill(`Client at ${width}`)
    await dialog.getByRole('button', { name: 'Convert to client' }).click()
    const done = page.getByRole('dialog', { name: `Client at ${width} added as a client` })
    await done.getByRole('button', { name: /^(Verify ownership|Add asset)$/ }).click()
    await expect(page).toHaveURL(/\/asset\?(verify|add)=/)
    await page.goto('/agency')
    await expect(page.getByRole('table', { name: 'Clients' }).getByText(`Client at ${width}`).first()).toBeVisible()
  })
