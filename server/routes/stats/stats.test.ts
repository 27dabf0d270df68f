import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import { scanApi } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { eq } from 'drizzle-orm'
import { assets, findingsTriage, leads, scans } from '@/server/db/schema'
import { exampleFindings } from '@/server/pdf/testing'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const { ask, tell, signUp, db } = openContractApi()

const NOW = '2026-11-20T15:30:00Z'
afterEach(() => jest.useRealTimers())

const counted = (critical: number, high: number) => ({ critical, high, medium: 0, low: 0, info: 0 })

const setCreated = (asset: string, at: string) =>
  db
    .update(assets)
    .set({ created_at: new Date(at) })
    .where(eq(assets.id, asset))

async function withSite(now = NOW) {
  const person = await signUp({ plan: 'premium' })
  stopClock(now)
  const { asset } = await ask(assetChangeApi.create, {
    token: person.token,
    params: { workspace: person.workspace.id },
    body: { value: 'one.example.com' },
  })
  await setCreated(asset.id, '2026-01-01T00:00:00Z')
  const scan = (at: string, counts: ReturnType<typeof counted>, found = {}) =>
    completeScan(db, { ...person, asset, at, counts, found })
  const show = async () =>
    (await ask(statsApi.show, { token: person.token, params: { workspaceId: person.workspace.id } })).stats
  const trend = async (days: string, zone: string) =>
    (
      await ask(statsApi.trend, {
        token: person.token,
        params: { workspaceId: person.workspace.id },
        query: { days, zone },
      })
    ).points
  return { ...person, asset, scan, show, trend }
}

test('the leads that are kept are counted from the first one on', async () => {
  const { token, user, workspace } = await signUp({ plan: 'premium' })
  stopClock(NOW)
  const lead = { user_id: user.id, workspace_id: workspace.id, name: 'Kinsale Smiles' }
  await db.insert(leads).values([
    { ...lead, created_at: new Date('2026-10-01T00:00:00Z') },
    { ...lead, created_at: new Date('2026-11-18T00:00:00Z') },
    { ...lead, created_at: new Date('2026-11-18T00:00:00Z'), removed_at: new Date('2026-11-19T00:00:00Z') },
  ])
  const { stats } = await ask(statsApi.show, { token, params: { workspaceId: workspace.id } })
  expect(stats).toMatchObject({ leads: { value: 2, previous: 1 }, total_assets: { value: 0, previous: 0 } })
})

test('each figure comes with what it was 30 days ago and on the days between', async () => {
  const { token, asset, scan, show } = await withSite()
  await scan('2026-10-01T00:00:00Z', counted(3, 1))
  await scan('2026-11-18T00:00:00Z', counted(1, 0))
  await db
    .update(assets)
    .set({ status: 'verified', verified_at: new Date('2026-11-19T00:00:00Z') })
    .where(eq(assets.id, asset.id))
  const { scan: running } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await db
    .update(scans)
    .set({ created_at: new Date('2026-11-20T15:00:00Z') })
    .where(eq(scans.id, running.id))
  const stats = await show()
  expect(stats).toMatchObject({
    total_assets: { value: 1, previous: 1 },
    verified_assets: { value: 1, previous: 0 },
    total_scans: { value: 3, previous: 1 },
    active_scans: { value: 1, previous: 0 },
    critical_findings: { value: 1, previous: 3 },
    open_findings: { value: 1, previous: 4 },
    wordpress_sites: { value: 0, previous: 0 },
    leads: { value: 0, previous: 0 },
  })
  const { critical_findings } = stats
  expect(typeof critical_findings === 'object' && critical_findings.series).toEqual([...Array(28).fill(3), 1, 1, 1])
})

