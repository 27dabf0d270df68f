// A page of somebody else with the tag of the widget and without it: when its largest part is painted, processor four
// times slower, in turns so that a noisy moment hits both alike. And how long a scan of the owner's waits for its turn,
// alone and while 2 000 visits from as many addresses come to the same widget.
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

async function openShop() {
  const { token } = (await call('/api/auth/login', null, { email: 'premium@soteria.test', password: PASSWORD })).data
  const { workspaces } = await call('/api/workspace/fetch', token)
  const workspace = workspaces[0].id
  return { token, workspace, key: (await call(`/api/widget/${workspace}/configuration`, token)).widget.key }
}

const FLOOD = 2_000
const FLOOD_AT_ONCE = 32
const OWN_SCANS = 5

/** Posts to a widget from as many addresses, one after the other on some lines; how often which status came. */
async function flood(key) {
  const statuses = {}
  let sent = 0
  const line = async () => {
    while (sent < FLOOD) {
      const each = sent++
      const answer = await fetch(`${US}/api/widget/public/${key}/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-forwarded-for': `198.18.${each >> 8}.${each & 255}`,
        },
        body: JSON.stringify({
          email: `v${each}@flood${each}.example`,
          website: `https://flood${each}.example/`,
          consent: true,
          took_ms: 9_000,
        }),
      })
      await answer.arrayBuffer()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, line))
  return statuses
}

/** From the press of the button until the scan runs, one scan after the other; all in ms. */
async function waits({ token, workspace }, until = () => false) {
  const { assets } = await call(`/api/asset/${workspace}/fetch`, token)
  const asset = assets.find(({ value }) => value.includes(String(shopPort))) ?? assets[0]
  const each = []
  while (each.length < OWN_SCANS && !until()) {
    const began = performance.now()
    let { scan } = await call('/api/scan/light', token, { asset_id: asset.id })
    while (scan.status === 'queued') {
      await sleep(10)
      scan = (await call(`/api/workspaces/${workspace}/scans/${scan.id}`, token)).scan
    }
    each.push(performance.now() - began)
    while (scan.status === 'running') {
      await sleep(50)
      scan = (await call(`/api/workspaces/${workspace}/scans/${scan.id}`, token)).scan
    }
  }
  return each
}

async function underFlood(shop) {
  const alone = await waits(shop)
  let isOver = false
  const flooding = flood(shop.key).finally(() => (isOver = true))
  const during = await waits(shop, () => isOver)
  const statuses = await flooding
  const worst = Math.max(...during)
  console.log(
    `\n${FLOOD} visits of one widget, ${FLOOD_AT_ONCE} at a time: ${JSON.stringify(statuses)}; until the owner's own scan runs: ${median(alone).toFixed(0)} ms alone (median of ${alone.length}), ${median(during).toFixed(0)} ms meanwhile (median of ${during.length}, worst ${worst.toFixed(0)} ms)`,
  )
  goal("owner's own scan begins later under a flood of visits, worst, ms", worst - median(alone), 1_000)
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
  const server = await startServer(folder, {
    PORT: String(port),
    DEMO_PORT: String(shopPort),
    DEMO_PASSWORD: PASSWORD,
    TRUST_PROXY: '1',
  })
  const browser = await chromium.launch({ executablePath: installed(), args: ['--no-sandbox', '--disable-gpu'] })
  const shop = await openShop()
  const site = await foreignSite(shop.key)
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
    await underFlood(shop)
  } finally {
    await browser.close()
    site.close()
    await server.stop()
  }
})
