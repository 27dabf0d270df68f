import type { Page } from '@playwright/test'
import { api, DEMO_SHOP, enterAs, expect, leaveOneWorkspace, test } from './fixtures'

const CLIENTS = [
  'Adler Law',
  'Bakery Nord',
  'Clinic Rose',
  'Dental Park',
  'Elm Studio',
  'Forge Works',
  'Garden Lane',
  'Harbour Inn',
]

/** Counts what a person presses with the mouse. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counter = window as unknown as { clicks: number }
    counter.clicks = 0
    // What the browser makes of a key is no click of a person.
    addEventListener('pointerdown', () => (counter.clicks += 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
}

test.afterEach(({ page }) => leaveOneWorkspace(page))

type Workspace = { id: string; name: string }

/** Eight clients with sites; one of them has the demo shop, scanned, and is the worst. */
async function withClients(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('soteria:token'))
  expect(token).not.toBeNull()
  const made: Workspace[] = []
  for (const name of CLIENTS) {
    const { workspace } = await api<{ workspace: Workspace }>(page, 'POST', '/api/workspace/store', { name })
    made.push(workspace)
    for (const part of ['www', 'blog'])
      await api(page, 'POST', `/api/asset/${workspace.id}/store`, {
        value: `${part}.${name.toLowerCase().replace(' ', '-')}.example`,
        tags: ['care'],
      })
  }
  const worst = made[3]!
  const { asset } = await api<{ asset: { id: string } }>(page, 'POST', `/api/asset/${worst.id}/store`, {
    value: DEMO_SHOP,
  })
  await api(page, 'POST', '/api/scan/light', { asset_id: asset.id })
  await expect
    .poll(
      async () =>
        (await api<{ scans: { status: string }[] }>(page, 'GET', `/api/workspaces/${worst.id}/scans`)).scans.map(
          ({ status }) => status,
        ),
      { timeout: 60_000 },
    )
    .toEqual(['completed'])
  return { made, worst }
}

test('an agency with eight clients: each of its main jobs takes three clicks at most', async ({ page }) => {
  test.slow()
  await enterAs(page, 'bundle')
  const { worst } = await withClients(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })

  // Which client needs me? All of them stand on the dashboard, the worst first.
  let clicks = await countClicks(page)
  await page.getByRole('button', { name: /^Workspace .*, switch$/ }).click()
  await page.getByRole('button', { name: 'All workspaces' }).click()
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Workspaces', exact: true }) })
  await expect(card.getByRole('button').first()).toBeVisible()
  await expect(card.getByRole('button', { name: new RegExp(worst.name) })).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(page).toHaveURL(/workspace=all/)

  // It is so after a reload, and in a link.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Workspace All workspaces, switch' })).toBeVisible()

  // A site gets another name, whichever client it belongs to.
  clicks = await countClicks(page)
  await menu.getByRole('link', { name: 'Assets', exact: true }).click()
  await page.getByLabel('Search:').fill('blog.harbour-inn')
  await page.getByRole('button', { name: 'More actions for blog.harbour-inn.example' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Harbour blog')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Harbour blog', { exact: true })).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)

  // The PDF of the worst: it stands first, once the table no longer keeps what was searched.
  await page.getByLabel('Search:').fill('')
  await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
  await page.goto('/')
  clicks = await countClicks(page)
  await menu.getByRole('link', { name: 'Assets', exact: true }).click()
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(await clicks()).toBeLessThanOrEqual(3)

  // All sites of all clients are scanned.
  await page.goto('/')
  clicks = await countClicks(page)
  await menu.getByRole('link', { name: 'Assets', exact: true }).click()
  await page.getByRole('button', { name: 'Run light scans' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Run \d+ light scans$/ })
    .click()
  await expect(page.getByText(/light scans queued/)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
})

test('the palette finds a site of another client and goes on there', async ({ page }) => {
  await enterAs(page, 'bundle')
  const { workspace } = await api<{ workspace: Workspace }>(page, 'POST', '/api/workspace/store', {
    name: 'Linden Home',
  })
  await api(page, 'POST', `/api/asset/${workspace.id}/store`, { value: 'staging.lindenhome.example' })
  await page.goto('/asset')
  // The page is there before its keys are.
  await expect(page.getByRole('heading', { name: 'Assets' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('lindenhome')
  const option = page.getByRole('option', { name: /staging\.lindenhome\.example/ })
  await expect(option).toContainText('Linden Home')
  await option.click()
  await expect(page).toHaveURL(/\/scan\//)
  await expect(page.getByRole('button', { name: 'Workspace Linden Home, switch' })).toBeVisible()
})

test('what happened stands in the bell, and what was read is read after a reload', async ({ page }) => {
  await enterAs(page, 'premium')
  const { workspaces } = await api<{ workspaces: Workspace[] }>(page, 'GET', '/api/workspace/fetch')
  const { assets } = await api<{ assets: { id: string }[] }>(page, 'GET', `/api/asset/${workspaces[0]!.id}/fetch`)
  await api(page, 'POST', '/api/scan/light', { asset_id: assets[0]!.id })
  await expect
    .poll(async () => (await api<{ unread: number }>(page, 'GET', '/api/notice')).unread, { timeout: 60_000 })
    .toBeGreaterThan(0)
  await page.goto('/asset')
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByRole('link', { name: /Scan finished|scans finished/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
