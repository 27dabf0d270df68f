import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createSite } from './site'

const root = mkdtempSync(join(tmpdir(), 'soteria-site-'))
const folder = join(root, 'out')
const files = {
  'index.html': 'start',
  'index.html.br': 'start in brotli',
  'help.html': 'help',
  'config.json': '{}',
  'widget.js': 'for pages of others',
  'help.txt': 'help for the router',
  'scan/_.html': 'one scan',
  'reset-password/_.html': 'new password',
  '404.html': 'nothing here',
  '_next/static/chunks/app.js': 'code',
  'hosts/soteria.json': JSON.stringify({
    base: '',
    rewrites: [
      { from: '^/scan/[^/.]+$', to: '/scan/_.html' },
      { from: '^/reset-password/[^/.]+$', to: '/reset-password/_.html' },
    ],
    headers: {
      'Content-Security-Policy': "default-src 'self' 'sha256-x'; img-src 'self' data:",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    secret: '/reset-password/',
  }),
  'vercel.json': 'for another host',
  '../secret.txt': 'secret',
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, publicUrl = 'http://soteria.test') =>
  createSite(folder, { publicUrl }).request(path, { headers })

test.each([
  ['/', 'start'],
  ['/help', 'help'],
  ['/help/', 'help'],
  ['/help.txt', 'help for the router'],
  ['/scan/3f0c', 'one scan'],
  ['/scan/3f0c/', 'one scan'],
  ['/_next/static/chunks/app.js', 'code'],
])('%s answers with its page', async (path, text) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([200, text])
})

test.each([
  '/nothing',
  '/scan/a/b',
  '/scan/a.js',
  '/hosts/soteria.json',
  '/vercel.json',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '/help.html%00.txt',
])('%s is the not-found page', async (path) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([404, 'nothing here'])
})

