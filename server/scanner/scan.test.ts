import { writtenResult } from '@/lib/domain/stored-result'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ScanResult } from '@/lib/contract/scan-result'
import { type Check, defineCheck, type Mode } from './check'
import type { Resolve } from '@/server/net/address'
import { scan, type ScanInput, type ScanOptions } from './scan'
import { assertSaid } from './testing-words'
import {
  closeServers,
  dnsWith,
  INFO_URL,
  LOOPBACK,
  resolveToLoopback,
  startHttp,
  startHttps,
  startTcp,
} from './testing'

const RULE = { severity: 'low', effort: 'minutes' } as const

const pageCheck = defineCheck({
  id: 'test.page',
  title: 'Page',
  category: 'content',
  modes: ['light', 'full'],
  rules: { odd: RULE },
  async run(context) {
    const page = await context.page()
    context.observe('title', page.title)
    context.observe('data_versions', { libraries: 'built-in 2026-11' })
    return page.title.includes('odd')
      ? [{ rule: 'odd', at: page.url.href, evidence: [{ label: 'Title', excerpt: `${page.title} password=hunter2` }] }]
      : []
  },
})
const hangingCheck = defineCheck({
  id: 'test.hang',
  title: 'Hang',
  category: 'content',
  modes: ['light', 'full'],
  rules: {},
  run: () => new Promise<never>(() => {}),
})

async function run(address: string, { input, ...options }: ScanOptions & { input?: Partial<ScanInput> } = {}) {
  const base: ScanInput = {
    scanId: 's1',
    address,
    mode: 'light' as Mode,
    policy: LOOPBACK,
    infoUrl: INFO_URL,
  }
  const outcome = await scan(
    { ...base, ...input },
    { resolve: resolveToLoopback, dns: dnsWith(), checks: [pageCheck], ...options },
  )
  if (outcome.status === 'failed') assertSaid(outcome.says)
  return outcome
}

async function completed(outcome: ReturnType<typeof run>) {
  const done = await outcome
  if (done.status !== 'completed') throw new Error(`${done.reason}: ${done.message}`)
  return done.result
}

afterEach(closeServers)

test('a completed scan is a report by the contract', async () => {
  const { port } = await startHttp((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>An odd\u0000 shop</title>'),
  )
  const result = await completed(run(`http://Shop.test:${port}/?q=1`))
  const written = writtenResult(result)
  expect(ScanResult.parse(written)).toEqual(written)
  expect(result).toMatchObject({
    target: {
      input: `http://Shop.test:${port}/?q=1`,
      host: 'shop.test',
      ip: '127.0.0.1',
      url: `http://shop.test:${port}/`,
    },
    score: 97,
    grade: 'A',
    coverage: { answered: 1, unanswered: 0, total: 1 },
    counts: { critical: 0, high: 0, medium: 0, low: 1, info: 0 },
    data_versions: { libraries: 'built-in 2026-11' },
    observations: { title: expect.stringMatching(/^An odd/) },
    requests: 1,
  })
  expect(JSON.stringify(result)).not.toMatch(/hunter2|\\u0000/)
  expect(result.bytes).toBeGreaterThan(0)
})

test('the same site gives the same findings in every scan', async () => {
  const { port } = await startHttp((_, response) => response.end('<title>odd</title>'))
  const scans = await Promise.all([1, 2, 3].map(() => completed(run(`http://shop.test:${port}/`))))
  expect(new Set(scans.map(({ findings }) => findings.map(({ id }) => id).join())).size).toBe(1)
})

test('HTTPS alone is enough', async () => {
  const { port } = await startHttps((_, response) => response.end('<title>safe</title>'))
  await expect(completed(run(`https://shop.test:${port}/`))).resolves.toMatchObject({
    score: 100,
    observations: { title: 'safe' },
  })
})

test.each([404, 410, 429, 500, 503, 403])('a page that answers %i is not judged', async (status) => {
  const { port } = await startHttp((_, response) => response.writeHead(status).end('<title>odd</title>'))
  const result = await completed(run(`http://shop.test:${port}/`))
  expect(result).toMatchObject({ score: null, grade: null, score_ledger: [], findings: [] })
  expect(result.checks).toMatchObject([{ state: 'inconclusive', detail: expect.stringContaining(`HTTP ${status}`) }])
})

test('a site that sends visitors elsewhere is not judged by the other one', async () => {
  const canary = await startHttp((_, response) => response.end('<title>odd</title>'))
  const { port } = await startHttp((_, response) =>
    response.writeHead(301, { location: `http://elsewhere.test:${canary.port}/` }).end(),
  )
  const result = await completed(run(`http://shop.test:${port}/`))
  expect(result.checks).toMatchObject([{ state: 'inconclusive', detail: expect.stringContaining('elsewhere.test') }])
  expect(canary.connections).toBe(0)
})

test('a closed port is unreachable, with what was tried and what came back', async () => {
  const { port } = await startTcp(() => {})
  await closeServers()
  await expect(run(`http://shop.test:${port}/`)).resolves.toEqual({
    status: 'failed',
    reason: 'unreachable',
    message: `No web server responded at 127.0.0.1. http://shop.test:${port}: The connection was refused (ECONNREFUSED).`,
    says: {
      say: 'siteSilent',
      values: {
        ip: '127.0.0.1',
        origin: `http://shop.test:${port}`,
        reason: { say: 'refused', values: { code: 'ECONNREFUSED' } },
      },
    },
  })
})

test('a silent server is unreachable after its time', async () => {
  const { port } = await startTcp(() => {})
  await expect(run(`http://shop.test:${port}/`)).resolves.toMatchObject({
    reason: 'unreachable',
    message: expect.stringMatching(/in time|too long/),
  })
})

test('a server that does not speak TLS where it should fails for that', async () => {
  const { port } = await startTcp((socket) => socket.end('220 mail ready\r\n'))
  await expect(run(`https://shop.test:${port}/`)).resolves.toMatchObject({
    reason: 'tls',
    message: expect.stringContaining('doesn’t use TLS'),
  })
})

test('a server that speaks TLS in a way we do not is not told that it speaks none', async () => {
  // The record of an alert: handshake failure.
  const { port } = await startTcp((socket) => socket.end(Buffer.from('15030300020228', 'hex')))
  const outcome = await run(`https://shop.test:${port}/`)
  expect(outcome).toMatchObject({
    reason: 'tls',
    message: expect.stringContaining('uses TLS, but the connection failed'),
  })
})

test('a name without an address fails for that', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }))
  await expect(run('nowhere.test', { resolve })).resolves.toEqual({
    status: 'failed',
    reason: 'dns',
    message: 'nowhere.test doesn’t resolve to an IP address (ENOTFOUND).',
    says: { say: 'nameNotFound', values: { host: 'nowhere.test', code: 'ENOTFOUND' } },
  })
})