test('where there were no figures 30 days ago, the change is counted from the first ones', async () => {
  const { token, workspace, user, asset, scan, show } = await withSite()
  await scan('2026-11-13T10:00:00Z', counted(2, 12))
  await scan('2026-11-20T10:00:00Z', counted(0, 0))
  expect(await show()).toMatchObject({
    // The site itself was there 30 days ago.
    total_assets: { value: 1, previous: 1, series: Array(31).fill(1) },
    total_scans: { value: 2, previous: 0 },
    critical_findings: {
      value: 0,
      previous: 2,
      since: '2026-11-13T10:00:00.000Z',
      series: [2, 2, 2, 2, 2, 2, 2, 2, 0],
    },
    open_findings: { value: 0, previous: 14, since: '2026-11-13T10:00:00.000Z' },
  })
  expect((await show()).total_scans).not.toHaveProperty('since')
  await setCreated(asset.id, '2026-11-12T09:00:00Z')
  const { asset: other } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'two.example.com' },
  })
  await completeScan(db, { user, workspace, asset: other, at: '2026-11-20T11:00:00Z', counts: counted(1, 0) })
  expect(await show()).toMatchObject({
    total_assets: { value: 2, previous: 1, since: '2026-11-12T09:00:00.000Z' },
    total_scans: { value: 3, previous: 0, since: '2026-11-12T09:00:00.000Z' },
    leads: { value: 0, previous: 0, since: '2026-11-12T09:00:00.000Z' },
    open_findings: { value: 1, previous: 14, since: '2026-11-13T10:00:00.000Z' },
  })
})

test('figures that began 30 days ago to the moment are counted from there like any others', async () => {
  const { scan, show } = await withSite()
  await scan('2026-10-21T15:30:00Z', counted(1, 0))
  const { open_findings } = await show()
  expect(open_findings).toEqual({ value: 1, previous: 1, series: Array(31).fill(1) })
})

test('before the first asset and the first report there is nothing to compare with', async () => {
  const { token, workspace } = await signUp({ plan: 'premium' })
  const { stats } = await ask(statsApi.show, { token, params: { workspaceId: workspace.id } })
  expect(Object.values(stats)).toEqual(Array(8).fill({ value: 0 }))
  const { show } = await withSite()
  expect(await show()).toMatchObject({ total_assets: { value: 1, previous: 1 }, open_findings: { value: 0 } })
  expect((await show()).open_findings).toEqual({ value: 0 })
})

test('what was set aside is not open any more, from the day it was and until its last', async () => {
  const { token, workspace, asset, scan, show, trend } = await withSite()
  const found = exampleFindings(3).map((finding, index) => ({
    ...finding,
    id: `000000000000000${index}`,
    severity: index === 0 ? ('critical' as const) : ('high' as const),
  }))
  const report = await scan('2026-11-10T00:00:00Z', counted(1, 2), { findings: found })
  const decide = (id: string, body: object) =>
    ask(findingApi.triage, {
      token,
      params: { workspace: workspace.id, report },
      body: { ids: [id], note: 'Looked at', ...body },
    })
  await decide(found[0]?.id ?? '', { status: 'false_positive' })
  await decide(found[1]?.id ?? '', { status: 'accepted', until: '2026-11-25' })
  await decide(found[2]?.id ?? '', { status: 'fixed_claimed' })
  await db
    .update(findingsTriage)
    .set({ at: new Date(NOW) })
    .where(eq(findingsTriage.asset_id, asset.id))
  expect(await show()).toMatchObject({ critical_findings: { value: 0 }, open_findings: { value: 1 } })
  expect((await ask(assetApi.list, { token, params: { workspace: workspace.id } })).assets[0]?.findings).toEqual(
    counted(0, 1),
  )
  jest.setSystemTime(new Date('2026-11-26T12:00:00Z'))
  expect(await show()).toMatchObject({ critical_findings: { value: 0 }, open_findings: { value: 2 } })
  // The day before the decisions was not changed by them.
  expect((await trend('30', 'UTC')).find(({ at }) => at.startsWith('2026-11-15'))?.counts).toEqual(counted(1, 2))
})

