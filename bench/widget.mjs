// A page of somebody else with the tag of the widget and without it: when its largest part is painted, processor four
// times slower, in turns so that a noisy moment hits both alike.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromium as installed } from '../scripts/chromium.mjs'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5) * 3
const [port, shopPort] = [4194, 4195]
const US = `http://127.0.0.1:${port}`
const PASSWORD = 'bench-only-1'
const CPU = 4
/** Long enough for the widget to be drawn, and so for what it could put off. */
const SETTLE_MS = 1_500

async function call(path, token, body) {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(US + path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function widgetKey() {
  const { token } = (await call('/api/auth/login', null, { email: 'premium@soteria.test', password: PASSWORD })).data
  const { workspaces } = await call('/api/workspace/fetch', token)
  return (await call(`/api/widget/${workspaces[0].id}/configuration`, token)).widget.key
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 500"><rect width="900" height="500" fill="#c96"/>${Array.from({ length: 400 }, (_, each) => `<circle cx="${(each * 71) % 900}" cy="${(each * 37) % 500}" r="9" fill="#a${each % 10}4"/>`).join('')}</svg>`
const page = (tag) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Candles</title><link rel="stylesheet" href="/page.css"><main><h1>Candles</h1><img src="/picture.svg" width="900" height="500" alt="">${Array.from({ length: 120 }, (_, each) => `<p>Candle ${each}, poured by hand.</p>`).join('')}</main>${tag}`

async function foreignSite(key) {
  const tag = `<script async src="${US}/widget.js" data-key="${key}"></script>`
  const files = {
    '/page.css': ['text/css', 'body{font:16px/1.5 serif;max-width:60rem;margin:auto}img{width:100%;height:auto}'],
    '/picture.svg': ['image/svg+xml', PICTURE],
    '/with': ['text/html', page(tag)],
    '/without': ['text/html', page('')],
  }
  const server = createServer((request, response) => {
    const [type, text] = files[request.url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  })
  await new Promise((done) => server.listen(0, 'localhost', done))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}

/** In a browser profile that has seen neither the page nor the widget. */
async function largestPaint(browser, address, hasWidget) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        globalThis.largest = list.getEntries().at(-1).startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address)
    if (hasWidget) await page.waitForSelector('site-check')
    await sleep(SETTLE_MS)
    return await page.evaluate(() => globalThis.largest)
  } finally {
    await context.close()
  }
}

await withFolder(async (folder) => {
  const server = await startServer(folder, { PORT: String(port), DEMO_PORT: String(shopPort), DEMO_PASSWORD: PASSWORD })
  const browser = await chromium.launch({ executablePath: installed(), args: ['--no-sandbox', '--disable-gpu'] })
  const site = await foreignSite(await widgetKey())
  try {
    const paints = { with: [], without: [] }
    // The first of each warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const kind of round % 2 ? ['with', 'without'] : ['without', 'with']) {
        const paint = await largestPaint(browser, `${site.origin}/${kind}`, kind === 'with')
        if (round > 0) paints[kind].push(paint)
      }
    const [tagged, bare] = [median(paints.with), median(paints.without)]
    console.log(
      `\nA page of others, processor ${CPU} times slower, median of ${ROUNDS}: largest paint after ${bare.toFixed(1)} ms without the widget, ${tagged.toFixed(1)} ms with it`,
    )
    goal('page of others: largest paint later by the widget, ms', tagged - bare, 10)
  } finally {
    await browser.close()
    site.close()
    await server.stop()
  }
})
