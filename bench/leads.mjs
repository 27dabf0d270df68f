// 10 000 leads: the board beside the table of as many assets, moving a card, a key in the search, the list for other
// programs; an extract of 1 000 places, and scans of strangers' sites. Embedded. `npm run bench -- leads`.
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromium as installed } from '../scripts/chromium.mjs'
import { embedded } from './databases.mjs'
import { median, startServer, withFolder } from './host.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4198)
const API = `http://127.0.0.1:${PORT}`
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const TOKEN = 'bench-token-of-the-leads'
const PASSWORD = 'bench-only-1'
const THROTTLE = 4
const WORD = 'dent'

const SEED = `
insert into users (id, name, email, password_hash) values (md5('agency')::uuid, 'Agency', 'agency@example.com', 'none');
insert into subscriptions (user_id, name) values (md5('agency')::uuid, 'bundle deal');
insert into sessions (token_hash, user_id, remember, expires_at)
  values (encode(sha256('${TOKEN}'::bytea), 'hex'), md5('agency')::uuid, true, now() + interval '14 days');
insert into workspaces (id, user_id, name, is_default) values (md5('workspace')::uuid, md5('agency')::uuid, 'Main', true);
insert into assets (id, workspace_id, type, value, score, grade, counts, reported_at, followed_at)
  select md5('asset ' || n)::uuid, md5('workspace')::uuid, 'domain', 'kinsale-dental-' || n || '.example.com', 40 + n % 60, 'C',
    '{"critical":0,"high":1,"medium":2,"low":3,"info":1}', at, at
    from generate_series(0, 9999) n, (select now() - interval '1 day' as at) as day;
insert into lead_scans (id, user_id, url, host, status, score, grade, counts, completed_at)
  select md5('scan ' || n)::uuid, md5('agency')::uuid, 'https://kinsale-dental-' || n || '.example/', 'kinsale-dental-' || n || '.example', 'completed',
    20 + n % 70, 'D', '{"critical":0,"high":1,"medium":2,"low":3,"info":1}', now() from generate_series(0, 4999) n;
insert into leads (id, user_id, workspace_id, name, name_key, category, website, host, phone, phone_e164, email, email_norm, city, country, place_key, status, rank,
    opportunity, value_minor, value_currency, value_period, next_step, next_step_at, tags, lead_scan_id, created_at)
  select md5('lead ' || n)::uuid, md5('agency')::uuid, md5('workspace')::uuid, 'Kinsale Dental ' || n, 'kinsale dental ' || n, 'dentist',
    'https://kinsale-dental-' || n || '.example/', 'kinsale-dental-' || n || '.example', '+353 21 455 ' || 1000 + n % 9000, null,
    'hello@kinsale-dental-' || n || '.example', 'hello@kinsale-dental-' || n || '.example', 'Kinsale', 'IE', 'osm:node/' || n,
    (array['new','new','new','contacted','contacted','contacted','replied','meeting','won','lost'])[n % 10 + 1], 'm' || lpad(n::text, 5, '0'), n % 100,
    case when n % 10 = 0 then 1000 + n end, case when n % 10 = 0 then 'EUR' end, case when n % 10 = 0 then 'month' end, case when n % 5 = 0 then 'Call' end,
    case when n % 5 = 0 then now() + make_interval(hours => n % 2000 - 300) end, case when n % 2 = 0 then array['dentists'] else array[]::text[] end,
    case when n < 5000 then md5('scan ' || n)::uuid end, now() - make_interval(hours => n % 5000)
  from generate_series(0, 9999) n;
analyze;`

const line = (name, value, limit, unit, digits = 0) =>
  console.log(
    `${value > limit ? '!' : ' '} ${name.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${unit} (limit ${limit})  load ${loadavg()[0].toFixed(1)}`,
  )

