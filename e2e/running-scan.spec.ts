import { api, enterAs, expect, test, workspaceOf } from './fixtures'
import { openSlowSite } from './slow-site'

test('leaving, reloading and a second tab all find the running scan, and stopping it is seen in both', async ({
  page,
  context,
}) => {
  const site = await openSlowSite(8_000)
  try {
    await enterAs(page, 'premium')
    const workspace = await workspaceOf(page)
    const { asset } = await api<{ asset: { id: string } }>(page, 'POST', `/api/asset/${workspace}/store`, {
      value: site.url,
    })
    await page.goto(`/scan/${asset.id}`)
    await page.getByRole('button', { name: 'Run light scan' }).click()
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
    await expect(second.getByRole('heading', { name: 'Scan stopped' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Scan stopped' })).toBeVisible()
  } finally {
    await site.close()
  }
})

test('a full scan is followed phase by phase, found in the tray of every screen, and stopped there with all others', async ({
  page,
  context,
}) => {
  // A browser without windows has none for notifications either, and refuses what it is granted.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
  })
  const site = await openSlowSite(1_500)
  try {
    await enterAs(page, 'unlimited')
    const workspace = await workspaceOf(page)
    const assets: Asset[] = []
    for (const path of ['', 'blog', 'help']) {
      const { asset } = await api<{ asset: Asset }>(page, 'POST', `/api/asset/${workspace}/store`, {
        value: site.url + path,
      })
      assets.push(asset)
    }
    const [first] = assets
    if (!first) throw new Error('There is no asset')
    site.prove(first.verification.file.content)
    await api(page, 'POST', `/api/asset/${workspace}/${first.id}/verify`, { type: 'file' })

    await page.goto(`/init?asset=${first.id}&type=full`)
    await page.getByRole('checkbox', { name: /^I own this site/ }).check()
    await page.getByRole('button', { name: 'Run full scan' }).click()
    await expect(page).toHaveURL(/\/details\//)
    const phases = page.getByRole('list', { name: 'Phases' })
    await expect(phases.getByRole('listitem').filter({ hasText: 'Exposed files' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('Scan started')
    await expect(page).toHaveTitle(/^\(\d+%\) Scan Details/)

    await page.getByRole('button', { name: 'Notify me when a scan finishes' }).click()
    await expect(page.getByText('Scan notifications are on')).toBeVisible()

    site.slowDown(8_000)
    for (const { id } of assets.slice(1)) await api(page, 'POST', '/api/scan/light', { asset_id: id })
    await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
    await expect(page).toHaveTitle(/^Help/)
    await page.getByRole('button', { name: '2 running, 1 queued' }).click()
    const tray = page.getByRole('dialog', { name: 'Running scans' })
    await expect(tray.getByRole('status')).toContainText('2 running, 1 queued')
    await tray.getByRole('button', { name: `Stop scan of ${site.url}help` }).click()
    await expect(tray.getByRole('link', { name: `${site.url}help` })).toBeHidden()
    await tray.getByRole('button', { name: 'Stop all' }).click()
    await tray.getByRole('group', { name: 'Stop all' }).getByRole('button', { name: 'Stop all' }).click()
    await expect(tray.getByText('All scans finished.')).toBeVisible()
    const { scans } = await api<{ scans: Scan[] }>(page, 'GET', `/api/workspaces/${workspace}/scans`)
    const ours = scans.filter((scan) => assets.some(({ id }) => id === scan.asset_id))
    expect(ours.map(({ status, failure_reason }) => [status, failure_reason])).toEqual(
      assets.map(() => ['failed', 'aborted']),
    )
  } finally {
    await site.close()
  }
})

type Asset = { id: string; verification: { file: { content: string } } }
type Scan = { asset_id: string; status: string; failure_reason: string }
