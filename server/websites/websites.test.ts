import { createHash, randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { WebsiteDocument } from '@/lib/website/document'
import { styleOf } from '@/lib/website/publish'
import { TEMPLATES } from '@/lib/website/templates/templates'
import { siteForms, sitePictures, sites, siteVersions } from '@/server/db/schema'
import { onNode } from '@/server/on-node'
import { openTestApi } from '@/server/testing'
import { siteNames } from './names'
import { createWebsites } from './origin'
import { placeOf } from './place'
import { publishWebsite } from './publish'

const { db, deps, signUp } = openTestApi()
const now = () => new Date('2026-11-24T12:00:00Z')
const { encodings } = onNode(deps.settings, deps.log)
const publishing = {
  fontOf: async (file: string) => new Uint8Array(file.includes('-plain') ? [7] : [7, 7]),
  encodings,
  now,
}
const place = placeOf({ demo: false, sitesHost: 'sites.test', sitesPort: 0, publicUrl: 'https://soteria.test' })
const app = createWebsites({
  db,
  now,
  place,
  names: siteNames({ db, place, now, freshMs: 0 }),
  appOrigins: ['https://soteria.test'],
  fontOf: publishing.fontOf,
  trustProxy: false,
})

async function openWebsite(change: (document: WebsiteDocument) => void = () => {}) {
  const { user } = await signUp()
  const [template] = TEMPLATES
  if (!template) throw new Error('There is no template')
  const [id, version, slug] = [randomUUID(), randomUUID(), `bakery-${randomUUID()}`]
  const document = structuredClone(template.document)
  change(document)
  const { business } = template
  await db
    .insert(sites)
    .values({ id, user_id: user.id, name: 'Bakery', template_id: 'restaurant', slug, business, version_id: version })
  await db.insert(siteVersions).values({ id: version, site_id: id, rev: 1, document, by: 'Ada' })
  const row = async () => {
    const [site] = await db.select().from(sites).where(eq(sites.id, id))
    if (!site) throw new Error('The website is gone')
    return site
  }
  const publish = async () => {
    const site = await row()
    return db.transaction((tx) => publishWebsite(tx, site, { ...publishing, address: `https://${slug}.sites.test` }))
  }
  const ask = (path: string, init?: RequestInit) => app.request(`https://${slug}.sites.test${path}`, init)
  return { id, slug, row, publish, ask }
}

test.each([
  ['Plain words — “and marks”', 1],
  ['Größe', 2],
])('a website written with "%s" loads the letters that it needs', async (title, bytes) => {
  const { publish, ask } = await openWebsite((document) => {
    const top = document.pages[0]?.blocks[0]
    if (top) top.props = { ...top.props, title }
  })
  expect(await publish()).toEqual([])
  const [font = ''] = /\/fonts\/[\w.-]+/.exec(await (await ask('/')).text()) ?? []
  expect((await (await ask(font)).arrayBuffer()).byteLength).toBe(bytes)
})

test('a website is nowhere before it is published, and then on its own origin with everything it needs, compressed and kept', async () => {
  const { slug, publish, ask, row } = await openWebsite()
  expect((await ask('/')).status).toBe(404)
  expect(await publish()).toEqual([])
  expect(await row()).toMatchObject({ status: 'published', last_published_at: now(), first_published_at: now() })
  const home = await ask('/')
  const html = await home.text()
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(html).toContain(`<link rel="canonical" href="https://${slug}.sites.test/">`)
  expect(home.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*upgrade-insecure-requests$/)
  expect(home.headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(home.headers.has('set-cookie')).toBe(false)
  const etag = home.headers.get('etag') ?? ''
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const packed = async (name: string) =>
    new Uint8Array(await (await ask('/', { headers: { 'accept-encoding': name } })).arrayBuffer())
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(html)
  expect(gunzipSync(await packed('gzip')).toString()).toBe(html)
  const named = [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, path = '']) => path)
  const statuses = await Promise.all(
    [...new Set(named), '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'].map(async (path) => [
      path,
      (await ask(path)).status,
    ]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  const font = named.find((path) => path.endsWith('.woff2')) ?? ''
  expect((await ask(font)).headers.get('cache-control')).toContain('immutable')
  // The policy lets the styles of this page apply, and no others.
  const hash = createHash('sha256')
    .update(styleOf(html) ?? '')
    .digest('base64')
  expect(home.headers.get('content-security-policy')).toContain(`; style-src 'sha256-${hash}';`)
  expect((await ask('/none')).headers.get('content-security-policy')).toContain("; style-src 'sha256-")
  expect((await ask('/robots.txt')).headers.get('content-security-policy')).toContain("; style-src 'self';")
  expect((await ask('/index.html')).headers.get('location')).toBe('/')
  const missing = await ask('/../../etc/passwd')
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Page not found')])
  expect((await app.request('https://other.test/')).status).toBe(421)
  expect((await ask('/', { method: 'DELETE' })).status).toBe(405)
  expect((await app.request(`http://${slug}.sites.test/`)).headers.has('strict-transport-security')).toBe(false)
})

test('a new version is seen whole or not at all, what is to be put right keeps the old one, and pictures come along', async () => {
  const picture = randomUUID()
  const { id, publish, ask, row } = await openWebsite((document) => {
    Object.assign(document.pages[0]?.blocks[0]?.props ?? {}, { picture: { src: `picture:${picture}`, alt: 'A loaf' } })
  })
  await db.insert(sitePictures).values({
    id: picture,
    site_id: id,
    hash: 'c0ffee',
    width: 2,
    height: 1,
    bytes: 3,
    body: new Uint8Array([1, 2, 3]),
  })
  await publish()
  expect(await (await ask('/')).text()).toContain('<img src="/pictures/c0ffee.webp" width="2" height="1" alt="A loaf"')
  expect(new Uint8Array(await (await ask('/pictures/c0ffee.webp')).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  const { version_id: old } = await row()
  const [first] = await db.select().from(siteVersions).where(eq(siteVersions.site_id, id))
  if (!first) throw new Error('There is no version')
  const next = structuredClone(first.document)
  Object.assign(next.pages[0]?.blocks[0]?.props ?? {}, { title: '' })
  const second = randomUUID()
  await db.insert(siteVersions).values({ id: second, site_id: id, rev: 2, document: next, by: 'Ada' })
  await db.update(sites).set({ version_id: second }).where(eq(sites.id, id))
  expect(await publish()).toEqual([expect.objectContaining({ code: 'field_missing', block: 'top' })])
  expect((await row()).published_id).toBe(old)
  Object.assign(next.pages[0]?.blocks[0]?.props ?? {}, { title: 'Bread from five' })
  await db.update(siteVersions).set({ document: next }).where(eq(siteVersions.id, second))
  expect(await publish()).toEqual([])
  expect(await (await ask('/')).text()).toContain('Bread from five')
  // Taking off and going back are one update each.
  await db.update(sites).set({ published_id: null }).where(eq(sites.id, id))
  expect((await ask('/')).status).toBe(404)
  await db.update(sites).set({ published_id: old }).where(eq(sites.id, id))
  expect(await (await ask('/')).text()).not.toContain('Bread from five')
})

test('a form is kept for its website, and what a machine, a stranger or nobody could send is not', async () => {
  const { id, slug, publish, ask } = await openWebsite()
  await publish()
  const send = (fields: Record<string, string>, path = '/_form/book', headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const good = {
    name: ' Bo\u0000 ',
    email: 'bo@example.com',
    message: 'A table\r\nfor four',
    topic: 'Dinner',
    extra: 'x',
  }
  const sent = await send(good, '/_form/book', { origin: `https://${slug}.sites.test` })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/drawn/sent'])
  expect(await (await ask('/drawn/sent')).text()).toContain('Message sent')
  const kept = () => db.select().from(siteForms).where(eq(siteForms.site_id, id))
  const fields = { name: 'Bo', email: 'bo@example.com', message: 'A table\nfor four', topic: 'Dinner' }
  expect(await kept()).toEqual([expect.objectContaining({ page: 'visit', status: 'new', fields })])
  const wrong = await send({ ...good, email: 'nobody' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Message not sent')])
  expect((await send({ ...good, website: 'http://spam.example' })).status).toBe(303)
  expect((await send(good, '/_form/top')).status).toBe(404)
  for (const origin of ['https://evil.example', 'nonsense'])
    expect((await send(good, '/_form/book', { origin })).status).toBe(403)
  expect((await send({ ...good, message: 'x'.repeat(20_000) })).status).toBe(413)
  expect(await kept()).toHaveLength(1)
  const many = Array.from({ length: 59 }, () => ({ site_id: id, page: '', fields, at: now() }))
  await db.insert(siteForms).values(many)
  await db.update(siteForms).set({ at: now() }).where(eq(siteForms.site_id, id))
  expect((await send(good)).status).toBe(429)
})
