import type { RequestListener } from 'node:http'
import type { DnsAnswer } from '@/server/net/dns-answer'
import {
  closeServers,
  dnsWith,
  INFO_URL,
  LOOPBACK,
  PUBLIC_ONLY,
  resolveToLoopback,
  startHttp,
  startTcp,
} from './testing'
import { assertSaid } from './testing-words'
import { verificationRecord, verificationToken } from './proof'
import { type VerifyInput, type VerifyOptions, verifyOwnership } from './verify'

const TOKEN = verificationToken('server secret', 'workspace-1', 'shop.test')

async function verify(
  type: VerifyInput['type'],
  address: string,
  { input, ...options }: VerifyOptions & { input?: Partial<VerifyInput> } = {},
) {
  const base: VerifyInput = {
    type,
    address,
    token: TOKEN,
    policy: LOOPBACK,
    infoUrl: INFO_URL,
  }
  const answer = await verifyOwnership(
    { ...base, ...input },
    { resolve: resolveToLoopback, dns: dnsWith(), ...options },
  )
  assertSaid(answer.looked_for_says, answer.found_says)
  return answer
}
async function onSite(type: 'file' | 'meta', listener: RequestListener) {
  const { port } = await startHttp(listener)
  return verify(type, `http://shop.test:${port}/`)
}

afterEach(closeServers)

test('a token is bound to secret, workspace and host', () => {
  expect(TOKEN).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(verificationToken('server secret', 'workspace-1', 'SHOP.test')).toBe(TOKEN)
  const others = [
    verificationToken('server secret', 'workspace-2', 'shop.test'),
    verificationToken('server secret', 'workspace-1', 'other.test'),
    verificationToken('x', 'workspace-1', 'shop.test'),
  ]
  expect(others).not.toContain(TOKEN)
})

test('a TXT record with the token proves it, others beside it do not matter', async () => {
  const dns = dnsWith({ '_site-proof.shop.test': ['v=spf1 -all', ` ${verificationRecord(TOKEN)} `] })
  await expect(verify('dns', 'https://shop.test/', { dns })).resolves.toEqual({
    ok: true,
    looked_for: `We checked for a TXT record at _site-proof.shop.test with the value site-proof=${TOKEN}.`,
    looked_for_says: {
      say: 'lookedTxt',
      values: { name: '_site-proof.shop.test', value: `site-proof=${TOKEN}` },
    },
    found: 'We found the record.',
    found_says: { say: 'foundRecord' },
  })
})

test('a record at the domain proves a name below it', async () => {
  const dns = dnsWith({ '_site-proof.example.com': [verificationRecord(TOKEN)] })
  await expect(verify('dns', 'deep.shop.example.com', { dns })).resolves.toMatchObject({
    ok: true,
    looked_for: expect.stringContaining('_site-proof.deep.shop.example.com or _site-proof.example.com'),
  })
})

test('a record at a suffix that belongs to strangers proves nothing', async () => {
  const dns = dnsWith({
    '_site-proof.github.io': [verificationRecord(TOKEN)],
    '_site-proof.com': [verificationRecord(TOKEN)],
  })
  await expect(verify('dns', 'me.github.io', { dns })).resolves.toMatchObject({ ok: false })
  await expect(verify('dns', 'example.com', { dns })).resolves.toMatchObject({ ok: false })
})

