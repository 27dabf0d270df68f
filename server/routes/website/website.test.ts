import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { dfyApi } from '@/lib/contract/dfy'
import { userApi } from '@/lib/contract/user'
import { widgetApi } from '@/lib/contract/widget'
import type { WebsiteDocument } from '@/lib/website/document'
import { HOSTILE } from '@/lib/website/testing'
import { events, siteForms, sites, subscriptions, users, widgetLeads } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { siteNames } from '@/server/websites/names'
import { createWebsites } from '@/server/websites/origin'
import { placeOf } from '@/server/websites/place'
import { websiteFormLead } from './form-lead'

const settings = { sitesHost: 'sites.test', publicUrl: 'https://soteria.test' }
const api = openContractApi({ settings })
const { db, ask, tell, send, signUp, deps, outbox } = api
const place = placeOf(deps.settings)
const now = () => new Date()
const origin = createWebsites({
  db,
  now,
  place,
  names: siteNames({ db, place, now, freshMs: 0 }),
  appOrigins: ['https://soteria.test'],
  fontOf: deps.websites.fontOf,
  outline: deps.websites.outline,
  trustProxy: false,
  onForm: (tx, form) => websiteFormLead(tx, deps.settings, form),
})

type Fields = Record<string, string | Blob | (string | Blob)[]>
const form = (fields: Fields) => {
  const body = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return body
}
const business = { name: 'Murphy Roofing', email: 'desk@murphy.example', phone: '+353 21 555 0100' }
const fresh = { name: 'Murphy Roofing', template_id: 'trades', business: JSON.stringify(business) }

