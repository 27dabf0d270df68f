import { closeServers, startTcp } from '@/server/scanner/testing'
import { html, judge, type Site } from './testing'
import { transportHttps } from './transport-https'

afterEach(closeServers)

const page = html('<p>shop</p>')
const to = (location: string, status = 301) => ({ status, headers: { location } })
const toHttps: Site['http'] = (_, { https }) => to(`${https}/`)

test.each<[string, Site, string[]]>([
  ['HTTP sends visitors to HTTPS on the same host', { http: toHttps, https: page }, []],
  [
    'HTTP goes by way of another path first',
    { http: (request, { https }) => to(request.url === '/' ? '/start' : `${https}/`), https: page },
    [],
  ],
  ['HTTP is served beside HTTPS', { http: page, https: page }, ['no-redirect']],
  ['HTTP refuses to serve anything', { http: { status: 403 }, https: page }, []],
  ['port 80 is closed', { http: 'closed', https: page }, []],
  ['the address is HTTPS on a port of its own', { https: page }, []],
  ['port 443 is closed', { http: page, https: 'closed' }, ['no-https']],
  ['the address is plain HTTP on a port of its own', { http: page }, ['no-https']],
  [
    'HTTP goes to the www name first',
    { http: (_, { https }) => to(`${https.replace('shop.test', 'www.shop.test')}/`), https: page },
    ['redirect-elsewhere'],
  ],
  ['the site moved to another name', { http: toHttps, https: to('https://elsewhere.test/') }, ['offsite']],
  [
    'HTTP leaves for another name at once',
    { http: to('https://elsewhere.test/'), https: to('https://elsewhere.test/') },
    ['redirect-elsewhere', 'offsite'],
  ],
])('%s', async (_, site, rules) => {
  expect((await judge(transportHttps, site)).rules).toEqual(rules)
})

test('a port 443 that speaks plain HTTP has no HTTPS', async () => {
  const { port } = await startTcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  expect((await judge(transportHttps, { http: page, https: port })).rules).toEqual(['no-https'])
})

test.each<[string, Parameters<typeof startTcp>[0]]>([
  ['says nothing', () => {}],
  ['hangs up', (socket) => socket.destroy()],
])('a port 443 that %s proves nothing', async (_, speak) => {
  const { port } = await startTcp(speak)
  expect(await judge(transportHttps, { http: page, https: port })).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('an overloaded plain HTTP server is not taken for one that does not redirect', async () => {
  expect(await judge(transportHttps, { http: { status: 503 }, https: page })).toMatchObject({
    state: 'inconclusive',
    rules: [],
  })
})

test('a plain HTTP server that hangs up is not taken for one that is closed', async () => {
  const { port } = await startTcp((socket) => socket.destroy())
  expect(await judge(transportHttps, { http: port, https: page })).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('the question does not arise on this computer', async () => {
  expect(await judge(transportHttps, { host: '127.0.0.1', http: page })).toMatchObject({
    state: 'not_applicable',
    rules: [],
  })
})

test('HTTPS that sends visitors back to HTTP is told as that', async () => {
  const { findings } = await judge(transportHttps, {
    http: html('<p>shop</p>'),
    https: (_, urls) => ({ status: 302, headers: { location: `${urls.http}/` } }),
  })
  expect(findings).toMatchObject([
    {
      rule: 'transport.https/no-redirect',
      title: 'HTTPS redirects back to HTTP',
      remediation: expect.stringMatching(/^Remove/),
    },
  ])
})

test('a redirect without end proves nothing', async () => {
  const { state, rules } = await judge(transportHttps, {
    http: { status: 302, headers: { location: '/' } },
    https: html('<p>shop</p>'),
  })
  expect([state, rules]).toEqual(['inconclusive', []])
})

test('a port meant for HTTPS is not called one without', async () => {
  const { state, rules } = await judge(transportHttps, {
    http: { ...html('The plain HTTP request was sent to HTTPS port'), status: 400 },
  })
  expect([state, rules]).toEqual(['inconclusive', []])
})
