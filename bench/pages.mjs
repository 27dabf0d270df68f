// First screens and route changes beside what others make of them, in one run, in turns: the ratios count, not the
// times of this machine.
import { chromium } from '@playwright/test'
import { chromium as installed } from '../scripts/chromium.mjs'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'
import { load, move } from './pages-measure.mjs'
import { buildPeers } from './pages-peers.mjs'
import { certificate, serve } from './pages-serve.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const [port, shopPort] = [4192, 4193]
const API = `http://127.0.0.1:${port}`
const PASSWORD = 'bench-only-1'
const PERSON = 'premium@soteria.test'
const FORM = { selector: 'input[type=password]', live: true }

/** A figure of the screen itself: the menu beside it has a digit, too. */
const DATA = { selector: 'main [aria-label] li', text: '\\d' }
/** The same once the app has drawn it: the page shows its figures before that. */
const ALIVE = { selector: 'main [aria-label] li a', text: '\\d' }
const loadsOf = ({ html, vite, adminlte, next, ours }, storage) => [
  { name: 'hand-written HTML', ...html, path: '/', ready: { ...FORM, live: false } },
  { name: 'empty Next export', ...next, path: '/', ready: FORM },
  { name: 'Vite + React, login', ...vite, path: '/login', ready: FORM },
  { name: 'AdminLTE, login', ...adminlte, path: '/login', ready: FORM },
  { name: 'ours, /login', ...ours, path: '/login', ready: FORM },
  { name: 'Vite + React, figures', ...vite, path: '/', ready: { selector: '#data' } },
  { name: 'AdminLTE + DataTables, dashboard', ...adminlte, path: '/', ready: { selector: '[data-shown] #table' } },
  { name: 'ours, dashboard with data', ...ours, path: '/', storage, ready: DATA },
  { name: 'ours, dashboard drawn by the app', ...ours, path: '/', storage, ready: ALIVE },
]

const toAssets = { press: 'nav a[href="/asset"]', until: { selector: 'h1', text: 'Assets' } }
const toTable = { press: '#to-table', until: { selector: '#arrived' } }
const signingIn = (ours) => ({
  ...ours,
  path: '/login',
  ready: { selector: 'input[type=password]' },
  fill: { 'input[type=email]': PERSON, 'input[type=password]': PASSWORD },
  press: 'button[type=submit]',
})
const movesOf = ({ html, vite, adminlte, ours }, storage) => [
  {
    name: 'hand-written HTML, next document',
    ...html,
    path: '/',
    ready: { selector: '#next' },
    press: '#next',
    until: { selector: '#arrived' },
    isDocument: true,
  },
  { name: 'Vite + React, figures → table', ...vite, path: '/', ready: { selector: '#data' }, ...toTable },
  {
    name: 'AdminLTE + DataTables, dashboard → table',
    ...adminlte,
    path: '/',
    ready: { selector: '[data-shown]' },
    ...toTable,
    isDocument: true,
  },
  {
    name: 'ours, dashboard → table, after 2 s of rest',
    ...ours,
    path: '/',
    storage,
    ready: ALIVE,
    ...toAssets,
    restMs: 2_000,
  },
  {
    name: 'ours, back to the table',
    ...ours,
    path: '/asset',
    storage,
    ready: { selector: 'table' },
    back: true,
    until: { selector: 'td', text: '\\w' },
    async before(page) {
      await page.click('nav a[href="/help"]')
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Help')
    },
  },
  { name: 'ours, sign-in → dashboard', ...signingIn(ours), until: { selector: 'h1', text: 'Dashboard' } },
  { name: 'ours, sign-in → dashboard with figures', ...signingIn(ours), until: DATA },
]

/** A person who was here before: what the browser keeps of them once they signed in. Its cache is not kept. */
async function known(browser, { origin }) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  for (const [label, text] of Object.entries(signingIn({}).fill)) await page.locator(label).fill(text)
  await page.locator('button[type=submit]').click()
  await page.locator(DATA.selector, { hasText: /\d/ }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const storage = await page.evaluate(() => ({ ...localStorage }))
  await context.close()
  return storage
}

