import { writtenResult } from '@/lib/domain/stored-result'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scan } from './scan'
import { assertSaid } from './testing-words'
import { dnsWith, INFO_URL, LOOPBACK } from './testing'
import type { Resolve } from '@/server/net/address'

/** Addresses of this machine that no other test listens on. */
const REDIS_HOST = '127.0.0.77'
const BARE_HOST = '127.0.0.78'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
})

async function listen(server: Server, host: string, port = 0): Promise<number> {
  servers.push(server)
  server.on('connection', (socket) => setImmediate(() => socket.unref()))
  await new Promise<void>((done) => server.listen(port, host, done))
  return (server.address() as AddressInfo).port
}

const redis = () => createServer((socket) => socket.on('error', () => {}).on('data', () => socket.end('+PONG\r\n')))

function run(address: string, mode: 'light' | 'full', at: Resolve = async () => [{ address: REDIS_HOST, family: 4 }]) {
  const input = { scanId: 's', address, mode, policy: LOOPBACK, infoUrl: INFO_URL }
  return scan(input, { resolve: at, dns: dnsWith() })
}

test('a full scan of a machine without a web server completes with its open services, and judges nothing else', async () => {
  await listen(redis(), REDIS_HOST, 6379)
  const outcome = await run('cache.test', 'full')
  if (outcome.status !== 'completed') throw new Error(outcome.message)
  expect(writtenResult(outcome.result).findings.map(({ title, severity, at }) => [title, severity, at])).toContainEqual(
    ['Redis without a password is open to the internet on port 6379', 'critical', 'cache.test:6379'],
  )
  expect(outcome.result).toMatchObject({ score: null, grade: null, target: { url: null } })
  const web = outcome.result.checks.filter(({ category }) => category === 'exposure')
  // Not "does not apply": a web server that was turned off for an hour has fixed nothing.
  expect(web.map(({ state }) => state)).toEqual(web.map(() => 'inconclusive'))
  assertSaid(...outcome.result.checks.map(({ says }) => says?.detail))
})

test('a light scan of it says that there is no web server', async () => {
  await listen(redis(), REDIS_HOST, 6379)
  await expect(run('cache.test', 'light')).resolves.toMatchObject({
    status: 'failed',
    reason: 'unreachable',
    message: expect.stringMatching(/^No web server responded/),
  })
})

test('a full scan of a machine that offers nothing at all is unreachable', async () => {
  const outcome = await run('bare.test', 'full', async () => [{ address: BARE_HOST, family: 4 }])
  expect(outcome).toMatchObject({ status: 'failed', reason: 'unreachable' })
})

/** A certificate for ::1 by the `openssl` of this machine. */
function certificateOfLoopback(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-v6-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const about = ['-subj', '/CN=v6', '-addext', 'subjectAltName=IP:::1,DNS:v6.test', '-days', '90']
  execFileSync(
    '/usr/bin/openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile, ...about],
    { stdio: 'ignore' },
  )
  const pair = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}

test.each([
  ['its address', '[::1]'],
  ['a name that has no other', 'v6.test'],
])('a site on IPv6 alone is scanned from end to end by %s', async (_, host) => {
  const hosts = new Set<string | undefined>()
  const server = createHttpsServer(certificateOfLoopback(), (request, response) => {
    hosts.add(request.headers.host)
    response
      .setHeader('content-type', 'text/html')
      .end(request.url === '/' ? '<title>Six</title><a href="/about">About</a>' : 'About')
  })
  const port = await listen(server, '::1')
  const outcome = await run(`https://${host}:${port}/`, 'full', async () => [{ address: '::1', family: 6 }])
  if (outcome.status !== 'completed') throw new Error(outcome.message)
  expect([...hosts]).toEqual([`${host}:${port}`])
  const rules = outcome.result.findings.map(({ rule, at }) => `${rule} ${at}`)
  expect(rules).toContain(`tls.certificate/self-signed ${host}:${port}`)
  expect(rules.filter((rule) => rule.includes('name-mismatch'))).toEqual([])
  expect(outcome.result).toMatchObject({
    target: { host: host.replace(/[[\]]/g, ''), ip: '::1', url: `https://${host}:${port}/` },
  })
  expect(outcome.result.observations).toMatchObject({
    tls: { versions: expect.arrayContaining(['TLSv1.3']) },
    pages: [{}, {}],
  })
  expect(outcome.result.checks.filter(({ state }) => state === 'error')).toEqual([])
})

test('plain HTTP on IPv6 says its address in brackets', async () => {
  let asked = ''
  const port = await listen(
    createHttpServer((request, response) => {
      asked = String(request.headers.host)
      response.end('Six')
    }),
    '::1',
  )
  expect(await run(`http://[::1]:${port}/`, 'light')).toMatchObject({ status: 'completed' })
  expect(asked).toBe(`[::1]:${port}`)
})
