import { eq, sql } from 'drizzle-orm'
import { statsApi } from '@/lib/contract/stats'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { userApi } from '@/lib/contract/user'
import { widgetApi } from '@/lib/contract/widget'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { exampleFinding } from '@/lib/testing/results'
import { USAGE_LIMIT_MESSAGE } from '@/lib/domain/usage'
import {
  attempts,
  leads as savedLeads,
  leadScans,
  subscriptions,
  users,
  widgetLeads,
  widgets,
} from '@/server/db/schema'
import { migrations } from '@/server/db/migrations.gen'
import { tidyLeads } from '@/server/leads/retention'
import { claimLeadScan } from '@/server/leads/scan-run'
import { openContractApi, resultOf } from '@/server/routes/testing'

const { db, ask, tell, send, signUp, api } = openContractApi()

type Plan = Parameters<typeof signUp>[0]

/** Somebody with a widget in a page. */
async function openShop(options: Plan = { plan: 'premium' }) {
  const me = await signUp(options)
  const at = { token: me.token, params: { id: me.workspace.id } }
  const { widget } = await ask(widgetApi.show, at)
  return { me, at, widget, key: widget.key }
}

const VISIT = { email: 'ida@kerzen.example', website: 'http://127.0.0.1:9/shop?cart=1', consent: true, took_ms: 9_000 }
const XHR = { 'x-requested-with': 'XMLHttpRequest' }
const visit = (key: string, body: object = {}, headers: object = {}) =>
  tell(widgetApi.capture, { params: { key }, body: { ...VISIT, ...body }, headers: { ...XHR, ...headers } })
const leadsOf = async (at: object) => (await ask(widgetApi.leads, at)).leads

/** Of one limit, nothing counts any more. */
const forget = () => db.delete(attempts)

test('the first look makes the widget with the defaults; thirteen fields are kept as they are sent, empty ones too', async () => {
  const { at, widget } = await openShop()
  expect(widget).toMatchObject({ configuration: WIDGET_DEFAULTS, usage: { used: 0, limit: 5 }, seen: [], leads: 0 })
  expect(widget.key).toMatch(/^wk_[\w-]{22}$/)
  const empty = Object.fromEntries(Object.keys(WIDGET_DEFAULTS).map((field) => [field, '']))
  expect((await ask(widgetApi.update, { ...at, body: empty })).widget.configuration).toEqual(empty)
  expect((await ask(widgetApi.show, at)).widget).toMatchObject({ key: widget.key, configuration: empty })
  const { configuration } = await ask(widgetApi.public, { params: { key: widget.key } })
  expect(configuration).toEqual(WIDGET_DEFAULTS)
})

test.each([
  ['bg_color', 'red', 'Enter a colour as #rrggbb.'],
  ['accent_color', '#fff', 'Enter a colour as #rrggbb.'],
  ['contact_link', 'javascript:alert(1)', 'Enter a URL that starts with https://.'],
  ['contact_link', 'http://x.example', 'Enter a URL that starts with https://.'],
  ['contact_phone_number', 'call me', 'Use digits, spaces and + ( ) - only.'],
  ['contact_address', 'x'.repeat(201), 'Use up to 200 characters.'],
  ['widget_size', 'huge', 'Choose one of small, medium, large.'],
  ['widget_position_vertical', 'center', 'Choose one of top, middle, bottom.'],
])('%s does not take %s', async (field, value, words) => {
  const { at } = await openShop()
  expect(await tell(widgetApi.update, { ...at, body: { ...WIDGET_DEFAULTS, [field]: value } })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [words] } },
  })
})