async function call(path, { token = TOKEN, body, headers = {} } = {}) {
  const began = performance.now()
  const answer = await fetch(API + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  return { took: performance.now() - began, answer, text, json: () => JSON.parse(text) }
}

async function lists() {
  const { workspaces } = (await call('/api/workspace/fetch')).json()
  const path = `/api/leads/${workspaces[0].id}/saved`
  const whole = await call(path)
  const { leads, until } = whole.json()
  const sizes = leads.map((lead) => JSON.stringify(lead).length)
  console.log(`  saved: a lead is ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes`)
  line('saved: a lead, on average', sizes.reduce((sum, size) => sum + size, 0) / sizes.length, 400, 'bytes')
  line('saved: all 10 000', whole.text.length / 1e6, 4, 'MB', 2)
  const bytes = await new Promise((done, fail) => {
    const options = { headers: { authorization: `Bearer ${TOKEN}`, 'accept-encoding': 'gzip' } }
    get(API + path, options, (response) => {
      let sum = 0
      response.on('data', (piece) => (sum += piece.length)).on('end', () => done(sum))
    }).on('error', fail)
  })
  line('saved: the same, gzip', bytes / 1e3, 500, 'kB')
  const headers = { 'if-none-match': whole.answer.headers.get('etag') }
  const same = []
  for (let round = 0; round < 10; round += 1) same.push((await call(path, { headers })).took)
  line('saved: nothing has changed (304)', median(same), 60, 'ms', 1)
  const news = await call(`${path}?since=${encodeURIComponent(until)}`)
  console.log(`  saved: since then ${news.json().leads.length} leads, ${news.took.toFixed(0)} ms`)
}

/** In turns, so that a slow minute of the machine is in both. */
async function pages(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((token) => localStorage.setItem('soteria:token', token), TOKEN)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const load = async (path, selector) => {
    await page.goto(API + path, { waitUntil: 'commit' })
    await page.waitForSelector(selector, { state: 'visible', timeout: 60_000 })
    return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(performance.now()))))
  }
  const [board, table] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = [await load('/leads', 'article [data-row-main]'), await load('/asset', 'main tbody tr.row')]
    if (round === 0) continue
    board.push(times[0])
    table.push(times[1])
  }
  console.log(
    `  board ${median(board).toFixed(0)} ms, table of assets ${median(table).toFixed(0)} ms, processor ${THROTTLE}× slower`,
  )
  line('first board of 10 000 ÷ table of 10 000 assets', median(board) / median(table), 1.2, '×', 2)
  await load('/leads', 'article [data-row-main]')
  await page.waitForLoadState('networkidle')
  // What the browser draws when it has time is no work of a key.
  await page.waitForTimeout(3_000)
  await typing(page, tools)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await load('/leads', 'article [data-row-main]')
  await page.waitForLoadState('networkidle')
  await moving(page)
  await context.close()
}

