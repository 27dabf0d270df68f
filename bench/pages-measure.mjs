// One page load, or one move to another screen, in a fresh browser profile: processor four times slower, slow 4G.
import { setTimeout as sleep } from 'node:timers/promises'

const CPU = 4
/** What Lighthouse applies for a phone: 562.5 ms for each request, 1.47 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const QUIET_MS = 2_500
const GIVE_UP_MS = 40_000
/** How often the page is looked at until it is there: half a frame. */
const LOOK_MS = 8

/** Runs in the page, before everything else. */
function observe({ ready, LOOK_MS }) {
  const seen = { fcp: null, lcp: null, ready: null, cls: 0, long: [] }
  globalThis.bench = seen
  const follow = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  follow('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  follow('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]))
  follow('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  const isLive = (element) =>
    !ready.live ||
    Object.keys(element).some((key) => key.startsWith('__react')) ||
    document.body.matches('[data-ready]')
  // Not in every frame: that would have the browser make frames that nobody else asked for.
  const look = () => {
    const element = [...document.querySelectorAll(ready.selector)].find(
      (one) => new RegExp(ready.text ?? '').test(one.textContent) && one.getClientRects().length > 0,
    )
    if (!element || !isLive(element)) return
    clearInterval(looking)
    requestAnimationFrame(() => {
      seen.ready = performance.now()
    })
  }
  const looking = setInterval(look, LOOK_MS)
}

async function profile(browser, target) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (target.storage) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, target.storage)
  }
  return { context, page, cdp }
}

async function slowDown(cdp) {
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}

function countRequests(page, isWanted = () => true) {
  const paths = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/favicon|icon\.svg/.test(pathname) && isWanted()) paths.push({ pathname, type: request.resourceType() })
  })
  return paths
}

/** Cold: nothing is in the cache of the browser. */
export async function load(browser, target) {
  const { context, page, cdp } = await profile(browser, target)
  try {
    const until = { atReady: true }
    const requests = countRequests(page, () => until.atReady)
    await page.addInitScript(observe, { ready: target.ready, LOOK_MS })
    await cdp.send('Performance.enable')
    await slowDown(cdp)
    const began = Date.now()
    await page.goto(target.origin + target.path, { waitUntil: 'load', timeout: GIVE_UP_MS })
    await page.waitForFunction(() => globalThis.bench.ready !== null, null, { timeout: GIVE_UP_MS })
    until.atReady = false
    for (;;) {
      await sleep(250)
      const { now, long, ready } = await page.evaluate(() => ({ now: performance.now(), ...globalThis.bench }))
      const busyUntil = Math.max(ready, ...long.map(([at, took]) => at + took))
      if (now - busyUntil > QUIET_MS || Date.now() - began > GIVE_UP_MS) break
    }
    const seen = await page.evaluate(() => globalThis.bench)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const size = (type) =>
      requests
        .filter((request) => request.type === type)
        .reduce((sum, { pathname }) => sum + target.gzip(pathname), 0) / 1000
    const blocked = seen.long
      .filter(([at, took]) => at + took > seen.fcp)
      .reduce((sum, [at, took]) => sum + Math.max(0, at + took - Math.max(at, seen.fcp) - 50), 0)
    return {
      requests: requests.length,
      js: size('script'),
      css: size('stylesheet'),
      fcp: seen.fcp,
      lcp: seen.lcp,
      ready: seen.ready,
      tbt: blocked,
      busy: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
      cls: seen.cls,
    }
  } finally {
    await context.close()
  }
}

/** From the press to the frame in which the next screen is painted. */
export async function move(browser, target) {
  const { context, page, cdp } = await profile(browser, target)
  try {
    await page.goto(target.origin + target.path)
    await page.waitForSelector(target.ready.selector)
    if (target.before) await target.before(page)
    await slowDown(cdp)
    for (const [label, text] of Object.entries(target.fill ?? {})) await page.locator(label).fill(text)
    await sleep(target.restMs ?? 3_000)
    let isOn = false
    const requests = countRequests(page, () => isOn)
    let began = 0
    await page.exposeFunction('benchBegan', (at) => {
      began = at
    })
    await page.evaluate((until) => {
      globalThis.arrived = new Promise((done) => {
        let isPressed = false
        const mark = (event) => {
          isPressed = true
          globalThis.benchBegan(performance.timeOrigin + event.timeStamp)
          // Whatever is there already changes no more.
          setTimeout(look)
        }
        addEventListener('pointerdown', mark, { capture: true, once: true })
        addEventListener('popstate', mark, { capture: true, once: true })
        const isThere = () =>
          isPressed &&
          [...document.querySelectorAll(until.selector)].some(
            (one) => new RegExp(until.text ?? '').test(one.textContent) && one.getClientRects().length > 0,
          )
        // After each change, not in every frame: that would have the browser make frames that nobody else asked for.
        const observer = new MutationObserver(() => look())
        function look() {
          if (!isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())))
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      })
    }, target.until)
    isOn = true
    if (target.back) await page.evaluate(() => history.back())
    else {
      const box = await page.locator(target.press).first().boundingBox()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await sleep(target.hoverMs ?? 0)
      await page.mouse.click(x, y)
    }
    const ended = target.isDocument ? await painted(page, target) : await page.evaluate(() => globalThis.arrived)
    return { ms: ended - began, requests: requests.length }
  } finally {
    await context.close()
  }
}

async function painted(page, { until }) {
  await page.waitForSelector(until.selector, { timeout: GIVE_UP_MS })
  return page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => name === 'first-contentful-paint')
          if (entry) done(performance.timeOrigin + entry.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}