async function open(fields: Fields = {}) {
  const me = await signUp({ plan: 'agency toolkit' })
  const { website } = await ask(dfyApi.save, { token: me.token, body: form({ ...fresh, ...fields }) })
  const save = (change: Fields) => ({ token: me.token, body: form({ id: website.id, ...change }) })
  const { document } = await ask(dfyApi.editor, { token: me.token, params: { id: website.id } })
  return { ...me, website, document: document as unknown as WebsiteDocument, save, params: { id: website.id } }
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12a48c' } })
    .png()
    .toBuffer()

test('from a template to a published website with a picture, a logo and a message', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" onload="alert(1)"><script>alert(1)</script><rect width="80" height="40" fill="red"/></svg>'
  const { token, user, website, document, save, params } = await open({
    logo: new Blob([svg], { type: 'image/png' }),
  })
  expect(website).toMatchObject({ status: 'draft', rev: 1, name: 'Murphy Roofing', domain: null, forms: { total: 0 } })
  expect(website.thumbnail_url).toMatch(/\/api\/public\/picture\/[0-9a-f]{64}\.webp$/)
  const picture = randomUUID()
  const opening = document.pages[0]?.blocks[0]?.props as Record<string, unknown>
  Object.assign(opening, { title: 'Roofs that last', picture: { src: `picture:${picture}`, alt: 'A roof' } })
  const shot = new Blob([new Uint8Array(await png(2_000, 1_000))])
  const { website: saved } = await ask(
    dfyApi.save,
    save({
      document: JSON.stringify(document),
      'images[]': [shot],
      image_ids: JSON.stringify([picture]),
      rev: '1',
      status: 'published',
    }),
  )
  expect(saved).toMatchObject({ status: 'published', rev: 2, address: `https://${website.slug}.sites.test` })
  expect(saved.pictures).toContainEqual(expect.objectContaining({ id: picture, width: 1600, height: 800 }))
  const visit = (path: string, init?: RequestInit) => origin.request(`${saved.address}${path}`, init)
  const html = await (await visit('/')).text()
  expect(html).toContain('Roofs that last')
  expect(html).toMatch(/<img src="\/pictures\/[0-9a-f]{64}\.webp" width="1600" height="800" alt="A roof"/)
  expect(html).toMatch(/<a class="name" href="\/"><img src="\/pictures\//)
  const cover = /og:image" content="[^"]*(\/pictures\/[0-9a-f]{64}\.webp)"/.exec(html)?.[1] ?? ''
  expect(await sharp(Buffer.from(await (await visit(cover)).arrayBuffer())).metadata()).toMatchObject({ width: 1200 })
  const stale = await tell(dfyApi.save, save({ document: JSON.stringify(document), rev: '1' }))
  expect(stale).toMatchObject({ status: 409, body: { code: 'website_changed', website: { rev: 2 } } })
  const { website: off } = await ask(dfyApi.save, save({ status: 'unpublished' }))
  expect(off.status).toBe('unpublished')
  expect((await visit('/')).status).toBe(404)
  await ask(dfyApi.save, save({ status: 'published' }))
  const contact = document.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'contact')
  const sent = await visit(`/_form/${contact?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: 'Bo', email: 'bo@example.com', message: 'Can you come?' }).toString(),
  })
  expect(sent.status).toBe(303)
  const { leads, versions } = await ask(dfyApi.manager, { token, params })
  expect(leads).toMatchObject([{ name: 'Bo', email: 'bo@example.com', source: 'website', status: 'new' }])
  expect(versions.map(({ rev, is_published }) => [rev, is_published])).toEqual([
    [2, true],
    [1, false],
  ])
  const [row] = await db.select().from(sites).where(eq(sites.id, website.id))
  // The list of the widget is of Premium.
  await db.insert(subscriptions).values({ user_id: user.id, name: 'premium' })
  const { leads: shown } = await ask(widgetApi.leads, { token, params: { id: row?.workspace_id ?? '' } })
  expect(shown).toMatchObject([
    { source: 'website', email: 'bo@example.com', page_url: expect.stringContaining(saved.address ?? '') },
  ])
  const [told] = await db.select().from(events).where(eq(events.type, 'site.form'))
  expect(told?.data).toMatchObject({ website_id: website.id, widget_lead_id: shown[0]?.id })
  await api.sendMails()
  expect(outbox.filter(({ to }) => to === 'desk@murphy.example')).toMatchObject([
    { subject: expect.stringContaining('Bo') },
  ])
  const one = { ...params, form: leads[0]?.id ?? '' }
  expect((await ask(dfyApi.markForm, { token, params: one, body: { status: 'read' } })).lead.status).toBe('read')
  await ask(dfyApi.removeForm, { token, params: one })
  expect(await db.$count(siteForms, eq(siteForms.site_id, website.id))).toBe(0)
  expect(await db.$count(widgetLeads, eq(widgetLeads.site_form_id, one.form))).toBe(0)
})

test('what is no picture, no document and no template is refused where it was made, and nothing is kept', async () => {
  const { token, document, save, params } = await open()
  const good = new Blob([new Uint8Array(await png(20, 20))])
  const html = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' })
  expect(await tell(dfyApi.save, save({ 'images[]': [good, good, html] }))).toMatchObject({
    status: 422,
    body: {
      code: 'picture_unread',
      errors: { 'images.2': ['Upload a PNG, JPEG, WebP or AVIF image.'] },
    },
  })
  const large = new Blob([new Uint8Array(6 * 1024 * 1024)])
  expect(await tell(dfyApi.save, save({ images: [good, large] }))).toMatchObject({
    status: 413,
    body: { message: 'Use images of up to 5 MB.', errors: { 'images.1': [expect.any(String)] } },
  })
  const wide = new Blob([new Uint8Array(await png(30_000, 1_400))])
  expect(await tell(dfyApi.save, save({ images: [wide] }))).toMatchObject({
    status: 422,
    body: { code: 'picture_too_wide' },
  })
  const wrong = structuredClone(document)
  Object.assign(wrong.pages[0]?.blocks[0]?.props ?? {}, { link: 'javascript:alert(1)', title: 'x'.repeat(200) })
  const { status, body } = await tell(dfyApi.save, save({ document: JSON.stringify(wrong) }))
  expect([status, Object.keys((body as { errors: object }).errors).toSorted()]).toEqual([
    422,
    ['pages.0.blocks.0.props.link', 'pages.0.blocks.0.props.title'],
  ])
  const many = { ...document, padding: 'x'.repeat(600_000) }
  expect((await tell(dfyApi.save, save({ document: JSON.stringify(many) }))).status).toBe(413)
  expect(await tell(dfyApi.save, save({ document: '{"schema":' }))).toMatchObject({ status: 422 })
  expect(await tell(dfyApi.save, { token, body: form({ name: 'X', template_id: 'none' }) })).toMatchObject({
    status: 422,
    body: { errors: { template_id: ['Choose a template.'] } },
  })
  expect((await ask(dfyApi.website, { token, params })).website).toMatchObject({ rev: 1, pictures: [] })
  const broken = structuredClone(document)
  Object.assign(broken.pages[0]?.blocks[0]?.props ?? {}, { title: '' })
  expect(await tell(dfyApi.save, save({ document: JSON.stringify(broken), status: 'published' }))).toMatchObject({
    status: 422,
    body: { code: 'website_faults', faults: [expect.objectContaining({ code: 'field_missing' })] },
  })
})

test.each([0, 50, 100, 150])(
  'texts that want to be more than text are kept and published as text, from %i on',
  async (from) => {
    const { document, save, website } = await open()
    const texts = HOSTILE.slice(from, from + 50).map((text) => text.replaceAll(/[\r\n]/g, ' ').slice(0, 60))
    const [page] = document.pages
    const items = texts
      .slice(0, 12)
      .map((title, at) => ({ title, text: texts[at + 12] ?? '', note: (texts[at + 24] ?? '').slice(0, 40) }))
    page?.blocks.splice(1, 0, { id: 'hostile', type: 'services', props: { title: texts[49] || 'x', items } })
    const body = { document: JSON.stringify(document), status: 'published' }
    await ask(dfyApi.save, save(body))
    const html = await (await origin.request(`https://${website.slug}.sites.test/`)).text()
    expect(html).not.toMatch(/<script|<img src="?x|<svg\/onload|href="javascript|href="data:/i)
  },
)

test('versions, restoring, copies, links to look, limits and deleting', async () => {
  const { token, website, document, save, params } = await open()
  const before = document.pages[0]?.title
  Object.assign(document.pages[0] ?? {}, { title: 'Changed' })
  await ask(dfyApi.save, save({ document: JSON.stringify(document), label: 'With a new title' }))
  const { versions } = await ask(dfyApi.manager, { token, params })
  expect(versions.map(({ label }) => label)).toEqual(['With a new title', null])
  const first = versions[1]?.id ?? ''
  const old = await ask(dfyApi.version, { token, params: { ...params, version: first } })
  expect((old.document as unknown as WebsiteDocument).pages[0]?.title).toBe(before)
  const { url } = await ask(dfyApi.previewLink, { token, params, body: {} })
  const looked = await origin.request(url)
  expect([looked.status, looked.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const icon = /href="(\/_preview\/[^"]+\.svg)"/.exec(await looked.text())?.[1] ?? ''
  expect((await origin.request(new URL(icon, url).href)).status).toBe(200)
  expect(looked.headers.get('content-security-policy')).toContain("style-src 'sha256-")
  expect((await origin.request(url.replace(/.\/$/, '_/'))).status).toBe(404)
  const restored = await ask(dfyApi.restore, { token, params, body: { version: first } })
  expect(restored.website).toMatchObject({
    rev: 3,
    pages: [{ title: before }, ...Array(3).fill(expect.anything())].slice(0, document.pages.length),
  })
  const { website: copy } = await ask(dfyApi.duplicate, { token, params, body: { name: 'Copy' } })
  expect(copy).toMatchObject({ name: 'Copy', status: 'draft', thumbnail_url: website.thumbnail_url })
  expect((await ask(userApi.show, { token })).user.usage).toMatchObject({ dfy_websites: 2 })
  const [row] = await db.select().from(sites).where(eq(sites.id, website.id))
  const more = Array.from({ length: 18 }, () => ({ ...row!, id: randomUUID(), slug: randomUUID() }))
  await db.insert(sites).values(more)
  expect(await tell(dfyApi.save, { token, body: form(fresh) })).toMatchObject({
    status: 403,
    body: { usage: { used: 20, limit: 20 }, message: expect.stringContaining('usage limit') },
  })
  const { dfyWebsites } = await ask(dfyApi.websites, { token })
  const other = await signUp({ plan: 'bundle deal' })
  expect(await ask(dfyApi.remove, { token: other.token, body: { ids: [website.id] } })).toMatchObject({ deleted: 0 })
  expect(await ask(dfyApi.remove, { token, body: { ids: [copy.id, randomUUID()] } })).toMatchObject({ deleted: 1 })
  const rest = dfyWebsites.map(({ id }) => id).join(',')
  expect((await send(dfyApi.remove, { token, query: { ids: rest }, body: {} })).status).toBe(200)
  expect((await ask(dfyApi.websites, { token })).dfyWebsites).toEqual([])
})

test('templates are shown in frames of the app and of nobody else, and every one can be published', async () => {
  const { token } = await signUp({ plan: 'bundle deal' })
  const { templates } = await ask(dfyApi.templates, { token })
  expect(templates).toHaveLength(7)
  for (const template of templates) {
    const shown = await origin.request(template.preview_url ?? '')
    expect([shown.status, shown.headers.get('x-frame-options')]).toEqual([200, null])
    expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors https://soteria.test;')
    const drawn = await origin.request(template.thumbnail_url ?? '')
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(drawn.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { website } = await ask(dfyApi.save, {
      token,
      body: form({ name: template.name, template_id: template.id, status: 'published' }),
    })
    expect(website.status).toBe('published')
    expect((await origin.request(`${website.address}/`)).headers.get('x-frame-options')).toBe('DENY')
  }
})

test('the websites of a suspended account stay for thirty days', async () => {
  const { user, website } = await open({ status: 'published' })
  const visit = async () => (await origin.request(`https://${website.slug}.sites.test/`)).status
  const since = (days: number) =>
    db
      .update(users)
      .set({ status: 'suspended', suspended_at: new Date(Date.now() - days * 86_400_000) })
      .where(eq(users.id, user.id))
  await since(29)
  expect(await visit()).toBe(200)
  await since(31)
  expect(await visit()).toBe(404)
})
