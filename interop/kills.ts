import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, serverProcess } from '@/server/testing-process'
import { check, fail } from './expect'
import { startPostgres } from './postgres'

const PASSWORD = 'interop only 7'
const WORKSPACES = 10
const SITES = 10
/** The workspaces of people who want no mail. */
const QUIET = 2
const KILLS = 12
/**
 * All kills fall within a minute: a scan is begun anew after half of one, so that none of them can meet the same scan
 * three times.
 */
const BETWEEN_KILLS_MS = 3_500
/** So slow that scans are met in the middle. */
const ANSWER_MS = 700
const SITE_PORT = 4_612

type Api = ReturnType<typeof serverProcess>

/** Two API and two worker processes on one Postgres server, killed one after the other while a hundred scans run. */
export async function testKills(): Promise<void> {
  const postgres = await startPostgres()
  const sites = await openSites()
  const api = serverProcess('kills')
  const database = new pg.Client({ connectionString: postgres.url })
  try {
    await api.prepare({ DATABASE_URL: postgres.url, SOTERIA_DEMO: '0', SCAN_ALLOW_CIDRS: '127.0.0.0/8' })
    const second = await freePort()
    const roles: Record<string, string>[] = [
      { ROLES: 'worker' },
      { ROLES: 'api' },
      { ROLES: 'worker' },
      { ROLES: 'api', PORT: String(second) },
    ]
    const processes = roles.map((settings) => api.run(settings))
    await Promise.all(processes.map(({ ready }) => ready))
    const [ada, bob] = [
      await openAccount(api, 'ada', WORKSPACES - QUIET, true),
      await openAccount(api, 'bob', QUIET, false),
    ]
    const recipe = await saveRecipe(api, ada)
    const [wanted, unwanted] = [await startScans(api, ada), await startScans(api, bob)]

    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(BETWEEN_KILLS_MS)
      const place = kill % roles.length
      await processes[place]?.end('SIGKILL')
      processes[place] = api.run(roles[place])
    }
    await database.connect()
    const rows = await untilEnded(database)
    const interrupted = rows.filter(({ interruptions }) => interruptions > 0).length
    console.log(`     ${KILLS} kills interrupted ${interrupted} of ${rows.length} scans`)
    check('kills: they met running scans', interrupted > 0, true)
    check(
      'kills: every scan completes',
      Object.fromEntries(
        Map.groupBy(rows, ({ status }) => status)
          .entries()
          .map(([status, of]) => [status, of.length]),
      ),
      {
        completed: WORKSPACES * SITES,
      },
    )
    check(
      'kills: a recipe runs once on each scan of its workspace, whoever died meanwhile',
      await runsOf(database, recipe),
      { runs: SITES, scans: SITES },
    )
    await untilSent(database)
    const mails = mailsOf(api.dataDir)
    const told = (scans: readonly string[]) =>
      scans.map((scan) => mails.filter((text) => text.includes(`/details/${scan}`)).length)
    check(
      'kills: each mail that was asked for is sent once',
      told(wanted),
      wanted.map(() => 1),
    )
    check('kills: nobody else gets one', [told(unwanted), mails.length], [unwanted.map(() => 0), wanted.length])
  } catch (error) {
    fail('kills', error)
  } finally {
    await database.end().catch(() => {})
    await api.cleanUp()
    sites.close()
    postgres.stop()
  }
}

/** Each of an address of its own, because all servers together make four connections to one. */
async function openSites() {
  const server = createServer((_request, response) =>
    setTimeout(() => response.end('<!doctype html><title>Site</title><p>Site</p>'), ANSWER_MS),
  )
  await new Promise<void>((done) => server.listen(SITE_PORT, '0.0.0.0', done))
  return {
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Account = { token: string; workspaces: { id: string; assets: string[] }[] }

async function openAccount(api: Api, name: string, count: number, isTold: boolean): Promise<Account> {
  const email = `${name}@example.com`
  api.admin('user', 'create', '--email', email, '--name', name, '--password', PASSWORD)
  const { token } = (await api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).data
  await api.call('POST', '/api/user/preferences', { token, body: { mail_scan_finished: isTold } })
  const workspaces: Account['workspaces'] = []
  for (let place = 0; place < count; place += 1) {
    const { workspace } = await api.call('POST', '/api/workspace/store', { token, body: { name: `Client ${place}` } })
    const assets: string[] = []
    for (let site = 1; site <= SITES; site += 1) {
      const value = `http://127.0.1.${site}:${SITE_PORT}/${name}/${place}`
      assets.push((await api.call('POST', `/api/asset/${workspace.id}/store`, { token, body: { value } })).asset.id)
    }
    workspaces.push({ id: workspace.id, assets })
  }
  return { token, workspaces }
}

/** Runs on each scan of the first workspace, and ends there: nobody has proved the sites. */
async function saveRecipe(api: Api, { token, workspaces: [first] }: Account): Promise<string> {
  api.admin('plan', 'grant', '--email', 'ada@example.com', '--plan', 'premium')
  const actions = [{ type: 'start_scan', config: { scan_type: 'full_scan', consent: true } }]
  const body = { name: 'Look closer', trigger: { type: 'scan_completed', config: {} }, actions }
  return (await api.call('POST', `/api/recipe/${first?.id}/store`, { token, body })).recipe.id
}

/** What a worker that was killed has not looked at, another one does. */
async function runsOf(database: pg.Client, recipe: string) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) {
    const { rows } = await database.query('select 1 from events where matched_at is null limit 1')
    if (rows.length === 0) break
  }
  const { rows } = await database.query<{ runs: number; scans: number }>(
    `select count(*)::int as runs, count(distinct e.data->>'scan_id')::int as scans
     from recipe_runs r join events e on e.id = r.event_id where r.recipe_id = $1 and r.reason->>'key' = 'notVerified'`,
    [recipe],
  )
  return rows[0]
}

/** One call for each workspace. Answers the ids of the scans. */
async function startScans(api: Api, { token, workspaces }: Account): Promise<string[]> {
  const scans: string[] = []
  for (const { id, assets } of workspaces) {
    const { results } = await api.call('POST', `/api/workspaces/${id}/scans/batch`, {
      token,
      body: { assets, scan_type: 'light_scan' },
    })
    scans.push(...results.map(({ scan_id: scan }: { scan_id: string }) => scan))
  }
  return scans
}

type Row = { id: string; status: string; interruptions: number }

async function untilEnded(database: pg.Client): Promise<Row[]> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(500)) {
    const { rows } = await database.query<Row>('select id, status, interruptions from scans')
    if (rows.every(({ status }) => status === 'completed' || status === 'failed')) return rows
  }
  throw new Error('The scans did not end')
}

/** A mail whose sender was killed is tried again after three minutes. */
async function untilSent(database: pg.Client): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end; await pause(500)) {
    const { rows } = await database.query(`select 1 from deliveries where state = 'waiting'`)
    if (rows.length === 0) return
  }
  throw new Error('Not all mails were sent')
}

/** Without a mail server each is a file. */
function mailsOf(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  return existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : []
}