test('of fifty saves at once at four of five uses one is kept; then the words of the specification, and no limit with a plan', async () => {
  const { me, at } = await openShop()
  await db
    .update(users)
    .set({ usage: { widget_customization: 4 } })
    .where(eq(users.id, me.user.id))
  const colour = (each: number) => `#0000${(16 + each).toString(16)}`
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, each) =>
      tell(widgetApi.update, { ...at, body: { ...WIDGET_DEFAULTS, bg_color: colour(each) } }),
    ),
  )
  const kept = answers.filter(({ status }) => status === 200)
  expect(kept).toHaveLength(1)
  expect(answers.find(({ status }) => status === 403)?.body).toEqual({
    message: USAGE_LIMIT_MESSAGE,
    code: 'upgrade',
    upgrade: { feature: 'widget_customization', plans: ['unlimited'], link: '/upgrade' },
    usage: { used: 5, limit: 5 },
  })
  const { widget } = await ask(widgetApi.show, at)
  expect(kept[0]?.body).toMatchObject({ widget: { configuration: widget.configuration } })
  expect((await ask(userApi.show, at)).user.usage.widget_customization).toBe(5)
  // What is there already costs nothing.
  expect((await tell(widgetApi.update, { ...at, body: widget.configuration })).status).toBe(200)
  await db.insert(subscriptions).values({ user_id: me.user.id, name: 'unlimited' })
  const free = await ask(widgetApi.update, { ...at, body: WIDGET_DEFAULTS })
  expect(free.widget).toMatchObject({ configuration: WIDGET_DEFAULTS, usage: { used: 5, limit: null } })
})

test('a visitor of a foreign page is scanned, kept with what they agreed to, and sees three issues and nobody’s address', async () => {
  const { me, at, key } = await openShop()
  const origin = 'https://kerzen.example'
  const shown = await send(widgetApi.public, { params: { key }, headers: { origin, referer: `${origin}/candles?x=1` } })
  expect([...shown.headers]).toEqual(
    expect.arrayContaining([
      ['access-control-allow-origin', '*'],
      ['cross-origin-resource-policy', 'cross-origin'],
      ['cache-control', 'no-cache'],
    ]),
  )
  expect(shown.headers.get('access-control-allow-credentials')).toBeNull()
  const etag = shown.headers.get('etag') ?? ''
  expect((await send(widgetApi.public, { params: { key }, headers: { 'if-none-match': etag } })).status).toBe(304)
  const asked = await visit(
    key,
    {
      page_url: `${origin}/candles?token=secret#x`,
      referrer: 'https://search.example/?q=candles',
      utm: { utm_source: 'mail', evil: 'x' },
      consent_version: 1,
    },
    { origin },
  )
  expect(asked).toMatchObject({ status: 200, body: { lead_scan: { status: 'queued' }, token: expect.any(String) } })
  const { lead_scan: scan, token } = asked.body as { lead_scan: { id: string }; token: string }
  expect(await leadsOf(at)).toMatchObject([
    {
      source: 'widget',
      email: 'ida@kerzen.example',
      website: 'http://127.0.0.1:9/shop?cart=1',
      page_url: 'https://kerzen.example/candles',
      referrer: 'https://search.example',
      utm: { utm_source: 'mail' },
      consent_text: `${me.user.name} may email me this result and follow up by email.`,
      consent_version: 1,
      status: 'new',
    },
  ])
  const severities = ['low', 'critical', 'low', 'high'] as const
  const findings = severities.map((severity, each) => exampleFinding({ severity, id: `f${each}` }))
  await db
    .update(leadScans)
    .set({
      status: 'completed',
      score: 30,
      grade: 'E',
      counts: { critical: 1, high: 1, medium: 0, low: 2, info: 0 },
      contacts: [{ kind: 'email', value: 'secret@kerzen.example', page: '/', how: 'link' }],
      result: resultOf({ at: '2026-11-22T14:58:00Z', value: 'kerzen.example', found: { findings } }),
    })
    .where(eq(leadScans.id, scan.id))
  const told = await tell(widgetApi.follow, { params: { key, scan: scan.id }, query: { token, lang: 'de' } })
  expect(told).toMatchObject({
    status: 200,
    body: {
      lead_scan: {
        status: 'completed',
        grade: 'E',
        headline: expect.stringMatching(/./),
        issues: [{ severity: 'critical' }, { severity: 'high' }, { severity: 'low' }],
      },
    },
  })
  expect(JSON.stringify(told.body)).not.toContain('secret@')
  expect((await ask(widgetApi.show, at)).widget).toMatchObject({
    checks: 1,
    leads: 1,
    seen: [{ host: 'kerzen.example', path: '/candles' }],
  })
  const { stats } = await ask(statsApi.show, { token: me.token, params: { workspaceId: me.workspace.id } })
  expect(stats.leads).toMatchObject({ value: 1 })
})

