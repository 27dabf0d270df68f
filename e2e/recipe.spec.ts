import type { Page } from '@playwright/test'
import { DEMO_SHOP, api, enterAs, expect, test } from './fixtures'
import { openReceiver } from './receiver'

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

test('a site that got worse is told to the chat and to the own system, as the recipe says, and the preview counts it', async ({
  page,
  request,
}) => {
  const receiver = await openReceiver()
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

  // The chat is connected on the screen.
  await page.goto('/integration?connection=new&type=mattermost')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill('Shop alerts')
  await drawer.getByLabel('Webhook URL').fill(`${receiver.url}/chat`)
  await drawer.getByRole('button', { name: 'Add connection' }).click()
  await expect(page.getByRole('cell', { name: /^Shop alerts/ })).toBeVisible()
  await api(page, 'POST', `/api/integration/${workspace}/store`, {
    type: 'webhook',
    name: 'Order system',
    config: { address: `${receiver.url}/event` },
  })

  // An example, with what it lacks.
  await page.goto('/integration?tab=recipes')
  await page.getByRole('link', { name: /^Serious findings/ }).click()
  await expect(page.getByRole('heading', { name: 'Wouldn’t have run in the last 30 days' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Action 2' }).click()
  await page.getByRole('option', { name: 'Send the event to Order system' }).click()
  await expect(page.getByRole('region', { name: 'What this recipe does' })).toContainText(
    'When a new finding of high severity or higher appears, post to Shop alerts and send the event to Order system, at most once every 15 minutes per site.',
  )
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(page).toHaveURL(/recipe=[0-9a-f-]{36}/)

  await request.post(`${DEMO_SHOP}demo/break`)
  await scan(page, workspace, asset.id)
  await expect.poll(() => receiver.at('/chat').length, { timeout: 30_000 }).toBe(1)
  await expect.poll(() => receiver.at('/event').length, { timeout: 30_000 }).toBe(1)
  expect(String(receiver.at('/chat')[0]?.body.text)).toMatch(/^\*\*High on /)
  expect(receiver.at('/event')[0]?.body).toMatchObject({ type: 'findings.new' })

  // What ran is what the preview counts, and what the list says.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Would have run once in the last 30 days' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Recipes' }).click()
  const row = page.getByRole('row', { name: /Serious findings/ })
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()

  // And the delivery can be read.
  await page.getByRole('tab', { name: 'Deliveries' }).click()
  const delivery = page.getByRole('row').filter({ hasText: 'Order system' })
  await delivery.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('findings.new')
  await receiver.close()
})
