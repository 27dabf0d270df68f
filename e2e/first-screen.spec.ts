import type { Page } from '@playwright/test'
import { auth as ar } from '../lib/messages/ar/auth'
import { screens } from '../lib/messages/ar'
import { enterAs, expect, PASSWORD, test } from './fixtures'

/** The pages as a host sends them: whoever has no script, or not yet, sees this. */
test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('the guest forms are there before any script', async ({ page, complaints }) => {
    await page.goto('/login')
    const form = page.getByRole('form', { name: 'Sign in' })
    await expect(form).toHaveAttribute('method', 'post')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByLabel('Password', { exact: true }).fill('a password')
    await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(/\/password-recovery/)
    await expect(page.getByRole('form', { name: 'Reset your password' }).getByLabel('Email')).toBeEditable()
    // boot.js names the icon: without it the browser looks for one of its own accord.
    complaints.length = 0
  })

  test('the signed-in pages show their frame before any script', async ({ page, complaints }) => {
    for (const path of ['/', '/asset', '/report/_']) {
      await page.goto(path)
      await expect(page.getByText('Soteria').first()).toBeAttached()
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
      const main = await page.getByRole('main').boundingBox()
      expect(main?.x).toBeGreaterThan(200)
    }
    complaints.length = 0
  })
})

/** The calls of the API that a load of the page makes. */
async function callsOf(page: Page, path: string) {
  const calls: { path: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push({ path: pathname + search, headers: request.headers() })
  })
  await page.goto(path)
  return calls
}

test('a load asks for each thing once, before the scripts of the app, in the name of who is signed in', async ({
  page,
}) => {
  await enterAs(page, 'premium')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  let scriptsAreHeld = true
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    while (scriptsAreHeld) await new Promise((done) => setTimeout(done, 50))
    await route.continue()
  })
  const loading = callsOf(page, '/')
  const early = await page.waitForResponse((response) => response.url().endsWith('/api/user'))
  const headers = early.request().headers()
  expect(headers.authorization).toBe(`Bearer ${await page.evaluate(() => localStorage.getItem('soteria:token'))}`)
  expect(headers['x-requested-with']).toBe('XMLHttpRequest')
  expect(headers.accept).toBe('application/json')
  scriptsAreHeld = false
  const calls = await loading
  await expect(page.getByRole('list', { name: 'Workspace totals' }).getByRole('listitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const asked of [
    /\/api\/user$/,
    /\/api\/workspace\/fetch$/,
    /\/stats\/[^/]+$/,
    /\/trend\?/,
    /\/api\/asset\/[^/]+\/fetch\?status=all$/,
    /\/api\/wp\/[^/]+\/fetch\?status=all$/,
    /\/scans$/,
  ]) {
    expect(
      calls.filter(({ path }) => asked.test(path)),
      asked.source,
    ).toHaveLength(1)
  }
})

test('the figures of the dashboard are there before the app, and stay when it is', async ({ page }) => {
  await enterAs(page, 'premium')
  const totals = page.getByRole('list', { name: 'Workspace totals' })
  const figures = async () =>
    (await totals.getByRole('link').allTextContents()).map((text) => /\D(\d+)/.exec(text)?.[1])
  await expect(totals.getByRole('link').first()).toHaveText(/\d/)
  const wanted = await figures()
  expect(wanted).toHaveLength(8)
  await page.waitForLoadState('networkidle')

  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  const loading = page.reload()
  await expect(page.locator('[data-figure]')).toHaveText(wanted.map(String))
  // Nobody reads it out: what can be used comes with the app.
  await expect(totals).toBeHidden()
  letGo()
  await loading
  await expect(totals).toBeVisible()
  expect(await figures()).toEqual(wanted)
})

test('the sign-in page asks for few files, and for each of them once', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([...new Set(files)])
  expect(files).toContain('/config.json')
  expect(files.length).toBeLessThanOrEqual(8)
})

test('nobody is asked for while nobody is signed in, only whether there are accounts to try', async ({ page }) => {
  const calls = await callsOf(page, '/login')
  await expect(page.getByRole('heading', { name: 'Demo: try it as' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.map(({ path, headers }) => [path, headers['x-requested-with']])).toEqual([
    ['/api/demo', 'XMLHttpRequest'],
  ])
})

test('who is signed in never sees the sign-in page', async ({ page }) => {
  await enterAs(page, 'premium')
  await page.addInitScript(() => {
    const look = () => {
      const form = document.querySelector('form')
      if (form && getComputedStyle(form).visibility === 'visible') document.documentElement.dataset.flash = ''
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-flash')
})

test.describe(() => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' })

  // The console of these pages stays clean (fixtures.ts): React would complain of what differs from the export.
  test('the exported pages are taken over in another time zone and language', async ({ page }) => {
    for (const [path, title] of [
      ['/login', ar.login.title],
      ['/password-recovery', ar.recovery.title],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await enterAs(page, 'premium')
    await expect(page.getByRole('heading', { name: screens.dashboard })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: screens.dashboard })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('the words of a page are on their way before the app runs, of the one language and once', async ({ page }) => {
    for (const [part, reach] of [
      ['guest', () => page.goto('/login')],
      ['all', () => enterAs(page, 'premium').then(() => page.reload())],
    ] as const) {
      await reach()
      const named = await page.locator('script[data-base]').getAttribute(`data-ar-${part}`)
      const others = await page.locator('script[data-base]').getAttribute(`data-de-${part}`)
      const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      const count = (names: string | null) =>
        (names ?? '').split(' ').map((name) => asked.filter((url) => url.endsWith(`/${name}`)).length)
      expect(new Set(count(named))).toEqual(new Set([1]))
      expect(new Set(count(others))).toEqual(new Set([0]))
      const link = page.locator(`link[rel="preload"][href$="${(named ?? '').split(' ').at(-1)}"]`)
      await expect(link).toHaveCount(1)
    }
  })
})

test('a form whose script did not come says so, and works once it does', async ({ page, complaints }) => {
  await page.goto('/login')
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.getByLabel('Email').fill('premium@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No response received from the server' })).toBeVisible()
  await page.unroute('**/_next/static/chunks/*.js')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  complaints.length = 0
})
