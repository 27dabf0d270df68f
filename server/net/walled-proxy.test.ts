import { request } from 'node:http'
import { connect } from 'node:net'
import { closeServers, startHttp, startTcp } from '@/server/scanner/testing'
import { CONNECTIONS_PER_ADDRESS, takeSlot } from './slots'
import { type Meter, type WalledProxy, walledProxy } from './walled-proxy'

let proxy: WalledProxy | null = null
afterEach(async () => {
  await proxy?.close()
  proxy = null
  await closeServers()
})

const ENDLESS: Meter = { request: () => {}, bytes: () => {} }
const portOf = (url: string) => Number(new URL(url).port)

function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: portOf(proxy?.url ?? ''), path: url, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

function tunnelTo(place: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: portOf(proxy?.url ?? '') })
    let said = ''
    socket.on('connect', () => socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n\r\n`))
    socket.on('data', (chunk) => (said += chunk))
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}

test('it leads to its address, with the host that the program names', async () => {
  const { port } = await startHttp((asked, answer) => answer.end(`${asked.headers.host} ${asked.url}`))
  proxy = await walledProxy('127.0.0.1', port, ENDLESS)
  expect(await get(`http://127.0.0.1:${port}/a?b=1`, { host: 'shop.test' })).toEqual({
    status: 200,
    body: 'shop.test /a?b=1',
  })
})

test('it opens a tunnel to its address', async () => {
  const { port } = await startTcp((socket) => socket.end('hello from there'))
  proxy = await walledProxy('127.0.0.1', port, ENDLESS)
  expect(await tunnelTo(`127.0.0.1:${port}`)).toBe('HTTP/1.1 200 Connection established\r\n\r\nhello from there')
})

test.each([
  ['another port', '127.0.0.1', 9],
  ['another address', '127.0.0.2', null],
])('it leads nowhere else: not to %s, and not to a name', async (_, ip, fixedPort) => {
  const canary = await startHttp((_request, answer) => answer.end('reached'))
  proxy = await walledProxy(ip, fixedPort ?? canary.port, ENDLESS)
  for (const place of [`127.0.0.1:${canary.port}`, `localhost:${canary.port}`]) {
    expect((await get(`http://${place}/`)).status).toBe(403)
    expect(await tunnelTo(place)).toContain('403')
  }
  expect((await get('/')).status).toBe(403)
  expect(canary.connections).toBe(0)
})

test.each([
  ['a status that is none', 'HTTP/1.1 099 X\r\nContent-Length: 2\r\n\r\nok', /hang up|ECONNRESET/],
  [
    'a trailer beside a length',
    'HTTP/1.1 200 OK\r\nTrailer: X-Sum\r\nContent-Length: 2\r\n\r\nok',
    { status: 200, body: 'ok' },
  ],
  ['a line that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok', /aborted/],
])('a hostile server that sends %s ends its own request and nothing else', async (_, said, outcome) => {
  const { port } = await startTcp((socket) => socket.once('data', () => socket.end(said)))
  proxy = await walledProxy('127.0.0.1', port, ENDLESS)
  const asked = get(`http://127.0.0.1:${port}/`)
  if (outcome instanceof RegExp) await expect(asked).rejects.toThrow(outcome)
  else expect(await asked).toEqual(outcome)
  expect((await get('/')).status).toBe(403)
})

/** Takes every connection of the address; what comes back gives them up again. */
async function takeAll(): Promise<() => void> {
  const { signal } = new AbortController()
  const releases = await Promise.all(
    Array.from({ length: CONNECTIONS_PER_ADDRESS }, () => takeSlot('127.0.0.1', signal)),
  )
  return () => releases.forEach((release) => release())
}

test.each<[string, (port: number) => Promise<unknown>]>([
  ['a request', (port) => get(`http://127.0.0.1:${port}/`)],
  ['a tunnel', (port) => tunnelTo(`127.0.0.1:${port}`)],
])('%s takes one of the connections of the address, waits for it, and gives it back', async (_, go) => {
  const server = await startTcp((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))
  proxy = await walledProxy('127.0.0.1', server.port, ENDLESS)
  const giveUp = await takeAll()
  const asked = go(server.port)
  for (let i = 0; i < 5; i += 1) await get('/')
  expect(server.connections).toBe(0)
  giveUp()
  await asked
  expect(server.connections).toBe(1)
  const giveUpAgain = await takeAll()
  giveUpAgain()
})

test('who leaves while waiting for a connection is not waited for', async () => {
  const server = await startTcp((socket) => socket.end())
  proxy = await walledProxy('127.0.0.1', server.port, ENDLESS)
  const giveUp = await takeAll()
  const asked = get(`http://127.0.0.1:${server.port}/`).catch(() => 'gone')
  await get('/')
  await proxy.close()
  expect(await asked).toBe('gone')
  giveUp()
  const giveUpAgain = await takeAll()
  giveUpAgain()
  expect(server.connections).toBe(0)
})

test('requests and bytes are counted, and when there have been enough nothing more goes out', async () => {
  const server = await startHttp((_request, answer) => answer.end('x'.repeat(1_000)))
  let [requests, bytes] = [0, 0]
  const meter: Meter = {
    request: () => {
      requests += 1
      if (requests > 2) throw new Error('enough')
    },
    bytes: (count) => (bytes += count),
  }
  proxy = await walledProxy('127.0.0.1', server.port, meter)
  const url = `http://127.0.0.1:${server.port}/`
  await get(url)
  await get(url)
  await expect(get(url)).rejects.toThrow(/hang up|ECONNRESET/)
  expect(await tunnelTo(new URL(url).host)).toBe('')
  expect([server.connections, bytes]).toEqual([2, 2_000])
})

test('an answer that brings more bytes than are left is broken off', async () => {
  const server = await startHttp((_request, answer) =>
    answer.writeHead(200, { 'content-length': '9000' }).write('x'.repeat(1_000)),
  )
  const bytes = () => {
    throw new Error('enough')
  }
  proxy = await walledProxy('127.0.0.1', server.port, { request: () => {}, bytes })
  await expect(get(`http://127.0.0.1:${server.port}/`)).rejects.toThrow(/aborted|hang up|ECONNRESET/)
})
