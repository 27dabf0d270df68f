import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '@/server/db/embedded'
import { serverProcess } from '@/server/testing-process'
import { check, fail } from './expect'
import { startPostgres } from './postgres'

const PASSWORD = 'interop only 7'
const CONNECTIONS = 15
/** Of one tenant. */
const AT_ONCE = 10
const MESSAGES = 300
const KILLS = 3
/** So slow that a kill meets messages on their way. */
const ANSWER_MS = 150
const BETWEEN_KILLS_MS = 3_000
const PORT = 4_613
/** A try that nobody ends is made again after three minutes. */
const PATIENCE_MS = 300_000

/** Events become messages while their workers are killed: in the server's own database, and with two workers on Postgres. */
export async function testDeliveries(): Promise<void> {
  await testEmbedded()
  await testWorkers()
}

const CLOSED = { SOTERIA_DEMO: '0', DELIVERY_ALLOW_CIDRS: '127.0.0.0/8' }

/** One process with its own database, which nobody else can ask while it runs. */
async function testEmbedded(): Promise<void> {
  const receiver = await openReceiver()
  const api = serverProcess('deliveries-embedded')
  const query = async (...[text, values]: Parameters<Query>) => {
    const database = await openEmbedded(api.dataDir)
    try {
      return (await database.client.query<Record<string, unknown>>(text, values)).rows
    } finally {
      await database.close()
    }
  }
  try {
    await api.prepare(CLOSED)
    // While it runs nobody else opens its database.
    addPerson(api)
    const server = api.run()
    await server.ready
    const workspace = await openWorkspace(api)
    await server.end('SIGTERM')
    await happen(query, workspace, 0, MESSAGES)
    let running = api.run()
    for (let kill = 0; kill < KILLS; kill += 1) {
      await running.ready
      await pause(BETWEEN_KILLS_MS)
      await running.end('SIGKILL')
      running = api.run()
    }
    await running.ready
    for (const until = Date.now() + PATIENCE_MS; receiver.seen.size < MESSAGES && Date.now() < until; )
      await pause(1_000)
    // The last of them is written down.
    await pause(2_000)
    await running.end('SIGTERM')
    await judge('deliveries, embedded', query, receiver)
  } catch (error) {
    fail('deliveries, embedded', error)
  } finally {
    await api.cleanUp()
    receiver.close()
  }
}

