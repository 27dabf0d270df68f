import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
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

/** Two workers on one Postgres server, killed in turn while they send what 300 events had to say. */
export async function testDeliveries(): Promise<void> {
  const postgres = await startPostgres()
  const receiver = await openReceiver()
  const api = serverProcess('deliveries')
  const database = new pg.Client({ connectionString: postgres.url })
  try {
    const SECRET_KEY = randomBytes(32).toString('base64')
    await api.prepare({
      DATABASE_URL: postgres.url,
      SOTERIA_DEMO: '0',
      DELIVERY_ALLOW_CIDRS: '127.0.0.0/8',
      SECRET_KEY,
    })
    const server = api.run({ ROLES: 'api' })
    await server.ready
    const { token, workspace } = await openAccount(api)
    const connections = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, number) => connect(api, { token, workspace }, number)),
    )
    await database.connect()
    for (let number = 0; number < MESSAGES; number += 1)
      await leave(database, { workspace, integration: connections[number % CONNECTIONS] ?? '', number })
    const workers = [api.run({ ROLES: 'worker' }), api.run({ ROLES: 'worker' })]
    await Promise.all(workers.map(({ ready }) => ready))
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(BETWEEN_KILLS_MS)
      const place = kill % workers.length
      await workers[place]?.end('SIGKILL')
      workers[place] = api.run({ ROLES: 'worker' })
    }
    const left = await untilDone(database)
    const interrupted = await count(
      database,
      "select count(distinct delivery_id) from delivery_attempts where outcome = 'interrupted'",
    )
    const twice = [...receiver.seen.values()].filter((times) => times > 1).length
    console.log(`     ${KILLS} kills broke off ${interrupted} deliveries, ${twice} of which the receiver saw twice`)
    check('deliveries: every one is done', left, 0)
    check('deliveries: the receiver has each', receiver.seen.size, MESSAGES)
    check(
      'deliveries: none succeeded twice',
      await count(
        database,
        "select count(*) from (select from delivery_attempts where outcome = 'ok' group by delivery_id having count(*) > 1) twice",
      ),
      0,
    )
    check('deliveries: only what was broken off is seen twice', twice <= interrupted, true)
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

async function openAccount(api: Api) {
  const email = 'ada@example.com'
  api.admin('user', 'create', '--email', email, '--name', 'Ada', '--password', PASSWORD)
  api.admin('plan', 'grant', '--email', email, '--plan', 'premium')
  const { token } = (await api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).data as {
    token: string
  }
  const { workspace } = await api.call('POST', '/api/workspace/store', { token, body: { name: 'Main' } })
  return { token, workspace: workspace.id as string }
}

/** Each of an address of its own: two at a time go to one host. */
async function connect(
  api: Api,
  { token, workspace }: { token: string; workspace: string },
  number: number,
): Promise<string> {
  const body = { type: 'webhook', name: `Hook ${number}`, config: { address: `http://127.0.2.${number + 1}:${PORT}/` } }
  return (await api.call('POST', `/api/integration/${workspace}/store`, { token, body })).integration.id
}

/** As a run of a recipe leaves it. */
async function leave(
  database: pg.Client,
  { workspace, integration, number }: { workspace: string; integration: string; number: number },
) {
  const event = { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: { number } }
  const about = {
    link: null,
    severity: 'high',
    site: 'shop.example',
    sender: 'Soteria',
    about: `finding:${number}`,
    isOver: false,
    ticket: null,
    contact: null,
  }
  const message = { title: `Finding ${number}`, text: '', event, ...about }
  await database.query(
    `insert into deliveries (kind, target, workspace_id, integration_id, to_type, to_name, message, expires_at)
     select 'message', host, $1, id, type, name, $3, now() + interval '1 day' from integrations where id = $2`,
    [workspace, integration, JSON.stringify(message)],
  )
}

const count = async (database: pg.Client, query: string) => Number((await database.query(query)).rows[0]?.count)

/** How many are not done after all patience. */
async function untilDone(database: pg.Client): Promise<number> {
  const until = Date.now() + PATIENCE_MS
  let left = MESSAGES
  while (left > 0 && Date.now() < until) {
    await pause(1_000)
    left = await count(database, "select count(*) from deliveries where kind = 'message' and state <> 'done'")
  }
  return left
}
