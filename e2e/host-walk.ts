import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { shell } from '../lib/messages/en/shell'
import { PASSWORD, expect as expectSoon } from './fixtures'

/** Also used without Playwright's runner, by interop/hosts.ts. */
const expect = expectSoon.configure({ timeout: 20_000 })

/** Each dynamic screen, by an id of this run. Its title tells it from the others. */
export type Screen = { path: string; title: string }
/** Where a build is served. `isRuled`: the host knows the screens, and answers them with 200. */
export type Site = { origin: string; base: string; isRuled?: boolean }
export type Signed = { token: string; screens: Screen[] }
export type Watched = { page: Page; complaints: string[] }

export const DASHBOARD: Screen = { path: '/', title: 'Dashboard' }
const MISSING: Screen = { path: '/no/such/page', title: 'Page Not Found' }
const LOGIN: Screen = { path: '/login', title: 'Login' }
/** It takes its token out of the address at once. */
const RESET: Screen = { path: '/reset-password/link', title: 'Reset Password' }

/** A copy of the build, moved to its place and led to an API. */
export function placeBuild(folder: string, base: string, api: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}${base}`, { recursive: true })
  cpSync('out', `${folder}${base}`, { recursive: true })
  execFileSync(process.execPath, [`${folder}${base}/soteria-embed.mjs`, '--base', base || '/', '--api', api])
}

/** Somebody who is signed in, and the dynamic screens they have. */
export async function someone(request: APIRequestContext): Promise<Signed> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const login = await request.post('/api/auth/login', {
    headers,
    data: { email: 'premium@soteria.test', password: PASSWORD },
  })
  const { token } = ((await login.json()) as { data: { token: string } }).data
  const read = async <T>(path: string) =>
    (await (await request.get(path, { headers: { ...headers, Authorization: `Bearer ${token}` } })).json()) as T
  const { workspaces } = await read<{ workspaces: { id: string }[] }>('/api/workspace/fetch')
  const list = () =>
    read<{ scans: { id: string; asset_id: string; status: string }[] }>(`/api/workspaces/${workspaces[0]?.id}/scans`)
  // The one that try-out mode starts with.
  await expect.poll(async () => (await list()).scans.map(({ status }) => status)).toContain('completed')
  const { scans } = await list()
  const { id, asset_id: asset } = scans.find(({ status }) => status === 'completed') ?? {}
  const screens: Screen[] = [
    { path: `/report/${id}`, title: 'Scan Report' },
    { path: `/scan/${asset}`, title: 'Scan Asset' },
    { path: `/details/${id}`, title: 'Scan Details' },
    { path: `/history/${asset}`, title: 'Scan History' },
  ]
  return { token, screens }
}

/**
 * What goes wrong on the page, apart from the document itself: a host without rules answers a deep link with status
 * 404.
 */
export async function watch({ page, complaints }: Watched, kept: string) {
  let documents = 0
  const missing = new Set<string>()
  const wrong: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) documents += 1
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    if (response.request().isNavigationRequest()) missing.add(response.url())
    else wrong.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText
    // What was on its way when the page was left.
    if (text !== 'net::ERR_ABORTED') wrong.push(`${text} ${request.url()}`)
  })
  page.on('console', (message) => {
    // Fetched ahead for nothing.
    if (message.type() === 'warning' && message.text().includes('preload')) wrong.push(message.text())
  })
  await page.addInitScript(
    ([given, notFound]) => {
      if (given) localStorage.setItem('soteria:token', given)
      addEventListener('securitypolicyviolation', (event) =>
        console.error('CSP', event.violatedDirective, event.blockedURI, event.sample),
      )
      const titles: string[] = []
      Object.assign(window, { titles })
      const look = () => {
        const isMissing = document.querySelector('h1')?.textContent === notFound
        const shown = isMissing ? `${document.title}, not found` : document.title
        if (document.title && titles.at(-1) !== shown) titles.push(shown)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    },
    [kept, shell.missing.title] as const,
  )
  return {
    documents: () => documents,
    /** Every title this document had, and whether it told that there is no such page: no wrong screen at any moment. */
    titles: () => page.evaluate(() => (window as unknown as { titles: string[] }).titles),
    expectClean() {
      const isDocument = (text: string) =>
        [...missing].some((url) => text.includes('404 (Not Found)') && text.endsWith(`(${url})`))
      expect([...wrong, ...complaints.filter((text) => !isDocument(text))]).toEqual([])
      complaints.length = 0
    },
  }
}

export const push = (page: Page, to: string) =>
  page.evaluate(
    (path) => (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push(path),
    to,
  )

export async function expectScreen(page: Page, { origin, base }: Site, { path, title }: Screen) {
  await expect(page).toHaveTitle(`${title} | Soteria`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown = () => {
    const address = page.url().slice(origin.length)
    return address === base ? `${base}/` : address
  }
  await expect.poll(shown).toBe(base + path)
}

/** Before the screen is known the title names the product alone. */
const otherTitles = (seen: string[], title: string) =>
  seen.filter((one) => !['Soteria', 'Loading | Soteria', title, `${title} | Soteria`].includes(one))

/** Opens every dynamic screen by its address, reloads it, and opens an address that is none. */
export async function walkOpened(watched: Watched, site: Site, { token, screens }: Signed) {
  const { page } = watched
  const { documents, titles, expectClean } = await watch(watched, token)
  for (const screen of screens) {
    for (const load of [() => page.goto(site.origin + site.base + screen.path), () => page.reload()]) {
      const status = (await load())?.status()
      if (site.isRuled) expect(status).toBe(200)
      await expectScreen(page, site, screen)
      expect(otherTitles(await titles(), screen.title)).toEqual([])
    }
    await page.waitForLoadState('networkidle')
    expect(otherTitles(await titles(), screen.title)).toEqual([])
  }
  expect((await page.goto(site.origin + site.base + MISSING.path))?.status()).toBe(404)
  await expectScreen(page, site, MISSING)
  expect((await titles()).at(-1)).toBe(`${MISSING.title} | Soteria, not found`)
  expect(documents()).toBe(2 * screens.length + 1)
  expectClean()
}

/** Goes from the dashboard to every dynamic screen, back, forward and back again, without a load. */
export async function walkGoneTo(watched: Watched, site: Site, { token, screens }: Signed) {
  const { page } = watched
  const { documents, expectClean } = await watch(watched, token)
  await page.goto(`${site.origin}${site.base}/`)
  await expectScreen(page, site, DASHBOARD)
  for (const screen of [...screens, MISSING]) {
    await push(page, screen.path)
    await expectScreen(page, site, screen)
    await page.goBack()
    await expectScreen(page, site, DASHBOARD)
    await page.goForward()
    await expectScreen(page, site, screen)
    await page.goBack()
    await expectScreen(page, site, DASHBOARD)
  }
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  expectClean()
}

/** The link of a mail, a screen that asks for a sign-in, and the plans, for somebody who is not signed in. */
export async function walkAsGuest(watched: Watched, site: Site) {
  const { page } = watched
  const { expectClean } = await watch(watched, '')
  await page.goto(`${site.origin}${site.base}/reset-password/a.token?email=a%40b.co`)
  await expectScreen(page, site, RESET)
  await page.reload()
  await expectScreen(page, site, RESET)
  await page.waitForLoadState('networkidle')
  await page.goto(`${site.origin}${site.base}/report/3f0c`)
  await expectScreen(page, site, LOGIN)
  await page.goto(`${site.origin}${site.base}/upgrade`)
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Soteria' }).click()
  await expectScreen(page, site, LOGIN)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveTitle('Password Recovery | Soteria')
  expectClean()
}
