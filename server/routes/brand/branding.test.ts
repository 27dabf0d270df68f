import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { brandingApi } from '@/lib/contract/branding'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { accountApi } from '@/lib/contract/account'
import { brandFiles, brandings, users } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const { api, db, ask, tell, send, signUp } = openContractApi()

const NO_ADDRESS = 'Enter a URL that starts with https://, without spaces, quotation marks or a password.'

test('the brand is empty at first, changed field by field, and emptied by an empty text', async () => {
  const { token } = await signUp()
  expect((await ask(brandingApi.show, { token })).branding).toMatchObject({
    logo_url: null,
    shown: { company_name: null, logo_url: null },
  })
  await ask(brandingChangeApi.update, {
    token,
    body: { logo_url: 'https://cdn.example.com/logo.svg', company_name: 'Acme' },
  })
  const form = new FormData()
  form.set('primary', '#112233')
  form.set('company_name', '')
  expect((await ask(brandingChangeApi.update, { token, body: form })).branding).toMatchObject({
    logo_url: 'https://cdn.example.com/logo.svg',
    company_name: null,
    primary: '#112233',
  })
  expect((await ask(brandingApi.show, { token })).branding).toMatchObject({ company_name: null, primary: '#112233' })
})

test('one brand is not another user’s', async () => {
  const one = await signUp()
  const other = await signUp()
  await ask(brandingChangeApi.update, { token: one.token, body: { company_name: 'Only mine' } })
  expect((await ask(brandingApi.show, { token: other.token })).branding).toMatchObject({
    logo_url: null,
    shown: { company_name: null, logo_url: null },
  })
})

test.each([
  ['logo_url', 'javascript:alert(1)', NO_ADDRESS],
  ['logo_url', 'http://cdn.example.com/logo.svg', NO_ADDRESS],
  ['logo_url', '//cdn.example.com/logo.svg', NO_ADDRESS],
  ['logo_url', 'https:logo.svg', NO_ADDRESS],
  ['logo_url', 'https://cdn.example.com/my logo.svg', NO_ADDRESS],
  ['logo_url', 'https://me:secret@cdn.example.com/logo.svg', NO_ADDRESS],
  ['company_name', 'x'.repeat(61), 'Use up to 60 characters.'],
  ['company_name', 'Acme\nPottery', 'Remove line breaks and invisible characters.'],
  ['company_name', 'Acme\u202EPottery', 'Remove line breaks and invisible characters.'],
  ['primary', 'red', 'Enter a colour as #rrggbb.'],
  ['report_footer', 'x'.repeat(201), 'Use up to 200 characters.'],
])('a brand whose %s is %j is refused', async (field, value, text) => {
  const { token } = await signUp()
  expect(await tell(brandingChangeApi.update, { token, body: { [field]: value } })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [text] } },
  })
})

test('a brand that an earlier version took is still shown, and changed field by field', async () => {
  const { token, user } = await signUp()
  const before = { logo_url: 'http://cdn.example.com/logo.svg', company_name: 'x'.repeat(100) }
  await db.insert(brandings).values({ user_id: user.id, look: before })
  expect((await ask(brandingApi.show, { token })).branding).toMatchObject(before)
  expect((await ask(brandingChangeApi.update, { token, body: { primary: '#112233' } })).branding).toMatchObject({
    ...before,
    primary: '#112233',
  })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#12a48c"/><script>alert(1)</script></svg>'
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: '#990033' } })
    .png()
    .toBuffer()

/** A form, as the screen sends it. */
function form(fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}
const svgFile = (text = SVG) => new File([text], 'logo.png', { type: 'image/png' })
const pathOf = (url: string | null | undefined) => new URL(url ?? '').pathname
const filesOf = (user: { id: string }) => db.select().from(brandFiles).where(eq(brandFiles.user_id, user.id))

test('a logo, one for dark pages and a mark are kept as PNG that anybody may read, and taken away again', async () => {
  const small = new Uint8Array(await picture())
  const { token, user } = await signUp()
  const body = form({
    logo: svgFile(),
    logo_dark: new File([small], 'x.svg'),
    mark: svgFile(),
    company_name: 'Northlight',
  })
  const { branding } = await ask(brandingChangeApi.update, { token, body })
  expect(branding.favicon_url).toBe(branding.logo_square_url)
  expect(branding.shown).toMatchObject({ company_name: 'Northlight', logo_url: branding.logo_url })
  const sizes = []
  for (const url of [branding.logo_url, branding.logo_dark_url, branding.logo_square_url]) {
    const answer = await api.request(pathOf(url))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.toString('latin1')).not.toMatch(/script|alert/)
    const { format, width, height } = await sharp(png).metadata()
    sizes.push([format, width, height])
  }
  expect(sizes).toEqual([
    ['png', 1024, 341],
    ['png', 40, 40],
    ['png', 512, 512],
  ])
  // What was read is sent back unchanged, and what was not sent stays.
  const same = await ask(brandingChangeApi.update, { token, body: { logo_url: branding.logo_url, primary: '#990033' } })
  expect(same.branding).toMatchObject({ logo_url: branding.logo_url, logo_dark_url: branding.logo_dark_url })
  const replaced = await ask(brandingChangeApi.update, {
    token,
    body: form({ logo: new File([small], 'logo'), remove: 'mark' }),
  })
  // The same picture twice is one.
  expect(replaced.branding).toMatchObject({
    logo_url: branding.logo_dark_url,
    logo_square_url: null,
    favicon_url: null,
  })
  expect(await filesOf(user)).toHaveLength(1)
  expect((await api.request(pathOf(branding.logo_url))).status).toBe(404)
  const address = await ask(brandingChangeApi.update, { token, body: { logo_url: 'https://127.0.0.1:9/logo.png' } })
  expect(address.branding).toMatchObject({ logo_url: 'https://127.0.0.1:9/logo.png' })
  const none = await ask(brandingChangeApi.update, { token, body: { logo_url: '', remove: ['logo_dark'] } })
  expect(none.branding).toMatchObject({ logo_url: null, logo_dark_url: null })
  expect(await filesOf(user)).toEqual([])
})

