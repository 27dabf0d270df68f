import { expect, signIn, test, watchRequests } from './fixtures'

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

test('the screens that people go to next need nothing more when they are gone to', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'premium')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const atRest = watchRequests(page)
  // The last of what is loaded ahead.
  const isAhead = page.waitForResponse((response) => response.url().includes('/login/'))
  await page.reload()
  await isAhead
  await atRest()
  // What a screen is made of is known: only the screens themselves are asked for.
  expect(asked.filter((path) => path.endsWith('__PAGE__.txt'))).not.toEqual([])
  expect(asked.filter((path) => path.endsWith('_tree.txt'))).toEqual([])

  await context.setOffline(true)
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assets')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const name of ['Scan History', 'Realtime Monitoring']) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // What the browser itself says of what could not be asked meanwhile: the menus, and whether there is anything new.
  complaints.length = 0
})