/** All targets in turns, there and back, so that a noisy moment hits them alike. */
async function inTurns(targets, measure) {
  const results = new Map(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of round % 2 ? targets.toReversed() : targets)
      results.get(target.name).push(
        await measure(target).catch((error) => {
          throw new Error(`${target.name}: ${error.message}`, { cause: error })
        }),
      )
  }
  return new Map(
    [...results].map(([name, runs]) => [
      name,
      Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))])),
    ]),
  )
}

function print(results, columns) {
  const rows = [
    ['', ...columns.map(({ title }) => title)],
    ...[...results].map(([name, values]) => [
      name,
      ...columns.map(({ of, digits = 0 }) => of(values)?.toFixed(digits) ?? '–'),
    ]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows)
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join('  '),
    )
}

await withFolder(async (folder) => {
  const folders = buildPeers()
  const server = await startServer(folder, { PORT: String(port), DEMO_PORT: String(shopPort), DEMO_PASSWORD: PASSWORD })
  const sites = {}
  for (const [name, path] of Object.entries({ ...folders, ours: 'out' })) sites[name] = await serve(path, API)
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    `--ignore-certificate-errors-spki-list=${certificate().fingerprint}`,
  ]
  const browser = await chromium.launch({ executablePath: installed(), args })
  try {
    const storage = await known(browser, sites.ours)
    const loads = await inTurns(loadsOf(sites, storage), (target) => load(browser, target))
    console.log(
      `\nFirst screens: HTTP/2, brotli, processor 4 times slower, slow 4G, median of ${ROUNDS}; sizes in kB of gzip, times in ms`,
    )
    const column = (title, digits) => ({ title, of: (values) => values[title], digits })
    print(loads, [
      column('requests'),
      column('js', 1),
      column('css', 1),
      ...['fcp', 'lcp', 'ready', 'tbt', 'busy'].map((name) => column(name)),
      column('cls', 3),
    ])
    const moves = await inTurns(movesOf(sites, storage), (target) => move(browser, target))
    console.log('\nRoute changes, from the press to the painted frame')
    print(moves, [column('ms'), column('requests')])

    const [limit, next, login, dashboard] = [
      'hand-written HTML',
      'empty Next export',
      'ours, /login',
      'ours, dashboard with data',
    ].map((name) => loads.get(name))
    const adminlte = loads.get('AdminLTE + DataTables, dashboard')
    const standIn = moves.get('AdminLTE + DataTables, dashboard → table')
    console.log('')
    goal('/login: largest paint beside hand-written HTML', login.lcp / limit.lcp, 1.15)
    goal('/login: usable beside an empty Next export', login.ready / next.ready, 1.1)
    goal('/login: JavaScript beside an empty Next export', login.js / next.js, 1.06)
    goal('/login: requests', login.requests, 8)
    goal('/login: blocked, ms', login.tbt, 120)
    goal('/login: layout shift', login.cls, 0.02)
    goal('dashboard with data beside AdminLTE + DataTables', dashboard.ready / adminlte.ready, 0.6)
    goal('dashboard: main thread busy, ms', dashboard.busy, 2_000)
    goal('dashboard: blocked, ms', dashboard.tbt, 500)
    goal('dashboard: layout shift', dashboard.cls, 0.02)
    const first = moves.get('ours, dashboard → table, after 2 s of rest')
    goal('dashboard → table, after 2 s of rest, ms', first.ms, 150)
    goal('dashboard → table, after 2 s of rest, requests', first.requests, 0)
    goal('dashboard → table beside AdminLTE + DataTables', first.ms / standIn.ms, 0.25)
    goal('back to the table, ms', moves.get('ours, back to the table').ms, 150)
    goal('sign-in → dashboard, ms', moves.get('ours, sign-in → dashboard').ms, 1_000)
    goal('sign-in → dashboard with figures, ms', moves.get('ours, sign-in → dashboard with figures').ms, 1_300)
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) site.close()
    await server.stop()
  }
})
