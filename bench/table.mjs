// Tables of 1 000 to 1 000 000 rows: ours as built, a bare loop, our row engine alone, and DataTables from npm, in one
// run, with the processor throttled. `node bench/table.mjs [rows,rows]`; DataTables is installed into .cache/bench the
// first time, which needs a network.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { chromium as chromiumPath } from '../scripts/chromium.mjs'
import { goal } from './goals.mjs'
import { median } from './host.mjs'

const SIZES = (process.argv[2] ?? '1000,10000,100000,1000000').split(',').map(Number)
const IMPLEMENTATIONS = ['loop', 'engine', 'ours', 'plain', 'defer']
const THROTTLE = 4
const WORD = 'comm'
const PEERS = '.cache/bench'
/** Beyond this DataTables takes minutes or the tab. */
const MAX_FOR = { plain: 100_000, defer: 1_000_000 }
const ROUNDS = (rows) => (rows > 100_000 ? 1 : 3)

if (!existsSync(`${PEERS}/node_modules/datatables.net`)) {
  mkdirSync(PEERS, { recursive: true })
  writeFileSync(`${PEERS}/package.json`, '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'datatables.net@2', 'jquery@3'], {
    cwd: PEERS,
    stdio: 'inherit',
  })
}

const { outputFiles } = await build({
  entryPoints: ['bench/table-page.mjs', 'components/data-table/engine/worker.ts'],
  outdir: PEERS,
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  nodePaths: [`${PEERS}/node_modules`],
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  logLevel: 'error',
})
const codeOf = (name) => ['text/javascript', outputFiles.find(({ path }) => path.endsWith(`/${name}.js`)).contents]
const files = {
  '/page.js': codeOf('table-page'),
  '/table-worker.js': codeOf('worker'),
  '/': [
    'text/html',
    '<!doctype html><meta charset="utf-8"><style>table{inline-size:100%}</style><div id="root"></div><script src="/page.js"></script>',
  ],
}
const host = createServer((request, response) => {
  const [type, content] = files[new URL(request.url, 'http://x').pathname] ?? ['text/plain', '']
  response.writeHead(200, { 'content-type': type }).end(content)
})
await new Promise((ready) => host.listen(0, '127.0.0.1', ready))
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--max-old-space-size=6144'],
})

/** Wall time to the painted frame, and what the main thread worked for it. */
async function measure(implementation, rows) {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(300_000)
  try {
    await page.goto(`http://127.0.0.1:${host.address().port}/?impl=${implementation}&rows=${rows}`)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    const busy = async () =>
      (await tools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    const step = async (name, ...args) => {
      await page.evaluate(([step, rest]) => globalThis.bench.expect[step](...rest), [name, args])
      const before = await busy()
      const { wall } = await page.evaluate(([step, rest]) => globalThis.bench[step](...rest), [name, args])
      return { wall, main: (await busy()) - before }
    }
    const results = { mount: await step('mount') }
    // What is done in idle time is done before anyone types.
    await page.evaluate(() => globalThis.bench.prepare())
    await page.waitForTimeout(rows > 100_000 ? 15_000 : 1500)
    results['sort text'] = await step('sort', 'title')
    results['sort long text'] = await step('sort', 'url')
    results['sort number'] = await step('sort', 'cvss')
    const keys = []
    for (let length = 1; length <= WORD.length; length++) keys.push(await step('search', WORD.slice(0, length)))
    results['first key'] = keys[0]
    results['next key'] = {
      wall: median(keys.slice(1).map(({ wall }) => wall)),
      main: median(keys.slice(1).map(({ main }) => main)),
    }
    return results
  } finally {
    await page.context().close()
  }
}

const cell = (value) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0)).padStart(8)
const ratio = (value, base) => (value === undefined || base === undefined ? '–' : (value / base).toFixed(2)).padStart(8)

try {
  for (const rows of SIZES) {
    const runs = Object.fromEntries(IMPLEMENTATIONS.map((name) => [name, []]))
    for (let round = 0; round < ROUNDS(rows); round++) {
      for (const name of IMPLEMENTATIONS) {
        if (rows > (MAX_FOR[name] ?? Infinity)) continue
        await measure(name, rows).then(
          (result) => runs[name].push(result),
          (error) => console.log(`${name} failed at ${rows} rows: ${String(error).split('\n')[0]}`),
        )
      }
    }
    console.log(
      `\ntable of ${rows.toLocaleString('en')} rows: main-thread ms (wall to paint), processor throttled ${THROTTLE}×`,
    )
    console.log(
      `${''.padEnd(15)}${['bare loop', 'engine alone', 'ours', 'DataTables', 'deferred'].map((name) => name.padStart(18)).join('')}   ours: ÷ loop ÷ engine  ÷ plain  ÷ defer`,
    )
    for (const name of Object.keys(runs.ours[0] ?? {})) {
      const of = (implementation, what) =>
        runs[implementation].length ? median(runs[implementation].map((run) => run[name][what])) : undefined
      const figures = IMPLEMENTATIONS.map((implementation) =>
        `${cell(of(implementation, 'main'))} (${cell(of(implementation, 'wall')).trim()})`.padStart(18),
      ).join('')
      const ratios = ['loop', 'engine', 'plain', 'defer']
        .map((base) => ratio(of('ours', 'main'), of(base, 'main')))
        .join(' ')
      console.log(`${name.padEnd(15)}${figures}        ${ratios}`)
      const most = { mount: 3, 'next key': 1.3 }[name]
      if (rows === 100_000 && most)
        goal(`table of 100 000 rows, ${name} beside a bare loop`, of('ours', 'main') / of('loop', 'main'), most)
    }
  }
} finally {
  await browser.close()
  host.close()
}
