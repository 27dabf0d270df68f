import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { score } from '@/lib/domain/score'
import { exampleCheck, exampleFinding } from '@/lib/testing/results'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const { ask, signUp, db } = openContractApi()

afterEach(() => jest.useRealTimers())

const files = exampleCheck({ key: 'exposure.files', category: 'exposure' })
const headers = exampleCheck()
const env = exampleFinding({ id: 'env', check: files.key, rule: 'exposure.files/env', severity: 'critical' })
const git = exampleFinding({ id: 'git', check: files.key, rule: 'exposure.files/git', severity: 'critical' })
const header = exampleFinding({ id: 'header', severity: 'medium' })

async function withSite() {
  const who = await signUp()
  const params = { workspace: who.workspace.id }
  const { asset } = await ask(assetChangeApi.create, { token: who.token, params, body: { value: 'example.com' } })
  return {
    scanned: (at: string, mode: ScanResult['mode'], findings: Finding[], checks: Check[]) =>
      completeScan(db, {
        ...who,
        asset,
        at,
        score: score(findings, checks).score ?? 0,
        found: { mode, findings, checks },
      }),
    setAside: (report: string, id: string, how: object = { status: 'false_positive' }) =>
      ask(findingApi.triage, {
        token: who.token,
        params: { ...params, report },
        body: { ids: [id], note: 'Meant to be there', ...how },
      }),
    fixed: async () => (await ask(assetApi.list, { token: who.token, params })).assets[0]?.worst_fixed,
  }
}

const critical = (left: Finding[], checks: Check[]) => {
  const { score: points, grade } = score(left, checks)
  return { severity: 'critical', score: points, grade }
}

test('an asset says what fixing its critical findings brings, also those that a light scan cannot see', async () => {
  const { scanned, fixed } = await withSite()
  await scanned('2026-11-01T10:00:00Z', 'full', [env, git, header], [files, headers])
  expect(await fixed()).toEqual(critical([header], [files, headers]))
  await scanned('2026-11-02T10:00:00Z', 'light', [header], [headers])
  expect(await fixed()).toEqual(critical([header], [files, headers]))
  await scanned('2026-11-03T10:00:00Z', 'full', [header], [files, headers])
  expect(await fixed()).toBeNull()
})

test('what fixing brings is not told any more once a finding comes back that was set aside until a day', async () => {
  const { scanned, setAside, fixed } = await withSite()
  stopClock('2026-11-02T12:00:00Z')
  const report = await scanned('2026-11-01T10:00:00Z', 'full', [env, git, header], [files, headers])
  await setAside(report, 'git', { status: 'accepted', until: '2026-11-20' })
  expect(await fixed()).toEqual(critical([git, header], [files, headers]))
  stopClock('2026-11-21T12:00:00Z')
  expect(await fixed()).toBeNull()
})

test('what was set aside stays, and weighs on what fixing the rest brings', async () => {
  const { scanned, setAside, fixed } = await withSite()
  const report = await scanned('2026-11-01T10:00:00Z', 'full', [env, git, header], [files, headers])
  await setAside(report, 'git')
  expect(await fixed()).toEqual(critical([git, header], [files, headers]))
  await setAside(report, 'env')
  expect(await fixed()).toBeNull()
})
