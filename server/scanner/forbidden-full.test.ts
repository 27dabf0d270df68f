import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Resolve } from '@/server/net/address'
import { scan } from './scan'
import { closeServers, dnsWith, INFO_URL, startHttp } from './testing'

/** Another machine as far as the guard is concerned, and this one for the canary. */
const FORBIDDEN = '127.0.0.9'

let canary: Server
let touched: number
beforeEach(() => {
  touched = 0
  canary = createServer((socket) => {
    touched += 1
    socket.end('inner')
  })
})
afterEach(async () => {
  canary.close()
  await closeServers()
})

/** Every place that a site can point to inside: `${port}` is that of the site and of the canary. */
const PLACES = [
  'http://127.0.0.9:PORT/',
  'http://shop.test@127.0.0.9:PORT/',
  'http://2130706441:PORT/',
  'http://0x7f.9:PORT/',
  'http://[::ffff:127.0.0.9]:PORT/',
  'http://www.shop.test:PORT/',
  'https://127.0.0.9:PORT/',
  '//127.0.0.9:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'gopher://127.0.0.9:PORT/_x',
]

const html = (
  inner: string,
) => `<!doctype html><title>Shop</title><meta name="generator" content="WordPress 6.1"><base href="/">
<link rel="https://api.w.org/" href="${inner}wp-json/"><link rel="pingback" href="${inner}xmlrpc.php"><link rel="stylesheet" href="${inner}a.css">
<script src="/app.js"></script><script src="${inner}inner.js"></script><a href="/next">Next</a><a href="${inner}admin">Inner</a>
<iframe src="${inner}frame"></iframe><form action="${inner}sign-in"><input type="password"></form>`

const full = (port: number, resolve: Resolve) =>
  scan(
    {
      scanId: 'forbidden',
      address: `http://shop.test:${port}/`,
      mode: 'full',
      policy: { allowCidrs: [], allowOrigins: [`127.0.0.1:${port}`] },
      infoUrl: INFO_URL,
    },
    { resolve, dns: dnsWith() },
  )

async function startCanary(port: number): Promise<void> {
  canary.listen(port, FORBIDDEN)
  await once(canary, 'listening')
}

test.each(PLACES)('a full scan of a site that points and redirects to %s goes nowhere else', async (place) => {
  let inner = ''
  const { port } = await startHttp(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html').end(html(inner))
    else if (url?.startsWith('/app.js'))
      response.setHeader('content-type', 'text/javascript').end(`var a\n//# sourceMappingURL=${inner}app.js.map`)
    else response.writeHead(302, { location: inner }).end()
  })
  inner = place.replace('PORT', String(port))
  await startCanary(port)
  const resolve: Resolve = async (host) => [{ address: host === 'shop.test' ? '127.0.0.1' : FORBIDDEN, family: 4 }]
  expect(await full(port, resolve)).toMatchObject({ status: 'completed', result: { target: { ip: '127.0.0.1' } } })
  expect(touched).toBe(0)
})

/**
 * A name server that answers the first question with one address and every later one with another, to be kept for no
 * time at all.
 */
async function rebindingResolver(
  first: string[],
  later: string[],
): Promise<{ resolve: Resolve; asked: () => number; close(): void }> {
  const server: UdpSocket = createSocket('udp4')
  let asked = 0
  server.on('message', (query, from) => {
    const addresses = asked === 0 ? first : later
    asked += 1
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8180, 2)
    header.writeUInt16BE(addresses.length, 6)
    header.writeUInt32BE(0, 8)
    const answers = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    )
    server.send(Buffer.concat([header, question, ...answers]), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolver = new Resolver({ timeout: 1_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`])
  return {
    resolve: async (host) => (await resolver.resolve4(host)).map((address) => ({ address, family: 4 })),
    asked: () => asked,
    close: () => server.close(),
  }
}

test('a name that leads inside after the first look is scanned where it was', async () => {
  const { port } = await startHttp((_, response) =>
    response.setHeader('content-type', 'text/html').end(html('http://shop.test/')),
  )
  await startCanary(port)
  const rebinding = await rebindingResolver(['127.0.0.1'], [FORBIDDEN])
  try {
    expect(await full(port, rebinding.resolve)).toMatchObject({
      status: 'completed',
      result: { target: { ip: '127.0.0.1' } },
    })
    await expect(rebinding.resolve('shop.test')).resolves.toEqual([{ address: FORBIDDEN, family: 4 }])
    expect(touched).toBe(0)
  } finally {
    rebinding.close()
  }
})

test.each([[[FORBIDDEN]], [['127.0.0.1', FORBIDDEN]], [['8.8.8.8', FORBIDDEN]]])(
  'a name that leads to %s is not scanned at all',
  async (addresses) => {
    const site = await startHttp((_, response) => response.end('Home'))
    await startCanary(site.port)
    const rebinding = await rebindingResolver(addresses, addresses)
    try {
      expect(await full(site.port, rebinding.resolve)).toMatchObject({
        status: 'failed',
        reason: 'blocked',
        message: expect.stringContaining(FORBIDDEN),
      })
      expect([rebinding.asked(), touched, site.connections]).toEqual([1, 0, 0])
    } finally {
      rebinding.close()
    }
  },
)

test('the canary hears of it when a scan is let in', async () => {
  const { port } = await startHttp((_, response) => response.end('Home'))
  await startCanary(port)
  const policy = { allowCidrs: [`${FORBIDDEN}/32`] }
  const resolve: Resolve = async () => [{ address: FORBIDDEN, family: 4 }]
  await scan(
    { scanId: 's', address: `http://shop.test:${port}/`, mode: 'full', policy, infoUrl: INFO_URL },
    { resolve, dns: dnsWith() },
  )
  expect(touched).toBeGreaterThan(0)
})
