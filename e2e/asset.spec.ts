import { DEMO_SHOP, enterAs, expect, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'agency', '/asset')
})

const longName = `${'a'.repeat(3000)}.example`

test('what cannot be scanned is refused beside the field, with a reason', async ({ page, complaints }) => {
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  const drawer = page.getByRole('dialog')
  const field = drawer.getByLabel('Domain, URL or IP address')
  for (const value of [
    'http://169.254.169.254/',
    'localhost',
    '0x7f.1',
    '10.0.0.1',
    'https://user:secret@example.com/',
    'ftp://example.com',
    longName,
  ]) {
    await field.fill(value)
    await drawer.getByRole('button', { name: 'Add asset' }).click()
    await expect(field, value.slice(0, 60)).toHaveAttribute('aria-invalid', 'true')
    const describedBy = (await field.getAttribute('aria-describedby')) ?? ''
    const words = await Promise.all(describedBy.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()))
    expect(words.join(' ').length, value.slice(0, 60)).toBeGreaterThan(10)
    await expect(field).toHaveValue(value)
  }
  complaints.length = 0
})

test('a name that does not resolve is added, and its scan says what is wrong', async ({ page }) => {
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Domain, URL or IP address').fill('no-such-name.invalid')
  await drawer.getByRole('button', { name: 'Add asset' }).click()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Run light scan of no-such-name.invalid' }).click()
  await expect(page.getByRole('heading', { name: 'Domain not found' })).toBeVisible({ timeout: 30_000 })
})

test('ownership is looked up for real: first not found, then found', async ({ page, context, complaints }) => {
  test.setTimeout(120_000)
  await page.getByRole('button', { name: 'Verify Demo shop' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab', { name: 'File' }).click()
  await drawer.getByRole('button', { name: 'Check now' }).click()
  await expect(drawer.getByText('Not found yet')).toBeVisible()
  await expect(drawer.getByText(/site-proof\.txt/).first()).toBeVisible()

  const content =
    (
      await drawer
        .getByText(/^[\w-]{32}$/)
        .first()
        .textContent()
    )?.trim() ?? ''
  const shop = await context.newPage()
  await shop.goto(DEMO_SHOP)
  await shop.getByLabel('Content of the verification file').fill(content)
  await shop.getByRole('button', { name: 'Save the file' }).click()
  // Left open: Chromium at times never says that a page was closed.
  await page.bringToFront()

  // The drawer looks again by itself, after 15 and then after 30 seconds.
  await expect(drawer.getByText('Demo shop is verified')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: /Verified/ })).toContainText('1')
  complaints.length = 0
})