test('a token opens its own scan, at its own widget, for ten minutes', async () => {
  const [mine, other] = [await openShop(), await openShop()]
  const asked = (await visit(mine.key)).body as { lead_scan: { id: string }; token: string }
  const theirs = (await visit(other.key)).body as { lead_scan: { id: string }; token: string }
  const open = async (key: string, scan: string, token: string) =>
    (await tell(widgetApi.follow, { params: { key, scan }, query: { token } })).status
  const [id, token] = [asked.lead_scan.id, asked.token]
  expect(await open(mine.key, id, token)).toBe(200)
  const [until, sign] = token.split('.')
  const wrong: [string, string, string][] = [
    [mine.key, id, ''],
    [mine.key, id, theirs.token],
    [mine.key, theirs.lead_scan.id, token],
    [other.key, id, token],
    [mine.key, id, `${Number(until) + 1}.${sign}`],
    [mine.key, 'nonsense', token],
    ['wk_AAAAAAAAAAAAAAAAAAAAAA', id, token],
  ]
  for (const [key, scan, each] of wrong) expect([key, scan, each, await open(key, scan, each)]).toContain(404)
  jest.spyOn(Date, 'now').mockReturnValue(Number(until) + 1)
  expect(await open(mine.key, id, token)).toBe(404)
  jest.restoreAllMocks()
})

test('who fills in what nobody sees, or is faster than anybody reads, leaves nothing', async () => {
  const { at, key } = await openShop()
  for (const body of [{ company_fax: '1' }, { took_ms: 300 }])
    expect(await visit(key, body)).toMatchObject({ status: 200, body: { lead_scan: { status: 'failed' } } })
  expect(await leadsOf(at)).toEqual([])
  expect((await ask(widgetApi.show, at)).widget).toMatchObject({ checks: 0 })
})

