import { enterAs, expect, test } from './fixtures'

test('the list of sections marks the one that is read, also those that came later', async ({ page }) => {
  await enterAs(page, 'premium', '/setting')
  const list = page.getByRole('navigation', { name: 'Sections' })
  for (const name of ['Region and language', 'Appearance', 'Password']) {
    // What still loads above pushes it away again, and whoever reads scrolls after it.
    await expect(async () => {
      await page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
      await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
    }).toPass()
  }
})
