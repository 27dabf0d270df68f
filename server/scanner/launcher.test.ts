import { build, type Plugin } from 'esbuild'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScanEvent } from './engine'
import { inProcess } from './in-process'
import { createScanProcess, type ScanProcess, type ScanProcessOptions } from './launcher'
import { CONNECTIONS_PER_ADDRESS, takeSlot } from '@/server/net/slots'
import { ScanStopped } from './outcome'
import type { ScanInput } from './scan'
import { closeServers, INFO_URL, LOOPBACK, startCounting, startHttp, startTcp } from './testing'

const folder = mkdtempSync(join(tmpdir(), 'soteria-scan-process-'))
const entry = join(folder, 'scan-process.mjs')
const processes: ScanProcess[] = []

/** The real process with checks of the test's own. */
async function bundle(outfile: string, checks?: string): Promise<void> {
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' }
  const ownChecks: Plugin = {
    name: 'own-checks',
    setup: (make) => make.onResolve({ filter: /^\.\/checks$/ }, () => (checks ? { path: checks } : undefined)),
  }
  const entryPoints = [join(process.cwd(), 'server/scanner/process.ts')]
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner,
    plugins: [ownChecks],
    logLevel: 'silent',
  })
}

beforeAll(() => bundle(entry), 60_000)
afterEach(async () => {
  await Promise.all(processes.splice(0).map((scans) => scans.stop()))
  await closeServers()
})
afterAll(() => rmSync(folder, { recursive: true }))

function launch(options: Partial<ScanProcessOptions> = {}): ScanProcess {
  const scans = createScanProcess({ entry, concurrency: 4, ...options })
  processes.push(scans)
  return scans
}

/** A child that does what the test wants of it. */
function childThat(source: string): string {
  const file = join(folder, `child-${Math.random().toString(36).slice(2)}.mjs`)
  writeFileSync(file, source)
  return file
}

const input = (port: number, scanId = 's1'): ScanInput => ({
  scanId,
  address: `http://127.0.0.1:${port}/`,
  mode: 'light',
  policy: LOOPBACK,
  infoUrl: INFO_URL,
})
const silent = () => startTcp(() => {})

