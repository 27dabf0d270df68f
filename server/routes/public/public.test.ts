import { and, eq } from 'drizzle-orm'
import type { Finding } from '@/lib/contract/scan-result'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { accountApi } from '@/lib/contract/account'
import { exampleFinding } from '@/lib/testing/results'
import { auditLog, brandings, leads, leadScans, shares } from '@/server/db/schema'
import { openContractApi, resultOf } from '@/server/routes/testing'
import { everyRow } from '@/server/routes/testing-traces'

const { db, ask, tell, signUp, api } = openContractApi()

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', accept: 'text/html' }
const HOSTILE = '<script>alert(1)</script>"\u202Eevil\u2066'

type Options = { name?: string; website?: string; findings?: Partial<Finding>[]; email?: string }

/** Somebody with a lead whose site was scanned. */
async function openLead({
  name = 'Kinsale Smiles',
  website = 'https://kinsalesmiles.ie',
  findings = [{}],
  email,
}: Options = {}) {
  const me = await signUp({ plan: 'agency toolkit' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const host = new URL(website).host
  const found = { name, website, email: email ?? `hello@${host}`, phone: '+353 21 477 1234' }
  const { results } = await ask(leadApi.save, {
    ...at,
    body: { leads: [{ ...found, source: 'osm', source_id: host }] },
  })
  const lead = results?.[0]?.id ?? ''
  const [scan] = await db
    .insert(leadScans)
    .values({
      user_id: me.user.id,
      url: `${website}/`,
      host,
      status: 'completed',
      score: 27,
      grade: 'E',
      completed_at: new Date('2026-11-22T14:58:03Z'),
      result: {
        ...resultOf({ at: '2026-11-22T14:58:00Z', value: host, score: 27 }),
        grade: 'E',
        findings: findings.map((finding) => exampleFinding({ severity: 'high', ...finding })),
      },
    })
    .returning()
  await db
    .update(leads)
    .set({ lead_scan_id: scan?.id ?? null })
    .where(eq(leads.id, lead))
  const params = { ...at.params, lead }
  return { me, at, lead, of: { token: me.token, params } }
}

async function shareOf(of: { token: string; params: Record<string, string> }, body: object = {}) {
  const { share } = await ask(leadWorkApi.share, { ...of, body })
  return { share, path: new URL(share.url ?? '').pathname }
}

/** Status, headers without the name of the request, and the page. */
async function open(path: string, init: RequestInit = {}) {
  const answer = await api.request(path, { ...init, headers: { ...BROWSER, ...init.headers } })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id'))
  return { status: answer.status, headers, text: await answer.text() }
}

test('a shared report says what the scan found, who made it and until when, and nothing of how to reach anybody', async () => {
  const { me, of } = await openLead({
    findings: [{ title: 'Forms travel without HTTPS', at: 'http://kinsalesmiles.ie/book?x=1' }],
  })
  await ask(brandingChangeApi.update, { token: me.token, body: { company_name: 'Northlight', primary: '#ffe600' } })
  await ask(leadBookApi.note, { ...of, body: { text: 'Secret note' } })
  const { share, path } = await shareOf(of)
  expect(share).toMatchObject({ language: 'en', views: 0 })
  expect(Date.parse(share.expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000)
  const { status, headers, text } = await open(path)
  expect(status).toBe(200)
  for (const said of [
    'Kinsale Smiles',
    '27 of 100',
    '22 November 2026',
    'Forms travel without HTTPS',
    'http://kinsalesmiles.ie/book',
    'Northlight',
    'isn’t a penetration test',
  ])
    expect(text).toContain(said)
  for (const kept of ['Secret note', 'hello@', '477 1234', '?x=1', '<script', 'http-equiv'])
    expect(text).not.toContain(kept)
  expect(text.startsWith('<!doctype html><html lang="en" dir="ltr">')).toBe(true)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]+='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('the page speaks the language of its link, from right to left where that runs so', async () => {
  const { of } = await openLead()
  for (const [language, direction, words] of [
    ['de', 'ltr', 'kein Penetrationstest'],
    ['es', 'ltr', 'prueba de penetración'],
    ['ar', 'rtl', 'ليس اختبار اختراق'],
  ] as const) {
    const { text } = await open((await shareOf(of, { language })).path)
    expect(text).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(text).toContain(words)
  }
})

test('what strangers call themselves is text and nothing else', async () => {
  const { me, of } = await openLead({
    name: `${HOSTILE} ${'x'.repeat(900)}`,
    findings: [{ title: HOSTILE, summary_plain: '<img src=x onerror=alert(1)>', at: 'javascript:alert(1)' }],
  })
  await db
    .insert(brandings)
    .values({ user_id: me.user.id, look: { company_name: '"><b>', report_footer: '<a href="javascript:x">' } })
  const { text } = await open((await shareOf(of)).path)
  expect(text).not.toMatch(/<script|<img|<b>\s*<\/|href="(?!mailto:)|\u202E|\u2066/)
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).not.toContain('x'.repeat(250))
})

test('people are counted as views, and programs that look at links are not', async () => {
  const { of } = await openLead()
  const { share, path } = await shareOf(of, { days: 7 })
  await open(path, { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } })
  await open(path, { headers: { 'user-agent': '' } })
  await open(path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await open(path, { method: 'HEAD' })
  await open(path)
  await open(path)
  const { lead } = await ask(leadBookApi.show, of)
  expect(lead.shares).toMatchObject([{ id: share.id, views: 2 }])
  expect(lead.shares[0]?.url).toBeUndefined()
})

test('unknown, expired, revoked, of a deleted lead, of a site that asked to be left alone: the same page to the byte', async () => {
  const { at, of, lead } = await openLead()
  const [expired, revoked, fine] = [await shareOf(of), await shareOf(of), await shareOf(of)]
  await db
    .update(shares)
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where(eq(shares.id, expired.share.id))
  await ask(leadWorkApi.revoke, { token: of.token, params: { ...at.params, share: revoked.share.id } })
  const unknown = await open('/api/public/r/AAAAAAAAAAAAAAAAAAAAAA')
  expect(unknown.status).toBe(404)
  for (const path of [
    expired.path,
    revoked.path,
    '/api/public/r/1',
    '/api/public/r/%00',
    '/api/public/no/AAAAAAAAAAAAAAAAAAAAAA',
    '/api/public/x/y',
  ])
    expect(await open(path)).toEqual(unknown)
  expect((await open(fine.path)).status).toBe(200)
  await ask(leadBookApi.remove, of)
  expect(await open(fine.path)).toEqual(unknown)
  await ask(leadBookApi.restore, of)
  expect((await open(fine.path)).status).toBe(200)
  await ask(leadWorkApi.addNoContact, { token: of.token, body: { values: ['https://www.kinsalesmiles.ie'] } })
  expect(await open(fine.path)).toEqual(unknown)
  expect(await tell(leadWorkApi.share, { ...of, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'lead_share_listed' },
  })
  await db.delete(leads).where(eq(leads.id, lead))
  expect(await db.$count(shares, eq(shares.lead_id, lead))).toBe(0)
})

test('only what was scanned is shared, for 7 to 90 days, and five hundred at a time', async () => {
  const { me, of } = await openLead()
  for (const days of [6, 91, 7.5]) expect((await tell(leadWorkApi.share, { ...of, body: { days } })).status).toBe(422)
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const { results } = await ask(leadApi.save, { ...at, body: { leads: [{ name: 'Unscanned' }] } })
  const other = { ...at, params: { ...at.params, lead: results?.[0]?.id ?? '' } }
  expect(await tell(leadWorkApi.share, { ...other, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'lead_not_scanned' },
  })
  const { share } = await shareOf(of)
  const [row] = await db.select().from(shares).where(eq(shares.id, share.id))
  if (!row) throw new Error('The link was not stored')
  const { id: _, ...like } = row
  await db
    .insert(shares)
    .values(Array.from({ length: 499 }, (_, each) => ({ ...like, token_hash: `${share.id}-${each}` })))
  expect(await tell(leadWorkApi.share, { ...of, body: {} })).toMatchObject({
    status: 429,
    body: { code: 'lead_shares_full' },
  })
})

test('a link to say no does nothing by being read, and one button puts everything on the list', async () => {
  const { me, at, of, lead } = await openLead()
  await ask(leadBookApi.update, { ...of, body: { next_step: 'Call them' } })
  const { url } = await ask(leadWorkApi.optOut, of)
  expect((await ask(leadWorkApi.optOut, of)).url).toBe(url)
  const path = new URL(url).pathname
  await open(path)
  const before = await everyRow(db, ['attempts'])
  const page = await open(path)
  expect(await everyRow(db, ['attempts'])).toEqual(before)
  expect(page.text).toContain('Don’t contact me again')
  expect(page.headers['referrer-policy']).toBe('same-origin')
  const value = /name="value" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const post = (sent: string, headers: Record<string, string> = {}) =>
    open(path, {
      method: 'POST',
      body: new URLSearchParams({ value: sent }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  for (const origin of ['https://evil.example', 'null']) expect((await post(value, { origin })).status).toBe(403)
  const other = await openLead({ name: 'Other', website: 'https://other.ie' })
  const theirs = await open(new URL((await ask(leadWorkApi.optOut, other.of)).url).pathname)
  const foreign = /name="value" value="([^"]+)"/.exec(theirs.text)?.[1] ?? ''
  for (const wrong of ['', 'nonsense', foreign, value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
    expect((await post(wrong)).status).toBe(403)
  expect((await ask(leadWorkApi.noContact, { token: me.token })).contacts).toEqual([])

  const done = await post(value, { origin: 'http://soteria.test' })
  expect(done).toMatchObject({ status: 303, headers: { location: path } })
  expect((await post(value)).status).toBe(403)
  expect((await open(path)).text).toContain('You won’t be contacted again')
  const { contacts } = await ask(leadWorkApi.noContact, { token: me.token })
  expect(contacts.map(({ kind, source }) => `${kind} ${source}`).sort()).toEqual([
    'domain link',
    'email link',
    'host link',
    'phone link',
  ])
  const {
    leads: [changed],
  } = await ask(leadApi.saved, at)
  expect(changed).toMatchObject({ status: 'lost', lost_reason: 'stop', do_not_contact: true })
  expect(changed).not.toHaveProperty('next_step')
  const noted = await db.select().from(auditLog).where(eq(auditLog.action, 'leadWork.optedOut'))
  expect(noted.filter(({ object }) => object === lead)).toMatchObject([{ user_id: me.user.id }])
})

test('who is put on the list is not scanned by what waits already', async () => {
  const { me } = await openLead()
  const waiting = (url: string) => ({ user_id: me.user.id, url, host: new URL(url).host })
  const urls = ['https://shop.kinsalesmiles.ie:8443/', 'https://kinsalesmiles.ie/', 'https://notkinsalesmiles.ie/']
  await db.insert(leadScans).values(urls.map(waiting))
  await ask(leadWorkApi.addNoContact, { token: me.token, body: { values: ['kinsalesmiles.ie'] } })
  const left = await db
    .select()
    .from(leadScans)
    .where(and(eq(leadScans.user_id, me.user.id), eq(leadScans.status, 'queued')))
  expect(left.map(({ url }) => url)).toEqual(['https://notkinsalesmiles.ie/'])
})

test('sixty pages a minute for one address', async () => {
  const { of } = await openLead()
  const { path } = await shareOf(of)
  const from = { incoming: { socket: { remoteAddress: '198.51.100.77' } } }
  let last = 200
  for (let each = 0; each < 61; each += 1) last = (await api.request(path, { headers: BROWSER }, from)).status
  expect(last).toBe(429)
})

test('the page about the scanner names it, and says how to keep it out', async () => {
  const { status, text } = await open('/api/public/bot')
  expect(status).toBe(200)
  expect(text).toContain('Soteria-Scanner/1 (+http://soteria.test/api/public/bot)')
  expect(text).toContain('User-agent: Soteria-Scanner')
})

test('what is kept of a person is told by address, number or site, and forgotten for good', async () => {
  const { me, at, of } = await openLead()
  await ask(leadBookApi.note, { ...of, body: { text: 'Asked for Mary' } })
  await ask(leadApi.save, { ...at, body: { leads: [{ name: 'Somebody else', email: 'x@other.ie' }] } })
  for (const value of ['HELLO@kinsalesmiles.ie', '+353 21 4771234', 'www.kinsalesmiles.ie']) {
    const found = await ask(leadBookApi.findPerson, { token: me.token, body: { value } })
    expect(found.leads.map(({ name }) => name)).toEqual(['Kinsale Smiles'])
    expect(found).toMatchObject({ listed_at: null })
    for (const said of [
      'hello@kinsalesmiles.ie',
      '477 1234',
      'Asked for Mary',
      'OpenStreetMap',
      'https://kinsalesmiles.ie',
    ])
      expect(found.text).toContain(said)
    expect(found.text).not.toContain('Somebody else')
  }
  expect((await tell(leadBookApi.findPerson, { token: me.token, body: { value: 'Mary' } })).status).toBe(422)
  const stranger = await signUp({ plan: 'agency toolkit' })
  expect(
    await ask(leadBookApi.findPerson, { token: stranger.token, body: { value: 'hello@kinsalesmiles.ie' } }),
  ).toMatchObject({ leads: [] })

  const body = { value: 'hello@kinsalesmiles.ie' }
  expect(await ask(leadBookApi.forgetPerson, { token: me.token, body })).toEqual({ removed: 1 })
  const after = await ask(leadBookApi.findPerson, { token: me.token, body })
  expect(after.leads).toEqual([])
  expect(after.listed_at).not.toBeNull()
  expect((await ask(leadApi.saved, at)).leads.map(({ name }) => name)).toEqual(['Somebody else'])
  expect(await db.$count(leadScans, eq(leadScans.user_id, me.user.id))).toBe(0)
  const exported = (await tell(accountApi.export, { token: me.token })).body
  for (const gone of ['Kinsale', 'hello@', '477 1234', 'https://kinsalesmiles', 'Mary'])
    expect(JSON.stringify(exported)).not.toContain(gone)
  expect(await ask(leadBookApi.forgetPerson, { token: stranger.token, body })).toEqual({ removed: 0 })
})

test('links are in the export of the account without their secret, and go with it', async () => {
  const { me, of } = await openLead()
  const { path, share } = await shareOf(of)
  const { body } = await tell(accountApi.export, { token: me.token })
  expect(JSON.stringify(body)).toContain(share.id)
  expect(JSON.stringify(body)).not.toContain('token_hash')
  await ask(accountApi.deleteAccount, { token: me.token, body: { password: 'correct horse 7' } })
  expect((await open(path)).status).toBe(404)
})
