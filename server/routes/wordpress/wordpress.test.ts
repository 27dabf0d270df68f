import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { statsApi } from '@/lib/contract/stats'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { userApi } from '@/lib/contract/user'
import { wordpressApi } from '@/lib/contract/wordpress'
import { deliveries, events, monitorChecks, monitors, wpHistory, wpSites } from '@/server/db/schema'
import { wordpress } from '@/lib/messages/en/wordpress'
import { openContractApi } from '@/server/routes/testing'
import { NO_FACTS, type WordPressFacts } from '@/server/scanner/software/wordpress-facts'
import { isInRange } from '@/server/scanner/software/versions'
import { sweepSites } from '@/server/wordpress/sweep'
import { openAnsweringSite, pluginAt, reportOf } from './testing-plugin'

let facts: WordPressFacts = NO_FACTS
const base = openContractApi()
const api = openContractApi({ deps: { wordpress: { ...base.deps.wordpress, facts: () => facts } } })
const { db, ask, tell, signUp } = api

/** Forms up to 1.4.2 has a flaw. */
const JUDGING: WordPressFacts = {
  ...NO_FACTS,
  advisoriesOf: '2026-11-20',
  notices: ['Copyright of the list'],
  affecting: (kind, slug, version) =>
    kind === 'plugin' &&
    slug === 'forms' &&
    isInRange(version, { from: null, fromIncluded: true, to: '1.4.2', toIncluded: true })
      ? [
          {
            title: 'Forms <= 1.4.2 - SQL injection',
            severity: 'critical',
            cve: ['CVE-2026-1'],
            fixedIn: ['1.4.3'],
            url: 'https://example.com/a',
            ranges: [],
          },
        ]
      : [],
}

beforeEach(() => {
  facts = NO_FACTS
})

let count = 0
async function addSite(url?: string) {
  const who = await signUp()
  const { token, workspace } = who
  const at = url ?? `https://shop-${(count += 1)}.example`
  const { wpsite } = await ask(wordpressApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { name: 'Shop', url: at },
  })
  return { ...who, url: at, id: wpsite.id, code: String(wpsite.pairing_code), made: wpsite }
}

async function pairedSite(url?: string) {
  const added = await addSite(url)
  const plugin = pluginAt(api, added.url)
  const { body } = await plugin.pair(added.code)
  return { ...added, plugin, serverKey: String(body.server_key) }
}

const detail = async ({ token, id }: { token: string; id: string }) =>
  (await ask(wordpressApi.detail, { token, params: { id } })).wpsite