/** What a key costs the main thread, beside a loop over as many names that shows as many. */
async function typing(page, tools) {
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    (await tools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const field = page.locator('main input[type=search]')
  const own = []
  await field.focus()
  const start = await busy()
  for (const key of WORD) {
    const before = await busy()
    await page.keyboard.press(key)
    await page.waitForTimeout(200)
    own.push((await busy()) - before)
  }
  // Its answer, and the cards that it shows.
  await page.waitForTimeout(1_500)
  const search = (await busy()) - start
  const loop = []
  await page.evaluate(() => {
    const names = Array.from({ length: 10_000 }, (_, n) => `Kinsale Dental ${n} kinsale-dental-${n}.example dentists`)
    const list = document.createElement('div')
    list.style.cssText = 'position:fixed;inset:0;overflow:auto;z-index:99;background:white'
    const input = document.createElement('input')
    document.body.append(list, input)
    input.style.cssText = 'position:fixed;z-index:100'
    input.addEventListener('input', () => {
      const found = names.filter((name) => name.toLowerCase().includes(input.value.toLowerCase())).slice(0, 180)
      list.replaceChildren(...found.map((name) => Object.assign(document.createElement('div'), { textContent: name })))
    })
    input.focus()
  })
  for (const key of WORD) {
    const before = await busy()
    await page.keyboard.press(key)
    await page.waitForTimeout(200)
    loop.push((await busy()) - before)
  }
  console.log(
    `  a key in the search ${median(own).toFixed(1)} ms of the main thread, bare loop ${median(loop).toFixed(1)} ms`,
  )
  line('a key in the search ÷ bare loop', median(own) / median(loop), 1.3, '×', 2)
  const bare = loop.reduce((sum, key) => sum + key, 0)
  console.log(`  four keys and their answer ${search.toFixed(0)} ms, bare loop ${bare.toFixed(0)} ms`)
  line('a search and its answer ÷ bare loop', search / bare, 1.3, '×', 2)
}

/** By keys and by the mouse: what holds the main thread longer than three frames is a lost one. */
async function moving(page) {
  await page.evaluate(() => {
    globalThis.lost = []
    new PerformanceObserver((list) =>
      globalThis.lost.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  const column = (stage) => page.locator(`[data-stage=${stage}]`)
  for (const key of ['2', '3', '4', '1']) {
    await page.locator('[data-board] article [data-row-main]').first().focus()
    await page.keyboard.press(key)
    await page.waitForTimeout(700)
  }
  for (const [from, to] of [
    ['new', 'meeting'],
    ['contacted', 'replied'],
  ]) {
    const a = await column(from).locator('article').first().boundingBox()
    const b = await column(to).locator('article').nth(1).boundingBox()
    await page.mouse.move(a.x + a.width / 2, a.y + 20)
    await page.mouse.down()
    await page.mouse.move(b.x + b.width / 2, b.y + b.height - 8, { steps: 30 })
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
  const lost = await page.evaluate(() => globalThis.lost)
  if (lost.length > 0) console.log(`  tasks of ${lost.map(Math.round).join(', ')} ms`)
  line('moving six cards among 10 000: tasks over 50 ms', lost.length, 0, '')
}

/** An extract as Overpass makes it. */
function extract(folder) {
  const elements = Array.from({ length: 1_000 }, (_, n) => ({
    type: 'node',
    id: n + 1,
    lat: 51.7 + (n % 40) / 400,
    lon: -8.5 + (n % 25) / 400,
    tags: {
      name: `Kinsale Dental ${n}`,
      amenity: n % 4 === 0 ? 'dentist' : 'restaurant',
      'addr:city': 'Kinsale',
      website: `https://kinsale-${n}.example`,
    },
  }))
  const town = { type: 'node', id: 9_999, lat: 51.707, lon: -8.523, tags: { name: 'Kinsale', place: 'town' } }
  const file = join(folder, 'extract.json')
  writeFileSync(file, JSON.stringify({ version: 0.6, elements: [town, ...elements] }))
  return file
}

async function places() {
  const ask = () =>
    call('/api/search-leads', { body: { provider: 'osm', keyword: 'dentist', location: 'Kinsale', radius_km: 25 } })
  const first = await ask()
  console.log(`  ${first.json().leads.length} places on the first page, first search ${first.took.toFixed(0)} ms`)
  line('a search in an extract of 1 000 places', first.took, 300, 'ms')
}

async function scans() {
  const { token } = (
    await call('/api/auth/login', { token: '', body: { email: 'bundle@soteria.test', password: PASSWORD } })
  ).json().data
  const { workspaces } = (await call('/api/workspace/fetch', { token })).json()
  const at = `/api/leads/${workspaces[0].id}`
  const scanned = async (site) => {
    const began = performance.now()
    for (;;) {
      const { lead_scan: scan } = (
        await call(`${at}/scan-asset`, { token, body: { url: `http://${site}.localhost:${PORT + 1}/` } })
      ).json()
      if (scan.status === 'failed') throw new Error(scan.failure_message)
      if (scan.status === 'completed') return performance.now() - began
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  // The first waits for what try-out mode itself begins with.
  await scanned('abbott-dental')
  const times = []
  for (const site of ['one', 'two', 'three']) times.push(await scanned(`bench-alone-${site}`))
  line('a scan of a site of the sample directory', median(times) / 1000, 1.5, 's', 2)
  const items = Array.from({ length: 17 }, (_, n) => ({ url: `http://bench-${n}.localhost:${PORT + 1}/` }))
  const start = performance.now()
  let { batch } = (await call(`${at}/scan-many`, { token, body: { items } })).json()
  while (batch.state === 'running') {
    await new Promise((done) => setTimeout(done, 50))
    batch = (await call(`${at}/scan-many/${batch.id}`, { token })).json().batch
  }
  line(`scans of 17 sites, ${batch.done} done`, (performance.now() - start) / 1000, 12, 's', 1)
}

await withFolder(async (folder) => {
  const env = { PORT: String(PORT), SOTERIA_DEMO: '0', OSM_FILE: extract(folder) }
  await embedded({ folder: join(folder, 'embedded'), env, seed: SEED }, async () => {
    const browser = await chromium.launch({ executablePath: installed(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      await lists()
      await places()
      await pages(browser)
    } finally {
      await browser.close()
    }
  })
  const demo = { PORT: String(PORT), DEMO_PORT: String(PORT + 1), DEMO_PASSWORD: PASSWORD }
  const tryOut = await startServer(join(folder, 'demo'), demo)
  try {
    await scans()
  } finally {
    await tryOut.stop()
  }
})
