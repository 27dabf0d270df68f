import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { shell } from '../lib/messages/en/shell'
import { PASSWORD, expect } from './fixtures'
import { API_ORIGIN, HOST_ORIGIN } from './hosts'

/** Each dynamic screen, by an id of this run. Its title tells it from the others. */
export type Screen = { path: string; title: string }
export const DASHBOARD: Screen = { path: '/', title: 'Dashboard' }
export const MISSING: Screen = { path: '/no/such/page', title: 'Page Not Found' }

/** A copy of the build, moved to its place and led to the API of this run. */
export function placeBuild(folder: string, base: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}${base}`, { recursive: true })
  cpSync('out', `${folder}${base}`, { recursive: true })
  execFileSync(process.execPath, [`${folder}${base}/soteria-embed.mjs`, '--base', base || '/', '--api', API_ORIGIN])
}

/** Somebody who is signed in, and the dynamic screens they have. */
export async function someone(request: APIRequestContext) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const login = await request.post('/api/auth/login', { headers, data: { email: 'premium@soteria.test', password: PASSWORD } })
  const { token } = ((await login.json()) as { data: { token: string } }).data
  const read = async <T>(path: string) => (await (await request.get(path, { headers: { ...headers, Authorization: `Bearer ${token}` } })).json()) as T
  const { workspaces } = await read<{ workspaces: { id: string }[] }>('/api/workspace/fetch')
  const { scans } = await read<{ scans: { id: string; asset_id: string }[] }>(`/api/workspaces/${workspaces[0]?.id}/scans`)
  const { id, asset_id: asset } = scans[0] ?? {}
  const screens: Screen[] = [
    { path: `/report/${id}`, title: 'Scan Report' },
    { path: `/scan/${asset}`, title: 'Scan Asset' },
    { path: `/details/${id}`, title: 'Scan Details' },
    { path: `/history/${asset}`, title: 'Scan History' },
  ]
  return { token, screens }
}

/** What goes wrong on the page, apart from the document itself: a host without rules answers a deep link with status 404. */
export async function watch(page: Page, complaints: string[], kept: string) {
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
  await page.addInitScript(
    ([given, notFound]) => {
      if (given) localStorage.setItem('soteria:token', given)
      addEventListener('securitypolicyviolation', (event) => console.error('CSP', event.violatedDirective, event.blockedURI, event.sample))
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
      const isDocument = (text: string) => [...missing].some((url) => text.includes('404 (Not Found)') && text.endsWith(`(${url})`))
      expect([...wrong, ...complaints.filter((text) => !isDocument(text))]).toEqual([])
      complaints.length = 0
    },
  }
}

export const push = (page: Page, to: string) =>
  page.evaluate((path) => (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push(path), to)

export async function expectScreen(page: Page, base: string, { path, title }: Screen) {
  await expect(page).toHaveTitle(`${title} | Soteria`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const address = page.url().slice(HOST_ORIGIN.length)
  expect(address === base ? `${base}/` : address).toBe(base + path)
}

/** Before the screen is known the title names the product alone. */
export const otherTitles = (seen: string[], title: string) => seen.filter((one) => !['Soteria', 'Loading | Soteria', title, `${title} | Soteria`].includes(one))
