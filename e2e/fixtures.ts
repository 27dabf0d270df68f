import { type Page, type Request, expect, test as base } from '@playwright/test'
import { E2E_PORT } from './playwright.config'

export const PASSWORD = 'try-out-2026'
/** Of this worker's server, as e2e/serve.mjs has it. */
export const DATA_DIR = `.cache/e2e-data-${E2E_PORT}`
/** The demo shop as an asset is called, and as an address. */
export const DEMO_HOST = `127.0.0.1:${E2E_PORT + 1}`
export const DEMO_SHOP = `http://${DEMO_HOST}/`

/** What a browser says when something is wrong. */
export function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** The page of an expected failure empties its complaints. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page)
      await use(complaints)
      expect(complaints, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A connection that a test keeps open is closed by the server at rest, now and then in the moment of the next call. */
const KEPT_TOO_LONG = 2

export async function signIn(page: Page, who: string, password = PASSWORD) {
  await page.goto('/login')
  // By what is the same in every language.
  await page.locator('input[name="email"]').fill(`${who}@soteria.test`)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signed in without the form, which session.spec.ts and others go through, and at a screen. */
export async function enterAs(page: Page, who: string, path = '/') {
  const answer = await page.request.post('/api/auth/login', {
    maxRetries: KEPT_TOO_LONG,
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    data: { email: `${who}@soteria.test`, password: PASSWORD },
  })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  // No screen, but it has their storage; and a page without an icon would have one asked for.
  const blank = '<!doctype html><link rel="icon" href="data:,"><title>Signing in</title>'
  await page.route('/signing-in', (route) => route.fulfill({ contentType: 'text/html', body: blank }))
  await page.goto('/signing-in')
  await page.evaluate((own) => localStorage.setItem('soteria:token', own), token)
  await page.unroute('/signing-in')
  await page.goto(path)
}

/** A call of the API as the person who is signed in on the page. */
export async function api<T>(page: Page, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('soteria:token'))
  const response = await page.request.fetch(path, {
    method,
    maxRetries: KEPT_TOO_LONG,
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    ...(body !== undefined && { data: body }),
  })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as T
}

/** The demo shop with all its mistakes, whatever was mended by an earlier test or try. */
export const breakShop = (page: Page) => page.request.post(`${DEMO_SHOP}demo/break`)

/** What a test makes stays for the next one of its worker: with this none of its workspaces does, but the usual one. */
export async function leaveOneWorkspace(page: Page) {
  const { workspaces } = await api<{ workspaces: { id: string; is_default: boolean }[] }>(
    page,
    'GET',
    '/api/workspace/fetch',
  )
  for (const { id } of workspaces.filter(({ is_default }) => !is_default))
    await api(page, 'DELETE', `/api/workspace/${id}`)
}

export const workspaceOf = async (page: Page) => {
  const { workspaces } = await api<{ workspaces: { id: string; is_default: boolean }[] }>(
    page,
    'GET',
    '/api/workspace/fetch',
  )
  const found = workspaces.find((workspace) => workspace.is_default) ?? workspaces[0]
  if (!found) throw new Error('The account has no workspace')
  return found.id
}

export type Website = { id: string; name: string; rev: number; address: string }

/** A website of the person who is signed in on the page, as its template has it, without the steps to it. */
export async function makeWebsite(page: Page, made: { name: string; template_id: string; business: object }) {
  const token = await page.evaluate(() => localStorage.getItem('soteria:token'))
  const answer = await page.request.post('/api/dfy/website', {
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    multipart: { ...made, business: JSON.stringify({ name: made.name, ...made.business }) },
  })
  return ((await answer.json()) as { website: Website }).website
}

/**
 * Waits until nothing was asked for half a second: the load state of a page says so only once, right after its load.
 */
export function watchRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  let calm = 0
  const look = () => {
    calm = open.size === 0 ? calm + 1 : 0
    return calm
  }
  return () => expect.poll(look, { intervals: [100] }).toBeGreaterThan(5)
}