test('an address has five checks a minute and one at a time, a widget sixty an hour, a site ten; nothing of the address is stored', async () => {
  await forget()
  const { at, key } = await openShop()
  const from = (ip: string) => ({ incoming: { socket: { remoteAddress: ip } } })
  const post = async (ip: string, body: object) => {
    const answer = await api.fetch(
      new Request(`http://soteria.test/api/widget/public/${key}/leads`, {
        method: 'POST',
        headers: { ...XHR, 'content-type': 'application/json' },
        body: JSON.stringify({ ...VISIT, ...body }),
      }),
      from(ip),
    )
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const host = (each: number) => ({ website: `http://127.0.0.1:${each}/` })
  expect((await post('203.0.113.9', host(1001))).status).toBe(200)
  // The same site again is the scan that is there.
  expect((await post('203.0.113.9', host(1001))).status).toBe(200)
  expect(await post('203.0.113.9', host(1002))).toMatchObject({
    status: 429,
    body: { code: 'too_many_checks', message: 'Too many checks from your network. Try again in 1 minute.' },
  })
  await post('203.0.113.9', host(1001))
  await post('203.0.113.9', host(1001))
  expect((await post('203.0.113.9', host(1001))).status).toBe(429)
  const rows = await db.select().from(attempts)
  const scans = await db.select().from(leadScans)
  expect(JSON.stringify([rows, scans, await leadsOf(at)])).not.toContain('203.0.113')
  const answers = []
  for (let each = 0; each < 62; each += 1) answers.push((await post(`198.51.100.${each}`, host(2000 + each))).status)
  expect(answers.filter((status) => status === 200).length).toBe(55)
  await forget()
  const shops = []
  for (let each = 0; each < 11; each += 1) {
    const shop = await openShop()
    shops.push((await visit(shop.key, host(9999))).status)
  }
  expect(shops).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('the text is ours, by its version; one that was replaced a month ago is asked for anew', async () => {
  const { at, key } = await openShop()
  await ask(widgetApi.saveSettings, { ...at, body: { consent_text: 'You may call me.' } })
  await forget()
  expect((await visit(key, { consent_version: 2 })).status).toBe(200)
  expect((await visit(key, { consent_version: 1, email: 'b@kerzen.example' })).status).toBe(200)
  expect((await visit(key, { consent_version: 3 })).body).toMatchObject({ code: 'consent_changed' })
  for (const consent of [false, 'yes']) expect((await visit(key, { consent })).status).toBe(422)
  expect((await leadsOf(at)).map((lead) => [lead.consent_version, lead.consent_text])).toEqual([
    [1, expect.stringContaining('may email me')],
    [2, 'You may call me.'],
  ])
  await forget()
  await db.update(widgets).set({ earlier_consents: [{ version: 1, text: '', until: '2026-01-01T00:00:00Z' }] })
  expect(await visit(key, { consent_version: 1 })).toMatchObject({ status: 409, body: { code: 'consent_changed' } })
})

test('where our own text has other words, a page that shows the old ones is asked to read it again; an owner’s text stands', async () => {
  const [ours, own] = [await openShop(), await openShop()]
  const earlier = { version: 1, text: '', until: new Date().toISOString() }
  await db
    .update(widgets)
    .set({
      consent_text: 'Mine.',
      consent_version: 3,
      earlier_consents: [{ ...earlier, version: 2, text: 'Before.' }, earlier],
    })
    .where(eq(widgets.workspace_id, own.me.workspace.id))
  const text = migrations.find(({ tag }) => tag === '0042_consent_words')?.sql ?? ''
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  expect((await visit(ours.key, { consent_version: 1 })).body).toMatchObject({ code: 'consent_changed' })
  expect((await visit(ours.key, { consent_version: 2 })).status).toBe(200)
  const versions = await Promise.all([1, 2, 3].map((version) => visit(own.key, { consent_version: version })))
  expect(versions.map(({ status }) => status)).toEqual([409, 200, 200])
})

test('a listed host only, an old key for a day; a suspended owner and an ended plan are an unknown key', async () => {
  await forget()
  const { me, at, key } = await openShop()
  await ask(widgetApi.saveSettings, { ...at, body: { allowed_hosts: ['kerzen.example'] } })
  const look = async (which: string, origin?: string) =>
    (await tell(widgetApi.public, { params: { key: which }, ...(origin && { headers: { origin } }) })).status
  expect([
    await look(key),
    await look(key, 'https://www.kerzen.example'),
    await look(key, 'https://evilkerzen.example'),
    await look(key, 'null'),
  ]).toEqual([200, 200, 404, 404])
  expect((await visit(key, {}, { origin: 'https://evil.example' })).status).toBe(404)
  const renewed = (await ask(widgetApi.renewKey, at)).widget
  expect([await look(key), await look(renewed.key)]).toEqual([200, 200])
  await db.update(widgets).set({ old_key_until: new Date(Date.now() - 1) })
  expect([await look(key), await look(renewed.key)]).toEqual([404, 200])
  const unknown = await tell(widgetApi.public, { params: { key: 'wk_AAAAAAAAAAAAAAAAAAAAAA' } })
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, me.user.id))
  expect(await tell(widgetApi.public, { params: { key: renewed.key } })).toEqual(unknown)
  await db.update(users).set({ status: 'active' }).where(eq(users.id, me.user.id))
  await db.update(subscriptions).set({ status: 'expired' }).where(eq(subscriptions.user_id, me.user.id))
  expect(await tell(widgetApi.public, { params: { key: renewed.key } })).toEqual(unknown)
  expect((await visit(renewed.key)).status).toBe(404)
})

test('who asked to be left alone gets the result and stays unknown', async () => {
  await forget()
  const { me, at, key } = await openShop({ plan: 'bundle deal' })
  await ask(leadWorkApi.addNoContact, { token: me.token, body: { values: ['ida@kerzen.example'] } })
  expect(await visit(key)).toMatchObject({ status: 200, body: { lead_scan: { status: 'queued' } } })
  expect(await leadsOf(at)).toEqual([])
})

test('with the agency tools a visitor is a saved lead at once; without them it asks for the plan, and makes a client of its own', async () => {
  await forget()
  const agency = await openShop({ plan: 'bundle deal' })
  await visit(agency.key, { name: 'Ida', phone: '+49 341 555 0139' })
  const { leads } = await ask(leadApi.saved, {
    token: agency.me.token,
    params: { workspace: agency.me.workspace.id },
  })
  expect(leads).toMatchObject([{ name: 'Ida', email: 'ida@kerzen.example' }])
  const [known] = await leadsOf(agency.at)
  expect(known?.lead_id).toBe(leads[0]?.id)

  const { at, key } = await openShop()
  await visit(key, { email: 'b@kerzen.example', website: 'https://kerzen.example' })
  const [lead] = await leadsOf(at)
  const params = { ...at.params, lead: lead?.id ?? '' }
  expect(await tell(widgetApi.convertLead, { ...at, params, body: { to: 'lead' } })).toMatchObject({
    status: 403,
    body: { upgrade: { feature: 'agencyTools' } },
  })
  const made = await ask(widgetApi.convertLead, { ...at, params, body: { to: 'workspace' } })
  expect(made).toMatchObject({
    workspace: { name: 'kerzen.example' },
    asset: { value: 'kerzen.example' },
    lead: { status: 'converted' },
  })
  expect((await tell(widgetApi.convertLead, { ...at, params, body: { to: 'workspace' } })).status).toBe(409)
  expect((await tell(widgetApi.removeLead, { ...at, params })).status).toBe(200)
  expect(await leadsOf(at)).toEqual([])
  expect((await tell(widgetApi.updateLead, { ...at, params, body: { status: 'dismissed' } })).status).toBe(404)
  await ask(widgetApi.updateLead, { ...at, params, body: { restore: true } })
  expect(await leadsOf(at)).toHaveLength(1)
})

test('two hundred hostile texts come back as text, within their lengths, through every field', async () => {
  const { at, key } = await openShop()
  const SHAPES = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    "'; drop table users;--",
    '\u202Egnp.exe',
    '\u2066x\u2069',
    'a\u0000b',
    '=cmd|calc',
    '\uD83D\uDE00'.repeat(60),
  ]
  const texts = Array.from({ length: 200 }, (_, each) => `${SHAPES[each % SHAPES.length]} ${each}`)
  const bad: unknown[] = []
  for (const [each, text] of texts.entries()) {
    if (each % 4 === 0) await forget()
    const answer = await visit(key, {
      email: `v${each}@kerzen.example`,
      website: null,
      name: text.slice(0, 90),
      phone: text.slice(0, 50),
      message: text,
      page_url: text,
      referrer: text,
      utm: { utm_source: text, [text]: text },
      language: text.slice(0, 30),
    })
    if (answer.status !== 200 && answer.status !== 422 && answer.status !== 400) bad.push([text, answer])
  }
  expect(bad).toEqual([])
  const told = await leadsOf(at)
  expect(told.length).toBeGreaterThan(100)
  expect(JSON.stringify(told)).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u0000]/)
  for (const { page_url, referrer } of told) expect([page_url, referrer]).toEqual([null, null])
}, 60_000)

