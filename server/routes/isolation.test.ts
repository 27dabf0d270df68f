import { eq } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { reportApi } from '@/lib/contract/report'
import { scanApi } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { assets, auditLog, scans, workspaces } from '../db/schema'
import { later } from './later'
import { completeScan, MISSING, openContractApi } from './testing'

const { db, signUp, ask, tell } = openContractApi()

type Ids = { workspace: string; asset: string; scan: string }
type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** Every call that names an object, and how it names it. */
const calls: [string, Endpoint, (ids: Ids) => Sent][] = [
  ['workspace.update', workspaceApi.update, ({ workspace }) => ({ params: { id: workspace }, body: { name: 'Taken over' } })],
  ['workspace.setting', workspaceApi.setting, ({ workspace }) => ({ params: { id: workspace }, body: { is_default: true, auto_scan: 'daily' } })],
  ['workspace.remove', workspaceApi.remove, ({ workspace }) => ({ params: { id: workspace } })],
  ['asset.list', assetApi.list, ({ workspace }) => ({ params: { workspace } })],
  ['asset.create', assetApi.create, ({ workspace }) => ({ params: { workspace }, body: { value: 'new.example.com' } })],
  ['asset.verify', assetApi.verify, ({ workspace, asset }) => ({ params: { workspace, asset }, body: { type: 'dns' } })],
  ['asset.download', assetApi.download, ({ asset }) => ({ params: { file: `${asset}.txt` } })],
  ['asset.remove', assetApi.remove, ({ workspace, asset }) => ({ params: { workspace, asset } })],
  ['scan.list', scanApi.list, ({ workspace }) => ({ params: { ws: workspace } })],
  ['scan.show', scanApi.show, ({ workspace, scan }) => ({ params: { ws: workspace, id: scan } })],
  ['scan.start', scanApi.start, ({ workspace, asset }) => ({ params: { ws: workspace }, body: { asset_id: asset, scan_type: 'light_scan' } })],
  ['scan.full', scanApi.full, ({ workspace, asset }) => ({ body: { asset_id: asset, workspace_id: workspace } })],
  ['scan.light', scanApi.light, ({ asset }) => ({ body: { asset_id: asset } })],
  ['report.progress', reportApi.progress, ({ scan }) => ({ params: { id: scan } })],
  ['report.get', reportApi.get, ({ scan }) => ({ params: { id: scan } })],
  ['report.search', reportApi.search, ({ workspace, asset }) => ({ query: { workspace_id: workspace, asset_id: asset } })],
  ['report.one', reportApi.one, ({ workspace, scan }) => ({ params: { workspace, report: scan } })],
  ['report.forAsset', reportApi.forAsset, ({ workspace, asset }) => ({ params: { workspace, asset } })],
  ['report.abort', reportApi.abort, ({ scan }) => ({ params: { id: scan } })],
  ['stats.show', statsApi.show, ({ workspace }) => ({ params: { workspaceId: workspace } })],
]

/** What belongs to the caller and to nobody else: nothing in these calls names an object. */
const NAMELESS = /^(auth|user|branding|health)\.|^workspace\.(list|create)$/

test('every call of the contract is either here, nameless, or not in this version', () => {
  const notYet = new Set(later.flatMap((line) => Object.values(line.calls)))
  const all = Object.entries(endpoints).flatMap(([noun, group]) => Object.entries(group).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const))
  const tested = all.filter(([name, endpoint]) => !notYet.has(endpoint) && !NAMELESS.test(name)).map(([name]) => name)
  expect(tested.sort()).toEqual(calls.map(([name]) => name).sort())
})

async function tenant() {
  const who = await signUp({ role: 'admin' })
  const { asset } = await ask(assetApi.create, { token: who.token, params: { workspace: who.workspace.id }, body: { value: 'example.com' } })
  await db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const scan = await completeScan(db, { ...who, asset, at: '2026-01-01T00:00:00Z' })
  const { scan: waiting } = await ask(scanApi.light, { token: who.token, body: { asset_id: asset.id } })
  return { ...who, ids: { workspace: who.workspace.id, asset: asset.id, scan, waiting: waiting.id } }
}

const everythingOf = async ({ user, ids }: { user: { id: string }; ids: { workspace: string } }) =>
  JSON.stringify([
    await db.select().from(workspaces).where(eq(workspaces.user_id, user.id)),
    await db.select().from(assets).where(eq(assets.workspace_id, ids.workspace)),
    await db.select().from(scans).where(eq(scans.workspace_id, ids.workspace)).orderBy(scans.id),
    await db.$count(auditLog, eq(auditLog.user_id, user.id)),
  ])

test.each(calls)('%s: what belongs to somebody else is as missing as what does not exist, and stays untouched', async (_, endpoint, sent) => {
  const [owner, stranger] = [await tenant(), await tenant()]
  const before = [await everythingOf(owner), await everythingOf(stranger)]
  const asStranger = (ids: Ids) => tell(endpoint, { token: stranger.token, ...sent(ids) })

  const missing = await asStranger({ workspace: MISSING, asset: MISSING, scan: MISSING })
  expect(missing).toEqual({ status: 404, body: { message: expect.stringMatching(/^(Workspace|Asset|Scan|Report) not found\.$/) } })
  expect(await asStranger(owner.ids)).toEqual(missing)
  expect(await asStranger({ ...owner.ids, scan: owner.ids.waiting })).toEqual(missing)
  expect(await asStranger({ workspace: 'no-uuid', asset: "' or 1=1", scan: '1' })).toEqual(missing)
  expect([await everythingOf(owner), await everythingOf(stranger)]).toEqual(before)
})

const inside = calls.filter(([, , sent]) => {
  const text = JSON.stringify(sent({ workspace: 'W', asset: 'A', scan: 'S' }))
  return text.includes('"W"') && /"(A|S)"/.test(text)
})

test.each(inside)("%s: one's own workspace does not open somebody else's asset or scan, nor one's own in another workspace", async (_, endpoint, sent) => {
  const [owner, stranger] = [await tenant(), await tenant()]
  const before = await everythingOf(owner)
  const answer = await tell(endpoint, { token: stranger.token, ...sent({ ...owner.ids, workspace: stranger.ids.workspace }) })
  expect(answer.status).toBe(404)
  const { workspace: second } = await ask(workspaceApi.create, { token: stranger.token, body: { name: 'Second' } })
  expect((await tell(endpoint, { token: stranger.token, ...sent({ ...stranger.ids, workspace: second.id }) })).status).toBe(404)
  expect(await everythingOf(owner)).toBe(before)
})

// A look in the DNS would leave this machine: asset.test.ts verifies on a site of its own.
test.each(calls.filter(([name]) => name !== 'asset.verify'))('%s: the owner is not answered 404', async (_, endpoint, sent) => {
  const owner = await tenant()
  const { send } = openContractApi()
  expect((await send(endpoint, { token: owner.token, ...sent(owner.ids) })).status).not.toBe(404)
})
