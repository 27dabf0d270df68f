import {
  closeServers,
  INFO_URL,
  PUBLIC_ONLY,
  startHttp,
  startHttp2,
  startHttps,
  startTcp,
  testClient,
} from '@/server/scanner/testing'

afterEach(closeServers)

test('an answer is told as it came: status, every header in order, body', async () => {
  const { port } = await startHttp((_, response) => {
    response
      .writeHead(
        203,
        [
          ['Set-Cookie', 'a=1'],
          ['X-Odd', 'é'],
          ['Set-Cookie', 'b=2'],
        ].flat(),
      )
      .end('grüße')
  })
  const exchange = await testClient().get(`http://site.test:${port}/x?y=1`)
  expect(exchange).toMatchObject({
    url: `http://site.test:${port}/x?y=1`,
    method: 'GET',
    status: 203,
    body: 'grüße',
    bytes: 7,
    truncated: false,
    via: [],
  })
  expect(exchange.headers.slice(0, 3)).toEqual([
    ['set-cookie', 'a=1'],
    ['x-odd', expect.any(String)],
    ['set-cookie', 'b=2'],
  ])
  expect(exchange.all('Set-Cookie')).toEqual(['a=1', 'b=2'])
  expect(exchange.header('set-cookie')).toBe('a=1')
  expect(exchange.header('x-none')).toBeNull()
  expect(exchange.head.toString()).toBe('grüße')
})

test('a server of HTTP/2 alone is spoken to in HTTP/2', async () => {
  const { port } = await startHttp2((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end(`${request.httpVersion} ${request.method} ${request.url} ${request.headers[':authority']}`)
  })
  const client = testClient()
  const exchange = await client.get(`https://site.test:${port}/x`)
  expect(exchange).toMatchObject({ status: 200, body: `2.0 GET /x site.test:${port}` })
  expect(exchange.all('set-cookie')).toEqual(['a=1', 'b=2'])
  expect((await client.get(`https://site.test:${port}/y`)).body).toContain('GET /y')
})

test('a server can read who asks, and asked uncompressed', async () => {
  const { port } = await startHttp((request, response) => response.end(JSON.stringify(request.headers)))
  const { body } = await testClient().get(`http://site.test:${port}/`)
  expect(JSON.parse(body)).toMatchObject({
    host: `site.test:${port}`,
    'user-agent': `Soteria-Scanner/1 (+${INFO_URL})`,
    'x-scan-id': 'scan-1',
    'accept-encoding': 'identity',
  })
})

test("a reseller's scanner goes by the reseller's name, in the letters that a header takes", async () => {
  const { port } = await startHttp((request, response) => response.end(request.headers['user-agent']))
  const agentOf = async (product: string) => (await testClient({ product }).get(`http://site.test:${port}/`)).body
  expect(await agentOf('Verda Sécure (Ltd)')).toBe(`Verda-S-cure-Ltd-Scanner/1 (+${INFO_URL})`)
  expect(await agentOf('حصن الويب')).toBe(`Site-Scanner/1 (+${INFO_URL})`)
})

test('the same question is asked once, another header or send asks anew', async () => {
  let asked = 0
  const { port } = await startHttp((_, response) => response.end(String((asked += 1))))
  const http = testClient()
  const url = `http://site.test:${port}/`
  const [first, again] = await Promise.all([http.get(url), http.get(url)])
  expect([first.body, again.body]).toEqual(['1', '1'])
  expect((await http.get(url, { headers: { origin: 'https://x.invalid' } })).body).toBe('2')
  expect((await http.send(url, { method: 'GET' })).body).toBe('3')
  expect((await http.send(url, { method: 'GET' })).body).toBe('4')
  expect(http.requests).toBe(4)
})

test('send can use any method and a body', async () => {
  const { port } = await startHttp((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => response.end(`${request.method} ${text}`))
  })
  expect((await testClient().send(`http://site.test:${port}/`, { method: 'POST', body: 'hello' })).body).toBe(
    'POST hello',
  )
})