test('pages are asked for again each time, built files never', async () => {
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/_next/static/chunks/app.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('a page that did not change is not sent again', async () => {
  const etag = (await get('/help')).headers.get('etag') ?? ''
  const again = await get('/help', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a file that was changed while the server runs is sent again', async () => {
  const etag = (await get('/config.json')).headers.get('etag') ?? ''
  writeFileSync(join(folder, 'config.json'), '{"productName": "Verda"}')
  const again = await get('/config.json', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([200, '{"productName": "Verda"}'])
})

test('the compressed file goes to who can read it', async () => {
  const compressed = await get('/', { 'accept-encoding': 'gzip, br' })
  expect([
    compressed.headers.get('content-encoding'),
    compressed.headers.get('content-type'),
    await compressed.text(),
  ]).toEqual(['br', 'text/html; charset=utf-8', 'start in brotli'])
  const plain = await get('/', { 'accept-encoding': 'br;q=0' })
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary'), await plain.text()]).toEqual([
    null,
    'Accept-Encoding',
    'start',
  ])
})

test.each(['/', '/nothing', '/_next/static/chunks/app.js'])('%s carries the security headers', async (path) => {
  const { headers } = await get(path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'self' 'sha256-x'; img-src 'self' data:",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('the address of a reset link is told to nobody', async () => {
  expect((await get('/reset-password/abc')).headers.get('referrer-policy')).toBe('no-referrer')
})

test('browsers stay on https when that is the public address', async () => {
  const told = async (at: string) =>
    (await get(`${at}/`, {}, 'https://soteria.example')).headers.get('strict-transport-security')
  expect(await told('https://soteria.example')).toBe('max-age=31536000; includeSubDomains')
  // Below the host name of a brand there may be sites of others.
  expect(await told('https://portal.northlight.example')).toBe('max-age=31536000')
})

test('a build for another path answers below it, and the root leads there', async () => {
  const rules = {
    base: '/portal',
    rewrites: [{ from: '^/portal/scan/[^/.]+$', to: '/scan/_.html' }],
    headers: {},
    secret: '/reset-password/',
  }
  const portal = join(root, 'portal')
  cpSync(folder, portal, { recursive: true })
  writeFileSync(join(portal, 'hosts/soteria.json'), JSON.stringify(rules))
  const site = createSite(portal, { publicUrl: '' })
  const answers = await Promise.all(
    ['/portal/', '/portal/help', '/portal/scan/3f0c', '/help', '/portalx'].map(async (path) => site.request(path)),
  )
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'start',
    'help',
    'one scan',
    'nothing here',
    'nothing here',
  ])
  expect((await site.request('/')).headers.get('location')).toBe('/portal/')
  expect((await site.request('/portal')).headers.get('location')).toBe('/portal/')
  expect((await site.request('/portal/_next/static/chunks/app.js')).headers.get('cache-control')).toContain('immutable')
  expect((await site.request('/portal/reset-password/abc')).headers.get('referrer-policy')).toBe('no-referrer')
})

test('without a built application there is a sentence that says what to do', async () => {
  const answer = await createSite(join(root, 'none'), { publicUrl: '' }).request('/')
  expect([answer.status, await answer.text()]).toEqual([
    404,
    'The application is not built yet. Run npm run build and start again.\n',
  ])
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('where tenants have logos, the policy lets images in from anywhere, and names no host', async () => {
  const asked = createSite(folder, { publicUrl: 'http://soteria.test' }, async () => true)
  expect((await asked.request('/help')).headers.get('content-security-policy')).toBe(
    "default-src 'self' 'sha256-x'; img-src 'self' data: https:",
  )
  expect((await get('/help')).headers.get('content-security-policy')).toBe(
    "default-src 'self' 'sha256-x'; img-src 'self' data:",
  )
})

test('under a host name of an account config.json says its brand, over what the reseller wrote', async () => {
  const brand = { productName: 'Northlight', colors: { brand: '#ff0000' } }
  const site = createSite(folder, { publicUrl: 'http://soteria.test' }, undefined, async (host) =>
    host === 'portal.northlight.example' ? brand : null,
  )
  writeFileSync(join(folder, 'config.json'), '{"productName": "Verda", "links": {"help": "/help"}}')
  const there = await site.request('http://portal.northlight.example/config.json')
  expect(await there.json()).toEqual({ ...brand, links: { help: '/help' } })
  expect(there.headers.get('cache-control')).toBe('no-cache')
  expect(await (await site.request('http://soteria.test/config.json')).json()).toMatchObject({ productName: 'Verda' })
  writeFileSync(join(folder, 'config.json'), '{"half')
  expect(await (await site.request('http://portal.northlight.example/config.json')).json()).toEqual(brand)
})

test('the widget may be loaded by pages of others, for five minutes, and is asked for again by its mark', async () => {
  const answer = await get('/widget.js')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
  const again = await get('/widget.js', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, again.headers.get('cross-origin-resource-policy')]).toEqual([304, 'cross-origin'])
})

test('a page holds what config.json says here and now, and what the host it is asked under lays over it', async () => {
  const place = join(root, 'dressed')
  cpSync(folder, place, { recursive: true })
  const page = (config: string) => `<head><script data-base="/" data-config="${config}">boot()</script></head>`
  writeFileSync(join(place, 'index.html'), page('{}'))
  writeFileSync(join(place, 'config.json'), '{}')
  rmSync(join(place, 'index.html.br'))
  const rules = JSON.parse(files['hosts/soteria.json']) as object
  writeFileSync(join(place, 'hosts/soteria.json'), JSON.stringify({ ...rules, config: '{}' }))
  const brandAt = async (host: string) => (host === 'client.test' ? { productName: 'A & "B"' } : null)
  const site = createSite(place, { publicUrl: 'http://soteria.test' }, undefined, brandAt)
  const ask = async (host: string, headers: Record<string, string> = {}) => site.request(`http://${host}/`, { headers })

  expect(await (await ask('soteria.test')).text()).toBe(page('{}'))
  const branded = await ask('client.test')
  expect(await branded.text()).toBe(page('{&quot;productName&quot;:&quot;A &amp; \\&quot;B\\&quot;&quot;}'))
  expect(branded.headers.get('vary')).toBe('Accept-Encoding, Host')
  const etag = branded.headers.get('etag') ?? ''
  expect((await ask('client.test', { 'if-none-match': etag })).status).toBe(304)
  const packed = await ask('client.test', { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('A &amp; ')

  writeFileSync(join(place, 'config.json'), '{"productName":"Apex"}')
  expect(await (await ask('soteria.test')).text()).toBe(page('{&quot;productName&quot;:&quot;Apex&quot;}'))
  // The brand covers this change, and not the next.
  expect((await ask('client.test', { 'if-none-match': etag })).status).toBe(304)
  writeFileSync(join(place, 'config.json'), '{"productName":"Apex","tagline":"Safe"}')
  const changed = await ask('client.test', { 'if-none-match': etag })
  expect([changed.status, await changed.text()]).toEqual([
    200,
    page('{&quot;productName&quot;:&quot;A &amp; \\&quot;B\\&quot;&quot;,&quot;tagline&quot;:&quot;Safe&quot;}'),
  ])
  // What is no JSON is for the page to find out.
  writeFileSync(join(place, 'config.json'), '{"productName":')
  expect(await (await ask('soteria.test')).text()).toBe(page(''))
})