test.each([
  ['not_image', 'logo', new File(['<!doctype html><script>alert(1)</script>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['not_image', 'mark', 'a text'],
  ['image_too_large', 'logo_dark', new File([new Uint8Array(512 * 1024 + 1)], 'logo.png')],
  ['image_too_wide', 'logo', svgFile('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>')],
])('%s: nothing of it is kept, and the brand stays', async (code, field, file) => {
  const { token, user } = await signUp()
  await ask(brandingChangeApi.update, { token, body: { company_name: 'Before' } })
  const answer = await tell(brandingChangeApi.update, { token, body: form({ company_name: 'After', [field]: file }) })
  expect(answer).toMatchObject({ status: 422, body: { code, errors: { [field]: [expect.any(String)] } } })
  expect((await ask(brandingApi.show, { token })).branding.company_name).toBe('Before')
  expect(await filesOf(user)).toEqual([])
})

test('twenty pictures an hour', async () => {
  const { token } = await signUp()
  const body = () => form({ mark: new File(['no picture'], 'x') })
  const statuses = []
  for (let at = 0; at < 21; at += 1)
    statuses.push((await tell(brandingChangeApi.update, { token, body: body() })).status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]))
  expect(statuses[20]).toBe(429)
  expect((await tell(brandingChangeApi.update, { token, body: { primary: '#112233' } })).status).toBe(200)
})

test('without White Label logo, name and colour change, the rest stays as it is and in force', async () => {
  const { token, user } = await signUp()
  const before = { report_footer: 'Before', hide_powered_by: true }
  await db.insert(brandings).values({ user_id: user.id, look: before })
  for (const change of [
    { login_text: 'Hello' },
    { report_footer: 'After' },
    { report_footer: '' },
    { report_contact: 'Erin' },
  ])
    expect(
      await tell(brandingChangeApi.update, { token, body: { ...change, company_name: 'Not saved' } }),
    ).toMatchObject({
      status: 403,
      body: { upgrade: { feature: 'branding', plans: ['white label'], link: '/upgrade' } },
    })
  const { branding } = await ask(brandingChangeApi.update, {
    token,
    body: { ...before, company_name: 'Saved', primary: '#112233' },
  })
  expect(branding).toMatchObject({ ...before, company_name: 'Saved' })
  expect(branding.locked).toEqual(['login_text', 'report_footer', 'report_contact', 'hide_powered_by'])
  for (const person of [
    await signUp({ plan: 'white label' }),
    await signUp({ plan: 'Bundle Deal' }),
    await signUp({ plan: null, role: 'admin' }),
  ]) {
    const answer = await ask(brandingChangeApi.update, {
      token: person.token,
      body: { login_text: 'Hello', hide_powered_by: true },
    })
    expect(answer.branding).toMatchObject({ login_text: 'Hello', locked: [] })
  }
})

test('the brand of a reseller is shown to its accounts, under what they chose; what it gave is theirs to change with White Label only', async () => {
  const reseller = await signUp({ plan: 'reseller license' })
  await ask(brandingChangeApi.update, {
    token: reseller.token,
    body: form({ logo: svgFile(), company_name: 'Northlight', primary: '#ff0000' }),
  })
  const account = await signUp()
  await db.update(users).set({ reseller_id: reseller.user.id }).where(eq(users.id, account.user.id))
  const seen = async () => (await ask(brandingApi.show, { token: account.token })).branding
  expect(await seen()).toMatchObject({
    logo_url: null,
    shown: { company_name: 'Northlight', primary: '#ff0000', logo_url: expect.stringContaining('/api/public/brand/') },
  })
  await ask(brandingChangeApi.update, { token: account.token, body: { company_name: 'Own name' } })
  // Nobody's logo stands beside the name of somebody else.
  expect(await seen()).toMatchObject({ shown: { company_name: 'Own name', primary: '#ff0000', logo_url: null } })
  await db.update(brandings).set({ is_given: true }).where(eq(brandings.user_id, account.user.id))
  for (const body of [{ company_name: 'Other' }, form({ mark: svgFile() })])
    expect((await tell(brandingChangeApi.update, { token: account.token, body })).status).toBe(403)
  expect((await seen()).locked).toContain('logo')
})

test('the pictures of an account are in its export, and go with it', async () => {
  const { token, user } = await signUp()
  await ask(brandingChangeApi.update, { token, body: form({ logo: svgFile(SVG.replace('12a48c', '4711aa')) }) })
  const [file] = await filesOf(user)
  const mine = (await (await send(accountApi.export, { token })).json()) as Record<
    string,
    { sha256: string; base64: string }[]
  >
  expect(mine.brand_files).toMatchObject([{ sha256: file?.sha256, base64: expect.stringMatching(/^iVBORw0KGgo/) }])
  await ask(accountApi.deleteAccount, { token, body: { password: 'correct horse 7' } })
  expect(await filesOf(user)).toEqual([])
  expect((await api.request(`/api/public/brand/${file?.sha256}.png`)).status).toBe(404)
})