test('a site is added with a code that stands in that reply alone, is paired once with it, and reports', async () => {
  const { token, workspace, id, code, url, made } = await addSite('https://www.bakery.example/blog/wp-admin/')
  expect(made).toMatchObject({
    status: 'pending',
    url: 'https://www.bakery.example/blog',
    updates: null,
    vulnerable: null,
  })
  expect(made.pairing_line).toBe(`http://soteria.test#${code}`)
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  const plugin = pluginAt(api, 'https://bakery.example/blog')
  expect(await plugin.pair(code)).toMatchObject({ status: 200, body: { site: id } })
  expect(await pluginAt(api, url).pair(code)).toMatchObject({ status: 422, body: { code: 'wp_code_unknown' } })
  const plugins = [{ slug: 'forms', name: 'Forms <script>alert(1)</script>', version: '1.4.2', latest: '1.4.3' }]
  expect(await plugin.report(reportOf('https://bakery.example/blog', { plugins }))).toMatchObject({
    status: 200,
    body: { message: 'Noted.', next: 900 },
  })
  const { wpsites, stats } = await ask(wordpressApi.list, { token, params: { workspace: workspace.id } })
  expect(wpsites).toMatchObject([
    {
      id,
      status: 'connected',
      wp_version: '6.8.1',
      php_version: '8.3.6',
      theme: 'Twenty Twenty-Five',
      updates: { core: 0, plugins: 1, themes: 0 },
      vulnerable: null,
      score: null,
    },
  ])
  expect(wpsites[0]).not.toHaveProperty('pairing_code')
  expect(stats).toEqual({
    total: 1,
    connected: 1,
    disconnected: 0,
    pending: 0,
    updates_available: 1,
    vulnerable_sites: null,
    average_score: null,
  })
  const whole = await detail({ token, id })
  expect(whole.facts?.plugins[0]?.name).toBe('Forms <script>alert(1)</script>')
  expect(whole.history.map(({ kind }) => kind)).toEqual(['paired', 'code'])
  const states = Object.fromEntries((whole.hardening ?? []).map(({ key, state }) => [key, state]))
  expect(Object.keys(states)).toHaveLength(14)
  expect(states).toMatchObject({
    file_editor: 'bad',
    https: 'bad',
    administrators: 'good',
    config_mode: 'good',
    php_supported: 'good',
    core_supported: 'unknown',
    salts: 'unknown',
  })
  expect((await ask(userApi.show, { token })).user.usage).toMatchObject({ wordpress_sites: 1 })
  const { stats: eight } = await ask(statsApi.show, { token, params: { workspaceId: workspace.id } })
  expect(eight.wordpress_sites).toMatchObject({ value: 1 })
})

test('what is wrong with a pairing is refused with its sentence, and five wrong codes end the code', async () => {
  const { token, id, code, url } = await addSite()
  const plugin = pluginAt(api, url)
  expect(await plugin.pair(code, 'https://other.example')).toMatchObject({
    status: 409,
    body: {
      message: `This code is for ${new URL(url).host}, but this site is other.example. Change the site’s URL or create a new code.`,
    },
  })
  expect((await detail({ token, id })).last_error).toContain('this site is other.example')
  for (let tries = 0; tries < 5; tries += 1)
    expect(await plugin.pair('AAAA-BBBB')).toMatchObject({ status: 422, body: { code: 'wp_code_unknown' } })
  expect(await detail({ token, id })).toMatchObject({
    last_error_full: { what: 'code', code: 'wp_code_unknown' },
    last_trouble: { what: 'code', code: 'wp_code_unknown' },
  })
  expect(await plugin.pair(code)).toMatchObject({ status: 422 })
  const again = await ask(wordpressApi.update, { token, params: { id }, body: { repair: true } })
  expect(again.wpsite.last_error).toBeNull()
  await db.update(wpSites).set({ code_expires_at: sql`now() - interval '1 second'` }).where(eq(wpSites.id, id))
  expect(await plugin.pair(String(again.wpsite.pairing_code))).toMatchObject({ status: 422 })
})

test('replay, changed body, another key, an old time, a copy and a deleted site: each refused with its sentence', async () => {
  const { token, workspace, id, plugin, url } = await pairedSite()
  const first = await plugin.report()
  expect(first.status).toBe(200)
  const text = JSON.stringify(reportOf(url))
  expect(await plugin.send(text, { headers: first.headers })).toMatchObject({
    status: 401,
    body: { message: 'This report was already received.' },
  })
  expect(await plugin.send(text, { body: text.replace('6.8.1', '6.8.2') })).toMatchObject({
    status: 401,
    body: { message: 'The signature doesn’t match.' },
  })
  const stranger = pluginAt(api, url)
  expect(await stranger.send(text, { headers: { 'x-site': id } })).toMatchObject({ status: 401 })
  const old = Math.floor(Date.now() / 1_000) - 301
  expect(await plugin.send(text, { time: old })).toMatchObject({
    status: 401,
    body: { message: 'This site’s clock is more than 5 minutes off.' },
  })
  expect(await plugin.report(reportOf('https://staging.example'))).toMatchObject({
    status: 409,
    body: { code: 'wp_copy' },
  })
  const seen = await detail({ token, id })
  expect(seen).toMatchObject({ copy_url: 'https://staging.example', wp_version: '6.8.1', status: 'connected' })
  expect(JSON.stringify(seen.facts)).not.toContain('staging')
  await ask(wordpressApi.remove, { token, params: { workspace: workspace.id, id } })
  expect(await plugin.report()).toMatchObject({
    status: 410,
    body: { message: 'This site was deleted from the dashboard.' },
  })
})

