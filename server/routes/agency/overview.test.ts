import { eq } from 'drizzle-orm'
import { agencyApi } from '@/lib/contract/agency'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { invoiceApi } from '@/lib/contract/invoice'
import { leadApi } from '@/lib/contract/lead'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { workspaceApi } from '@/lib/contract/workspace'
import { exampleFinding } from '@/lib/testing/results'
import {
  assets,
  contracts,
  findingsTriage,
  incidents,
  invoices,
  monitors,
  recipes,
  scans,
  sites,
  workspaces,
} from '@/server/db/schema'
import { completeScan, openContractApi } from '@/server/routes/testing'

const { db, ask, tell, signUp } = openContractApi()

test('all clients stand in one answer, worst first, with what needs somebody', async () => {
  const me = await signUp({ plan: 'white label' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const { workspace } = await ask(workspaceApi.create, { token: me.token, body: { name: 'Quay Street Physio' } })
  const { asset: good } = await ask(assetChangeApi.create, { ...at, body: { value: 'good.example.com' } })
  const { asset: bad } = await ask(assetChangeApi.create, {
    token: me.token,
    params: { workspace: workspace.id },
    body: { value: 'bad.example.com' },
  })
  const since = new Date(Date.now() - 3_600_000).toISOString()
  await completeScan(db, {
    user: me.user,
    workspace: me.workspace,
    asset: good,
    at: since,
    score: 95,
    found: { findings: [] },
  })
  const findings = [exampleFinding({ severity: 'critical' })]
  await completeScan(db, { user: me.user, workspace, asset: bad, at: since, score: 19, found: { findings } })
  await db.insert(monitors).values({ asset_id: bad.id, state: 'down' })
  await db.insert(incidents).values({ asset_id: bad.id, kind: 'down', started_at: new Date(since) })
  await ask(leadApi.save, {
    ...at,
    body: {
      leads: [
        {
          name: 'Kinsale Smiles',
          next_step: 'Call Aoife',
          next_step_at: '2020-01-01T09:00:00Z',
          next_step_has_time: true,
        },
        // A date says enough.
        { name: 'Ballincollig Ortho', next_step_at: '2021-01-01T09:00:00Z' },
        {
          name: 'Youghal Cycles',
          status: 'replied',
          value_minor: 13_000,
          value_currency: 'EUR',
          value_period: 'month',
        },
      ],
    },
  })
  const all = await ask(agencyApi.overview, { token: me.token })
  expect(all.clients).toMatchObject([
    {
      name: 'Quay Street Physio',
      site: 'bad.example.com',
      critical: 1,
      monitor: 'down',
      down_since: since,
      is_own: false,
    },
    { name: 'Main', critical: 0, monitor: null, is_own: true },
  ])
  expect(all.average_score).toBe(19)
  expect(all.attention.map(({ kind, name }) => [kind, name])).toEqual([
    ['critical', 'Quay Street Physio'],
    ['down', 'Quay Street Physio'],
    ['next_step', 'Kinsale Smiles'],
    ['next_step', 'Ballincollig Ortho'],
    ['unverified', 'Quay Street Physio'],
    ['unverified', 'Main'],
  ])
  expect(all.attention[0]).toMatchObject({ site: 'bad.example.com', href: `/scan/${bad.id}` })
  expect(all.pipeline?.find(({ status }) => status === 'replied')).toMatchObject({
    count: 1,
    waiting: 1,
    monthly: [{ currency: 'EUR', minor: 13_000 }],
  })
  expect(all).toMatchObject({
    new_leads: { this_week: 3 },
    next_steps: [{ next_step: 'Call Aoife' }],
    next_steps_due: 2,
    money: [],
  })
})

test('what its dashboard lists of a client needs attention here too: high findings, failed scans, sites not set up', async () => {
  const me = await signUp({ plan: 'bundle deal' })
  const { token, user } = me
  const { workspace } = await ask(workspaceApi.create, { token, body: { name: 'Quay Street Physio' } })
  const add = async (value: string) => {
    const { asset } = await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value } })
    return asset
  }
  const [shop, blog, mail] = [
    await add('shop.example.com'),
    await add('blog.example.com'),
    await add('mail.example.com'),
  ]
  await db.update(assets).set({ name: 'Linden shop', status: 'verified' }).where(eq(assets.id, shop.id))
  const findings = [exampleFinding({ severity: 'high' })]
  const at = new Date(Date.now() - 3_600_000).toISOString()
  await completeScan(db, { user, workspace, asset: shop, at, score: 60, found: { findings } })
  await completeScan(db, { user, workspace, asset: blog, at, score: 60, found: { findings: [] } })
  const [failed] = await db
    .insert(scans)
    .values({
      workspace_id: workspace.id,
      asset_id: blog.id,
      asset_value: blog.value,
      scan_type: 'light_scan',
      status: 'failed',
      failure_reason: 'unreachable',
    })
    .returning()
  const { attention } = await ask(agencyApi.overview, { token })
  const name = 'Quay Street Physio'
  expect(attention).toMatchObject([
    { kind: 'high', name, site: shop.value, site_name: 'Linden shop' },
    { kind: 'failed', name, site: blog.value, href: `/details/${failed?.id}` },
    { kind: 'never', name, site: mail.value, href: '/init' },
    { kind: 'unverified', name, detail: '2', href: '/asset' },
  ])
  // Who stopped it knows.
  await db
    .update(scans)
    .set({ failure_reason: 'aborted' })
    .where(eq(scans.id, failed?.id ?? ''))
  expect((await ask(agencyApi.overview, { token })).attention.map(({ kind }) => kind)).toEqual([
    'high',
    'never',
    'unverified',
  ])
})

