import { assetChangeApi } from '@/lib/contract/asset-change'
import { invoiceApi } from '@/lib/contract/invoice'
import { noticeApi } from '@/lib/contract/notice'
import { workspaceApi } from '@/lib/contract/workspace'
import { BUYER, LINES, SELLER } from '@/server/invoices/testing'
import { record } from '@/server/records/events'
import { openContractApi } from '@/server/routes/testing'

const { ask, signUp, db } = openContractApi()

async function withSites() {
  const person = await signUp()
  const { token } = person
  const { workspace: second } = await ask(workspaceApi.create, { token, body: { name: 'Second' } })
  const add = async (workspace: string, value: string) =>
    (await ask(assetChangeApi.create, { token, params: { workspace }, body: { value } })).asset
  return {
    ...person,
    second,
    one: await add(person.workspace.id, 'one.example.com'),
    two: await add(second.id, 'two.example.com'),
    list: () => ask(noticeApi.list, { token }),
    read: (up_to: number) => ask(noticeApi.read, { token, body: { up_to } }),
  }
}

const scanned = { scan_type: 'light_scan' as const, started_by: null }
const found = (severity: 'critical' | 'high', rule: string) => ({
  id: rule,
  rule,
  check: 'c',
  severity,
  confidence: 'confirmed' as const,
  comparable: true,
})

test('what happened in any workspace is told, the newest first, and is read in every browser at once', async () => {
  const { workspace, second, one, two, list, read } = await withSites()
  const at = { workspace_id: workspace.id, asset_id: one.id }
  const there = { workspace_id: second.id, asset_id: two.id }
  const mine = { ...scanned, asset_value: one.value }
  const counts = null
  await record(db, {
    ...at,
    type: 'scan.completed',
    about: `a${one.id}`,
    data: { ...mine, scan_id: 's', score: 52, grade: 'D', counts },
  })
  const findings = [found('critical', 'exposure.files/env'), found('high', 'http.headers/hsts-missing')]
  await record(db, {
    ...at,
    type: 'findings.new',
    about: `a${one.id}`,
    data: { ...mine, scan_id: 's', count: 2, findings, is_first: true },
  })
  // Told by recipes alone.
  await record(db, {
    ...at,
    type: 'findings.new',
    about: `b${one.id}`,
    data: { ...mine, scan_id: 's', count: 1, findings: findings.slice(1), is_first: false },
  })
  const incident = { incident_id: one.id, asset_value: two.value }
  await record(db, {
    ...there,
    type: 'site.down',
    about: `c${two.id}`,
    data: { ...incident, cause: null, message: null, since: '' },
  })
  await record(db, { ...there, type: 'site.up', about: `c${two.id}`, data: { ...incident, ms: 60_000 } })
  const end = '2027-01-01T00:00:00Z'
  await record(db, {
    ...there,
    type: 'expiring',
    about: `d${two.id}`,
    data: { asset_value: two.value, what: 'certificate', end, days: 7 },
  })
  const { notices, unread } = await list()
  expect(notices).toMatchObject([
    { kind: 'expiring', asset_value: two.value, what: 'certificate', end },
    { kind: 'up', ms: 60_000 },
    { kind: 'down', workspace_id: second.id, asset_id: two.id },
    { kind: 'critical', count: 1, says: { say: 'exposure.files/env' }, title: expect.stringContaining('') },
    { kind: 'scan', grade: 'D', score: 52, scan_id: 's', workspace_id: workspace.id },
  ])
  expect(unread).toBe(5)
  expect(await read(notices[2]?.id ?? 0)).toEqual({ unread: 2 })
  // An older tab does not make it unread again, and nothing is read before it happened.
  expect(await read(0)).toEqual({ unread: 2 })
  expect(await read(Number.MAX_SAFE_INTEGER)).toEqual({ unread: 0 })
  expect((await list()).unread).toBe(0)
  await record(db, { ...at, type: 'site.up', about: `e${one.id}`, data: { ...incident, ms: 1 } })
  expect((await list()).unread).toBe(1)
})

test('nobody hears of what happened in another account', async () => {
  const { workspace, one } = await withSites()
  const stranger = await signUp()
  await record(db, {
    type: 'site.down',
    about: `x${one.id}`,
    workspace_id: workspace.id,
    asset_id: one.id,
    data: { incident_id: one.id, asset_value: one.value, cause: null, message: null, since: '' },
  })
  expect(await ask(noticeApi.list, { token: stranger.token })).toEqual({ notices: [], unread: 0 })
})

test('a paid invoice is told once, in the workspace of its client or in the own one', async () => {
  const { token, workspace } = await signUp({ plan: 'agency toolkit' })
  const { workspace: client } = await ask(workspaceApi.create, { token, body: { name: 'Lane Bookshop' } })
  await ask(invoiceApi.saveSettings, { token, body: { seller: SELLER } })
  const sent = async (workspace_id: string | null) => {
    const body = { buyer: BUYER, lines: LINES, currency: 'EUR', workspace_id }
    const { invoice } = await ask(invoiceApi.save, { token, body })
    return (await ask(invoiceApi.send, { token, params: { invoice: invoice.id } })).invoice
  }
  const pay = (invoice: string, amount_minor: number) =>
    ask(invoiceApi.pay, { token, params: { invoice }, body: { amount_minor, on_date: '2026-11-20' } })
  const first = await sent(client.id)
  const told = async () => (await ask(noticeApi.list, { token })).notices.filter(({ kind }) => kind === 'invoice_paid')
  await pay(first.id, 1_000)
  expect(await told()).toEqual([])
  const { invoice } = await pay(first.id, first.total_minor - 1_000)
  const paper = (one: typeof first) => ({ id: one.id, number: one.number, name: BUYER.name })
  expect(await told()).toMatchObject([{ workspace_id: client.id, asset_id: null, paper: paper(first) }])
  // Taken back and booked again it is the same thing.
  const last = invoice.payments.at(-1)
  const at = { token, params: { invoice: first.id } }
  await ask(invoiceApi.unpay, { ...at, body: { payment: last?.id ?? '' } })
  await pay(first.id, last?.amount_minor ?? 0)
  const second = await sent(null)
  await pay(second.id, second.total_minor)
  expect(await told()).toMatchObject([
    { workspace_id: workspace.id, paper: paper(second) },
    { workspace_id: client.id, paper: paper(first) },
  ])
})
