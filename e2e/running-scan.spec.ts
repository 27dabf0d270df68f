import { api, expect, signIn, test, workspaceOf } from './fixtures'
import { openSlowSite } from './slow-site'

test('leaving, reloading and a second tab all find the running scan, and stopping it is seen in both', async ({ page, context }) => {
  const site = await openSlowSite(4_000)
  try {
    await signIn(page, 'premium')
    const workspace = await workspaceOf(page)
    const { asset } = await api<{ asset: { id: string } }>(page, 'POST', `/api/asset/${workspace}/store`, { value: site.url })
    await page.goto(`/scan/${asset.id}`)
    await page.getByRole('button', { name: 'Start light scan' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

    const second = await context.newPage()
    await second.goto(`/scan/${asset.id}`)
    await second.getByRole('button', { name: 'Stop' }).click()
    await expect(second.getByRole('heading', { name: 'The scan was stopped' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The scan was stopped' })).toBeVisible()
  } finally {
    await site.close()
  }
})
