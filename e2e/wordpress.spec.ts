import type { Page } from '@playwright/test'
import { pluginAt, reportOf } from '@/server/routes/wordpress/testing-plugin'
import { api, enterAs, expect, test, workspaceOf } from './fixtures'
import { E2E_PORT } from './playwright.config'

const plugin = (url: string) =>
  pluginAt({ api: { request: (path, init) => fetch(`http://127.0.0.1:${E2E_PORT}${path}`, init) } }, url)

type Made = { wpsite: { id: string; pairing_code: string } }

/** A site that its plugin has reported, signed with its own key. */
async function reporting(page: Page, name: string, url: string) {
  const workspace = await workspaceOf(page)
  const { wpsite } = await api<Made>(page, 'POST', `/api/wp/${workspace}/store`, { name, url })
  const at = plugin(url)
  await at.pair(wpsite.pairing_code)
  const forms = { slug: 'forms', name: 'Forms', version: '1.4.2', latest: '1.4.3' }
  expect((await at.report(reportOf(url, { plugins: [forms] }))).status).toBe(200)
  return wpsite.id
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${width} px: sites are listed, looked into, paired while somebody watches, and a setting is ignored`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, 'premium')
    const shop = `https://shop-${width}.example`
    const id = await reporting(page, `Shop ${width}`, shop)
    await page.goto('/wordpress')
    await expect(page.getByRole('heading', { level: 1, name: 'WordPress' })).toBeVisible()
    await expect(page.getByText('1 update available on 1 site')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // A card has room for them as a wide table has.
    await expect(page.getByRole('row').filter({ hasText: `Shop ${width}` })).toContainText('8.3.6')

    await page.getByRole('button', { name: `Shop ${width}`, exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab', { name: 'Updates' }).click()
    await expect(drawer.getByText('1.4.3')).toBeVisible()
    await drawer.getByRole('tab', { name: 'Hardening' }).click()
    await drawer.getByRole('button', { name: 'Ignore' }).first().click()
    const form = drawer.getByRole('form', { name: 'Ignore' })
    await form.getByLabel('Reason').fill('Our host forbids it.')
    await form.getByRole('button', { name: 'Ignore' }).click()
    await expect(drawer.getByText(/Our host forbids it/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    await page.getByRole('button', { name: 'Add site' }).first().click()
    const name = `bakery-${width}.example`
    await drawer.getByLabel('URL').fill(name)
    await drawer.getByRole('button', { name: 'Add site' }).click()
    const code = drawer.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expect(code).toBeVisible()
    await expect(drawer.getByText(`Waiting for ${name}`)).toBeVisible()
    const told = (await code.textContent()) ?? ''
    await page.reload()
    await expect(code).toHaveText(told)
    const bakery = plugin(`https://${name}`)
    await bakery.pair(told)
    await bakery.report()
    await expect(drawer.getByText(`${name} is connected`)).toBeVisible({ timeout: 15_000 })
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()

    const workspace = await workspaceOf(page)
    const { wpsites } = await api<{ wpsites: { id: string }[] }>(page, 'GET', `/api/wp/${workspace}/fetch`)
    expect(wpsites.map((site) => site.id)).toContain(id)
    for (const site of wpsites) await api(page, 'DELETE', `/api/wp/${workspace}/${site.id}/delete`)
  })