test('a website that this server publishes is not to be verified, and is again when it is taken off', async () => {
  const me = await signUp({ plan: 'bundle deal' })
  const { asset } = await ask(assetChangeApi.create, {
    token: me.token,
    params: { workspace: me.workspace.id },
    body: { value: 'hartley.example.com' },
  })
  const business = { name: 'Hartley Roofing' } as (typeof sites.$inferInsert)['business']
  const [site] = await db
    .insert(sites)
    .values({
      user_id: me.user.id,
      name: 'Hartley Roofing',
      template_id: 'trades',
      slug: `hartley-${asset.id}`,
      business,
      status: 'published',
      published_id: asset.id,
      asset_id: asset.id,
    })
    .returning()
  const kinds = async () => (await ask(agencyApi.overview, { token: me.token })).attention.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['never'])
  await db
    .update(sites)
    .set({ status: 'unpublished', published_id: null })
    .where(eq(sites.id, site?.id ?? ''))
  expect(await kinds()).toEqual(['never', 'unverified'])
})

test('of more findings than anybody reads the newest are told and all are counted, and other kinds keep their place', async () => {
  const { token, user, workspace } = await signUp({ plan: 'white label' })
  const at = { token, params: { workspace: workspace.id } }
  const { asset } = await ask(assetChangeApi.create, { ...at, body: { value: 'neglected.example.com' } })
  const many = (severity: 'critical' | 'high') =>
    Array.from({ length: 105 }, (_, n) => exampleFinding({ id: `${severity} ${n}`, severity }))
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const found = { findings: [...many('critical'), ...many('high')] }
  await completeScan(db, { user, workspace, asset, at: since, score: 5, found })
  const failed = { asset_id: asset.id, asset_value: asset.value, scan_type: 'light_scan', status: 'failed' } as const
  await db.insert(scans).values({ workspace_id: workspace.id, ...failed, failure_reason: 'unreachable' })
  const step = { next_step: 'Call Aoife', next_step_at: '2020-01-01T09:00:00Z', next_step_has_time: true }
  await ask(leadApi.save, { ...at, body: { leads: [{ name: 'Kinsale Smiles', ...step }] } })
  const { attention, attention_counts, attention_total, clients } = await ask(agencyApi.overview, { token })
  expect(clients[0]).toMatchObject({ critical: 105, needs: { urgent: 211, to_set_up: 1 } })
  const kinds = attention.map(({ kind }) => kind)
  expect([...Map.groupBy(kinds, (kind) => kind)].map(([kind, rows]) => [kind, rows.length])).toEqual([
    ['critical', 50],
    ['high', 50],
    ['next_step', 1],
    ['failed', 1],
    ['unverified', 1],
  ])
  expect(attention_counts).toMatchObject({ critical: 105, high: 105, next_step: 1, failed: 1, unverified: 1 })
  expect(attention_total).toBe(213)
})