/** Two workers on one Postgres server, killed in turn while they work through what happens. */
async function testWorkers(): Promise<void> {
  const postgres = await startPostgres()
  const receiver = await openReceiver()
  const api = serverProcess('deliveries')
  const database = new pg.Client({ connectionString: postgres.url })
  const query: Query = async (text, values) => (await database.query(text, values)).rows
  try {
    const SECRET_KEY = randomBytes(32).toString('base64')
    await api.prepare({ DATABASE_URL: postgres.url, SECRET_KEY, ...CLOSED })
    await api.run({ ROLES: 'api' }).ready
    addPerson(api)
    const workspace = await openWorkspace(api)
    await database.connect()
    const workers = [api.run({ ROLES: 'worker' }), api.run({ ROLES: 'worker' })]
    await Promise.all(workers.map(({ ready }) => ready))
    const each = MESSAGES / KILLS
    for (let kill = 0; kill < KILLS; kill += 1) {
      await happen(query, workspace, kill * each, each)
      await pause(BETWEEN_KILLS_MS)
      const place = kill % workers.length
      await workers[place]?.end('SIGKILL')
      workers[place] = api.run({ ROLES: 'worker' })
    }
    for (const until = Date.now() + PATIENCE_MS; (await done(query)) < MESSAGES && Date.now() < until; )
      await pause(1_000)
    await judge('deliveries', query, receiver)
    check('deliveries: both workers together send one at a time to a connection', receiver.most('one'), 1)
    check('deliveries: and ten at a time of a tenant', receiver.most('all') <= AT_ONCE, true)
  } catch (error) {
    fail('deliveries', error)
  } finally {
    await database.end().catch(() => {})
    await api.cleanUp()
    receiver.close()
    postgres.stop()
  }
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** Each event has one run, each run one message, and each message arrived once, whoever died meanwhile. */
async function judge(name: string, query: Query, receiver: Receiver): Promise<void> {
  const count = async (text: string) => Number((await query(text))[0]?.count)
  const interrupted = await count(
    "select count(distinct delivery_id) from delivery_attempts where outcome = 'interrupted'",
  )
  const twice = [...receiver.seen.values()].filter((times) => times > 1).length
  console.log(`     ${KILLS} kills broke off ${interrupted} deliveries, ${twice} of which the receiver saw twice`)
  const all = { events: MESSAGES, runs: MESSAGES, messages: MESSAGES, done: MESSAGES, seen: MESSAGES, again: 0 }
  check(
    `${name}: each event is one run, one message, one arrival`,
    {
      events: await count('select count(*) from events where matched_at is not null'),
      runs: await count("select count(distinct event_id) from recipe_runs where state = 'done'"),
      messages: await count("select count(distinct run_id) from deliveries where kind = 'message'"),
      done: await done(query),
      seen: receiver.seen.size,
      again: await count(
        "select count(*) from (select from delivery_attempts where outcome = 'ok' group by delivery_id having count(*) > 1) again",
      ),
    },
    all,
  )
  check(`${name}: none has two runs`, await count('select count(*) from recipe_runs'), MESSAGES)
  check(`${name}: only what was broken off is seen twice`, twice <= interrupted, true)
}

const done = async (query: Query) =>
  Number((await query("select count(*) from deliveries where kind = 'message' and state = 'done'"))[0]?.count)

async function openReceiver() {
  const seen = new Map<string, number>()
  const now = new Map<string, number>()
  const most = { one: 0, all: 0 }
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id'])
    seen.set(id, (seen.get(id) ?? 0) + 1)
    // Each connection has an address of its own.
    const place = request.socket.localAddress ?? ''
    now.set(place, (now.get(place) ?? 0) + 1)
    most.one = Math.max(most.one, now.get(place) ?? 0)
    most.all = Math.max(
      most.all,
      [...now.values()].reduce((sum, count) => sum + count, 0),
    )
    response.on('close', () => now.set(place, (now.get(place) ?? 0) - 1))
    request.resume()
    setTimeout(() => response.end('ok'), ANSWER_MS)
  })
  await new Promise<void>((ready) => server.listen(PORT, '0.0.0.0', ready))
  return {
    seen,
    most: (of: 'one' | 'all') => most[of],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Api = ReturnType<typeof serverProcess>

const siteOf = (number: number) => `shop${number % CONNECTIONS}.example`

const EMAIL = 'ada@example.com'

function addPerson(api: Api) {
  api.admin('user', 'create', '--email', EMAIL, '--name', 'Ada', '--password', PASSWORD)
  api.admin('plan', 'grant', '--email', EMAIL, '--plan', 'premium')
}

/** A workspace with a recipe for each of its sites, which tells a connection of its own. */
async function openWorkspace(api: Api): Promise<string> {
  const login = await api.call('POST', '/api/auth/login', { body: { email: EMAIL, password: PASSWORD } })
  const { token } = login.data as { token: string }
  const { workspace } = await api.call('POST', '/api/workspace/store', { token, body: { name: 'Main' } })
  for (let number = 0; number < CONNECTIONS; number += 1) {
    // Each of an address of its own: two at a time go to one host.
    const config = { address: `http://127.0.2.${number + 1}:${PORT}/` }
    const { integration } = await api.call('POST', `/api/integration/${workspace.id}/store`, {
      token,
      body: { type: 'webhook', name: `Hook ${number}`, config },
    })
    const recipe = {
      name: `Recipe ${number}`,
      trigger: { type: 'finding_new', config: { severity: 'high' } },
      conditions: [{ field: 'site', op: 'eq', value: siteOf(number) }],
      match: 'all',
      throttle_minutes: 0,
      actions: [{ type: 'webhook', integration_id: integration.id, config: {} }],
    }
    await api.call('POST', `/api/recipe/${workspace.id}/store`, { token, body: recipe })
  }
  return workspace.id as string
}

/** As scans write down what they found. */
async function happen(query: Query, workspace: string, first: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => {
    const number = first + place
    const finding = {
      id: `finding-${number}`,
      rule: 'exposure.files/git',
      check: 'exposure.files',
      severity: 'high',
      confidence: 'confirmed',
      comparable: true,
      category: 'exposure',
    }
    const data = {
      scan_id: randomUUID(),
      scan_type: 'light_scan',
      asset_value: siteOf(number),
      started_by: null,
      count: 1,
      is_first: false,
      findings: [finding],
    }
    return { key: `findings.new:${data.scan_id}`, data }
  })
  await query(
    `insert into events (type, key, workspace_id, data)
     select 'findings.new', row->>'key', $1, row->'data' from jsonb_array_elements($2::jsonb) row`,
    [workspace, JSON.stringify(rows)],
  )
}
