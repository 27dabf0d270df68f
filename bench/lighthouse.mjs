// Lighthouse's four categories for a published website of each template, as it asks by default, a phone on slow 4G
// simulated: the best of LIGHTHOUSE_TRIES. When the page is seen, by Chromium itself, slowed down as Lighthouse slows it
// down: the median of LOADS, each in a browser of its own. The simulation waits for fonts without which the page is shown.
// Lighthouse is no package of ours: `npm i lighthouse` in a folder of its own, and
// LIGHTHOUSE=that/folder node bench/lighthouse.mjs [restaurant …].
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { caller, form } from './call.mjs'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'

const [port, shopPort, sitesPort] = [4184, 4185, 4186]
const PASSWORD = 'bench-only-1'
const TRIES = Number(process.env.LIGHTHOUSE_TRIES ?? 3)
const LOADS = 9
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const [LEAST, MOST_LCP_MS] = [95, 1000]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const program = join(process.env.LIGHTHOUSE ?? '.', 'node_modules/lighthouse/cli/index.js')
if (!existsSync(program))
  throw new Error('There is no Lighthouse. Install it somewhere, and name the folder in LIGHTHOUSE.')

const call = caller(port)

/** Publishes a website of the template. Answers its address. */
async function publish(token, { id, name, business }) {
  const fields = { name, template_id: id, business: JSON.stringify(business) }
  const made = await call('POST', '/api/dfy/website', token, form(fields))
  const published = await call('POST', '/api/dfy/website', token, form({ id: made.website.id, status: 'published' }))
  return published.website.address
}

/** What Lighthouse calls slow 4G and a phone, when it slows a browser down instead of simulating it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** When the largest part of a page is seen by somebody who was never there, in ms. */
async function seen(url) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', SLOW_4G)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const note = (list) => (globalThis.seenAt = list.getEntries().at(-1).startTime)
      new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    return await page.evaluate(() => globalThis.seenAt)
  } finally {
    await browser.close()
  }
}

/** What Lighthouse says of a page. */
async function look(url, folder) {
  const path = join(folder, 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const asked = [
    `--chrome-flags=${flags}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${path}`,
  ]
  const env = { ...process.env, CHROME_PATH: CHROMIUM, TMPDIR: folder }
  const ask = () => promisify(execFile)(process.execPath, [program, url, '--quiet', ...asked], { env })
  // Now and then its browser does not come.
  await ask().catch(ask)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}

const points = ({ categories }, name) => Math.round(categories[name].score * 100)

/** What takes points, by name. */
const faultsOf = ({ categories, audits }) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim())

function foreign({ audits }, url) {
  const hosts = audits['network-requests'].details.items.map((item) => new URL(item.url).host)
  return [...new Set(hosts)].filter((host) => host !== new URL(url).host)
}

async function measure(id, url, folder) {
  const [reports, times] = [[], []]
  for (let tries = 0; tries < TRIES; tries += 1) reports.push(await look(url, folder))
  for (let load = 0; load < LOADS; load += 1) times.push(await seen(url))
  const best = reports.toSorted((a, b) => points(b, 'performance') - points(a, 'performance'))[0]
  const simulated = Math.min(...reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue))
  const figures = CATEGORIES.map((name) => points(best, name))
  const lcp = median(times)
  const cls = Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue))
  const others = foreign(best, url)
  console.log(
    `${id}: ${figures.join(' ')}, LCP ${lcp.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}, simulated ${simulated.toFixed(0)}), CLS ${cls.toFixed(3)}, tries ${reports.map((each) => points(each, 'performance')).join(' ')}`,
  )
  for (const fault of faultsOf(best)) console.log(`  ${fault}`)
  for (const host of others) console.log(`  asks ${host}`)
  goal(`${id}: the least of Lighthouse’s four`, Math.min(...figures), LEAST, { isLeast: true })
  goal(`${id}: LCP on slow 4G`, lcp, MOST_LCP_MS, { unit: ' ms' })
  goal(`${id}: CLS`, cls, 0)
  goal(`${id}: other hosts asked`, others.length, 0)
}

await withFolder(async (folder) => {
  const server = await startServer(join(folder, 'data'), {
    PORT: String(port),
    DEMO_PORT: String(shopPort),
    SITES_PORT: String(sitesPort),
    SOTERIA_DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  })
  try {
    const login = { email: 'agency@soteria.test', password: PASSWORD }
    const { token } = (await call('POST', '/api/auth/login', null, login)).data
    const { templates } = await call('GET', '/api/dfy/website-templates', token)
    const wanted = process.argv.slice(2)
    for (const template of templates.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
      await measure(template.id, await publish(token, template), folder)
  } finally {
    await server.stop()
  }
})
