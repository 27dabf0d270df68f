import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { INTERRUPTED } from './jobs/sweep'
import { serverProcess, until } from './testing-process'

const ROUNDS = 10
const { prepare, run, admin, call, cleanUp } = serverProcess('crash')
// Takes longer to answer than the server lives.
const slowSite = createServer((_request, response) => void setTimeout(() => response.end('<title>Slow</title>'), 6_000).unref())

beforeAll(async () => {
  await prepare({ SOTERIA_DEMO: '0', SCAN_ALLOW_CIDRS: '127.0.0.0/8' })
  await new Promise<void>((ready) => slowSite.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  await cleanUp()
  slowSite.closeAllConnections()
  slowSite.close()
})

test('a server that is killed again and again loses nothing it has acknowledged', async () => {
  admin('user', 'create', '--email', 'ada@soteria.test', '--name', 'Ada', '--password', 'correct horse 7')
  admin('plan', 'grant', '--email', 'ada@soteria.test', '--plan', 'premium')
  let server = run()
  await server.ready
  const { token } = (await call('POST', '/api/auth/login', { body: { email: 'ada@soteria.test', password: 'correct horse 7' } })).data
  const { workspace } = await call('POST', '/api/workspace/store', { token, body: { name: 'Main' } })
  const value = `http://127.0.0.1:${(slowSite.address() as AddressInfo).port}`
  const { asset } = await call('POST', `/api/asset/${workspace.id}/store`, { token, body: { value } })
  const look = async (scan: string) => (await call('GET', `/api/workspaces/${workspace.id}/scans/${scan}`, { token })).scan

  const acknowledged = ['Main']
  for (let round = 0; round < ROUNDS; round += 1) {
    const { scan } = await call('POST', '/api/scan/light', { token, body: { asset_id: asset.id } })
    await until(async () => (await look(scan.id)).status === 'running')

    const writing = writeUntilItBreaks(round, acknowledged, token)
    await pause(50 + Math.random() * 400)
    await server.end('SIGKILL')
    await writing

    server = run()
    await server.ready
    await until(async () => (await look(scan.id)).status !== 'running')
    expect(await look(scan.id)).toMatchObject({ status: 'failed', failure_reason: 'interrupted', failure_message: INTERRUPTED })
  }

  const { workspaces } = await call('GET', '/api/workspace/fetch', { token })
  const names = workspaces.map(({ name }: { name: string }) => name)
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
}, 120_000)

async function writeUntilItBreaks(round: number, acknowledged: string[], token: string) {
  for (let number = 0; ; number += 1) {
    const name = `Round ${round}, write ${number}`
    try {
      await call('POST', '/api/workspace/store', { token, body: { name } })
    } catch {
      return
    }
    acknowledged.push(name)
  }
}
