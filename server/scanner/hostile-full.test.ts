import { writtenResult } from '@/lib/domain/stored-result'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Check as CheckRow, ScanResult } from '@/lib/contract/scan-result'
import { isAnswer } from '@/lib/domain/scan-diff'
import { scan, type ScanInput, type ScanOptions } from './scan'
import { closeServers, dnsWith, INFO_URL, resolveToLoopback, startHttp, startTcp, type TestServer } from './testing'

/** Small enough for a test. The scan of one address never lasts longer than its deadline. */
const LIMITS = {
  connectMs: 900,
  headersMs: 900,
  bodyIdleMs: 900,
  totalMs: 1_000,
  bodyBytes: 50_000,
  scanBytes: 2_000_000,
}
const DEADLINE_MS = 15_000

let canary: TestServer
beforeEach(async () => {
  canary = await startTcp((socket) => socket.end('inner'))
})
afterEach(closeServers)

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A full scan with every check of a site that may be spoken to on its one port, beside the canary that may not. */
async function scanFull(answer: Answer, { input, ...options }: ScanOptions & { input?: Partial<ScanInput> } = {}) {
  const { port } = await startHttp(answer)
  const policy = { allowCidrs: [], allowOrigins: [`127.0.0.1:${port}`] }
  return scan(
    {
      scanId: 'hostile',
      address: `http://shop.test:${port}/`,
      mode: 'full',
      policy,
      infoUrl: INFO_URL,
      deadlineMs: DEADLINE_MS,
      limits: LIMITS,
      ...input,
    },
    { resolve: resolveToLoopback, dns: dnsWith(), ...options },
  )
}

async function resultOf(outcome: ReturnType<typeof scanFull>): Promise<ScanResult> {
  const done = await outcome
  if (done.status === 'failed') throw new Error(`${done.reason}: ${done.message}`)
  return writtenResult(done.result)
}

/** What a page can name, it names: scripts, pages, forms and WordPress at the canary's address. */
const page = (
  inner: string,
) => `<!doctype html><html><head><title>Shop</title><meta name="generator" content="WordPress 6.1">
<link rel="https://api.w.org/" href="${inner}/wp-json/"><link rel="pingback" href="${inner}/xmlrpc.php"><link rel="stylesheet" href="${inner}/a.css">
<script src="/app.js"></script><script src="${inner}/inner.js"></script></head>
<body><a href="/next">Next</a><a href="/old.php">Old</a><a href="${inner}/admin">Inner</a><iframe src="${inner}/frame"></iframe>
<form action="${inner}/sign-in"><input type="password"></form></body></html>`

const inner = () => `http://127.0.0.1:${canary.port}`
const home = (response: ServerResponse) => response.setHeader('content-type', 'text/html').end(page(inner()))
const behindHome =
  (answer: Answer): Answer =>
  (request, response) =>
    request.url === '/' ? home(response) : answer(request, response)

const BOMB = gzipSync(Buffer.alloc(20_000_000))
const SERVERS: Record<string, Answer> = {
  'never ends a body': (_, response) => {
    const pour = () => {
      while (response.writable && response.write('y'.repeat(20_000)));
    }
    response.on('drain', pour)
    pour()
  },
  'drips a byte at a time': (_, response) => {
    const timer = setInterval(() => response.write('.'), 30)
    response.on('close', () => clearInterval(timer))
  },
  'sends decompression bombs': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(BOMB),
  'redirects in circles': ({ url = '' }, response) =>
    response.writeHead(302, { location: `${url.split('?')[0]}?${Math.random()}` }).end(),
  'hangs up': (_, response) => void response.socket?.destroy(),
  'never answers': () => {},
  'refuses everybody': (_, response) =>
    response.writeHead(403, { 'content-type': 'text/html' }).end('<title>403</title>'),
}

const serverThat = (name: string): Answer => {
  const answer = SERVERS[name]
  if (!answer) throw new Error(`No server ${name}`)
  return answer
}
const unanswered = ({ checks }: ScanResult) => checks.filter(({ state }) => !isAnswer(state))
/** Those that can only answer by looking at more than the home page. */
const LOOKING_AROUND = [
  'exposure.files',
  'exposure.listing',
  'exposure.panels',
  'exposure.api',
  'wordpress.core',
  'content.page',
  'meta.securitytxt',
]
const stateOf = ({ checks }: ScanResult, key: string) => checks.find((row) => row.key === key)?.state
const withoutReason = (rows: CheckRow[]) =>
  rows.filter(({ state, detail }) => (state !== 'inconclusive' && state !== 'skipped') || !detail)

test.each(Object.keys(SERVERS))(
  'a full scan of a server that %s behind its home page ends, claims nothing, and says why',
  async (name) => {
    const result = await resultOf(scanFull(behindHome(serverThat(name))))
    expect(withoutReason(unanswered(result))).toEqual([])
    expect(result.findings.filter(({ category }) => category === 'exposure')).toEqual([])
    expect(canary.connections).toBe(0)
  },
)

test.each(Object.keys(SERVERS))(
  'a full scan of a server that %s at every address ends, claims nothing, and says why',
  async (name) => {
    const outcome = await scanFull(serverThat(name))
    if (outcome.status === 'failed')
      expect(outcome).toMatchObject({
        reason: 'unreachable',
        message: expect.stringMatching(/^No web server responded/),
      })
    else expect(withoutReason(unanswered(writtenResult(outcome.result)))).toEqual([])
    expect(canary.connections).toBe(0)
  },
)

test('a firewall that refuses everything but the home page leaves nothing around it answered', async () => {
  const result = await resultOf(scanFull(behindHome(serverThat('refuses everybody'))))
  expect(LOOKING_AROUND.map((key) => `${key} ${stateOf(result, key)}`)).toEqual(
    LOOKING_AROUND.map((key) => `${key} inconclusive`),
  )
})

test('a firewall that refuses everything leaves nothing but names and ports answered', async () => {
  const result = await resultOf(scanFull(serverThat('refuses everybody')))
  const answered = result.checks.filter(({ state }) => state === 'passed' || state === 'findings').map(({ key }) => key)
  expect(answered).toEqual(['transport.https', 'dns.mail'])
  expect(result).toMatchObject({ score: null, grade: null })
})

test('a firewall that begins to refuse in the middle does not make a clean site', async () => {
  let asked = 0
  const answer = behindHome((_, response) => {
    asked += 1
    response.writeHead(asked < 20 ? 404 : 403).end()
  })
  const result = await resultOf(scanFull(answer))
  expect(result.checks.find(({ key }) => key === 'exposure.files')).toMatchObject({
    state: 'inconclusive',
    detail: expect.stringContaining('returns 403 even for a URL that doesn’t exist'),
  })
})