test('what was set aside on one site is open on another, however many reports show it', async () => {
  const { token, workspace, user, asset, scan, show } = await withSite()
  const findings = exampleFindings(1).map((finding) => ({
    ...finding,
    id: 'abcdefabcdefabcd',
    severity: 'critical' as const,
  }))
  await scan('2026-11-19T00:00:00Z', counted(1, 0), { findings })
  await scan('2026-11-19T01:00:00Z', counted(1, 0), { findings })
  const report = await scan('2026-11-20T02:00:00Z', counted(1, 0), { findings })
  const { asset: other } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'two.example.com' },
  })
  await completeScan(db, {
    user,
    workspace,
    asset: other,
    at: '2026-11-20T03:00:00Z',
    counts: counted(1, 0),
    found: { findings },
  })
  const body = { ids: ['abcdefabcdefabcd'], status: 'false_positive', note: 'Looked at' }
  await ask(findingApi.triage, { token, params: { workspace: workspace.id, report }, body })
  // The same finding on the other site is another one.
  expect(await show()).toMatchObject({ critical_findings: { value: 1 } })
  const { assets: shown } = await ask(assetApi.list, { token, params: { workspace: workspace.id } })
  expect(shown.map(({ id, findings: found }) => [id, found?.critical])).toEqual([
    [asset.id, 0],
    [other.id, 1],
  ])
})

test('a report of a database whose clock is ahead of ours counts today', async () => {
  const { token, workspace, scan, show, trend } = await withSite()
  const findings = exampleFindings(1).map((finding) => ({
    ...finding,
    id: 'abcdefabcdefabcd',
    severity: 'critical' as const,
  }))
  const report = await scan('2026-11-20T15:30:05Z', counted(2, 1), { findings })
  await ask(findingApi.triage, {
    token,
    params: { workspace: workspace.id, report },
    body: { ids: ['abcdefabcdefabcd'], status: 'false_positive', note: 'Looked at' },
  })
  jest.setSystemTime(new Date('2026-11-20T15:29:00Z'))
  expect(await show()).toMatchObject({
    total_scans: { value: 1 },
    active_scans: { value: 0 },
    critical_findings: { value: 1 },
    open_findings: { value: 2 },
  })
  expect((await trend('7', 'UTC')).at(-1)?.counts).toEqual(counted(1, 1))
})

test.each([
  ['Pacific/Kiritimati', '2026-11-20T09:59:59.999Z'],
  ['UTC', '2026-11-19T23:59:59.999Z'],
  ['America/Los_Angeles', '2026-11-20T07:59:59.999Z'],
])('in %s a day ends when it ends there', async (zone, yesterday) => {
  const { scan, trend } = await withSite()
  await scan(new Date(Date.parse(yesterday) - 1000).toISOString(), counted(2, 0))
  await scan(new Date(Date.parse(yesterday) + 1000).toISOString(), counted(5, 0))
  const points = await trend('7', zone)
  expect(points).toHaveLength(7)
  // Before its first report nothing is known of a site.
  expect(points.map(({ is_unknown }) => Boolean(is_unknown))).toEqual([true, true, true, true, true, false, false])
  expect(points.slice(-2)).toEqual([
    { at: yesterday, counts: counted(2, 0) },
    { at: new Date(NOW).toISOString(), counts: counted(5, 0) },
  ])
})

test('a day of 25 hours ends once', async () => {
  const { trend } = await withSite('2026-10-27T12:00:00Z')
  expect((await trend('7', 'Europe/Berlin')).map(({ at }) => at).slice(2, 6)).toEqual([
    '2026-10-23T21:59:59.999Z',
    '2026-10-24T21:59:59.999Z',
    '2026-10-25T22:59:59.999Z',
    '2026-10-26T22:59:59.999Z',
  ])
})

test('longer ranges have fewer points, and a zone that is none is refused', async () => {
  const { token, workspace, trend } = await withSite()
  expect([
    (await trend('30', 'UTC')).length,
    (await trend('90', 'UTC')).length,
    (await trend('365', 'UTC')).length,
  ]).toEqual([30, 13, 14])
  const { status, body } = await tell(statsApi.trend, {
    token,
    params: { workspaceId: workspace.id },
    query: { zone: 'Moon/Base' },
  })
  expect([status, body]).toMatchObject([422, { errors: { zone: ['Use a time zone such as Europe/Berlin.'] } }])
})