test('a scan runs in a process of its own, with every event told and the result handed back', async () => {
  const { port } = await startHttp((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Shop</title>'),
  )
  const events: ScanEvent[] = []
  const outcome = await launch().start(input(port), (event) => events.push(event))
  expect(outcome).toMatchObject({
    status: 'completed',
    result: { schema: 'scan-report/2', target: { ip: '127.0.0.1' } },
  })
  const last = events.findLast((event) => event.type === 'check')
  expect(last).toMatchObject({ done: outcome.status === 'completed' ? outcome.result.checks.length : -1 })
})

test('many scans run at once and are told apart', async () => {
  const ports = await Promise.all(
    [1, 2, 3].map(
      async (n) =>
        (
          await startHttp((_, response) =>
            response.setHeader('content-type', 'text/html').end(`<title>Shop ${n}</title>`),
          )
        ).port,
    ),
  )
  const scans = launch()
  const outcomes = await Promise.all(ports.map((port, n) => scans.start(input(port, `s${n}`))))
  expect(
    outcomes.map((outcome) => (outcome.status === 'completed' ? outcome.result.target.url : outcome.message)),
  ).toEqual(ports.map((port) => `http://127.0.0.1:${port}/`))
})

test('a refused address fails there as it does here', async () => {
  const canary = await silent()
  const refused = { ...input(canary.port), policy: { allowCidrs: [] } }
  const [there, here] = await Promise.all([launch().start(refused), inProcess().start(refused)])
  expect(there).toMatchObject({ status: 'failed', reason: 'blocked' })
  expect(here).toEqual(there)
  expect(canary.connections).toBe(0)
})

test.each<[string, unknown, { reason: string; message: string }]>([
  ['a person', undefined, { reason: 'aborted', message: 'The scan was stopped early.' }],
  [
    'the server',
    new ScanStopped('interrupted', 'The server is going down.'),
    { reason: 'interrupted', message: 'The server is going down.' },
  ],
])('an abort by %s ends the scan at once', async (_, reason, expected) => {
  const { port } = await silent()
  for (const scans of [launch(), inProcess()]) {
    const controller = new AbortController()
    const outcome = scans.start(input(port), undefined, controller.signal)
    setTimeout(() => controller.abort(reason), 300)
    await expect(outcome).resolves.toMatchObject({ status: 'failed', ...expected })
  }
})

test('a scan that waits its turn starts when one has ended, and can be aborted before', async () => {
  const { port } = await silent()
  const scans = launch({ concurrency: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const running = scans.start(input(port, 'a'), undefined, first.signal)
  const waiting = scans.start(input(port, 'b'), undefined, second.signal)
  const server = await startHttp((_, response) => response.end('x'))
  const patient = scans.start(input(server.port, 'c'))
  second.abort()
  await expect(waiting).resolves.toMatchObject({ reason: 'aborted' })
  expect(server.connections).toBe(0)
  first.abort()
  await expect(running).resolves.toMatchObject({ reason: 'aborted' })
  await expect(patient).resolves.toMatchObject({ status: 'completed' })
})

test('an error nobody caught ends the scan it belongs to and no other', async () => {
  const strayEntry = join(folder, 'stray.mjs')
  await bundle(
    strayEntry,
    childThat(`
    const work = {
      '/throw': () => new Promise(() => setTimeout(() => { throw new Error('stray error') }, 20)),
      '/reject': () => new Promise(() => setTimeout(() => void Promise.reject(new Error('stray promise')), 20)),
      '/fine': () => new Promise((resolve) => setTimeout(() => resolve([]), 300)),
    }
    export const CHECKS = [{ id: 'test', title: 'Test', category: 'content', modes: ['light'], rules: {}, run: ({ target }) => work[target.path]() }]
  `),
  )
  const { port } = await startHttp((_, response) => response.end('x'))
  const scans = launch({ entry: strayEntry })
  const outcomes = await Promise.all(
    ['throw', 'reject', 'fine'].map((path) =>
      scans.start({ ...input(port, path), address: `http://127.0.0.1:${port}/${path}` }),
    ),
  )
  expect(outcomes).toMatchObject([
    { status: 'failed', reason: 'internal', message: 'The scan stopped because of an error on our side: stray error.' },
    {
      status: 'failed',
      reason: 'internal',
      message: 'The scan stopped because of an error on our side: stray promise.',
    },
    { status: 'completed' },
  ])
})

test('a process that dies fails its scans, and the next scan starts another', async () => {
  const dying = childThat(
    `process.on('message', ({ scanId, input }) => input.address.includes(':1/') ? process.kill(process.pid, 'SIGKILL') : process.send({ type: 'done', scanId, outcome: { status: 'completed', result: {} } }))`,
  )
  const scans = launch({ entry: dying })
  await expect(scans.start(input(1))).resolves.toEqual({
    status: 'failed',
    reason: 'internal',
    message: 'The scan process stopped unexpectedly (SIGKILL). Start it again.',
    says: [{ say: 'processSignal', values: { reason: 'SIGKILL' } }, { say: 'canStartAgain' }],
  })
  await expect(scans.start(input(2))).resolves.toMatchObject({ status: 'completed' })
})

test('a process that is stuck is killed when it does not follow an abort', async () => {
  const stuck = childThat(
    `process.on('message', ({ type, scanId }) => { if (type === 'start') { process.send({ type: 'event', scanId, event: {} }, () => { for (;;); }) } })`,
  )
  const controller = new AbortController()
  const outcome = launch({ entry: stuck, graceMs: 200 }).start(input(1), () => controller.abort(), controller.signal)
  await expect(outcome).resolves.toMatchObject({ reason: 'aborted' })
})

test('a process that hangs is killed at the limit: the stuck scan says so, and who was beside it is only interrupted', async () => {
  const hanging = childThat(`process.on('message', ({ type, scanId }) => { if (scanId === 'stuck') for (;;); })`)
  const scans = launch({ entry: hanging, graceMs: 200 })
  const beside = scans.start({ ...input(1, 'beside'), deadlineMs: 60_000 })
  const stuck = scans.start({ ...input(1, 'stuck'), deadlineMs: 1_000 })
  await expect(stuck).resolves.toEqual({
    status: 'failed',
    reason: 'timeout',
    message: 'The scan didn’t finish within 1 seconds, couldn’t be stopped and was terminated.',
    says: { say: 'scanSlowKilled', values: { seconds: 1 } },
  })
  await expect(beside).resolves.toMatchObject({ status: 'failed', reason: 'interrupted' })
})

test('a process that was stopped by a signal is ended at the limit, too', async () => {
  const stopped = childThat(`process.on('message', () => process.kill(process.pid, 'SIGSTOP'))`)
  await expect(launch({ entry: stopped, graceMs: 200 }).start({ ...input(1), deadlineMs: 500 })).resolves.toMatchObject(
    { reason: 'timeout' },
  )
})

test('two processes and this one together have four connections to one address', async () => {
  const site = await startCounting(
    (response) => response.setHeader('content-type', 'text/html').end('<title>Shop</title>'),
    40,
  )
  const controller = new AbortController()
  const held = await takeSlot('127.0.0.1', controller.signal)
  const outcomes = await Promise.all(
    [launch(), launch()].flatMap((scans, n) => [1, 2].map((m) => scans.start(input(site.port, `s${n}${m}`)))),
  )
  held()
  expect(outcomes.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'completed'])
  expect(site.most).toBe(CONNECTIONS_PER_ADDRESS - 1)
})

test('a program that one process runs waits for that of another, and its connections do not', async () => {
  const eager = childThat(`
    process.on('message', ({ type, ticket }) => {
      if (type === 'start') ['tool', 'connection'].forEach((use, ticket) => process.send({ type: 'take', ticket, ip: '198.51.100.8', use }))
      else if (type === 'granted') process.send({ type: 'event', scanId: 's1', event: { ticket } })
    })`)
  const giveBack = await takeSlot('198.51.100.8', new AbortController().signal, 'tool')
  const granted: unknown[] = []
  await new Promise<void>((done) => {
    void launch({ entry: eager }).start(input(1), (event) => {
      if (granted.push(event) === 1) giveBack()
      else done()
    })
  })
  expect(granted).toEqual([{ ticket: 1 }, { ticket: 0 }])
})

test('what a process held that died is free again', async () => {
  const greedy = childThat(`
    process.on('message', ({ type, scanId }) => {
      if (type === 'start') for (let ticket = 1; ticket <= 9; ticket += 1) process.send({ type: 'take', ticket, ip: '198.51.100.9', use: 'connection' })
      else if (type === 'granted') process.send({ type: 'event', scanId: 's1', event: {} }, () => process.kill(process.pid, 'SIGKILL'))
    })`)
  await expect(launch({ entry: greedy }).start(input(1))).resolves.toMatchObject({ reason: 'internal' })
  const releases = await Promise.all(
    Array.from({ length: CONNECTIONS_PER_ADDRESS }, () => takeSlot('198.51.100.9', new AbortController().signal)),
  )
  for (const release of releases) release()
})

test('an entry that is not there is a failed scan', async () => {
  await expect(launch({ entry: join(folder, 'missing.mjs') }).start(input(1))).resolves.toMatchObject({
    status: 'failed',
    reason: 'internal',
  })
})

test('stopping ends what runs and what waits as interrupted', async () => {
  const { port } = await silent()
  const scans = launch({ concurrency: 1 })
  const outcomes = [scans.start(input(port, 'a')), scans.start(input(port, 'b'))]
  await scans.stop()
  for (const outcome of outcomes)
    await expect(outcome).resolves.toMatchObject({ status: 'failed', reason: 'interrupted' })
})

test('the process knows no secret of ours', async () => {
  process.env.SOTERIA_TEST_SECRET = 'do not tell'
  const telling = childThat(
    `process.on('message', ({ scanId }) => process.send({ type: 'done', scanId, outcome: { status: 'failed', reason: 'internal', message: Object.keys(process.env).join() } }))`,
  )
  const outcome = await launch({ entry: telling }).start(input(1))
  delete process.env.SOTERIA_TEST_SECRET
  expect(outcome).toMatchObject({ message: expect.stringContaining('UV_THREADPOOL_SIZE') })
  expect(outcome).not.toMatchObject({ message: expect.stringContaining('SECRET') })
})
