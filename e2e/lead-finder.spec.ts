import { enterAs, expect, test } from './fixtures'

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${width} px: businesses are found, filtered, loaded further, and a reload spends no search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, 'agency', '/lead-finder/google')
    await expect(page.getByRole('heading', { level: 1, name: 'Google Lead Finder' })).toBeVisible()
    await expect(page.getByText('These businesses are invented')).toBeVisible()
    await page.getByLabel('What', { exact: true }).fill('dentist')
    await page.getByLabel('Where').fill('Springfield')
    await page.getByLabel('Where').press('Enter')
    const table = page.getByRole('table', { name: 'Businesses' })
    // Without a site there is most to be offered.
    await expect(table.getByText('Ellery Smiles')).toBeVisible()
    await expect(page).toHaveURL(/\?q=dentist&in=Springfield$/)
    await page.getByRole('button', { name: /^Load 20 more/ }).click()
    await expect(page.getByText(/^25 results/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.getByRole('combobox', { name: 'Website' }).click()
    await page.getByRole('option', { name: 'With website' }).click()
    await expect(table.getByText('No website')).toHaveCount(0)
    await expect(page).toHaveURL(/[?&]website=/)
    const used = await page.getByText(/searches used today$/).textContent()
    await page.reload()
    await expect(table.getByRole('link').first()).toBeVisible()
    await expect(page.getByText(/searches used today$/)).toHaveText(used ?? '')

    await page.getByRole('button', { name: 'D7' }).click()
    await expect(page).toHaveURL(/\/lead-finder\/d7\?q=dentist&in=Springfield$/)
    await expect(page.getByText('Search the sample directory for “dentist” near Springfield?')).toBeVisible()
    await page.goBack()
    await expect(table.getByText('Ellery Smiles')).toBeVisible()
  })
