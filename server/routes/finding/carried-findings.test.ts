import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { scanApi } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const { ask, signUp, db } = openContractApi()

afterEach(() => jest.useRealTimers())

const counted = (critical: number, high: number, medium: number) => ({ critical, high, medium, low: 0, info: 0 })
const finding = (id: string, check: string, severity: Finding['severity']) =>
  ({ id, check, severity, rule: `${check}/x` }) as Finding

const ENV = finding('env', 'exposure.files', 'critical')
const LISTING = finding('listing', 'exposure.files', 'high')
const HEADER = finding('header', 'http.headers', 'medium')

/** A site with a light scan, then a full one, then a light one that finds nothing. */
async function withCourse() {
  const who = await signUp()
  const { token, workspace } = who
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  const scanned = (at: string, mode: ScanResult['mode'], findings: Finding[], score = 88) => {
    const keys = mode === 'full' ? ['http.headers', 'exposure.files'] : ['http.headers']
    const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length
    const checks = keys.map((key) => ({ key, state: 'passed' }) as Check)
    return completeScan(db, {
      ...who,
      asset,
      at,
      score,
      counts: counted(count('critical'), count('high'), count('medium')),
      found: { mode, findings, checks },
    })
  }
  await scanned('2026-11-10T10:00:00Z', 'light', [HEADER])
  const full = await scanned('2026-11-12T10:00:00Z', 'full', [ENV, LISTING, HEADER], 19)
  const light = await scanned('2026-11-14T10:00:00Z', 'light', [], 97)
  stopClock('2026-11-16T12:00:00Z')
  const inWorkspace = { token, params: { workspace: workspace.id, workspaceId: workspace.id } }
  return {
    full,
    light,
    scanned,
    decide: (report: string, body: object) =>
      ask(findingApi.triage, {
        token,
        params: { workspace: workspace.id, report },
        body: { note: 'Looked at', status: 'false_positive', ...body },
      }),
    listed: async () => {
      const { scans } = await ask(scanApi.list, { token, params: { ws: workspace.id } })
      return new Map(scans.map(({ id, counts, set_aside }) => [id, { counts, set_aside }]))
    },
    shown: async () => {
      const { assets } = await ask(assetApi.list, inWorkspace)
      const { workspaces } = await ask(workspaceApi.list, { token })
      const { stats } = await ask(statsApi.show, inWorkspace)
      const { points } = await ask(statsApi.trend, { ...inWorkspace, query: { days: '7', zone: 'UTC' } })
      return { asset: assets[0], workspace: workspaces[0], stats, trend: points.map(({ counts }) => counts) }
    },
  }
}

test('a light scan takes nothing from the figures that only full scans look for', async () => {
  const { full, shown } = await withCourse()
  const { asset, workspace, stats, trend } = await shown()
  const still = counted(1, 1, 0)
  expect(asset).toMatchObject({ findings: still, carried: [{ report: full, counts: still }], score: 19, grade: 'F' })
  expect(workspace?.open_findings).toEqual(still)
  expect(stats).toMatchObject({ critical_findings: { value: 1 }, open_findings: { value: 2 } })
  expect(trend).toEqual([counted(0, 0, 1), counted(0, 0, 1), counted(1, 1, 1), counted(1, 1, 1), still, still, still])
})

test('each report of a list says what it shows and somebody set aside, and not what it only carries on', async () => {
  const { full, light, decide, listed } = await withCourse()
  await decide(full, { ids: ['env'] })
  const told = await listed()
  expect(told.get(full)).toEqual({ counts: counted(1, 1, 1), set_aside: counted(1, 0, 0) })
  expect(told.get(light)).toEqual({ counts: counted(0, 0, 0), set_aside: undefined })
  await decide(full, { ids: ['env'], status: 'accepted', until: '2026-11-17' })
  expect((await listed()).get(full)?.set_aside).toEqual(counted(1, 0, 0))
  stopClock('2026-11-18T00:00:00Z')
  expect((await listed()).get(full)?.set_aside).toBeUndefined()
})

test('the next full scan that does not find it takes it away', async () => {
  const { scanned, shown } = await withCourse()
  await scanned('2026-11-15T10:00:00Z', 'full', [LISTING])
  const { asset, stats, trend } = await shown()
  expect(asset).toMatchObject({ findings: counted(0, 1, 0), carried: [] })
  expect(stats).toMatchObject({ critical_findings: { value: 0 }, open_findings: { value: 1 } })
  expect(trend.slice(-3)).toEqual([counted(1, 1, 0), counted(0, 1, 0), counted(0, 1, 0)])
})

test('what was set aside of it is not counted', async () => {
  const { full, decide, shown } = await withCourse()
  await decide(full, { ids: ['env'] })
  const { asset, workspace, stats } = await shown()
  const still = counted(0, 1, 0)
  expect(asset).toMatchObject({ findings: still, carried: [{ report: full, counts: still }] })
  expect(workspace?.open_findings).toEqual(still)
  expect(stats).toMatchObject({ critical_findings: { value: 0 }, open_findings: { value: 1 } })
})

test('what the latest report shows itself is not said to be from an earlier one', async () => {
  const { full, scanned, shown } = await withCourse()
  await scanned('2026-11-15T10:00:00Z', 'light', [HEADER])
  expect((await shown()).asset).toMatchObject({
    findings: counted(1, 1, 1),
    carried: [{ report: full, counts: counted(1, 1, 0) }],
  })
})
