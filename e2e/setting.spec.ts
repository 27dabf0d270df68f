import { enterAs, expect, test } from './fixtures'

test('on a phone the settings are a list first; a section reloads where it is, and back leads to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, 'premium', '/setting')
  const list = page.getByRole('navigation', { name: 'Sections' })
  const region = page.getByRole('region', { name: 'Region and language' })
  await expect(page.getByRole('region', { name: 'Profile' })).toBeHidden()
  await list.getByRole('link', { name: 'Region and language' }).click()
  await expect(region).toBeVisible()
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(region).toBeVisible()
  await expect(page).toHaveTitle(/^Settings/)
  await page.goBack()
  await expect(list).toBeVisible()
  await page.goto('/setting#sessions')
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible()
  await expect(page).toHaveURL(/\/setting\?section=security$/)
})