test('a copy is ignored, or the site moved there, or it becomes a site of its own', async () => {
  const { token, id, plugin, workspace } = await pairedSite()
  const choose = (choice: string, site = id) =>
    ask(wordpressApi.copy, { token, params: { id: site }, body: { choice } })
  const elsewhere = (host: string) => plugin.report(reportOf(`https://${host}`))
  const a = `a-${id.slice(0, 8)}.example`
  await elsewhere(a)
  expect((await choose('ignore')).wpsite.copy_url).toBeNull()
  expect(await elsewhere(a)).toMatchObject({ status: 409 })
  expect((await detail({ token, id })).copy_url).toBeNull()
  const b = `b-${id.slice(0, 8)}.example`
  await elsewhere(b)
  const { made } = await choose('separate')
  expect(made).toMatchObject({ status: 'pending', url: `https://${b}` })
  expect(await pluginAt(api, `https://${b}`).pair(String(made?.pairing_code))).toMatchObject({ status: 200 })
  const c = `c-${id.slice(0, 8)}.example`
  await elsewhere(c)
  expect((await choose('moved')).wpsite).toMatchObject({ url: `https://${c}`, copy_url: null })
  expect(await elsewhere(c)).toMatchObject({ status: 200 })
  expect(await tell(wordpressApi.copy, { token, params: { id }, body: { choice: 'moved' } })).toMatchObject({
    status: 409,
  })
  const { wpsites } = await ask(wordpressApi.list, { token, params: { workspace: workspace.id } })
  expect(wpsites).toHaveLength(2)
})

test('hostile reports are refused, or are text and nothing else', async () => {
  const { token, id, plugin, url } = await pairedSite()
  const large = JSON.stringify({ ...reportOf(url), filler: 'x'.repeat(256 * 1024) })
  expect(await plugin.send(large)).toMatchObject({
    status: 413,
    body: { message: 'The report is too large (maximum 256 kB).' },
  })
  const many = Array.from({ length: 501 }, (_, at) => ({ slug: `p${at}`, name: 'P', version: '1' }))
  expect(await plugin.report(reportOf(url, { plugins: many }))).toMatchObject({ status: 422 })
  expect(await plugin.report(reportOf(url, { plugins: many.slice(1) }))).toMatchObject({ status: 200 })
  for (const wrong of [
    { plugins: 'none' },
    { core: 6 },
    { multisite: 'no' },
    { themes: [null] },
    { hardening: { a: { b: 1 } } },
    { url: 'javascript:alert(1)' },
    { url: 'https://user:secret@x.example' },
  ])
    expect([wrong, (await plugin.report({ ...reportOf(url), ...wrong })).status]).toEqual([
      wrong,
      'url' in wrong ? 409 : 422,
    ])
  expect((await plugin.send('[]')).status).toBe(422)
  expect((await plugin.send('{"core":"6')).status).toBe(400)
  const nasty = '\u202eevil\u0007\n"><img src=x onerror=alert(1)>__proto__'
  const report = reportOf(url, {
    plugins: [{ slug: '__proto__', name: nasty, version: nasty }],
    server: nasty,
    language: nasty,
    __proto__: { isAdmin: true },
    constructor: { prototype: {} },
  })
  expect((await plugin.report(report)).status).toBe(200)
  expect((await detail({ token, id })).facts?.plugins[0]).toMatchObject({
    slug: '__proto__',
    name: 'evil "><img src=x onerror=alert(1)>__proto__',
  })
})

