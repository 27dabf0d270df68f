// What calls take in an installation after a year: on Postgres with 10 000 assets, 100 000 scans and 300 monitors × 31
// days, and embedded with a tenth of it. `npm run bench -- scale`, or `node bench/scale.mjs postgres|embedded [part of
// a path]`. BENCH_FOLDER keeps the databases for the next time.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { goal } from './goals.mjs'
import { ms, start, startServer, withFolder } from './host.mjs'
import { startPostgres } from './postgres.mjs'
import { assetOf, FULL, seed, TENTH, tokenOf, workspaceOf } from './scale-seed.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4186)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const [, , only, part = ''] = process.argv
const DELAY_LIMIT_MS = 100
/** Beyond it there is no figure, only the news that it is slow. */
const PATIENCE_MS = 30_000
const env = { PORT: String(PORT), SOTERIA_DEMO: '0' }

const large = workspaceOf(0)
const calls = [
  ['/api/user', 150],
  ['/api/workspace/fetch', 150],
  [`/api/monitoring/${large}`, 150, 100],
  [`/api/monitoring/${large}/incidents`, 150],
  [`/api/asset/${large}/fetch`, 150, 100],
  [`/api/workspaces/${large}/scans`, null],
  [`/api/scan/reports?workspace_id=${large}&asset_id=${assetOf(0)}`, null],
  [`/api/stats/${large}`, 150, 100],
  [`/api/stats/${large}/trend?days=365`, 150, 100],
  [`/api/stats/${large}/overdue`, 150, 100],
  // All workspaces of the person with the largest one: the first page of each screen.
  ['/api/overview/workspaces', 150],
  ['/api/overview/assets?limit=100&sort=-findings', 150],
  ['/api/overview/monitors', 150],
  ['/api/overview/incidents', 150],
  ['/api/overview/scans', 150],
  ['/api/overview/problems', 150],
  ['/api/overview/sites', null],
  ['/api/notice', 150],
]

let asked = 0
async function ask(path, person) {
  const began = performance.now()
  asked += 1
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    // A language of its own makes it a question that was never asked: of none is an answer kept.
    headers: { authorization: `Bearer ${tokenOf(person)}`, 'accept-language': `x-${asked}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error) => ({ status: error.name, arrayBuffer: async () => new ArrayBuffer() }))
  const { byteLength } = await answer.arrayBuffer()
  return { status: answer.status, bytes: byteLength, took: performance.now() - began }
}

const share = (values, of) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))]
const pause = (time) => new Promise((done) => setTimeout(done, time))

/** The smallest tenant's call that takes longest while another's is being answered. */
async function beside(path) {
  let isBusy = true
  const busy = ask(path, 0).finally(() => (isBusy = false))
  await pause(2)
  let small = await ask(SMALL, 39)
  while (isBusy) {
    const next = await ask(SMALL, 39)
    if (next.took > small.took || next.status !== 200) small = next
  }
  return { small, busy: await busy }
}
const SMALL = `/api/asset/${workspaceOf(39)}/fetch`

async function measure(name, limitAt) {
  const alone = []
  for (let round = 0; round < ROUNDS; round += 1) alone.push((await ask(SMALL, 39)).took)
  const usual = share(alone.slice(2), 0.5)
  console.log(`${name}: a small tenant's list alone ${ms(usual)}; load ${loadavg()[0].toFixed(1)}`)
  for (const [path, ...limits] of calls.filter(([path]) => path.includes(part))) {
    const limit = limits[limitAt] ?? limits[0]
    const [first, second] = [await ask(path, 0), await ask(path, 0)]
    const rounds = second.took > 2_000 ? 3 : ROUNDS
    const answers = [first, second]
    const delays = []
    for (let round = 0; round < rounds; round += 1) answers.push(await ask(path, 0))
    for (let round = 0; round < rounds; round += 1) {
      const { small, busy } = await beside(path)
      delays.push(small.took - usual)
      answers.push(busy, small)
    }
    const times = answers.slice(2, 2 + rounds).map(({ took }) => took)
    const wrong = answers.filter(({ status }) => status !== 200).map(({ status }) => status)
    const [p95, delay] = [share(times, 0.95), share(delays, 0.95)]
    const isOver = (limit && p95 > limit) || delay > DELAY_LIMIT_MS || wrong.length > 0
    console.log(
      `${isOver ? '!' : ' '} ${path
        .replace(large, ':large')
        .replace(/[?]workspace_id.*/, '')
        .padEnd(
          36,
        )} p50 ${ms(share(times, 0.5)).padStart(8)}  p95 ${ms(p95).padStart(8)}${limit ? ` (limit ${limit})` : ''.padEnd(12)}`,
      ` delays another's by ${ms(Math.max(0, delay)).padStart(8)} (limit ${DELAY_LIMIT_MS})  ${(second.bytes / 1000).toFixed(1)} kB ${wrong.length > 0 ? `answers ${[...new Set(wrong)].join(', ')}` : ''}`,
    )
    const call = `${name}, ${path.replace(large, ':large').replace(/[?].*/, '')}`
    if (limit) goal(`${call}: p95, ms`, p95, limit)
    goal(`${call}: delay of another tenant, ms`, Math.max(0, delay), DELAY_LIMIT_MS)
  }
}

/** The tables, as the built server makes them. */
function prepare(folder, more = {}) {
  execFileSync(
    process.execPath,
    ['dist/admin.mjs', 'user', 'create', '--email', 'x@example.com', '--name', 'X', '--password', 'bench-only-1'],
    {
      env: { ...process.env, ...env, DATA_DIR: folder, LOG_LEVEL: 'silent', ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

/** What the server makes itself of the reports, after an update too. */
async function fill(folder, more = {}) {
  const server = await start(['dist/server.mjs'], 'is kept of every asset', {
    ...env,
    ...more,
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
  })
  console.log(`  what is open was made of all reports in ${ms(server.took)}`)
  await server.stop()
}

async function onPostgres(folder) {
  const isNew = !existsSync(folder)
  const postgres = await startPostgres(folder, PORT + 1)
  try {
    const more = { DATABASE_URL: postgres.url, ROLES: 'api' }
    if (isNew) {
      prepare(folder, more)
      await seed(postgres.run, FULL)
    }
    await fill(folder, { ...more, ROLES: 'api,worker' })
    postgres.run('vacuum analyze')
    const server = await startServer(folder, { ...env, ...more })
    await measure('Postgres', 0).finally(server.stop)
  } finally {
    await postgres.stop()
  }
}

async function onEmbedded(folder) {
  if (!existsSync(folder)) {
    prepare(folder)
    const client = await PGlite.create(join(folder, 'db'))
    await seed((text) => client.exec(text), TENTH)
    await client.close()
  }
  await fill(folder)
  const server = await startServer(folder, env)
  await measure('Embedded', 1).finally(server.stop)
}

async function run(folder) {
  if (only !== 'embedded') await onPostgres(join(folder, 'postgres'))
  if (only !== 'postgres') await onEmbedded(join(folder, 'embedded'))
}

await (process.env.BENCH_FOLDER ? run(process.env.BENCH_FOLDER) : withFolder(run))