test('what is older than its widget keeps goes', async () => {
  await forget()
  const { at, key } = await openShop()
  await visit(key, { email: 'old@kerzen.example' })
  await visit(key, { email: 'new@kerzen.example' })
  await ask(widgetApi.saveSettings, { ...at, body: { retention_months: 6 } })
  await db
    .update(widgetLeads)
    .set({ created_at: sql`now() - interval '7 months'` as unknown as Date })
    .where(eq(widgetLeads.email_norm, 'old@kerzen.example'))
  await tidyLeads(db, 'http://soteria.test')
  expect((await leadsOf(at)).map(({ email }) => email)).toEqual(['new@kerzen.example'])
})

test('who asks to be forgotten is gone from the widget’s leads, too, and somebody else of the same company stays', async () => {
  await forget()
  const { me, at, key } = await openShop({ plan: 'bundle deal' })
  await visit(key, { phone: '+49 341 555 0139', message: 'Please call me' })
  await visit(key, { email: 'bo@kerzen.example', website: 'https://bo.example' })
  const find = () => ask(leadBookApi.findPerson, { token: me.token, body: { value: 'ida@kerzen.example' } })
  const found = await find()
  expect(found.visits).toBe(1)
  for (const said of ['ida@kerzen.example', '+49 341 555 0139', 'Message: Please call me', 'may email me this result'])
    expect(found.text).toContain(said)
  expect(found.text).not.toContain('bo@')
  const forgotten = await tell(leadBookApi.forgetPerson, { token: me.token, body: { value: 'ida@kerzen.example' } })
  expect(forgotten.status).toBe(200)
  expect((await leadsOf(at)).map(({ email }) => email)).toEqual(['bo@kerzen.example'])
  const after = await find()
  expect([after.visits, after.leads]).toEqual([0, []])
  expect(after.text).not.toContain('Please call me')
  // The scan that only they had asked for is gone with them.
  const scans = await db.select().from(leadScans).where(eq(leadScans.user_id, me.user.id))
  expect(scans.map(({ host }) => host)).toEqual(['bo.example'])
})