test('a flaw is told once, closes when its version changes, and without a list nothing is judged', async () => {
  facts = JUDGING
  const { token, id, plugin, url, workspace } = await pairedSite()
  const asset = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: new URL(url).host },
  })
  const forms = (version: string, latest: string | null = null) =>
    reportOf(url, { plugins: [{ slug: 'forms', name: 'Forms', version, latest }] })
  await plugin.report(forms('1.4.2'))
  await plugin.report(forms('1.4.2', '1.4.3'))
  const before = await detail({ token, id })
  expect(before).toMatchObject({
    vulnerable: { critical: 1 },
    flaws: [{ slug: 'forms', version: '1.4.2', severity: 'critical', fixed_in: ['1.4.3'] }],
    judged_by: { day: '2026-11-20', notices: ['Copyright of the list'] },
    update_list: [{ slug: 'forms', from: '1.4.2', to: '1.4.3' }],
    asset: { id: asset.asset.id },
  })
  const told = await db.select().from(events).where(eq(events.workspace_id, workspace.id)).orderBy(events.id)
  expect(told.map(({ type, asset_id }) => [type, asset_id])).toEqual([
    ['wp.flaw', asset.asset.id],
    ['wp.update', asset.asset.id],
  ])
  const { assets } = await ask(assetApi.list, { token, params: { workspace: workspace.id } })
  expect(assets[0]).toMatchObject({ wpsite: { id, status: 'connected', vulnerable: { critical: 1 } } })
  await plugin.report(forms('1.4.3'))
  const after = await detail({ token, id })
  expect(after).toMatchObject({ vulnerable: { critical: 0 }, flaws: [], update_list: [] })
  expect(after.history.map(({ text }) => text).sort()).toEqual(
    [
      'Pairing code created.',
      'Site paired.',
      'Forms 1.4.2 has a known flaw: Forms <= 1.4.2 - SQL injection.',
      'Forms was updated from 1.4.2 to 1.4.3.',
      'Forms: Forms <= 1.4.2 - SQL injection no longer applies.',
    ].sort(),
  )
  facts = NO_FACTS
  await plugin.report(forms('1.4.2'))
  expect(await detail({ token, id })).toMatchObject({ vulnerable: null, flaws: null, judged_by: null })
  facts = JUDGING
  await sweepSites(api.deps, new AbortController().signal)
  expect(await detail({ token, id })).toMatchObject({ vulnerable: { critical: 1 }, flaws: [{ slug: 'forms' }] })
})

test('a site whose asset is watched shows how the monitor sees it', async () => {
  const { token, url, workspace, id } = await addSite()
  const params = { workspace: workspace.id }
  const site = () => detail({ token, id })
  expect(await site()).toMatchObject({ uptime_30d: null, ssl_days_left: null })
  const { asset } = await ask(assetChangeApi.create, { token, params, body: { value: new URL(url).host } })
  const [now, hour] = [Date.now(), 3_600_000]
  const certificate = { issuer: 'CA', valid_to: new Date(now + 9.5 * 24 * hour).toISOString() }
  await db.insert(monitors).values({ asset_id: asset.id, state: 'up', current: { certificate } as never })
  const check = (hours: number, up: number) => ({
    asset_id: asset.id,
    at: new Date(now - hours * hour),
    outcome: 'up' as const,
    watched_ms: (4 - hours) * hour,
    up_ms: up * hour,
  })
  await db.insert(monitorChecks).values([check(4, 0), check(0, 3)])
  expect(await site()).toMatchObject({ uptime_30d: expect.closeTo(0.75, 2), ssl_days_left: 9 })
  await db.update(monitors).set({ is_paused: true }).where(eq(monitors.asset_id, asset.id))
  expect(await site()).toMatchObject({ ssl_days_left: null })
})