test('an abort ends the scan at once and keeps what is known', async () => {
  const { port } = await startHttp((_, response) => response.end('<title>odd</title>'))
  const controller = new AbortController()
  const checks: Check[] = [pageCheck, hangingCheck]
  const outcome = await run(`http://shop.test:${port}/`, {
    checks,
    signal: controller.signal,
    onEvent: (event) => {
      if (event.type !== 'finding') return
      controller.abort()
    },
  })
  expect(outcome).toMatchObject({
    status: 'failed',
    reason: 'aborted',
    message: 'The scan was stopped early.',
    partial: { score: null, grade: null, findings: [{ rule: 'test.page/odd' }] },
  })
})

test('a signal that is aborted already asks nothing', async () => {
  const server = await startHttp((_, response) => response.end())
  await expect(run(`http://shop.test:${server.port}/`, { signal: AbortSignal.abort() })).resolves.toMatchObject({
    reason: 'aborted',
  })
  expect(server.connections).toBe(0)
})

test('a scan ends at its deadline', async () => {
  const { port } = await startHttp((_, response) => response.end('<title>odd</title>'))
  const outcome = await run(`http://shop.test:${port}/`, {
    checks: [pageCheck, hangingCheck],
    input: { deadlineMs: 300 },
  })
  expect(outcome).toMatchObject({
    status: 'failed',
    reason: 'timeout',
    partial: { checks: [{ state: 'findings' }, { state: 'skipped' }] },
  })
})

test('a check that hangs costs its own answer only', async () => {
  const { port } = await startHttp((_, response) => response.end('<title>fine</title>'))
  const result = await completed(
    run(`http://shop.test:${port}/`, { checks: [pageCheck, hangingCheck], input: { perCheckMs: 100 } }),
  )
  expect(result.checks).toMatchObject([{ state: 'passed' }, { state: 'inconclusive' }])
})

test('a listener that throws does not break the promise of never throwing', async () => {
  const { port } = await startHttp((_, response) => response.end('x'))
  const onEvent = () => {
    throw new Error('listener broke')
  }
  await expect(run(`http://shop.test:${port}/`, { onEvent })).resolves.toMatchObject({
    status: 'failed',
    reason: 'internal',
    message: expect.stringContaining('listener broke'),
  })
})

test('a host that answers by IPv6 only is scanned there', async () => {
  const server = createServer((_, response) => response.end('<title>safe</title>'))
  await new Promise<void>((done) => server.listen(0, '::1', done))
  const { port } = server.address() as AddressInfo
  const both: Resolve = async () => [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  try {
    expect((await completed(run(`http://shop.test:${port}/`, { resolve: both }))).target.ip).toBe('::1')
    const outcome = await run(`http://shop.test:${port}/`, {
      resolve: both,
      input: { policy: { allowCidrs: ['127.0.0.0/8'] } },
    })
    expect(outcome).toMatchObject({ status: 'failed', reason: 'blocked' })
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('a scan goes where the proof was found, not where the name points by now, and the guard looks at that address too', async () => {
  const { port } = await startHttp((_, response) => response.end('<title>safe</title>'))
  const elsewhere: Resolve = async () => [{ address: '127.0.0.9', family: 4 }]
  const at = (pin: string) => run(`http://shop.test:${port}/`, { resolve: elsewhere, input: { pin } })
  expect((await completed(at('127.0.0.1'))).target.ip).toBe('127.0.0.1')
  expect(await at('169.254.169.254')).toMatchObject({ status: 'failed', reason: 'blocked' })
})

test('name servers in trouble are not a name without an address', async () => {
  const resolve: Resolve = () => Promise.reject(Object.assign(new Error('later'), { code: 'EAI_AGAIN' }))
  expect(await run('shop.test', { resolve })).toMatchObject({
    reason: 'dns',
    message: expect.stringMatching(/Couldn’t resolve shop\.test.*EAI_AGAIN/),
  })
})

test('a one-time link on the way to the page does not get into the report', async () => {
  const { port } = await startHttp((request, response) =>
    request.url === '/'
      ? response.writeHead(302, { location: '/in?access_token=s3cr3tvalue' }).end()
      : response.end('<title>safe</title>'),
  )
  expect(JSON.stringify(await completed(run(`http://shop.test:${port}/`)))).not.toMatch(/s3cr3tvalue/)
})
