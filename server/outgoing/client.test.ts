import { LONGEST_WISH } from '@/lib/automation/retry'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { postJson } from '@/lib/automation/message'
import { certificate, closeServers, resolveToLoopback, startHttp, startHttps } from '@/server/scanner/testing'
import { NotSent } from './answer'
import { createOutgoing, type OutgoingOptions } from './client'
import { newSigningSecret, signatureHeaders } from './signature'

const LOOPBACK = { allowCidrs: ['127.0.0.0/8'] }
const client = (options: Partial<OutgoingOptions> = {}) =>
  createOutgoing({
    policy: LOOPBACK,
    product: 'Night Watch',
    infoUrl: 'https://app.example',
    resolve: resolveToLoopback,
    ...options,
  })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof NotSent ? error : Promise.reject(error)),
  )

afterEach(closeServers)

test('eight forbidden targets are refused without a connection', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const outgoing = client({
    policy: { allowCidrs: [] },
    resolve: async (host) =>
      host === 'half.example'
        ? [
            { address: '93.184.216.34', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]
        : [{ address: '127.0.0.1', family: 4 }],
    standIn: { ca: '', port },
  })
  const targets = [
    '127.0.0.1',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '169.254.169.254',
    'localhost',
    'half.example',
    '10.0.0.1',
  ].map((host) => `https://${host}/hook`)
  for (const target of [...targets, 'file:///etc/passwd']) {
    const refused = await failure(outgoing.send(postJson(target, {})))
    expect(refused).toMatchObject({
      isFinal: true,
      reason: { key: target.startsWith('file') ? 'notHttps' : 'blockedAddress' },
    })
    expect(await failure(outgoing.check(target))).toMatchObject({ isFinal: true })
  }
  expect(connections).toBe(0)
  await new Promise((done) => server.close(done))
})

test.each([
  ['http://hooks.example/', { key: 'notHttps' }],
  ['https://hooks.example:22/', { key: 'closedPort', values: { port: 22 } }],
  ['https://me:secret@hooks.example/', { key: 'passwordInUrl' }],
])('%s is refused', async (url, reason) => {
  const outgoing = client({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] })
  expect(await failure(outgoing.check(url))).toMatchObject({ reason })
})

test('http goes to what the operator opened, and never to this very server', async () => {
  const { port } = await startHttp((_, response) => response.end('there'))
  await expect(client().send(postJson(`http://hooks.example:${port}/`, {}))).resolves.toMatchObject({
    status: 200,
    reply: 'there',
  })
  expect(
    await failure(
      client({ policy: { ...LOOPBACK, ownPort: port } }).send(postJson(`http://hooks.example:${port}/`, {})),
    ),
  ).toMatchObject({
    reason: { key: 'ownServer', values: { host: 'hooks.example' } },
  })
})

test('a host behind a gateway of the operator is asked there, has to prove its own name, and the gateway has to be open', async () => {
  const identity = certificate({ name: 'hooks.slack.com' })
  const { port } = await startHttps((_, response) => response.end('ok'), identity)
  const options = {
    resolve: () => Promise.reject(new Error('Nobody is asked for its name')),
    standIn: { ca: '', port: 1 },
  }
  const through = (host: string, more: Partial<OutgoingOptions> = {}) =>
    client({ ...options, gateways: [{ host, address: '127.0.0.1', port, ca: identity.cert }], ...more }).send(
      postJson(`https://${host}/services/T0`, {}),
    )
  await expect(through('hooks.slack.com')).resolves.toMatchObject({ status: 200, reply: 'ok' })
  expect(await failure(through('api.github.com'))).toMatchObject({ reason: { key: 'certificate' } })
  expect(await failure(through('hooks.slack.com', { policy: { allowCidrs: [] } }))).toMatchObject({
    reason: { key: 'blockedAddress', values: { host: 'hooks.slack.com', ip: '127.0.0.1', range: 'loopback' } },
  })
})

test('a server that cannot prove its name gets nothing', async () => {
  let bytes = ''
  const identity = certificate({ name: 'other.example' })
  const { port } = await startHttps((request, response) => {
    request.on('data', (chunk) => (bytes += chunk))
    response.end('ok')
  }, identity)
  const untrusted = client({ standIn: { ca: certificate({ name: 'hooks.example' }).cert, port } })
  expect(await failure(untrusted.send(postJson('https://hooks.example/', { secret: 1 })))).toMatchObject({
    reason: { key: 'certificate' },
  })
  const otherName = client({ standIn: { ca: identity.cert, port } })
  expect(await failure(otherName.send(postJson('https://hooks.example/', { secret: 1 })))).toMatchObject({
    reason: { key: 'certificate' },
  })
  await expect(otherName.send(postJson('https://other.example/', { secret: 1 }))).resolves.toMatchObject({
    status: 200,
  })
  expect(bytes).toBe('{"secret":1}')
})

test('a redirect is an answer and is not followed, and of a long one the start is kept', async () => {
  const paths: string[] = []
  const { port } = await startHttp((request, response) => {
    paths.push(request.url ?? '')
    response
      .writeHead(302, { location: `http://hooks.example:${port}/else`, 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' })
      .end('x'.repeat(100_000))
  })
  const answer = await client().send(postJson(`http://hooks.example:${port}/`, {}))
  expect(answer).toMatchObject({ status: 302 })
  expect(answer.reply.length).toBeLessThanOrEqual(4_096)
  expect(answer.retryAfter).toBe(LONGEST_WISH)
  expect(paths).toEqual(['/'])
})

test('an answer that drips ends in time, and what nobody answers is said', async () => {
  const { port } = await startHttp((_, response) => {
    response.writeHead(200).flushHeaders()
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  })
  await expect(client({ totalMs: 300 }).send(postJson(`http://hooks.example:${port}/`, {}))).resolves.toMatchObject({
    status: 200,
  })
  const closed = await startHttp(() => {})
  await closeServers()
  expect(await failure(client().send(postJson(`http://hooks.example:${closed.port}/`, {})))).toMatchObject({
    isFinal: false,
    reason: { key: 'unreachable' },
  })
  expect(await failure(client({ resolve: async () => [] }).send(postJson('https://hooks.example/', {})))).toMatchObject(
    { reason: { key: 'noAddress' } },
  )
})

test('the library of Standard Webhooks accepts what we sign, with the old and the new secret, and nothing else', () => {
  const [old, fresh] = [newSigningSecret(), newSigningSecret()]
  const body = JSON.stringify({
    type: 'findings.new',
    timestamp: '2026-11-22T14:32:08Z',
    data: { site: 'shop.example' },
  })
  const headers = signatureHeaders('0d6f1c4e', body, [fresh, old])
  for (const secret of [old, fresh])
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'findings.new' })
  expect(() => new Webhook(old).verify(`${body} `, headers)).toThrow('No matching signature found')
  expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow('No matching signature found')
  expect(() => new Webhook(fresh).verify(body, { ...headers, 'webhook-id': 'other' })).toThrow(
    'No matching signature found',
  )
})
