import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isFull } from '@/lib/testing/sample'
import { INTERRUPTED } from './jobs/sweep'
import { serverProcess, until } from './testing-process'

/** Each kills three times. */
const CYCLES = isFull ? 3 : 1
const { prepare, run, admin, call, cleanUp, dataDir } = serverProcess('crash')

/** A site that keeps everybody waiting until it is let go. */
function openSite(host: string) {
  const waiting: (() => void)[] = []
  let isHeld = true
  const server = createServer((_request, response) => {
    const answer = () => void response.end('<!doctype html><title>Slow</title>')
    if (isHeld) waiting.push(answer)
    else answer()
  })
  return {
    server,
    listen: () => new Promise<void>((ready) => server.listen(0, host, ready)),
    url: () => `http://${host}:${(server.address() as AddressInfo).port}`,
    hold: () => (isHeld = true),
    letGo() {
      isHeld = false
      for (const answer of waiting.splice(0)) answer()
    },
  }
}

// Of its own address each: four connections to one are all that a server makes.
const slow = openSite('127.0.0.2')
const never = openSite('127.0.0.3')

beforeAll(async () => {
  await prepare({ SOTERIA_DEMO: '0', SCAN_ALLOW_CIDRS: '127.0.0.0/8' })
  await Promise.all([slow.listen(), never.listen()])
})
afterAll(async () => {
  await cleanUp()
  for (const { server } of [slow, never]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a server that is killed again and again loses nothing it has acknowledged, tries each scan three times, and tells its end once', async () => {
  admin('user', 'create', '--email', 'ada@soteria.test', '--name', 'Ada', '--password', 'correct horse 7')
  admin('plan', 'grant', '--email', 'ada@soteria.test', '--plan', 'premium')
  let server = run()
  await server.ready
  const { token } = (
    await call('POST', '/api/auth/login', { body: { email: 'ada@soteria.test', password: 'correct horse 7' } })
  ).data
  await call('POST', '/api/user/preferences', { token, body: { mail_scan_finished: true } })
  const { workspace } = await call('POST', '/api/workspace/store', { token, body: { name: 'Main' } })
  const addAsset = async (value: string) =>
    (await call('POST', `/api/asset/${workspace.id}/store`, { token, body: { value } })).asset.id as string
  const assets = [await addAsset(slow.url()), await addAsset(never.url())]
  const look = async (scan: string) =>
    (await call('GET', `/api/workspaces/${workspace.id}/scans/${scan}`, { token })).scan

  const acknowledged = ['Main']
  let round = 0
  async function killWhileRunning(scans: string[]) {
    for (const scan of scans) await until(async () => (await look(scan)).status === 'running')
    const writing = writeUntilItBreaks((round += 1), acknowledged, token)
    await pause(50 + Math.random() * 400)
    await server.end('SIGKILL')
    await writing
    server = run()
    await server.ready
  }

  const ended: string[] = []
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    slow.hold()
    const { results } = await call('POST', `/api/workspaces/${workspace.id}/scans/batch`, {
      token,
      body: { assets, scan_type: 'light_scan' },
    })
    const [lucky, unlucky] = results.map(({ scan_id: id }: { scan_id: string }) => id)
    await killWhileRunning([lucky, unlucky])
    await killWhileRunning([lucky, unlucky])
    slow.letGo()
    await until(async () => mailsAbout(lucky).length > 0)
    expect(await look(lucky)).toMatchObject({ status: 'completed' })
    await killWhileRunning([unlucky])
    await until(async () => mailsAbout(unlucky).length > 0)
    expect(await look(unlucky)).toMatchObject({
      status: 'failed',
      failure_reason: 'interrupted',
      failure_message: INTERRUPTED,
    })
    ended.push(lucky, unlucky)
  }
  expect(ended.map((scan) => mailsAbout(scan).length)).toEqual(ended.map(() => 1))

  const { workspaces } = await call('GET', '/api/workspace/fetch', { token })
  const names = workspaces.map(({ name }: { name: string }) => name)
  expect(acknowledged.length).toBeGreaterThan(round)
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
})

/** Each mail is a file of its own. */
function mailsAbout(scan: string): string[] {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox).filter((file) => readFileSync(join(outbox, file), 'utf8').includes(`/details/${scan}`))
}

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