test('a risk that was accepted needs nobody up to its last day, and a false positive never', async () => {
  const { token, user, workspace } = await signUp({ plan: 'white label' })
  const at = { token, params: { workspace: workspace.id } }
  const { asset } = await ask(assetChangeApi.create, { ...at, body: { value: 'known.example.com' } })
  const findings = ['taken', 'wrong', 'claimed'].map((id) => exampleFinding({ id, severity: 'critical' }))
  const since = new Date(Date.now() - 3_600_000).toISOString()
  await completeScan(db, { user, workspace, asset, at: since, score: 5, found: { findings } })
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const one = { asset_id: asset.id, by: user.id }
  await db.insert(findingsTriage).values([
    { ...one, finding: 'taken', status: 'accepted', accepted_until: day(7) },
    { ...one, finding: 'wrong', status: 'false_positive' },
    { ...one, finding: 'claimed', status: 'fixed_claimed' },
  ])
  const critical = async () => {
    const { attention, attention_counts } = await ask(agencyApi.overview, { token })
    const told = attention.filter(({ kind }) => kind === 'critical').map(({ id }) => id.split(':').at(-1) ?? '')
    return [told.toSorted((a, b) => (a < b ? -1 : 1)), attention_counts.critical]
  }
  expect(await critical()).toEqual([['claimed'], 1])
  await db
    .update(findingsTriage)
    .set({ accepted_until: day(-1) })
    .where(eq(findingsTriage.finding, 'taken'))
  expect(await critical()).toEqual([['claimed', 'taken'], 2])
})