test('a visitor who never became a saved lead is found and deleted, too', async () => {
  await forget()
  const { me, at, key } = await openShop({ plan: 'bundle deal' })
  await visit(key, { website: null, message: 'Only a question' })
  await db.update(widgetLeads).set({ lead_id: null }).where(eq(widgetLeads.workspace_id, me.workspace.id))
  await db.delete(savedLeads).where(eq(savedLeads.user_id, me.user.id))
  const body = { value: 'ida@kerzen.example' }
  const found = await ask(leadBookApi.findPerson, { token: me.token, body })
  expect([found.leads, found.visits]).toEqual([[], 1])
  expect(found.text).toContain('Only a question')
  const stranger = await signUp({ plan: 'bundle deal' })
  expect((await ask(leadBookApi.findPerson, { token: stranger.token, body })).visits).toBe(0)
  await ask(leadBookApi.forgetPerson, { token: stranger.token, body })
  expect(await leadsOf(at)).toHaveLength(1)
  await ask(leadBookApi.forgetPerson, { token: me.token, body })
  expect(await leadsOf(at)).toEqual([])
})

test('a page is looked at as a visitor’s browser would, and what its policy forbids is named', async () => {
  const { createServer } = await import('node:http')
  const { at, key } = await openShop()
  const policy = "default-src 'self'; script-src 'self' http://soteria.test"
  const sheet =
    '/* body{background:#000} */ a{color:red} body, main { margin:0; background: rgb(20, 30, 40) url(x.png) }'
  const server = createServer((asked, answer) =>
    asked.url === '/own.css'
      ? answer.writeHead(200, { 'content-type': 'text/css' }).end(sheet)
      : answer
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
          .end(
            `<title>Candles</title><link rel="stylesheet" href="/own.css"><style>:root{--shop-primary: #C96}</style><script async src="http://soteria.test/widget.js" data-key="${key}"></script>`,
          ),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const { check } = await ask(widgetApi.checkPage, { ...at, body: { url: `http://127.0.0.1:${port}/` } })
  expect(check).toMatchObject({
    found: true,
    key_is_ours: true,
    csp: { script: null, connect: 'connect-src http://soteria.test' },
    title: 'Candles',
    colours: { background: '#141e28', accent: '#cc9966' },
    failure: null,
  })
  await new Promise((done) => server.close(done))
  const gone = await ask(widgetApi.checkPage, { ...at, body: { url: `http://127.0.0.1:${port}/` } })
  expect(gone.check).toMatchObject({ found: false, failure: expect.stringMatching(/./) })
})

test('the page of a widget shows nothing but the widget, and is gone with its owner', async () => {
  const { me, key } = await openShop()
  const page = async () => {
    const answer = await api.request(`/api/public/check/${key}`, { headers: { 'accept-language': 'de' } })
    return { status: answer.status, text: await answer.text(), policy: answer.headers.get('content-security-policy') }
  }
  const { status, text, policy } = await page()
  expect([status, policy]).toEqual([200, expect.stringContaining("script-src 'self'; connect-src 'self'")])
  expect(text).toContain(`<script async src="/widget.js" data-key="${key}" data-mode="inline"`)
  expect(text).toContain('<html lang="de"')
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, me.user.id))
  expect((await page()).status).toBe(404)
})

