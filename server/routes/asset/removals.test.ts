import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'
import { statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { assets, findingsTriage, removedAssets, scans } from '@/server/db/schema'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const { ask, send, tell, signUp, db } = openContractApi()

afterEach(() => jest.useRealTimers())

const counted = (critical: number, high: number) => ({ critical, high, medium: 0, low: 0, info: 0 })

async function withSites(...values: string[]) {
  const who = await signUp()
  const params = { workspace: who.workspace.id, workspaceId: who.workspace.id }
  const sites = []
  for (const value of values) {
    const { asset } = await ask(assetChangeApi.create, { token: who.token, params, body: { value } })
    await db
      .update(assets)
      .set({
        created_at: new Date('2026-10-01T00:00:00Z'),
        status: 'verified',
        verified_at: new Date('2026-10-02T00:00:00Z'),
      })
      .where(eq(assets.id, asset.id))
    sites.push(asset)
  }
  return {
    ...who,
    params,
    sites,
    scan: (
      asset: { id: string; value: string },
      at: string,
      counts: ReturnType<typeof counted>,
      findings: Finding[] = [],
    ) => completeScan(db, { ...who, asset, at, counts, found: { findings } }),
    remove: async (asset: string, at: string) => {
      await ask(assetChangeApi.remove, { token: who.token, params: { ...params, asset } })
      await db
        .update(removedAssets)
        .set({ removed_at: new Date(at) })
        .where(eq(removedAssets.workspace_id, who.workspace.id))
    },
    show: async () => (await ask(statsApi.show, { token: who.token, params })).stats,
    trend: async () =>
      (await ask(statsApi.trend, { token: who.token, params, query: { days: '7', zone: 'UTC' } })).points.map(
        ({ counts }) => counts,
      ),
  }
}

test('what was deleted counts on the days that it was there, and is missed since', async () => {
  const { sites, scan, remove, show, trend } = await withSites('one.example.com', 'two.example.com')
  const [one, two] = sites
  if (!one || !two) throw new Error('There are two')
  await scan(one, '2026-10-05T00:00:00Z', counted(1, 0))
  await scan(two, '2026-10-06T00:00:00Z', counted(2, 3))
  await scan(two, '2026-11-16T12:00:00Z', counted(1, 0))
  await remove(two.id, '2026-11-18T12:00:00Z')
  stopClock('2026-11-20T12:00:00Z')
  expect(await show()).toMatchObject({
    total_assets: { value: 1, previous: 2 },
    verified_assets: { value: 1, previous: 2 },
    total_scans: { value: 1, previous: 2 },
    active_scans: { value: 0, previous: 0 },
    critical_findings: { value: 1, previous: 3 },
    open_findings: { value: 1, previous: 6 },
  })
  expect(await trend()).toEqual([
    counted(3, 3),
    counted(3, 3),
    counted(2, 0),
    counted(2, 0),
    counted(1, 0),
    counted(1, 0),
    counted(1, 0),
  ])
})

test('a workspace that is empty again still knows what there was', async () => {
  const { sites, scan, remove, show } = await withSites('one.example.com')
  const [one] = sites
  if (!one) throw new Error('There is one')
  await scan(one, '2026-11-10T00:00:00Z', counted(2, 0))
  const waiting = await scan(one, '2026-11-11T00:00:00Z', counted(2, 0))
  await db.update(scans).set({ status: 'queued', completed_at: null, counts: null }).where(eq(scans.id, waiting))
  await remove(one.id, '2026-11-12T06:00:00Z')
  stopClock('2026-11-13T00:00:00Z')
  const { total_assets, active_scans, open_findings } = await show()
  expect(total_assets).toMatchObject({ value: 0, previous: 1 })
  expect(open_findings).toEqual({ value: 0, previous: 2, since: '2026-11-10T00:00:00.000Z', series: [2, 2, 2, 2, 0] })
  expect(typeof active_scans === 'object' && active_scans.series?.slice(-3)).toEqual([1, 1, 0])
})

test('what was set aside of it was not open then either', async () => {
  const { token, params, sites, scan, remove, trend } = await withSites('one.example.com')
  const [one] = sites
  if (!one) throw new Error('There is one')
  const found = { id: 'abcdefabcdefabcd', check: 'http.headers', severity: 'critical' } as Finding
  const report = await scan(one, '2026-11-01T00:00:00Z', counted(1, 1), [found])
  const body = { ids: [found.id], status: 'false_positive', note: 'Looked at' }
  await ask(findingApi.triage, { token, params: { ...params, report }, body })
  await db
    .update(findingsTriage)
    .set({ at: new Date('2026-11-16T12:00:00Z') })
    .where(eq(findingsTriage.asset_id, one.id))
  await remove(one.id, '2026-11-19T12:00:00Z')
  stopClock('2026-11-20T12:00:00Z')
  expect(await trend()).toEqual([
    counted(1, 1),
    counted(1, 1),
    counted(0, 1),
    counted(0, 1),
    counted(0, 1),
    counted(0, 0),
    counted(0, 0),
  ])
})

test('nothing that is kept names the site; it is in the export, and goes with the workspace', async () => {
  const { token, workspace, params, sites, scan, remove } = await withSites('secret.example.com')
  const [one] = sites
  if (!one) throw new Error('There is one')
  const found = {
    id: 'abcdefabcdefabcd',
    check: 'http.headers',
    severity: 'high',
    at: 'https://secret.example.com/',
  } as Finding
  await scan(one, '2026-11-01T00:00:00Z', counted(0, 1), [found])
  await remove(one.id, '2026-11-19T12:00:00Z')
  // A second try finds it gone, and adds nothing.
  expect((await tell(assetChangeApi.remove, { token, params: { ...params, asset: one.id } })).status).toBe(404)
  const { removed_assets } = (await (await send(accountApi.export, { token })).json()) as { removed_assets: object[] }
  expect(removed_assets).toMatchObject([{ workspace_id: workspace.id, scans: [{ counts: counted(0, 1), asides: [] }] }])
  for (const name of ['secret.example.com', one.id, found.id])
    expect(JSON.stringify(removed_assets)).not.toContain(name)
  await ask(workspaceApi.remove, { token, params: { id: workspace.id } })
  expect(await db.$count(removedAssets, eq(removedAssets.workspace_id, workspace.id))).toBe(0)
})