test('what leads to a report does so for who has reports, and what a monitor saw long ago says nothing about now', async () => {
  const me = await signUp({ plan: 'bundle deal' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const { asset } = await ask(assetChangeApi.create, { ...at, body: { value: 'ends.example.com' } })
  const findings = [exampleFinding({ severity: 'critical' })]
  const scan = await completeScan(db, { ...me, asset, at: new Date().toISOString(), score: 40, found: { findings } })
  const ends = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const certificate = { sha256: '', issuer: '', subject: '', valid_to: ends, matches_host: true, is_trusted: true }
  await db
    .insert(monitors)
    .values({ asset_id: asset.id, state: 'up', checked_at: new Date(), current: { certificate } })
  const { attention, clients } = await ask(agencyApi.overview, { token: me.token })
  expect(attention).toMatchObject([
    { kind: 'critical', href: `/report/${scan}`, rank: 100 },
    { kind: 'certificate', at: ends, href: '/monitoring' },
    { kind: 'unverified', asset_id: asset.id },
  ])
  expect(clients[0]?.monitor).toBe('up')
  const long = new Date(Date.now() - 3_600_000)
  await db
    .update(monitors)
    .set({ state: 'down', checked_at: long, next_check_at: long })
    .where(eq(monitors.asset_id, asset.id))
  const later = await ask(agencyApi.overview, { token: me.token })
  expect(later.clients[0]?.monitor).toBe('unknown')
  expect(later.attention.map(({ kind }) => kind)).not.toContain('down')
})

test('an invoice that is overdue needs somebody, and what repeats is the income of a month', async () => {
  const { token } = await signUp({ plan: 'agency toolkit' })
  const party = {
    name: 'Brennan Dental',
    lines: ['12 South Mall'],
    city: 'Cork',
    postal_code: 'T12 XY00',
    country: 'IE',
  }
  await ask(invoiceApi.saveSettings, { token, body: { seller: { ...party, name: 'Northlight', vat: 'IE1113571MH' } } })
  const lines = [{ name: 'Care plan', qty_milli: 1_000, unit: 'month', price_minor: 26_000, tax_bp: 2_300 }]
  const repeat = { every: 'month', next_on: '2099-01-01', until: null } as const
  const body = { kind: 'invoice', buyer: party, currency: 'EUR', lines, repeat } as const
  const { invoice: draft } = await ask(invoiceApi.save, { token, body })
  const { invoice } = await ask(invoiceApi.send, { token, params: { invoice: draft.id } })
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)
  await db.update(invoices).set({ due_on: tenDaysAgo }).where(eq(invoices.id, invoice.id))
  const { attention, money } = await ask(agencyApi.overview, { token })
  expect(attention).toMatchObject([
    {
      kind: 'invoice_overdue',
      group: 'money',
      name: 'Brennan Dental',
      detail: invoice.number,
      sum: { currency: 'EUR', minor: 31_980 },
      href: `/pay?invoice=${invoice.id}`,
    },
  ])
  expect(money).toMatchObject([{ currency: 'EUR', monthly_minor: 26_000, overdue_minor: 31_980 }])
})

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('of each client it is told what it pays for and what is due next', async () => {
  const { token, user } = await signUp({ plan: 'bundle deal' })
  const names = ['Atlas', 'Brennan', 'Cobh', 'Daly', 'Ennis', 'Foyle']
  const added = await db
    .insert(workspaces)
    .values(names.map((name) => ({ user_id: user.id, name, client_name: name })))
    .returning()
  const of = (name: string) => ({
    user_id: user.id,
    workspace_id: added.find((one) => one.name === name)?.id ?? '',
  })
  const signed = { type: 'care_plan', status: 'signed', signed_at: new Date(), value_currency: 'EUR' } as const
  await db.insert(contracts).values([
    { ...of('Atlas'), ...signed, title: 'Care plan', value_minor: 26_000, value_period: 'month', ends_on: dayIn(6) },
    // What was done once is not what goes on, though it was signed later.
    { ...of('Atlas'), ...signed, title: 'Audit', value_minor: 64_000, signed_at: new Date(Date.now() + 1_000) },
    { ...of('Brennan'), ...signed, title: 'Over', value_minor: 9_000, value_period: 'month', ends_on: dayIn(-1) },
    { ...of('Cobh'), type: 'audit', status: 'sent', title: 'Audit', value_minor: 64_000, value_currency: 'EUR' },
    { ...of('Ennis'), type: 'audit', status: 'sent', title: 'Late', expires_at: new Date(Date.now() - 1_000) },
  ])
  const buyer = { name: 'Client', lines: [], city: '', postal_code: '', country: 'IE' }
  const line = { unit: '', discount_bp: 0, tax_category: 'S' as const, qty_milli: 1_000, tax_bp: 2_300 }
  const invoice = { kind: 'invoice' as const, currency: 'EUR', buyer, total_minor: 11_070, net_minor: 9_000 }
  const repeating = { ...invoice, lines: [{ ...line, name: 'Monitoring', price_minor: 9_000 }] }
  await db.insert(invoices).values([
    { ...of('Atlas'), ...repeating, repeat: { every: 'month', next_on: dayIn(9) } },
    { ...of('Brennan'), ...repeating, repeat: { every: 'month', next_on: dayIn(9) } },
    { ...of('Brennan'), ...invoice, status: 'sent', due_on: dayIn(3) },
    { ...of('Brennan'), ...invoice, status: 'sent', due_on: dayIn(2), paid_minor: 11_070 },
    { ...of('Ennis'), ...repeating, repeat: { every: 'month', next_on: dayIn(9), until: dayIn(8) } },
  ])
  const { workspace_id } = of('Daly')
  const actions = [{ type: 'start_scan', config: { scan_type: 'light_scan', consent: false } }] as const
  const clock = { every: 'day', weekday: 'mon', day: 1, at: '08:00' } as const
  await db
    .insert(recipes)
    .values({ workspace_id, name: 'Scan', trigger: { type: 'schedule', config: clock }, actions: [...actions] })
  const told = async () =>
    (await ask(agencyApi.overview, { token })).clients
      .filter(({ is_own }) => !is_own)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ plan, next }) => [plan, next])
  const isEarly = new Date().getUTCHours() < 8
  const monthly = { currency: 'EUR', period: 'month' }
  expect(await told()).toEqual([
    [
      { ...monthly, label: 'Care plan', amount_minor: 26_000 },
      { kind: 'contract_ends', on: dayIn(6) },
    ],
    [
      { ...monthly, label: 'Monitoring', amount_minor: 9_000 },
      { kind: 'payment', on: dayIn(3) },
    ],
    [null, { kind: 'signature', on: null }],
    [null, { kind: 'scan', on: dayIn(isEarly ? 0 : 1) }],
    [null, null],
    [null, null],
  ])
  await db.delete(contracts).where(eq(contracts.title, 'Care plan'))
  expect((await told())[0]).toEqual([
    { currency: 'EUR', period: 'once', label: 'Audit', amount_minor: 64_000 },
    { kind: 'invoice', on: dayIn(9) },
  ])
})

