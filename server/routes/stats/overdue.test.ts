import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { statsApi } from '@/lib/contract/stats'
import { exampleCheck, exampleFinding } from '@/lib/testing/results'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const { ask, signUp, db } = openContractApi()

const NOW = Date.parse('2026-11-20T15:30:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()
afterEach(() => jest.useRealTimers())

async function withSite() {
  const person = await signUp({ plan: 'premium' })
  stopClock(daysAgo(0))
  const { token, workspace } = person
  const add = async (value: string) =>
    (await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value } })).asset
  const asset = await add('one.example.com')
  const scan = (days: number, findings: Finding[], of = asset, found: Partial<ScanResult> = {}) =>
    completeScan(db, {
      ...person,
      asset: of,
      at: daysAgo(days),
      found: { findings, checks: [exampleCheck()], ...found },
    })
  const show = () => ask(statsApi.overdue, { token, params: { workspaceId: workspace.id } })
  return { token, workspace, asset, add, scan, show }
}

const of = (id: string, severity: Finding['severity']) => exampleFinding({ id, severity })

test.each([
  ['critical', 7],
  ['high', 30],
  ['medium', 60],
  ['low', 120],
] as const)('a %s finding is overdue %d days after it was first seen', async (severity, days) => {
  const { scan, show, add } = await withSite()
  const [late, punctual] = [await add('late.example.com'), await add('punctual.example.com')]
  await scan(days + 0.1, [of('a', severity), of('i', 'info')], late)
  const report = await scan(1, [of('a', severity), of('new', severity), of('i', 'info')], late)
  await scan(days - 0.1, [of('a', severity)], punctual)
  await scan(1, [of('a', severity)], punctual)
  const open = { critical: 0, high: 0, medium: 0, low: 0, [severity]: 3 }
  expect(await show()).toEqual({ overdue: [{ report, asset_value: 'late.example.com', severity, count: 1 }], open })
})

test('what is fixed is not overdue, and what is overdue comes worst first by its report', async () => {
  const { add, scan, show } = await withSite()
  const second = await add('two.example.com')
  await scan(200, [of('a', 'low'), of('b', 'low'), of('gone', 'critical')])
  const one = await scan(2, [of('a', 'low'), of('b', 'low')])
  const two = await scan(200, [of('a', 'critical'), of('l', 'low')], second)
  expect(await show()).toEqual({
    overdue: [
      { report: two, asset_value: 'two.example.com', severity: 'critical', count: 1 },
      { report: one, asset_value: 'one.example.com', severity: 'low', count: 2 },
      { report: two, asset_value: 'two.example.com', severity: 'low', count: 1 },
    ],
    open: { critical: 1, high: 0, medium: 0, low: 3 },
  })
})

test('what a later light scan could not see is still open, and overdue by the full report that shows it', async () => {
  const { asset, scan, show } = await withSite()
  const env = exampleFinding({ id: 'env', check: 'exposure.files', severity: 'critical' })
  const full = await scan(20, [env], asset, {
    mode: 'full',
    checks: [exampleCheck(), exampleCheck({ key: 'exposure.files' })],
  })
  await scan(1, [of('a', 'low')])
  expect(await show()).toMatchObject({
    overdue: [{ report: full, severity: 'critical', count: 1 }],
    open: { critical: 1, low: 1 },
  })
})

test('a scan that missed it in between does not make a finding young again', async () => {
  const { scan, show } = await withSite()
  await scan(60, [of('a', 'high')])
  await scan(31, [])
  await scan(1, [of('a', 'high')])
  expect((await show()).overdue).toMatchObject([{ severity: 'high', count: 1 }])
})

test('what was set aside is not counted until the last day of its acceptance is over', async () => {
  const { token, workspace, scan, show } = await withSite()
  const report = await scan(100, [of('a', 'high'), of('b', 'high'), of('c', 'high')])
  const decide = (ids: string[], body: object) =>
    ask(findingApi.triage, {
      token,
      params: { workspace: workspace.id, report },
      body: { ids, note: 'Known', ...body },
    })
  await decide(['a'], { status: 'false_positive' })
  await decide(['b'], { status: 'accepted', until: '2026-12-01' })
  expect(await show()).toMatchObject({ overdue: [{ report, count: 1 }], open: { high: 1 } })
  stopClock('2026-12-02T00:00:00Z')
  expect(await show()).toMatchObject({ overdue: [{ report, count: 2 }], open: { high: 2 } })
})

test('a workspace without reports has nothing open', async () => {
  const { show } = await withSite()
  expect(await show()).toEqual({ overdue: [], open: { critical: 0, high: 0, medium: 0, low: 0 } })
})
