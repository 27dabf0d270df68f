// A thousand WordPress sites that report every 15 minutes, each report signed and sent over HTTP: the processor time of
// the server beside its limit of 5 % of one core, and how long the list of them takes. On Postgres and embedded.
// `npm run bench -- wordpress`, or `node bench/wordpress.mjs postgres|embedded`.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { cpuOf, embedded, onPostgres } from './databases.mjs'
import { median, ms, withFolder } from './host.mjs'

const SITES = 1_000
const QUARTER_S = 15 * 60
const CPU_LIMIT = 0.05
const LIST_LIMIT_MS = 100
const PORT = Number(process.env.BENCH_PORT ?? 4186)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const PATH = '/api/wp/agent/heartbeat'
const TOKEN = 'bench-token-of-an-agency'
const [, , only] = process.argv
const env = { PORT: String(PORT), SOTERIA_DEMO: '0' }

const uuid = (text) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const workspace = uuid('workspace')
const sites = Array.from({ length: SITES }, (_, at) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  return { id: uuid(`site ${at}`), host: `site-${at}.example`, key, privateKey }
})

/** As many additions as an ordinary site has; one in ten has something to update, and one in twenty a flaw. */
const reportOf = (at, round) => ({
  plugin: '1.0.0',
  url: `https://${sites[at].host}`,
  rest: `https://${sites[at].host}/wp-json/`,
  core: '6.8.1',
  latest: '6.8.1',
  php: '8.3.6',
  database: '10.11',
  server: 'Apache/2.4.62 (Debian)',
  language: 'de_DE',
  multisite: false,
  plugins: Array.from({ length: 30 }, (_, n) => ({
    slug: `plugin-${(at + n) % 400}`,
    name: `Plugin ${(at + n) % 400} for WordPress`,
    // A site now and then installs an update between two reports.
    version: `1.${n}.${(at + n) % 100 === 0 ? round : 0}`,
    active: n < 25,
    latest: n % 10 === 0 ? `1.${n}.9` : null,
    auto: n % 2 === 0,
  })),
  themes: ['twentytwentyfive', 'twentytwentyfour', 'astra'].map((slug, n) => ({
    slug,
    name: slug,
    version: '1.2',
    active: n === 0,
    parent: null,
    latest: null,
  })),
  hardening: {
    file_editor: true,
    debug_shown: false,
    https: true,
    administrators: 2,
    config_mode: '640',
    xmlrpc: true,
  },
})

async function report(at, round) {
  const body = JSON.stringify(reportOf(at, round))
  const time = String(Math.floor(Date.now() / 1_000))
  const once = randomBytes(16).toString('hex')
  const signature = sign(null, Buffer.from(`${PATH}\n${time}\n${once}\n${body}`), sites[at].privateKey)
  const answer = await fetch(`http://127.0.0.1:${PORT}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site': sites[at].id,
      'x-time': time,
      'x-once': once,
      'x-signature': signature.toString('base64'),
    },
    body,
  })
  if (answer.status !== 200) throw new Error(`A report was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** All sites, a few at one time. */
async function reportAll(round) {
  const next = sites.keys()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const at of next) await report(at, round)
    }),
  )
}

const secondsOf = (pid) => cpuOf(pid) / 1_000

/** What the database itself works, where it is a process of its own. */
const postgresCpu = () =>
  globSync('/proc/[0-9]*/stat').reduce((sum, path) => {
    try {
      return readFileSync(path, 'utf8').includes('(postgres)') ? sum + secondsOf(path.split('/')[2]) : sum
    } catch {
      return sum
    }
  }, 0)

