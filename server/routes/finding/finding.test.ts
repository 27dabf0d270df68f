import { eq } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi, type NewTriage } from '@/lib/contract/finding'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { type Stat, statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { auditLog, findingsTriage } from '@/server/db/schema'
import { keepStanding } from '@/server/records/standing'
import { completeScan, MISSING, openContractApi, stopClock } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

afterEach(() => jest.useRealTimers())

const finding = (id: string, check = 'http.headers') => ({ id, check, rule: `${check}/x` }) as Finding
const answered = (state: Check['state'] = 'findings', key = 'http.headers') => [{ key, state }] as Check[]
const DAY = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function withReport(found: Partial<Pick<ScanResult, 'mode' | 'findings' | 'checks'>> = {}) {
  const who = await signUp()
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value: 'example.com' },
  })
  const own = { findings: [finding('a'), finding('b')], checks: answered(), ...found }
  const scanned = (at: string, next: typeof found = {}) =>
    completeScan(db, { ...who, asset, at, found: { ...own, ...next } })
  const report = await scanned('2026-01-01T00:00:00Z')
  const params = { workspace: who.workspace.id, report }
  return {
    ...who,
    asset,
    report,
    scanned,
    triage: (body: NewTriage) => tell(findingApi.triage, { token: who.token, params, body }),
    list: async (id = report) =>
      (await ask(findingApi.list, { token: who.token, params: { ...params, report: id } })).findings,
  }
}

const statuses = (states: { id: string; status: string }[]) =>
  Object.fromEntries(states.map(({ id, status }) => [id, status]))

test('nothing is decided at first, and everything was seen first by the first scan', async () => {
  const { list, scanned } = await withReport()
  const later = await scanned('2026-02-01T00:00:00Z', { findings: [finding('a'), finding('new')] })
  expect(await list(later)).toEqual([
    { id: 'a', status: 'open', decision: null, first_seen: '2026-01-01T00:00:00.000Z' },
    { id: 'new', status: 'open', decision: null, first_seen: '2026-02-01T00:00:00.000Z' },
  ])
})

test('a decision on several findings holds in every report of the asset, with who made it and why', async () => {
  const { triage, list, scanned, user } = await withReport()
  const { status } = await triage({ ids: ['a', 'b'], status: 'false_positive', note: '  Sent by the proxy in front ' })
  expect(status).toBe(200)
  const later = await scanned('2026-02-01T00:00:00Z')
  const decision = {
    status: 'false_positive',
    note: 'Sent by the proxy in front',
    until: null,
    by: { id: user.id, name: 'Ada Test' },
    at: expect.any(String),
  }
  expect(await list(later)).toMatchObject([
    { id: 'a', status: 'false_positive', decision },
    { id: 'b', status: 'false_positive', decision },
  ])
  await triage({ ids: ['b'], status: 'open' })
  expect(statuses(await list())).toEqual({ a: 'false_positive', b: 'open' })
})

test('who decided what about which report is in the audit log', async () => {
  const { triage, user, report, workspace } = await withReport()
  await triage({ ids: ['a'], status: 'in_review' })
  const rows = await db.select().from(auditLog).where(eq(auditLog.user_id, user.id))
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'finding.triage', object: report, workspace_id: workspace.id }),
  )
})

test.each<[string, Omit<NewTriage, 'ids'>, Record<string, string[]>]>([
  ['a false positive without a reason', { status: 'false_positive', note: ' ' }, { note: ['Add a reason.'] }],
  ['an accepted risk without a reason', { status: 'accepted', until: dayFromNow(9) }, { note: ['Add a reason.'] }],
  [
    'an accepted risk without an end',
    { status: 'accepted', note: 'Old shop' },
    { until: ['Choose the date the accepted risk expires.'] },
  ],
  [
    'a risk accepted until a day that is over',
    { status: 'accepted', note: 'x', until: dayFromNow(-2) },
    { until: ['Choose today or a later date.'] },
  ],
  [
    'a risk accepted for more than two years',
    { status: 'accepted', note: 'x', until: dayFromNow(735) },
    { until: ['Choose a date within the next two years.'] },
  ],
  [
    'a risk accepted until no day',
    { status: 'accepted', note: 'x', until: '2099-13-45' },
    { until: ['Choose the date the accepted risk expires.'] },
  ],
  ['a note longer than a page', { status: 'open', note: 'x'.repeat(1001) }, { note: ['Use up to 1000 characters.'] }],
])('%s is refused, and nothing changes', async (_, body, errors) => {
  const { triage, list } = await withReport()
  expect(await triage({ ids: ['a'], ...body })).toMatchObject({ status: 422, body: { errors } })
  expect((await list())[0]).toMatchObject({ status: 'open', decision: null })
})

test('what the report does not have cannot be decided on, not even beside what it has', async () => {
  const { triage, list } = await withReport()
  expect(await triage({ ids: ['a', 'somebody-elses'], status: 'in_review' })).toMatchObject({
    status: 422,
    body: { message: 'This finding is not in the report.' },
  })
  expect((await triage({ ids: [], status: 'open' })).status).toBe(422)
  expect(statuses(await list())).toEqual({ a: 'open', b: 'open' })
})

