import type { Page } from '@playwright/test'
import { DEMO_SHOP, api, enterAs, expect, test } from './fixtures'
import { openProviders } from './providers'

type Reply = { asset: { id: string } }
type Scans = { scans: { status: string }[] }

/** Scans the asset to its end. */
async function scan(page: Page, workspace: string, asset: string) {
  await api(page, 'POST', '/api/scan/light', { asset_id: asset })
  const running = async () => {
    const { scans } = await api<Scans>(page, 'GET', `/api/workspaces/${workspace}/scans?asset_id=${asset}`)
    return scans.filter(({ status }) => status !== 'completed').length
  }
  await expect.poll(running, { timeout: 30_000 }).toBe(0)
}

test('a site that got worse is told to Slack and becomes a ticket, as the recipe says, and the preview counts it', async ({
  page,
  request,
}) => {
  const providers = await openProviders()
  const posts = () => providers.at('/services/T0/B0/right')
  await request.post(`${DEMO_SHOP}demo/fix`)
  await enterAs(page, 'unlimited')

  // A workspace of its own, so that what happens here is counted alone.
  await page.goto('/workspace?new=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Recipes')
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('button', { name: /Recipes, switch/ })).toBeVisible()
  const { workspaces } = await api<{ workspaces: { id: string; name: string }[] }>(page, 'GET', '/api/workspace/fetch')
  const workspace = workspaces.find(({ name }) => name === 'Recipes')?.id ?? ''
  const { asset } = await api<Reply>(page, 'POST', `/api/asset/${workspace}/store`, { value: DEMO_SHOP })
  await scan(page, workspace, asset.id)

  // The chat is connected on the screen: its address was renewed in Slack, which is mended.
  await page.goto('/integration?connection=new&type=slack')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill('Shop alerts')
  await drawer.getByLabel('Webhook URL').fill('https://hooks.slack.com/services/T0/B0/old')
  await drawer.getByRole('button', { name: 'Send test' }).click()
  await expect(drawer.getByText('The Slack webhook URL has changed. Paste the new one.')).toBeVisible()
  await drawer.getByLabel('Webhook URL').fill('https://hooks.slack.com/services/T0/B0/right')
  await drawer.getByRole('button', { name: 'Send test' }).click()
  await expect(drawer.getByText('Test message delivered')).toBeVisible()
  await drawer.getByRole('button', { name: 'Add connection' }).click()
  const chat = page.getByRole('row').filter({ hasText: 'Shop alerts' })
  await expect(chat.getByText('Active')).toBeVisible()
  await chat.getByRole('switch').click()
  await expect(chat.getByText('Off', { exact: true })).toBeVisible()
  await chat.getByRole('switch').click()
  await expect(chat.getByText('Active')).toBeVisible()
  await api(page, 'POST', `/api/integration/${workspace}/store`, {
    type: 'github',
    name: 'Shop tickets',
    config: { repository: 'acme/shop', token: 'right', labels: 'security', closes: true },
  })

  // An example, as it comes.
  await page.goto('/integration?tab=recipes')
  await page.getByRole('link', { name: /^High and critical findings/ }).click()
  await expect(page.getByRole('heading', { name: 'Wouldn’t have run in the last 30 days' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What this recipe does' })).toContainText(
    'When a new finding of high severity or higher appears, post to Shop alerts and open a ticket in Shop tickets, at most once every 15 minutes per site.',
  )
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(page).toHaveURL(/recipe=[0-9a-f-]{36}/)

  await request.post(`${DEMO_SHOP}demo/break`)
  await scan(page, workspace, asset.id)
  // The test was the first.
  await expect.poll(() => posts().length, { timeout: 30_000 }).toBe(2)
  expect(String(posts()[1]?.json.text)).toMatch(/^High on /)
  await expect.poll(() => providers.at('/repos/acme/shop/issues').length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(providers.at('/repos/acme/shop/issues')[0]?.json).toMatchObject({ labels: ['security'] })

  // What ran is what the preview counts, and what the list says.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Would have run once in the last 30 days' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Recipes' }).click()
  const row = page.getByRole('row', { name: /High and critical findings/ })
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toBeChecked()

  // And the delivery can be read.
  await page.getByRole('tab', { name: 'Deliveries' }).click()
  const delivery = page.getByRole('row').filter({ hasText: 'Shop alerts' }).filter({ hasNotText: 'Test' })
  await delivery.getByRole('button').first().click()
  await expect(drawer.getByText(/^Status 200 in /).first()).toBeVisible()
  await expect(drawer.getByRole('group', { name: 'Request' })).toContainText('$URL')
  await providers.close()
})
