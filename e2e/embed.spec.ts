import type { BrowserContext, Page } from '@playwright/test'
import { withConfig } from './brands'
import { PASSWORD, expect, test } from './fixtures'
import { E2E_PORT } from './playwright.config'

const PRODUCT = `http://127.0.0.1:${E2E_PORT}`
/** Another origin, and another site. */
const PARENT = `http://localhost:${E2E_PORT}`

type Message = { type: string; path?: string; height?: number; v: number }
declare global {
  // What the parent page heard, and its way to speak.
  var told: Message[]
  var say: (message: unknown) => void
}

/**
 * A page of a reseller around the product. The host's own header must let it; beside it stands what the product itself
 * checks.
 */
async function embed(
  page: Page,
  context: BrowserContext,
  { allowed, path = '/login', answers = true }: { allowed: string[]; path?: string; answers?: boolean },
) {
  await withConfig(context, { productName: 'Acme', embed: { allowedParents: allowed } })
  await context.route(`${PRODUCT}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${PARENT}`,
    )
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await context.route(`${PARENT}/portal`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Portal</title><h1>Portal</h1><iframe title="Security" width="1200" height="700"></iframe>',
    }),
  )
  await page.goto(`${PARENT}/portal`)
  await page.evaluate(
    ([src, origin, isAnswering]) => {
      const frame = document.querySelector('iframe') as HTMLIFrameElement
      globalThis.told = []
      globalThis.say = (message) => frame.contentWindow?.postMessage(message, origin)
      addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
        if (source !== frame.contentWindow) return
        globalThis.told.push(data)
        if (data.type === 'sx:hello' && isAnswering) globalThis.say({ type: 'sx:welcome', v: 1 })
      })
      frame.src = src
    },
    [PRODUCT + path, PRODUCT, answers] as const,
  )
  return page.frameLocator('iframe')
}

const told = (page: Page, type: string) =>
  page.evaluate((wanted) => globalThis.told.filter((message) => message.type === wanted), type)

test('inside a page that nobody allowed there is a sentence and a way out, and nothing else', async ({
  page,
  context,
  complaints,
}) => {
  const frame = await embed(page, context, { allowed: [] })
  await expect(frame.getByText('Acme does not open inside other pages.')).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Open in its own tab' })).toHaveAttribute('href', `${PRODUCT}/login`)
  await expect(frame.getByRole('button', { name: 'Sign in', exact: true })).toBeHidden()
  expect(await page.evaluate(() => globalThis.told)).toEqual([])
  complaints.length = 0
})

test('a page of another origin than the allowed one hears nothing', async ({ page, context, complaints }) => {
  const frame = await embed(page, context, {
    allowed: ['https://portal.acme.example', `http://localhost:${E2E_PORT + 7}`],
  })
  await expect(frame.getByText('Acme does not open inside other pages.')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Sign in', exact: true })).toBeHidden()
  expect(await page.evaluate(() => globalThis.told)).toEqual([])
  complaints.length = 0
})

test('an allowed page that does not answer gets no product either', async ({ page, context }) => {
  const frame = await embed(page, context, { allowed: [PARENT], answers: false })
  await expect(frame.getByText('Acme does not open inside other pages.')).toBeVisible()
  expect((await told(page, 'sx:hello')).length).toBeGreaterThan(0)
  expect(await told(page, 'sx:ready')).toEqual([])
})

test('an allowed page shows the product, hears of it, and leads it', async ({ page, context }) => {
  const frame = await embed(page, context, { allowed: [PARENT], path: '/login?embed=plain' })
  await frame.getByLabel('Email').fill('premium@soteria.test')
  // The form can be filled before the product's scripts run, and so before it speaks.
  await expect.poll(() => told(page, 'sx:ready')).toEqual([{ type: 'sx:ready', v: 1 }])
  await expect.poll(() => told(page, 'sx:auth-required')).toEqual([{ type: 'sx:auth-required', v: 1 }])
  await frame.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(frame.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(frame.getByRole('navigation', { name: 'Main' })).toBeHidden()

  await page.evaluate(() => {
    globalThis.say({ type: 'sx:navigate', v: 1, path: 'https://elsewhere.example/asset' })
    globalThis.say({ type: 'sx:navigate', v: 1, path: '/no/such/screen' })
    globalThis.say({ type: 'sx:navigate', v: 1, path: '/asset' })
    globalThis.say({ type: 'sx:theme', v: 1, theme: 'dark' })
  })
  await expect(frame.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect
    .poll(async () => (await told(page, 'sx:route')).map(({ path }) => path))
    .toEqual(['/login', '/', '/asset'])
  await expect.poll(async () => (await told(page, 'sx:resize')).at(-1)?.height).toBeGreaterThan(100)
})

test('a message from anywhere else than the page around is not heard', async ({ page, context }) => {
  const frame = await embed(page, context, { allowed: [PARENT] })
  // The form is there before the product's scripts run, and so before it hears.
  await expect.poll(() => told(page, 'sx:ready')).toEqual([{ type: 'sx:ready', v: 1 }])
  await frame.locator('html').evaluate(() => window.postMessage({ type: 'sx:theme', v: 1, theme: 'dark' }, '*'))
  await page.evaluate(() => globalThis.say({ type: 'sx:theme', v: 2, theme: 'dark' }))
  await page.evaluate(() => globalThis.say({ type: 'sx:navigate', v: 1, path: '/password-recovery' }))
  await expect(frame.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
})
