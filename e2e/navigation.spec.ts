import { expect, signIn, test } from './fixtures'

test('every navigation sets the title, asks who is here and moves the focus to the heading, which a screen reader then reads; a query or a hash does not', async ({
  page,
}) => {
  await signIn(page, 'premium')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Dashboard')
  await expect(heading).toBeFocused()

  const arriveAt = async (title: string, go: () => Promise<unknown>) => {
    // Its answer: who goes on before it has come is not asked for twice.
    const asked = page.waitForResponse('**/api/user')
    await go()
    await asked
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`${title} | Soteria`)
  }
  const menu = page.getByRole('navigation')
  await arriveAt('Assets', () => menu.getByRole('link', { name: 'Assets' }).click())
  await arriveAt('Scan History', () => menu.getByRole('link', { name: 'Scan History' }).press('Enter'))
  await arriveAt('Assets', () => page.goBack())
  await arriveAt('Scan History', () => page.goForward())

  await arriveAt('Help', () => menu.getByRole('link', { name: 'Help' }).click())

  const search = page.getByLabel('Search the menu')
  await search.focus()
  // The hash before the query: Next takes both in when it has time, and writes what it knows of the address over a
  // hash that came while it was at the query.
  await page.evaluate(() => {
    location.hash = 'two'
  })
  await expect(page).toHaveURL(/\/help#two$/)
  await page.evaluate(() => history.pushState(null, '', '?part=three#two'))
  await expect(page).toHaveURL(/\/help\?part=three#two$/)
  await expect(search).toBeFocused()
})