test.each<[string, Parameters<typeof dnsWith>[0], string | RegExp]>([
  [
    'other values',
    { '_site-proof.shop.test': ['v=spf1 -all'] },
    'We found 1 record with a different value: v=spf1 -all',
  ],
  [
    'another token',
    { '_site-proof.shop.test': [verificationRecord('x'.repeat(32)), 'y'] },
    /^We found 2 records with different values: /,
  ],
  ['the bare token', { '_site-proof.shop.test': [TOKEN] }, /^We found 1 record with a different value/],
  ['nothing', {}, /^No TXT record found yet\./],
  [
    'a failure',
    {
      '_site-proof.shop.test': {
        state: 'failed',
        records: [],
        reason: 'The name server didn’t respond in time (ETIMEOUT)',
        says: { say: 'dnsTimeoutCode', values: { code: 'ETIMEOUT' } },
      },
    },
    'Couldn’t check: The name server didn’t respond in time (ETIMEOUT).',
  ],
])('DNS with %s is told as it is', async (_, records, found) => {
  await expect(verify('dns', 'shop.test', { dns: dnsWith(records) })).resolves.toMatchObject({
    ok: false,
    found: expect.stringMatching(found instanceof RegExp ? found : found.replace(/[().]/g, '\\$&')),
  })
})

test('an IP address cannot be proved by DNS', async () => {
  await expect(verify('dns', '93.184.216.34')).resolves.toMatchObject({
    ok: false,
    found: expect.stringContaining('needs a domain name'),
  })
})

test('a file that is the token proves it', async () => {
  const { ok, looked_for, found } = await onSite('file', (request, response) => {
    if (request.url === '/.well-known/site-proof.txt') response.end(`${TOKEN}\n`)
    else response.writeHead(404).end()
  })
  expect({ ok, found }).toEqual({ ok: true, found: 'We found the file with the token.' })
  expect(looked_for).toMatch(
    /^We checked for a file at http:\/\/shop\.test:\d+\/\.well-known\/site-proof\.txt that contains only .{32}\.$/,
  )
})

test.each<[string, RequestListener, RegExp]>([
  ['is missing', (_, response) => response.writeHead(404).end(), /The server returned HTTP 404\./],
  ['is a page', (_, response) => response.end(`<!doctype html><p>${TOKEN}`), /HTML page instead of the token/],
  [
    'repeats what it was asked',
    (request, response) => response.end(`You asked ${request.url} ${TOKEN}`),
    /different content: You asked/,
  ],
  [
    'is of another workspace',
    (_, response) => response.end(verificationToken('server secret', 'workspace-2', 'shop.test')),
    /different content/,
  ],
  ['is empty', (_, response) => response.end(), /The file is empty\./],
  ['is the token with an error', (_, response) => response.writeHead(500).end(TOKEN), /HTTP 500/],
])('a file that %s proves nothing', async (_, listener, found) => {
  await expect(onSite('file', listener)).resolves.toMatchObject({ ok: false, found: expect.stringMatching(found) })
})

test.each(['file', 'meta'] as const)('a redirect off the host proves nothing for %s', async (type) => {
  const stranger = await startHttp((_, response) =>
    response.end(type === 'file' ? TOKEN : `<meta name="site-proof" content="${TOKEN}">`),
  )
  for (const host of ['stranger.test', 'www.shop.test']) {
    const result = await onSite(type, (_, response) =>
      response.writeHead(302, { location: `http://${host}:${stranger.port}/` }).end(),
    )
    expect(result).toMatchObject({ ok: false, found: expect.stringContaining(`redirected to http://${host}`) })
  }
  expect(stranger.connections).toBe(0)
})

test('with the proof comes the address where it was found, however the name changes', async () => {
  const { port } = await startHttp((_, response) => response.end(TOKEN))
  let looks = 0
  const resolve = async () => [{ address: (looks += 1) === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 as const }]
  expect(await verify('file', `http://shop.test:${port}/`, { resolve })).toMatchObject({
    ok: true,
    address: '127.0.0.1',
  })
  const dns = dnsWith({ '_site-proof.shop.test': [verificationRecord(TOKEN)] })
  expect((await verify('dns', 'shop.test', { dns })).address).toBeUndefined()
})

test.each<[string, RequestListener, boolean]>([
  ['is not there', (_, response) => response.writeHead(404).end(), false],
  ['is something else', (_, response) => response.end('else'), false],
  ['is behind an error of the server', (_, response) => response.writeHead(503).end(), true],
  ['never comes', () => {}, true],
])('whether a proof that %s is missing or nobody knows', async (_, listener, isUnknown) => {
  const { ok, ...verification } = await onSite('file', listener)
  expect([ok, verification.isUnknown ?? false]).toEqual([false, isUnknown])
})

