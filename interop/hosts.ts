import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, request } from '@playwright/test'
import { complaintsOf, PASSWORD } from '@/e2e/fixtures'
import { placeBuild, type Signed, someone, walkAsGuest, walkGoneTo, walkOpened, type Watched } from '@/e2e/host-walk'
import { serverProcess } from '@/server/testing-process'
import { shippedApache } from './apache'
import { shippedCaddy } from './caddy'
import { check, fail } from './expect'
import { shippedNginx } from './nginx'
import { makePlace, type Place, type Program, start, stop } from './servers'

const PROGRAMS: [string, (place: Place, base: string) => Program][] = [
  ['nginx', shippedNginx],
  ['apache', shippedApache],
  ['caddy', shippedCaddy],
]
const BASES = ['', '/a/b']
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Host = { name: string; place: Place; base: string; program(): Program }
const siteOf = ({ place }: Host) => join(place.folder, 'site')
const originOf = ({ place }: Host) => `http://127.0.0.1:${place.httpPort}`

/**
 * The built application under the rules that are shipped with it, at the root and below a path, with the API on another
 * origin.
 */
export async function testHosts(): Promise<void> {
  const api = serverProcess('hosts')
  let browser: Browser | undefined
  try {
    const hosts = await makeHosts()
    await api.prepare({ SOTERIA_DEMO: '1', DEMO_PASSWORD: PASSWORD, CORS_ORIGINS: hosts.map(originOf).join(',') })
    await api.run().ready
    const origin = `http://127.0.0.1:${api.port()}`
    placeBuilds(hosts, origin)
    const signed = await someone(await request.newContext({ baseURL: origin }))
    const opened = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    browser = opened
    // A walk waits more than it works.
    for (const base of BASES)
      await Promise.all(hosts.filter((host) => host.base === base).map((host) => testHost(host, opened, signed)))
  } catch (error) {
    fail('static hosts', error)
  } finally {
    await browser?.close()
    await api.cleanUp()
  }
}

async function makeHosts(): Promise<Host[]> {
  const hosts: Host[] = []
  for (const [name, program] of PROGRAMS) {
    for (const base of BASES) {
      const place = await makePlace(`static-${name}`)
      hosts.push({ name: `${name} under ${base || '/'}`, place, base, program: () => program(place, base) })
    }
  }
  return hosts
}

/** The build is the same on every host. */
function placeBuilds(hosts: Host[], api: string): void {
  for (const base of BASES) {
    const [first, ...others] = hosts.filter((host) => host.base === base).map(siteOf)
    if (first === undefined) continue
    placeBuild(first, base, api)
    for (const other of others) cpSync(first, other, { recursive: true })
  }
}

async function testHost(host: Host, browser: Browser, signed: Signed): Promise<void> {
  const { name, place, base } = host
  try {
    const child = await start(host.program(), place)
    try {
      const site = { origin: originOf(host), base, isRuled: true }
      await checkAnswers(name, site.origin + base, join(siteOf(host), base))
      const walks: Record<string, (watched: Watched) => Promise<void>> = {
        'every dynamic screen is opened with 200 and reloaded, and no other': (watched) =>
          walkOpened(watched, site, signed),
        'the same are gone to, left and come back to without a load': (watched) => walkGoneTo(watched, site, signed),
        'a guest finds what is for guests': (watched) => walkAsGuest(watched, site),
      }
      for (const [what, walk] of Object.entries(walks)) await checkWalk(`${name}: ${what}`, browser, walk)
    } finally {
      await stop(child)
    }
  } catch (error) {
    fail(`${name} as a static host`, error)
  }
}

/** A walk in a browser of its own, that remembers nothing. */
async function checkWalk(name: string, browser: Browser, walk: (watched: Watched) => Promise<void>): Promise<void> {
  const page = await browser.newPage()
  try {
    await walk({ page, complaints: complaintsOf(page) })
    check(name, true, true)
  } catch (error) {
    fail(name, error)
  } finally {
    await page.close()
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
  for (const path of [
    '/nothing',
    '/no/such',
    '/report',
    '/report/a/b',
    '/report/a.js',
    '/x.js',
    '/hosts',
    '/_next/',
    '/_next/static/no.js',
  ]) {
    const { status, text, headers } = await get(path)
    if (status !== 404 || text !== page('404.html') || headers.get('cache-control')?.includes('immutable'))
      wrong.push(`${path}: ${status}`)
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
  check(
    `${label}: the address of a reset link is told to nobody`,
    (await get('/reset-password/abc')).headers.get('referrer-policy'),
    'no-referrer',
  )
  check(
    `${label}: built files are kept, pages asked for again`,
    sent.map((answer) => answer.headers.get('cache-control')).toSpliced(2, 1),
    ['no-cache', 'no-cache', IMMUTABLE],
  )
  check(
    `${label}: the router's files are text`,
    (await get('/help.txt')).headers.get('content-type')?.split(';')[0],
    'text/plain',
  )
}