const text = (value) => `'${String(value).replaceAll("'", "''")}'`
const SEED = `
insert into users (id, name, email, password_hash) values ('${uuid('agency')}', 'Agency', 'agency@example.com', 'none');
insert into subscriptions (user_id, name) values ('${uuid('agency')}', 'premium');
insert into sessions (token_hash, user_id, remember, expires_at)
  values (encode(sha256('${TOKEN}'::bytea), 'hex'), '${uuid('agency')}', true, now() + interval '14 days');
insert into workspaces (id, user_id, name, is_default) values ('${workspace}', '${uuid('agency')}', 'Agency', true);
insert into wp_sites (id, workspace_id, name, url, host, status, public_key, paired_at, last_seen_at) values
${sites.map(({ id, host, key }, at) => `('${id}', '${workspace}', 'Site ${at}', ${text(`https://${host}`)}, ${text(host)}, 'connected', ${text(key)}, now(), now())`).join(',\n')};
insert into assets (workspace_id, type, value, status, score, grade)
  select '${workspace}', 'domain', 'site-' || n || '.example', 'verified', 82, 'B' from generate_series(0, ${SITES - 1}) n;
insert into monitors (asset_id, state, checked_at, next_check_at) select id, 'up', now(), now() + interval '30 days' from assets;
insert into monitor_checks (asset_id, at, outcome, ms, status, watched_ms, up_ms)
  select id, now() - make_interval(hours => h), 'up', 80, 200, 3600000 * (48 - h)::bigint, 3600000 * (48 - h)::bigint from assets, generate_series(0, 47) h;
analyze;`

/** A list to judge by, of the size that public ones have. */
function writeAdvisories(folder) {
  const flaw = (n) => ({
    title: `Plugin ${n} has a flaw`,
    severity: n % 3 === 0 ? 'critical' : 'medium',
    cve: [`CVE-2026-${n}`],
    fixedIn: ['1.0.1'],
    url: `https://example.com/${n}`,
    ranges: [{ from: null, fromIncluded: true, to: n % 20 === 0 ? '1.0.0' : '0.9', toIncluded: true }],
  })
  const plugin = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`plugin-${n}`, [flaw(n), flaw(n + 1)]]))
  const list = {
    format: 'wordpress-advisories/2',
    fetchedAt: '2026-11-01T00:00:00Z',
    notices: [],
    core: {},
    plugin,
    theme: {},
  }
  mkdirSync(join(folder, 'feeds'), { recursive: true })
  writeFileSync(join(folder, 'feeds', 'wordpress-advisories.json'), JSON.stringify(list))
}

const listed = async () => {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/wp/${workspace}/fetch`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const { wpsites } = await answer.json()
  if (wpsites?.length !== SITES) throw new Error(`The list has ${wpsites?.length} sites`)
  return { took: performance.now() - began, judged: wpsites.filter(({ vulnerable }) => vulnerable).length }
}

async function measure(name, pid, databaseCpu) {
  await reportAll(0)
  const rounds = []
  for (const round of [1, 2, 3]) {
    const before = secondsOf(pid) + databaseCpu()
    await reportAll(round)
    rounds.push(secondsOf(pid) + databaseCpu() - before)
  }
  const share = median(rounds) / QUARTER_S
  const times = []
  let judged = 0
  let worked = 0
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    if (round === 2) worked = secondsOf(pid) + databaseCpu()
    const { took, ...more } = await listed()
    judged = more.judged
    if (round > 1) times.push(took)
  }
  const cpu = ((secondsOf(pid) + databaseCpu() - worked) / ROUNDS) * 1_000
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]
  console.log(
    `${name.padEnd(9)} ${SITES} reports: ${median(rounds).toFixed(1)} s of processor time in ${QUARTER_S / 60} minutes: ${(share * 100).toFixed(2)} % of a core, limit ${CPU_LIMIT * 100} %`,
  )
  console.log(
    `${name.padEnd(9)} list of ${SITES} (${judged} judged): ${ms(cpu)} of processor time, p50 ${ms(median(times))}, p95 ${ms(p95)}, limit ${LIST_LIMIT_MS} ms; load ${loadavg()[0].toFixed(1)}`,
  )
  if (share > CPU_LIMIT || median(times) > LIST_LIMIT_MS) process.exitCode = 1
}

await withFolder(async (folder) => {
  const all = { env, seed: SEED, port: PORT + 1, prepare: writeAdvisories }
  if (only !== 'embedded')
    await onPostgres({ ...all, folder: join(folder, 'postgres') }, (pid) => measure('Postgres', pid, postgresCpu))
  if (only !== 'postgres')
    await embedded({ ...all, folder: join(folder, 'embedded') }, (pid) => measure('Embedded', pid, () => 0))
})