test('the average is compared with that of the same clients 30 days ago', async () => {
  const { token, user } = await signUp({ plan: 'white label' })
  const average = async () => {
    const { average_score, average_change } = await ask(agencyApi.overview, { token })
    return [average_score, average_change]
  }
  const addClient = async (name: string, reports: [days: number, score: number][]) => {
    const { workspace } = await ask(workspaceApi.create, { token, body: { name, client_name: name } })
    const { asset } = await ask(assetChangeApi.create, {
      token,
      params: { workspace: workspace.id },
      body: { value: `${name}.example.com` },
    })
    for (const [days, score] of reports) {
      const at = new Date(Date.now() - days * 86_400_000).toISOString()
      await completeScan(db, { user, workspace, asset, at, score, found: { findings: [] } })
    }
  }
  expect(await average()).toEqual([null, null])
  await addClient('new', [[2, 40]])
  expect(await average()).toEqual([40, null])
  await addClient('known', [
    [90, 10],
    [40, 60],
    [1, 66],
  ])
  expect(await average()).toEqual([53, 6])
})

test('who holds a reseller licence alone sees clients and no leads', async () => {
  const { token } = await signUp({ plan: 'reseller license' })
  expect(await ask(agencyApi.overview, { token })).toMatchObject({ pipeline: null, new_leads: null, next_steps: null })
  const { token: premium } = await signUp({ plan: 'premium' })
  expect((await tell(agencyApi.overview, { token: premium })).status).toBe(403)
})

test('a lead becomes a client once: a workspace, and its site as an asset to be proved', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const { leads } = await ask(leadApi.save, {
    ...at,
    body: { lead: { name: 'Lane Books', website: 'https://lanebooks.com/a' } },
  })
  const call = { token: me.token, params: { ...at.params, lead: leads[0]?.id ?? '' }, body: { name: 'Lane Bookshop' } }
  expect((await tell(leadWorkApi.convert, { ...call, body: { name: 'MAIN' } })).status).toBe(422)
  const { lead, workspace, asset } = await ask(leadWorkApi.convert, call)
  expect([lead.status, lead.client_workspace_id, asset?.value]).toEqual(['won', workspace.id, 'lanebooks.com'])
  expect(await tell(leadWorkApi.convert, { ...call, body: { name: 'Again' } })).toMatchObject({
    status: 409,
    body: { code: 'lead_is_client' },
  })
})

test('the list of who is not to be contacted keeps no address', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const values = ['Aoife@Kinsale.example', '+353 21 455 1234', 'https://www.cobhvet.ie/contact', 'nonsense']
  const added = await ask(leadWorkApi.addNoContact, { token: me.token, body: { values, source: 'import' } })
  expect(added.contacts.map(({ shown }) => shown).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '+35…34',
    'a…@kinsale.example',
    'c….ie',
  ])
  expect(added.refused).toMatchObject([{ value: 'nonsense' }])
  await ask(leadWorkApi.addNoContact, { token: me.token, body: { values } })
  const { contacts } = await ask(leadWorkApi.noContact, { token: me.token })
  expect(contacts).toHaveLength(3)
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const { leads } = await ask(leadApi.save, {
    ...at,
    body: { lead: { name: 'Cobh Vet', website: 'http://cobhvet.ie', phone: '1' } },
  })
  expect(leads[0]).toMatchObject({ do_not_contact: true })
  const host = contacts.find(({ kind }) => kind === 'host')?.id ?? ''
  await ask(leadWorkApi.removeNoContact, { token: me.token, params: { contact: host } })
  expect((await ask(leadApi.saved, at)).leads[0]?.do_not_contact).toBeUndefined()
})
