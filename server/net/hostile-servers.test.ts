import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { closeServers, startCounting, startHttp, startTcp, testClient } from '@/server/scanner/testing'
import type { HttpLimits } from './http-limits'

/** Long enough for a busy machine, short enough for a test. */
const QUICK: Partial<HttpLimits> = { connectMs: 300, headersMs: 300, bodyIdleMs: 300, totalMs: 600 }

afterEach(closeServers)

test('a closed port is a refused connection', async () => {
  const { port } = await startTcp((socket) => socket.end())
  await closeServers()
  await expect(testClient().get(`http://site.test:${port}/`)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
    message: 'The connection was refused (ECONNREFUSED)',
  })
})

test.each<[string, (port: number) => string, Parameters<typeof startTcp>[0], RegExp]>([
  [
    'never answers',
    (port) => `http://site.test:${port}/`,
    () => {},
    /didn’t respond in time \(UND_ERR_HEADERS_TIMEOUT\)/,
  ],
  [
    'answers garbage',
    (port) => `http://site.test:${port}/`,
    (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    /The server’s response isn’t HTTP/,
  ],
  [
    'answers garbage to TLS',
    (port) => `https://site.test:${port}/`,
    (socket) => socket.end('220 mail ready\r\n'),
    /doesn’t use TLS/,
  ],
  [
    'hangs up',
    (port) => `http://site.test:${port}/`,
    (socket) => socket.on('data', () => socket.end()),
    /closed the connection before the response was complete/,
  ],
  [
    'sends endless headers',
    (port) => `http://site.test:${port}/`,
    (socket) => socket.write(`HTTP/1.1 200 OK\r\n${`x-filler: ${'a'.repeat(1000)}\r\n`.repeat(80)}`),
    /longer than 64 kB/,
  ],
])('a server that %s is told in words', async (_, url, speak, message) => {
  const { port } = await startTcp(speak)
  await expect(testClient({ limits: { ...QUICK, totalMs: 3_000 } }).get(url(port))).rejects.toThrow(message)
})

test.each<[string, (socket: Socket) => void]>([
  ['stops', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-kept: yes\r\ncontent-length: 100\r\n\r\nabc')],
  ['breaks off', (socket) => socket.end('HTTP/1.1 200 OK\r\nx-kept: yes\r\ncontent-length: 100\r\n\r\nabc')],
])('a body that %s in the middle is kept as far as it came', async (_, speak) => {
  const { port } = await startTcp((socket) => socket.once('data', () => speak(socket)))
  const exchange = await testClient({ limits: QUICK }).get(`http://site.test:${port}/`)
  expect(exchange).toMatchObject({ status: 200, body: 'abc', truncated: true })
  expect(exchange.header('x-kept')).toBe('yes')
})

test('a body of one byte at a time is read until its time is over, and kept', async () => {
  const { port } = await startTcp((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10000\r\n\r\n')
    const drip = setInterval(() => socket.write('x'), 50)
    socket.on('close', () => clearInterval(drip))
  })
  const exchange = await testClient({ limits: QUICK }).get(`http://site.test:${port}/`)
  expect(exchange).toMatchObject({ status: 200, truncated: true, timedOut: true })
  expect(exchange.body).toMatch(/^x+$/)
})

test('after four slow answers nothing more is asked', async () => {
  const { port } = await startTcp(() => {})
  const http = testClient({ limits: QUICK })
  await Promise.allSettled([1, 2, 3, 4].map((n) => http.get(`http://site.test:${port}/${n}`)))
  await expect(http.get(`http://site.test:${port}/5`)).rejects.toThrow(
    'The server is too slow to continue: 4 responses took too long.',
  )
})

test('an endless body is cut', async () => {
  const { port } = await startHttp((_, response) => {
    const pour = () => {
      while (response.writable && response.write('y'.repeat(10_000)));
    }
    response.on('drain', pour)
    pour()
  })
  const http = testClient({ limits: { bodyBytes: 100_000 } })
  const exchange = await http.get(`http://site.test:${port}/`)
  expect(exchange).toMatchObject({ status: 200, truncated: true })
  expect(exchange.body).toHaveLength(100_000)
  expect((await http.get(`http://site.test:${port}/`, { limit: 50 })).body).toHaveLength(50)
})

test('the bytes and the requests of a scan have an end', async () => {
  const { port } = await startHttp((_, response) => response.end('z'.repeat(1000)))
  const url = (n: number) => `http://site.test:${port}/${n}`
  const hungry = testClient({ limits: { scanBytes: 1500 } })
  await hungry.get(url(1))
  await expect(hungry.get(url(2))).rejects.toThrow('The scan’s limit of 1500 bytes is used up.')
  const busy = testClient({ limits: { requests: 2 } })
  await Promise.all([busy.get(url(1)), busy.get(url(2))])
  await expect(busy.get(url(3))).rejects.toThrow('The scan’s limit of 2 requests is used up.')
})

test.each([
  ['gzip', gzipSync('packed')],
  ['br', brotliCompressSync('packed')],
])('an answer compressed by %s although not asked for is unpacked', async (encoding, content) => {
  const { port } = await startHttp((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(content),
  )
  expect(await testClient().get(`http://site.test:${port}/`)).toMatchObject({ body: 'packed', truncated: false })
})

test('a decompression bomb is dropped', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000))
  const { port } = await startHttp((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
  expect(await testClient().get(`http://site.test:${port}/`)).toMatchObject({
    status: 200,
    body: '',
    truncated: true,
    bytes: bomb.length,
  })
})

test('an abort ends a waiting request at once', async () => {
  const { port } = await startTcp(() => {})
  const controller = new AbortController()
  const answer = testClient({ signal: controller.signal }).get(`http://site.test:${port}/`)
  await sleep(50)
  controller.abort(new Error('enough'))
  await expect(answer).rejects.toThrow('enough')
})

test('an abort ends even a handshake that hangs and a name not yet resolved', async () => {
  const { port } = await startTcp(() => {})
  const controller = new AbortController()
  const { signal } = controller
  const unresolved = testClient({ signal, resolve: () => new Promise(() => {}) })
  const answers = Promise.allSettled([
    unresolved.get('http://slow.test/'),
    testClient({ signal }).get(`https://site.test:${port}/`),
  ])
  await sleep(50)
  controller.abort(new Error('enough'))
  const enough = { status: 'rejected', reason: expect.objectContaining({ message: 'enough' }) }
  expect(await answers).toEqual([enough, enough])
})

test('one server never gets more than four requests at a time, whatever the number of scans and names', async () => {
  const site = await startCounting((response) => response.end('ok'), 15)
  const scans = [testClient(), testClient(), testClient()]
  const answers = scans.flatMap((http, scan) =>
    Array.from({ length: 8 }, (_, n) => http.get(`http://site${scan}.test:${site.port}/${n}`)),
  )
  expect((await Promise.all(answers)).every(({ body }) => body === 'ok')).toBe(true)
  expect(site.most).toBe(4)
})
