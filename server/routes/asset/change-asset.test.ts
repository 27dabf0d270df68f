import { eq } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import { monitorApi } from '@/lib/contract/monitor'
import { reportApi } from '@/lib/contract/report'
import { scanApi } from '@/lib/contract/scan'
import { workspaceApi } from '@/lib/contract/workspace'
import { assets, auditLog, incidents } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { openTenant } from '@/server/routes/testing-rows'

const api = openContractApi()
const { db, ask, tell } = api

async function somebody() {
  const me = await openTenant(api)
  const { token, ids } = me
  const { workspace: second } = await ask(workspaceApi.create, { token, body: { name: 'Linden Home' } })
  const change = (body: object, asset = ids.asset) =>
    tell(assetChangeApi.update, { token, params: { workspace: ids.workspace, asset }, body })
  const listed = async (workspace: string) => (await ask(assetApi.list, { token, params: { workspace } })).assets
  return { ...me, second: second.id, change, listed }
}

test('name and tags are changed, each alone, and nothing else', async () => {
  const { ids, change, listed } = await somebody()
  const [before] = await listed(ids.workspace)
  expect(await change({ name: ' Shop ' })).toMatchObject({ status: 200, body: { asset: { name: 'Shop', tags: [] } } })
  expect(await change({ tags: ['shop', 'care', 'shop'] })).toMatchObject({
    status: 200,
    body: { asset: { name: 'Shop', tags: ['shop', 'care'] } },
  })
  expect(await change({ name: '' })).toMatchObject({
    status: 200,
    body: { asset: { name: null, tags: ['shop', 'care'] } },
  })
  expect(await listed(ids.workspace)).toEqual([{ ...before, tags: ['shop', 'care'], updated_at: expect.any(String) }])
  expect(await change({ add_tags: ['linden', 'care'], remove_tags: ['shop', 'never'] })).toMatchObject({
    body: { asset: { tags: ['care', 'linden'] } },
  })
  const many = Array.from({ length: 19 }, (_, place) => `tag-${place}`)
  expect(await change({ add_tags: many })).toMatchObject({
    status: 422,
    body: { errors: { add_tags: ['Use up to 20 tags.'] } },
  })
  expect(await change({ add_tags: ['shop', 'care'], remove_tags: ['linden'] })).toMatchObject({
    status: 200,
    body: { asset: { tags: ['care', 'shop'] } },
  })
  expect(await change({ tags: ['shop', 'care'] })).toMatchObject({ status: 200 })
  expect(await change({ name: 'x'.repeat(101), tags: ['y'.repeat(31)] })).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)], 'tags.0': [expect.any(String)] } },
  })
})

test('it moves with its scans, reports, decisions, monitor and incidents, also while a scan waits, and its proof goes on holding', async () => {
  const { token, user, ids, second, change, listed } = await somebody()
  const here = { workspace: ids.workspace, asset: ids.asset, report: ids.scan }
  const there = { ...here, workspace: second }
  const decide = { ids: ['00000000000000aa'], status: 'false_positive', note: 'A test page.' }
  await ask(findingApi.triage, { token, params: here, body: decide })
  const seen = async (params: typeof here) => ({
    assets: (await listed(params.workspace)).map(({ id, status, verification }) => [id, status, verification?.token]),
    scans: (await ask(scanApi.list, { token, params: { ws: params.workspace } })).scans.map(
      ({ id, status }) => `${id} ${status}`,
    ),
    report: (await tell(reportApi.one, { token, params })).status,
    decisions: (await tell(findingApi.list, { token, params })).status,
    monitors: (await ask(monitorApi.list, { token, params })).monitors.map(({ id, open }) => [id, open]),
    incidents: (await ask(monitorApi.incidents, { token, params })).incidents.length,
  })
  const before = await seen(here)
  expect(before).toMatchObject({
    assets: [[ids.asset, 'verified', expect.any(String)]],
    report: 200,
    monitors: [[ids.asset, ['headers']]],
    incidents: 1,
  })
  expect(before.scans).toContain(`${ids.waiting} queued`)

  expect(await change({ workspace_id: second })).toMatchObject({
    status: 200,
    body: { asset: { workspace_id: second } },
  })
  expect(await seen(there)).toEqual(before)
  expect(await seen(here)).toEqual({ assets: [], scans: [], report: 404, decisions: 404, monitors: [], incidents: 0 })
  expect((await ask(findingApi.list, { token, params: there })).findings).toMatchObject([{ status: 'false_positive' }])
  expect(await db.$count(incidents, eq(incidents.asset_id, ids.asset))).toBe(1)
  const notes = await db.select().from(auditLog).where(eq(auditLog.user_id, user.id))
  expect(notes.at(-1)).toMatchObject({ action: 'asset.update', workspace_id: second, object: ids.asset })

  // A new one of the same address in the old place has a token of its own, as before.
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: ids.workspace },
    body: { value: '127.0.0.1' },
  })
  expect(await change({ workspace_id: second }, asset.id)).toMatchObject({
    status: 422,
    body: { errors: { workspace_id: ['127.0.0.1 is already in Linden Home.'] } },
  })
  expect(await listed(ids.workspace)).toMatchObject([{ id: asset.id }])
})

test('the address changes only while nothing was made for it', async () => {
  const { token, ids, change, listed } = await somebody()
  expect(await change({ value: 'other.example.com' })).toMatchObject({
    status: 422,
    body: { errors: { value: [expect.stringMatching(/Add the other URL as a new asset/)] } },
  })
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: ids.workspace },
    body: { value: 'exmaple.com' },
  })
  await db.update(assets).set({ status: 'failed', last_error: 'We found nothing.' }).where(eq(assets.id, asset.id))
  expect(await change({ value: 'https://Example.com/' }, asset.id)).toMatchObject({
    status: 200,
    body: { asset: { type: 'domain', value: 'example.com', status: 'pending', verification: { last_error: null } } },
  })
  expect(await change({ value: '127.0.0.1' }, asset.id)).toMatchObject({
    status: 422,
    body: { errors: { value: ['127.0.0.1 is already in Main.'] } },
  })
  expect(await change({ value: 'no domain' }, asset.id)).toMatchObject({
    status: 422,
    body: { errors: { value: [expect.any(String)] } },
  })
  expect(await listed(ids.workspace)).toHaveLength(2)
})

test("nothing is moved to or from a workspace of somebody else's", async () => {
  const me = await somebody()
  const other = await somebody()
  expect((await me.change({ workspace_id: other.second })).status).toBe(404)
  expect((await other.change({ workspace_id: other.second }, me.ids.asset)).status).toBe(404)
  expect(await me.listed(me.ids.workspace)).toHaveLength(1)
})

test('a link finds the workspace of an asset or a scan, and only of one’s own', async () => {
  const { token, ids, second, change } = await somebody()
  await change({ workspace_id: second })
  for (const object of [ids.asset, ids.scan])
    expect(await ask(workspaceApi.holding, { token, params: { object } })).toEqual({ workspace_id: second })
  const other = await somebody()
  const missing = await tell(workspaceApi.holding, { token, params: { object: crypto.randomUUID() } })
  expect(missing.status).toBe(404)
  for (const object of [ids.asset, ids.scan, ids.workspace])
    expect(await tell(workspaceApi.holding, { token: other.token, params: { object } })).toEqual(missing)
})