test('a silent site is asked, tells who watches it after the second miss, and is back with the answer to a question', async () => {
  const site = await openAnsweringSite()
  try {
    const { token, id, plugin, serverKey, url, user } = await pairedSite(site.url)
    const late = () =>
      db
        .update(wpSites)
        .set({ last_seen_at: sql`now() - interval '20 minutes'`, last_ping_at: sql`now() - interval '20 minutes'` })
        .where(eq(wpSites.id, id))
    const sweep = async () => {
      await late()
      await sweepSites(api.deps, new AbortController().signal)
      return detail({ token, id })
    }
    const body = () => JSON.stringify(reportOf(url))
    const answer = () => {
      const text = body()
      return { ...plugin.signed('/api/wp/agent/heartbeat', text), body: text }
    }
    site.answerWith(serverKey, answer)
    expect(await sweep()).toMatchObject({ status: 'connected', wp_version: '6.8.1', last_error: null })
    site.answerWith(serverKey, null)
    expect(await sweep()).toMatchObject({
      status: 'connected',
      last_error: 'The site returned status 503.',
      last_error_full: { what: 'ping', status: 503, body: '{"message":"Down for maintenance"}' },
    })
    expect(await sweep()).toMatchObject({ status: 'unreachable' })
    expect(await sweep()).toMatchObject({ status: 'unreachable' })
    site.answerWith(serverKey, answer)
    const { wpsite } = await ask(wordpressApi.ping, { token, params: { id } })
    expect(wpsite).toMatchObject({ status: 'connected', last_error: null })
    const mails = await db.select({ body: deliveries.body }).from(deliveries).where(eq(deliveries.user_id, user.id))
    expect(mails.map((mail) => (mail.body as { subject: string }).subject).sort()).toEqual([
      '“Shop” is reporting again',
      '“Shop” stopped reporting',
    ])
    const told = await db.select({ type: events.type }).from(events).where(sql`${events.data} ->> 'wpsite_id' = ${id}`)
    expect(told.map(({ type }) => type).sort()).toEqual(['wp.back', 'wp.silent'])
    site.answerWith(serverKey, answer, true)
    expect((await ask(wordpressApi.ping, { token, params: { id } })).wpsite.last_error).toBeNull()
    site.answerWith(serverKey, null, true)
    await ask(wordpressApi.ping, { token, params: { id } })
    expect(await detail({ token, id })).toMatchObject({
      last_error: 'The plugin isn’t responding. Check that it’s active.',
      last_trouble: { what: 'ping' },
      last_error_full: {
        status: 404,
        request: `POST ${url}/wp-json/site-guard/v1/ping\nPOST ${url}/?rest_route=/site-guard/v1/ping`,
      },
    })
    await plugin.report({ goodbye: true, why: 'paused' })
    const silent = await detail({ token, id })
    expect(silent).toMatchObject({ status: 'unreachable' })
    expect(silent.history.map(({ text }) => text)).toContain('Reports were paused in WordPress.')
    expect(await db.$count(wpHistory, eq(wpHistory.site_id, id))).toBe(5)
  } finally {
    await site.close()
  }
})

