import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTIONS_PER_ADDRESS } from '@/server/net/slots'
import { freePort, serverProcess, until } from '@/server/testing-process'
import { check, fail } from './expect'

const SCANS = 12
/** Long enough for scans to meet. */
const ANSWER_MS = 20
const SITE = '127.0.0.5'
const PASSWORD = 'interop only 7'

type Api = ReturnType<typeof serverProcess>
type ScanRow = { id: string; status: string; failure_reason: string | null }

/**
 * One API and two worker processes on a real Postgres server: they start together on an empty database, share the
 * scans, and outlive the death of one worker.
 */
export async function testPostgres(): Promise<void> {
  const postgres = await startPostgres()
  const site = await startSite()
  const api = serverProcess('postgres')
  try {
    await api.prepare({ DATABASE_URL: postgres.url, SOTERIA_DEMO: '0', SCAN_ALLOW_CIDRS: `${SITE}/32` })
    const web = api.run({ ROLES: 'api' })
    const workers = [api.run({ ROLES: 'worker' }), api.run({ ROLES: 'worker' })]
    await Promise.all([web.ready, ...workers.map((worker) => worker.ready)])
    check('postgres: three processes start at once on an empty database', true, true)

    api.admin('user', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--password', PASSWORD)
    const account = await openAccount(api)
    check(
      'postgres: of many that want one name at once, one gets it',
      await wantOneName(api, account),
      [200, 422, 422, 422, 422, 422, 422, 422],
    )

    const scans = await startScans(api, account, site.port)
    const ended = await waitForScans(api, account)
    check(
      'postgres: every scan completes, and is run once',
      ended.map(({ id, status }) => `${id} ${status}`).toSorted(),
      scans.map((id) => `${id} completed`).toSorted(),
    )
    check('postgres: each scan asked the site once', site.landings(), SCANS)
    check(
      'postgres: two workers together keep four connections to one address busy, and no more',
      site.mostAtOnce(),
      CONNECTIONS_PER_ADDRESS,
    )

    site.freeze()
    await startScans(api, account, site.port)
    await until(
      async () => (await listScans(api, account)).filter(({ status }) => status === 'running').length === SCANS,
    )
    await workers[0]?.end('SIGKILL')
    site.thaw()
    const afterDeath = await waitForScans(api, account)
    const outcomes = new Set(
      afterDeath.map(({ status, failure_reason: reason }) => (status === 'failed' ? `failed: ${reason}` : status)),
    )
    check(
      'postgres: the scans of a killed worker are begun anew by the other, and all complete',
      [...outcomes],
      ['completed'],
    )

    const [stopped] = await Promise.all([web.end('SIGTERM'), workers[1]?.end('SIGTERM')])
    check('postgres: the API stops cleanly', stopped.code, 0)
  } catch (error) {
    fail('postgres', error)
  } finally {
    await api.cleanUp()
    site.close()
    postgres.stop()
  }
}

/** A Postgres server of its own, empty. */
export async function startPostgres() {
  const [bin] = globSync('/usr/lib/postgresql/*/bin')
  if (!bin) throw new Error('There is no Postgres server')
  const folder = mkdtempSync(join(tmpdir(), 'soteria-postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  // Postgres refuses to run as root.
  const asPostgres = (...command: string[]) =>
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
  const [initdb = '', ...initArgs] = asPostgres(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'soteria')
  execFileSync(initdb, initArgs, { stdio: 'ignore' })
  for (let tries = 0; ; tries += 1) {
    const port = await freePort()
    const [command = '', ...args] = asPostgres(
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
    )
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    let said = ''
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part).slice(-2000)
    })
    if (await answers(join(bin, 'pg_isready'), port, child))
      return {
        url: `postgres://soteria@127.0.0.1:${port}/postgres`,
        stop() {
          if (child.pid) process.kill(-child.pid, 'SIGKILL')
          rmSync(folder, { recursive: true, force: true })
        },
      }
    // Somebody else took the port in between: the next one is tried.
    if (tries === 4) throw new Error(`Postgres does not start: ${said}`)
  }
}

/** Whether the server takes connections; false when it ended before. */
async function answers(isReady: string, port: number, child: ChildProcess) {
  while (child.exitCode === null) {
    if (spawnSync(isReady, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return true
    await pause(100)
  }
  return false
}

/** A site that counts whoever lands on it, and can keep everybody waiting. */
async function startSite() {
  let landings = 0
  let open = 0
  let mostAtOnce = 0
  let isFrozen = false
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    response.once('close', () => (open -= 1))
    const answer = () => response.end('<!doctype html><title>Site</title><p>Site</p>')
    if (/^\/\d+$/.test(request.url ?? '') && !request.headers.origin) landings += 1
    if (isFrozen) waiting.push(answer)
    else setTimeout(answer, ANSWER_MS)
  })
  await new Promise<void>((done) => server.listen(0, SITE, done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    landings: () => landings,
    mostAtOnce: () => mostAtOnce,
    freeze: () => (isFrozen = true),
    thaw() {
      isFrozen = false
      for (const answer of waiting.splice(0)) answer()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Account = { token: string; workspaces: string[]; assets: string[] }
/** So many scans of a workspace run at one time. */
const PER_WORKSPACE = 2

async function openAccount(api: Api): Promise<Account> {
  const { data } = await api.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: PASSWORD } })
  const workspaces: string[] = []
  while (workspaces.length < SCANS / PER_WORKSPACE) {
    const { workspace } = await api.call('POST', '/api/workspace/store', {
      token: data.token,
      body: { name: `Interop ${workspaces.length}` },
    })
    workspaces.push(workspace.id)
  }
  return { token: data.token, workspaces, assets: [] }
}

/** What each is answered. The embedded database, with its one connection, would let one after the other in anyhow. */
async function wantOneName(api: Api, { token }: Account): Promise<number[]> {
  const ask = (name: string) =>
    api.call('POST', '/api/workspace/store', { token, body: { name } }).then(
      () => 200,
      (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
    )
  const answers = await Promise.all(['Shop', 'shop', 'SHOP', 'sHop', 'shOp', 'shoP', 'SHop', 'SHOp'].map(ask))
  return answers.toSorted((a, b) => a - b)
}

/** Each asset is the same site by another path, so that one scan of each may run at a time. */
async function startScans(api: Api, account: Account, port: number) {
  const { token, workspaces, assets } = account
  for (let number = assets.length; number < SCANS; number += 1) {
    const workspace = workspaces[Math.floor(number / PER_WORKSPACE)]
    const { asset } = await api.call('POST', `/api/asset/${workspace}/store`, {
      token,
      body: { value: `http://${SITE}:${port}/${number}` },
    })
    assets.push(asset.id)
  }
  const replies = await Promise.all(
    assets.map((asset_id) => api.call('POST', '/api/scan/light', { token, body: { asset_id } })),
  )
  return replies.map(({ scan }) => scan.id as string)
}

const listScans = async (api: Api, { token, workspaces }: Account): Promise<ScanRow[]> =>
  (
    await Promise.all(
      workspaces.map(
        async (workspace) => (await api.call('GET', `/api/workspaces/${workspace}/scans`, { token })).scans,
      ),
    )
  ).flat()

async function waitForScans(api: Api, account: Account): Promise<ScanRow[]> {
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((done) => setTimeout(done, 200))) {
    const scans = await listScans(api, account)
    if (scans.every(({ status }) => status === 'completed' || status === 'failed')) return scans
  }
  throw new Error('The scans did not end')
}