test('HTTPS with a certificate nobody trusts is read all the same', async () => {
  const { port } = await startHttps((_, response) => response.end('secret'))
  expect((await testClient().get(`https://site.test:${port}/`)).body).toBe('secret')
})

test('redirects are followed on the host and its www twin, with every hop told', async () => {
  const { port } = await startHttp((request, response) => {
    if (request.url === '/')
      response.writeHead(301, { location: `http://www.site.test:${port}/b`, 'set-cookie': 'hop=1' }).end()
    else if (request.url === '/b') response.writeHead(302, { location: '/c' }).end()
    else response.end(`${request.headers.host}`)
  })
  const exchange = await testClient().get(`http://site.test:${port}/`, { follow: true })
  expect(exchange).toMatchObject({ status: 200, url: `http://www.site.test:${port}/c`, body: `www.site.test:${port}` })
  expect(exchange.via).toMatchObject([
    { url: `http://site.test:${port}/`, status: 301, location: `http://www.site.test:${port}/b` },
    { url: `http://www.site.test:${port}/b`, status: 302, location: `http://www.site.test:${port}/c` },
  ])
  expect(exchange.via[0]?.headers).toContainEqual(['set-cookie', 'hop=1'])
})

test.each(['http://other.test/', 'https://shop.site.test/', 'file:///etc/passwd', 'gopher://site.test/'])(
  'a redirect to %s is told and not followed',
  async (location) => {
    const { port } = await startHttp((_, response) => response.writeHead(302, { location }).end())
    const exchange = await testClient().get(`http://site.test:${port}/`, { follow: true })
    expect(exchange.status).toBe(302)
    expect(exchange.via).toMatchObject([{ location }])
  },
)

test('a redirect loop ends after six hops', async () => {
  const server = await startHttp((_, response) => response.writeHead(302, { location: '/' }).end())
  const exchange = await testClient().get(`http://site.test:${server.port}/`, { follow: true })
  expect(exchange.status).toBe(302)
  expect(exchange.via).toHaveLength(7)
})

test.each([
  ['http://127.0.0.1', 'the literal'],
  ['http://[::ffff:127.0.0.1]', 'the mapped literal'],
  ['http://2130706433', 'the number'],
])('%s is refused before a connection is made', async (origin) => {
  const canary = await startTcp((socket) => socket.end())
  await expect(testClient({ policy: PUBLIC_ONLY }).get(`${origin}:${canary.port}/`)).rejects.toMatchObject({
    name: 'Blocked',
    message: expect.stringContaining('loopback'),
  })
  expect(canary.connections).toBe(0)
})

test('a redirect to a name with a forbidden address makes no connection there', async () => {
  const canary = await startTcp((socket) => socket.end())
  const { port } = await startHttp((_, response) =>
    response.writeHead(302, { location: `http://www.site.test:${canary.port}/` }).end(),
  )
  const resolve = async (host: string) => [
    { address: host.startsWith('www.') ? '10.0.0.1' : '127.0.0.1', family: 4 as const },
  ]
  await expect(testClient({ resolve }).get(`http://site.test:${port}/`, { follow: true })).rejects.toThrow(
    'www.site.test can’t be scanned: 10.0.0.1 is not a public internet address (private).',
  )
  expect(canary.connections).toBe(0)
})

test('a name that changes its address after the check stays where it was', async () => {
  const canary = await startHttp((_, response) => response.end('inner'))
  let lookups = 0
  const resolve = async () => {
    lookups += 1
    return [{ address: lookups === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 as const }]
  }
  const http = testClient({ policy: { allowCidrs: ['127.0.0.2/32'] }, resolve })
  for (let i = 0; i < 3; i += 1)
    await expect(http.send(`http://rebind.test:${canary.port}/`, { method: 'GET' })).rejects.toThrow('ECONNREFUSED')
  expect(lookups).toBe(1)
  expect(canary.connections).toBe(0)
})