test('a paused site is left alone, and what is not to be hardened needs a reason', async () => {
  const { token, id, plugin } = await pairedSite()
  await plugin.report()
  const update = (body: object) => ask(wordpressApi.update, { token, params: { id }, body })
  expect((await update({ status: 'paused', tags: ['a', 'a'] })).wpsite).toMatchObject({ status: 'paused', tags: ['a'] })
  expect((await plugin.report()).body).toMatchObject({ next: 3_600, paused: true })
  expect(await tell(wordpressApi.ping, { token, params: { id } })).toMatchObject({ status: 409 })
  expect((await update({ status: 'connected' })).wpsite.status).toBe('connected')
  const ignore = (body: object) =>
    tell(wordpressApi.hardening, { token, params: { id }, body: { key: 'xmlrpc', state: 'ignored', ...body } })
  expect(await ignore({ note: ' a ' })).toMatchObject({ status: 422 })
  expect(await ignore({ note: 'The app needs it', until: '2099-01-01' })).toMatchObject({ status: 422 })
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const refusal = { status: 422, body: { errors: { until: ['Choose a date from tomorrow to one year from now.'] } } }
  for (const days of [-1, 0, 368])
    expect(await ignore({ note: 'The app needs it', until: dayIn(days) })).toMatchObject(refusal)
  const until = dayIn(2)
  expect(await ignore({ note: 'The app needs it', until })).toMatchObject({ status: 200 })
  const xmlrpc = async () => (await detail({ token, id })).hardening?.find(({ key }) => key === 'xmlrpc')
  expect(await xmlrpc()).toMatchObject({ state: 'ignored', note: 'The app needs it', until })
  expect(await ignore({ state: 'open' })).toMatchObject({ status: 200 })
  expect(await xmlrpc()).toMatchObject({ state: 'bad' })
})

test('addresses that cannot be a site are refused on their field, and the same site is there once', async () => {
  const { token, workspace, url } = await addSite()
  const store = (at: string) =>
    tell(wordpressApi.create, { token, params: { workspace: workspace.id }, body: { name: 'Two', url: at } })
  for (const at of [
    'ftp://x.example',
    'https://u:p@x.example',
    'not a site',
    '..',
    '-a-.example',
    `${url.replace('https://', 'https://www.')}/`,
  ])
    expect(await store(at)).toMatchObject({ status: 422, body: { errors: { url: [expect.any(String)] } } })
  expect(await store(`${url}/blog`)).toMatchObject({ status: 200 })
})

test('the plugin is one zip, the same bytes each time, in the name of the account', async () => {
  const { token } = await signUp()
  const zip = async () => new Uint8Array(await (await api.send(wordpressApi.plugin, { token })).arrayBuffer())
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const first = await zip()
  expect(hash(await zip())).toBe(hash(first))
  const [, told] = /(\d+) kB/.exec(wordpress.pair.getText) ?? []
  expect(Math.abs(first.length / 1_024 - Number(told))).toBeLessThan(1.5)
  await ask(brandingChangeApi.update, { token, body: { company_name: 'Nordlicht */ phpinfo();' } })
  const files = unzipSync(await zip())
  expect(Object.keys(files).sort()).toEqual(
    expect.arrayContaining(['site-guard/readme.txt', 'site-guard/site-guard.php', 'site-guard/uninstall.php']),
  )
  const php = new TextDecoder().decode(files['site-guard/site-guard.php'])
  expect(php).toContain('Plugin Name:       Nordlicht phpinfo() Site Guard')
  expect(php).toContain("const NAME      = 'Nordlicht phpinfo() Site Guard'")
  expect(php).toContain('Author:            Nordlicht phpinfo()')
  expect(php).toContain('Author URI:        http://soteria.test')
  expect(php).not.toMatch(/\{\{|\*\/ phpinfo/)
})

test('a site whose own look for updates failed has no number of updates, and one that everybody may read its settings of is told', async () => {
  const { token, workspace, id, url, plugin } = await pairedSite()
  const hardening = { config_mode: '644' }
  await plugin.report(reportOf(url, { checked: false, hardening }))
  const { wpsites, stats } = await ask(wordpressApi.list, { token, params: { workspace: workspace.id } })
  expect(wpsites[0]).toMatchObject({ updates: null })
  expect(stats).toMatchObject({ updates_available: null })
  const { hardening: rows } = await detail({ token, id })
  expect(rows?.find(({ key }) => key === 'config_mode')).toMatchObject({ state: 'bad', detail: '644' })
  await plugin.report(reportOf(url, { checked: true }))
  expect(await detail({ token, id })).toMatchObject({ updates: { core: 0, plugins: 0, themes: 0 } })
})