test('a site that was scanned is answered for an hour to whoever asks, and scanned anew after it', async () => {
  await forget()
  const { key, me } = await openShop()
  const answered = async (email: string) => {
    const { status, body } = await visit(key, { email })
    expect(status).toBe(200)
    return (body as { lead_scan: { id: string; status: string } }).lead_scan
  }
  const mine = eq(leadScans.user_id, me.user.id)
  const old = (minutes: number, id: string) =>
    db
      .update(leadScans)
      .set({ created_at: sql`now() - make_interval(mins => ${minutes})` as unknown as Date })
      .where(eq(leadScans.id, id))
  const { id: first } = await answered('ida@kerzen.example')
  await db.update(leadScans).set({ status: 'completed', score: 88, grade: 'B' }).where(eq(leadScans.id, first))
  await old(59, first)
  expect(await answered('bo@kerzen.example')).toMatchObject({ id: first, status: 'completed' })
  expect(await db.$count(leadScans, mine)).toBe(1)
  await old(61, first)
  const { id: second, status } = await answered('cleo@kerzen.example')
  expect([second === first, status]).toEqual([false, 'queued'])
  // The new one answers from here on.
  expect(await answered('dan@kerzen.example')).toMatchObject({ id: second })
  expect(await db.$count(leadScans, mine)).toBe(2)
  // One that did not work answers nobody.
  await db.update(leadScans).set({ status: 'failed' }).where(eq(leadScans.id, second))
  await forget()
  expect((await answered('eve@kerzen.example')).id).not.toBe(second)
})

test('under two thousand waiting visitors what a person starts is next, and visitors have half of the places', async () => {
  const { me } = await openShop()
  const crowd = [await openShop(), await openShop(), await openShop()]
  await db.delete(leadScans)
  const waiting = (user_id: string, each: number, source: 'lead' | 'widget') => ({
    user_id,
    source,
    url: `https://site${each}.example/`,
    host: `site${each}.example`,
  })
  const flood = Array.from({ length: 2_000 }, (_, each) => waiting(crowd[each % 3]?.me.user.id ?? '', each, 'widget'))
  await db.insert(leadScans).values(flood)
  const sources = async (times: number) => {
    const claimed = []
    for (let each = 0; each < times; each += 1) claimed.push(await claimLeadScan(db, 4))
    return claimed.map((row) => row?.url ?? null)
  }
  const first = await sources(3)
  expect(first.map((url) => url !== null)).toEqual([true, true, false])
  await db.insert(leadScans).values(waiting(me.user.id, 9_999, 'lead'))
  expect(await sources(2)).toEqual(['https://site9999.example/', null])
})
