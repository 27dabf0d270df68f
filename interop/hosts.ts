import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserType } from '@playwright/test'
import { shippedApache } from './apache'
import { shippedCaddy } from './caddy'
import { check, fail } from './expect'
import { shippedNginx } from './nginx'
import { makePlace, type Place, type Program, start, stop } from './servers'

const HOSTS: [string, (place: Place, base: string) => Program][] = [
  ['nginx', shippedNginx],
  ['apache', shippedApache],
  ['caddy', shippedCaddy],
]
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built application under the rules that are shipped with it, at the root and below a path. */
export async function testHosts(): Promise<void> {
  for (const [name, program] of HOSTS) {
    for (const base of ['', '/a/b']) {
      try {
        const place = await makePlace(`static-${name}`)
        const folder = join(place.folder, 'site', base)
        cpSync('out', folder, { recursive: true })
        execFileSync(process.execPath, [join(folder, 'soteria-embed.mjs'), '--base', base || '/', '--api', 'https://api.test'])
        const child = await start(program(place, base), place)
        try {
          const label = `${name} under ${base || '/'}`
          await checkAnswers(label, `http://127.0.0.1:${place.httpPort}${base}`, folder)
          await checkBrowser(label, `http://127.0.0.1:${place.httpPort}`, base)
        } finally {
          await stop(child)
        }
      } catch (error) {
        fail(`${name} as a static host`, error)
      }
    }
  }
}

async function checkAnswers(label: string, site: string, folder: string): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(site + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const page = (file: string) => readFileSync(join(folder, file), 'utf8')
  const same: Record<string, string> = {
    '/': 'index.html',
    '': 'index.html',
    '/help': 'help.html',
    '/help/': 'help.html',
    '/lead-finder/d7': 'lead-finder/d7.html',
    '/report/3f0c': 'report/_.html',
    '/history': 'history.html',
    '/history/3f0c': 'history/_.html',
    '/reset-password/t-o_k?email=a%40b.co': 'reset-password/_.html',
    '/upgrade': 'upgrade.html',
    '/report/_/__next._full.txt': 'report/_/__next._full.txt',
    '/report/_.txt': 'report/_.txt',
    '/config.json': 'config.json',
  }
  const wrong: string[] = []
  for (const [path, file] of Object.entries(same)) {
    const { status, text } = await get(path)
    if (status !== 200 || text !== page(file)) wrong.push(`${path}: ${status}`)
  }
  for (const path of ['/nothing', '/report', '/report/a/b', '/report/a.js', '/x.js', '/hosts', '/_next/', '/_next/static/no.js']) {
    const { status, text, headers } = await get(path)
    if (status !== 404 || text !== page('404.html') || headers.get('cache-control')?.includes('immutable')) wrong.push(`${path}: ${status}`)
  }
  check(`${label}: every address has its page, and only a page is rewritten`, wrong, [])

  const { headers } = JSON.parse(page('hosts/soteria.json')) as { headers: Record<string, string> }
  const [script = ''] = globSync('_next/static/chunks/*.js', { cwd: folder })
  const sent = await Promise.all(['/', '/report/3f0c', '/nothing', `/${script}`].map(get))
  const expected = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  for (const answer of sent)
    check(
      `${label}: the security headers`,
      Object.keys(headers).map((name) => `${name}: ${answer.headers.get(name)}`),
      expected,
    )
  check(`${label}: the address of a reset link is told to nobody`, (await get('/reset-password/abc')).headers.get('referrer-policy'), 'no-referrer')
  check(`${label}: built files are kept, pages asked for again`, sent.map((answer) => answer.headers.get('cache-control')).toSpliced(2, 1), [
    'no-cache',
    'no-cache',
    IMMUTABLE,
  ])
  check(`${label}: the router's files are text`, (await get('/help.txt')).headers.get('content-type')?.split(';')[0], 'text/plain')
}

async function checkBrowser(label: string, origin: string, base: string): Promise<void> {
  const { chromium } = createRequire(join(process.cwd(), 'package.json'))('@playwright/test') as { chromium: BrowserType }
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`))
    const visit = async (path: string, title: string) => {
      await page.goto(origin + base + path)
      await page.waitForFunction((wanted) => document.title === wanted && document.querySelector('h1'), `${title} | Soteria`, { timeout: 10_000 })
      await page.waitForLoadState('networkidle')
      return page.url().slice(origin.length)
    }
    const places = [
      await visit('/reset-password/t-o_k?email=a%40b.co', 'Reset Password'),
      // Signed out, every screen leads to the sign-in.
      await visit('/report/3f0c', 'Login'),
      await visit('/', 'Login'),
    ]
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForFunction(() => document.title === 'Password Recovery | Soteria', undefined, { timeout: 10_000 })
    check(`${label}: a browser finds every screen`, places, [`${base}/reset-password/link`, `${base}/login`, `${base}/login`])
    check(`${label}: without a complaint`, wrong, [])
  } finally {
    await browser.close()
  }
}