test('an accepted risk is open again once its last day is over', async () => {
  const { triage, list, asset } = await withReport()
  await triage({ ids: ['a'], status: 'accepted', note: 'Replaced in spring', until: dayFromNow(0) })
  expect(statuses(await list())).toMatchObject({ a: 'accepted' })
  await db
    .update(findingsTriage)
    .set({ accepted_until: dayFromNow(-1) })
    .where(eq(findingsTriage.asset_id, asset.id))
  expect((await list())[0]).toMatchObject({
    status: 'open',
    decision: { status: 'accepted', note: 'Replaced in spring' },
  })
})

test('a claim to be fixed is believed when a later scan answers and sees nothing', async () => {
  const { triage, list, scanned } = await withReport()
  await scanned(fromNow(-1), { findings: [] })
  await triage({ ids: ['a', 'b'], status: 'fixed_claimed' })
  expect(statuses(await list())).toEqual({ a: 'fixed_claimed', b: 'fixed_claimed' })
  const at = fromNow(1)
  await scanned(at, { findings: [finding('b')] })
  expect(await list()).toMatchObject([
    { id: 'a', status: 'fixed', verified_at: at },
    { id: 'b', status: 'open', verified_at: at, decision: { status: 'fixed_claimed' } },
  ])
  await scanned(fromNow(2))
  expect(statuses(await list())).toEqual({ a: 'open', b: 'open' })
})

test.each<[string, Partial<ScanResult>]>([
  ['whose check gave no answer', { checks: answered('inconclusive') }],
  ['without that check', { checks: answered('passed', 'dns.mail') }],
])('a later scan %s proves nothing', async (_, found) => {
  const { triage, list, scanned } = await withReport()
  await triage({ ids: ['a'], status: 'fixed_claimed' })
  await scanned(fromNow(1), { ...found, findings: [] })
  expect(statuses(await list())).toMatchObject({ a: 'fixed_claimed' })
})

test('a light scan does not prove that what only a full scan sees is fixed', async () => {
  const { triage, list, scanned } = await withReport({ mode: 'full' })
  await scanned('2026-01-02T00:00:00Z', { mode: 'light', findings: [finding('b')] })
  await triage({ ids: ['a', 'b'], status: 'fixed_claimed' })
  await scanned(fromNow(1), { mode: 'light', findings: [] })
  expect(statuses(await list())).toEqual({ a: 'fixed_claimed', b: 'fixed' })
})

test('a scan that was already under way when the claim was made does not answer it', async () => {
  const { triage, list, scanned } = await withReport()
  await triage({ ids: ['a'], status: 'fixed_claimed' })
  await scanned(fromNow(-0.001), { findings: [] })
  expect(statuses(await list())).toMatchObject({ a: 'fixed_claimed' })
})

test('a claim is dated by the clock that scans begin by', async () => {
  const { triage, list, scanned } = await withReport()
  stopClock(new Date(Date.now() + 600_000).toISOString())
  await triage({ ids: ['a'], status: 'fixed_claimed' })
  jest.useRealTimers()
  await scanned(new Date(Date.now() + 60_000).toISOString(), { findings: [] })
  expect(statuses(await list())).toMatchObject({ a: 'fixed' })
})

test('what is set aside is not counted as open by the dashboard, the assets and the workspaces, and costs the score nothing', async () => {
  const findings = [...'abcd'].map((id) => ({ ...finding(id), severity: 'critical' as const }))
  const counts = { critical: 4, high: 0, medium: 0, low: 0, info: 1 }
  const { triage, token, workspace, user, asset } = await withReport({ findings })
  await completeScan(db, {
    user,
    workspace,
    asset,
    at: '2026-02-01T00:00:00Z',
    score: 40,
    counts,
    found: { findings, checks: answered() },
  })
  const open = async () => {
    const { stats } = await ask(statsApi.show, { token, params: { workspaceId: workspace.id } })
    const { assets } = await ask(assetApi.list, { token, params: { workspace: workspace.id }, query: {} })
    const { workspaces } = await ask(workspaceApi.list, { token })
    const figure = (stat: Stat | undefined) => (typeof stat === 'object' ? stat.value : stat)
    const critical = figure(stats.critical_findings)
    expect([assets[0]?.findings?.critical, workspaces[0]?.open_findings?.critical, assets[0]?.score]).toEqual([
      critical,
      critical,
      40,
    ])
    return [critical, figure(stats.open_findings)]
  }
  expect(await open()).toEqual([4, 4])
  await triage({ ids: ['a'], status: 'false_positive', note: 'Sent by the proxy' })
  await triage({ ids: ['b'], status: 'accepted', note: 'Replaced in spring', until: dayFromNow(3) })
  await triage({ ids: ['c'], status: 'fixed_claimed' })
  await triage({ ids: ['d'], status: 'in_review' })
  expect(await open()).toEqual([2, 2])
  await db
    .update(findingsTriage)
    .set({ accepted_until: dayFromNow(-1) })
    .where(eq(findingsTriage.finding, 'b'))
  await keepStanding(db, asset.id)
  expect(await open()).toEqual([3, 3])
})

test('ten thousand findings are decided on at once', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => finding(String(index)))
  const { triage, list } = await withReport({ findings: many })
  expect((await triage({ ids: many.map(({ id }) => id), status: 'in_review' })).status).toBe(200)
  expect(new Set((await list()).map(({ status }) => status))).toEqual(new Set(['in_review']))
})

test('the plan for reports is needed', async () => {
  const { token } = await signUp({ plan: null })
  const params = { workspace: MISSING, report: MISSING }
  for (const endpoint of Object.values(findingApi)) expect((await tell(endpoint, { token, params })).status).toBe(403)
})