test('name servers in trouble and a name that nobody can look up say nothing about a proof', async () => {
  const silent: DnsAnswer<string> = {
    state: 'failed',
    records: [],
    reason: 'The name server reported an internal failure (ESERVFAIL)',
    says: { say: 'dnsServfail', values: { code: 'ESERVFAIL' } },
  }
  const dns = dnsWith({ '_site-proof.shop.example.com': ['v=spf1 -all'], '_site-proof.example.com': silent })
  expect(await verify('dns', 'shop.example.com', { dns })).toMatchObject({ ok: false, isUnknown: true })
  expect((await verify('dns', 'shop.example.com')).isUnknown ?? false).toBe(false)
  const resolve = () => Promise.reject(Object.assign(new Error('later'), { code: 'EAI_AGAIN' }))
  expect(await verify('file', 'shop.test', { resolve })).toMatchObject({ ok: false, isUnknown: true })
})

test('a redirect on the host is followed', async () => {
  const result = await onSite('file', (request, response) => {
    if (request.url === '/token.txt') response.end(TOKEN)
    else response.writeHead(302, { location: '/token.txt' }).end()
  })
  expect(result.ok).toBe(true)
})

test('a meta tag in the head proves it', async () => {
  await expect(
    onSite('meta', (_, response) => response.end(`<head><meta name="site-proof" content="${TOKEN}"></head>`)),
  ).resolves.toMatchObject({
    ok: true,
    found: 'We found the meta tag with the token.',
  })
})

test.each([
  [
    'in a comment of a visitor',
    `<p>Nice shop! <meta name="site-proof" content="${TOKEN}">`,
    /on the page but not in its head section/,
  ],
  ['with another value', '<meta name="site-proof" content="else">', /has a different value: else/],
  ['nowhere', '<title>x</title>', /no such meta tag/],
])('a meta tag %s proves nothing', async (_, html, found) => {
  await expect(onSite('meta', (__, response) => response.end(html))).resolves.toMatchObject({
    ok: false,
    found: expect.stringMatching(found),
  })
})

test('a place we may not go is told, and not gone to', async () => {
  const canary = await startTcp((socket) => socket.end())
  for (const type of ['file', 'meta'] as const) {
    const result = await verify(type, `http://127.0.0.1:${canary.port}/`, { input: { policy: PUBLIC_ONLY } })
    expect(result).toMatchObject({ ok: false, found: expect.stringContaining('loopback') })
  }
  await expect(verify('file', 'ftp://shop.test/')).resolves.toMatchObject({
    ok: false,
    found: expect.stringContaining('Only http and https'),
  })
  expect(canary.connections).toBe(0)
})

test('a server that is not there is told', async () => {
  const { port } = await startTcp(() => {})
  await closeServers()
  await expect(verify('file', `http://shop.test:${port}/`)).resolves.toMatchObject({
    ok: false,
    found: expect.stringContaining('The connection was refused'),
  })
})

test('a page below the home page proves nothing: it may be a stranger’s', async () => {
  const own = `<head><meta name="site-proof" content="${TOKEN}"></head>`
  const { port } = await startHttp((request, response) =>
    response.end(request.url === '/~mallory/' ? own : '<head></head>'),
  )
  expect(await verify('meta', `http://shop.test:${port}/~mallory/`)).toMatchObject({
    ok: false,
    found: expect.stringMatching(/no such meta tag/),
  })
})

test('a text file that looks like a page proves nothing', async () => {
  const text = `<head><meta name="site-proof" content="${TOKEN}"></head>`
  expect(
    await onSite('meta', (_, response) => response.setHeader('content-type', 'text/plain').end(text)),
  ).toMatchObject({ ok: false })
})
