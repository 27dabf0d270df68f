import { and, eq, sql } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { reportApi } from '@/lib/contract/report'
import { scanApi } from '@/lib/contract/scan'
import { assets, auditLog, scans, workspaces } from '@/server/db/schema'
import { claimNext } from '@/server/jobs/claim'
import { errors } from '@/lib/messages/en/errors'
import { MISSING, openContractApi } from '@/server/routes/testing'

const { scan_queue_full_for_account: ACCOUNT_FULL, scan_queue_full: SERVER_FULL } = errors

const { db, signUp, ask, tell } = openContractApi()

// What waits in the one line of all tests would be in the way here, and what waits here in theirs.
const emptyLine = () => db.delete(scans).where(sql`status = 'queued'`)
beforeEach(emptyLine)
afterAll(emptyLine)

type Who = Awaited<ReturnType<typeof signUp>>

async function manyAssets(who: Who, count: number) {
  const values = Array.from({ length: count }, (_, place) => ({
    workspace_id: who.workspace.id,
    type: 'domain' as const,
    value: `site-${place}.test`,
  }))
  return (await db.insert(assets).values(values).returning({ id: assets.id })).map(({ id }) => id)
}

const startAll = (who: Who, ids: readonly string[], scan_type: 'light_scan' | 'full_scan' = 'light_scan') =>
  ask(scanApi.startMany, { token: who.token, params: { ws: who.workspace.id }, body: { assets: ids, scan_type } })

/** As many waiting scans of one asset as it takes, without asking for each. */
const fillLine = (asset: string, count: number, initiatedBy: string | null) =>
  db.execute(sql`insert into scans (workspace_id, asset_id, asset_value, scan_type, initiated_by)
    select workspace_id, id, value, 'light_scan', ${initiatedBy}::uuid from assets, generate_series(1, ${count}) where assets.id = ${asset}`)

test('a thousand scans are started by one call, and the single scan of another account goes next', async () => {
  const [agency, shop] = [await signUp(), await signUp()]
  const { results } = await startAll(agency, await manyAssets(agency, 1_000))
  expect(results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 1_000 }, () => 'started'))
  const { scans: listed, unfinished } = await ask(scanApi.list, {
    token: agency.token,
    params: { ws: agency.workspace.id },
  })
  expect(unfinished).toEqual({ running: 0, waiting: 1_000 })

  expect((await claimNext(db))?.workspace_id).toBe(agency.workspace.id)
  const { asset } = await ask(assetChangeApi.create, {
    token: shop.token,
    params: { workspace: shop.workspace.id },
    body: { value: 'shop.test' },
  })
  const { scan } = await ask(scanApi.light, { token: shop.token, body: { asset_id: asset.id } })
  expect(scan.queue_position).toBe(1)
  expect((await claimNext(db))?.id).toBe(scan.id)
  // In the order in which they were asked for, and shown as running however many are younger.
  expect((await claimNext(db))?.id).toBe(results[1]?.scan_id)
  expect(await claimNext(db)).toBeUndefined()
  const after = await ask(scanApi.list, { token: agency.token, params: { ws: agency.workspace.id } })
  expect(after.unfinished).toEqual({ running: 2, waiting: 998 })
  expect(after.scans.filter(({ status }) => status === 'running').map(({ id }) => id)).toEqual(
    expect.arrayContaining([results[0]?.scan_id, results[1]?.scan_id]),
  )
  expect(listed.length).toBeLessThan(1_000)

  const last = await ask(scanApi.show, {
    token: agency.token,
    params: { ws: agency.workspace.id, id: results[999]?.scan_id ?? '' },
  })
  expect(last.scan.queue_position).toBe(998)
  expect(await ask(scanApi.stopAll, { token: agency.token, params: { ws: agency.workspace.id } })).toEqual({
    stopped: 1_000,
  })
  await db.update(scans).set({ status: 'failed' }).where(eq(scans.id, scan.id))
})

test('each asset is answered for itself: started, waiting already, or refused with the reason in words', async () => {
  const who = await signUp()
  const stranger = await signUp()
  const [one = '', two = '', unproved = ''] = await manyAssets(who, 3)
  const [theirs = ''] = await manyAssets(stranger, 1)
  await db.update(assets).set({ status: 'verified' }).where(eq(assets.workspace_id, who.workspace.id))
  await db.update(assets).set({ status: 'pending' }).where(eq(assets.id, unproved))
  const { scan } = await ask(scanApi.light, { token: who.token, body: { asset_id: two } })
  const { results } = await startAll(who, [one, two, unproved, theirs, MISSING, 'nonsense'], 'full_scan')
  const missing = { outcome: 'refused', message: 'Asset not found.' }
  expect(results).toEqual([
    { asset_id: one, outcome: 'started', scan_id: expect.any(String) },
    { asset_id: two, outcome: 'already', scan_id: scan.id },
    {
      asset_id: unproved,
      outcome: 'refused',
      message: 'Full scans need verified ownership. Verify site-2.test first.',
    },
    ...[theirs, MISSING, 'nonsense'].map((asset_id) => ({ asset_id, ...missing })),
  ])
  const [begun] = await db.select().from(scans).where(eq(scans.asset_id, one))
  expect(begun).toMatchObject({
    scan_type: 'full_scan',
    status: 'queued',
    initiated_by: who.user.id,
    consent: { by: who.user.id },
  })
  expect(await db.$count(scans, eq(scans.asset_id, theirs))).toBe(0)
})

test('the audit log names each scan that a call started', async () => {
  const who = await signUp()
  const { results } = await startAll(who, await manyAssets(who, 3))
  const isHere = and(eq(auditLog.workspace_id, who.workspace.id), eq(auditLog.action, 'scan.startMany'))
  const named = (await db.select().from(auditLog).where(isHere)).map(({ object }) => object)
  expect(named).toHaveLength(3)
  expect(new Set(named)).toEqual(new Set(results.map(({ scan_id }) => scan_id)))
})

test('fifty calls at once for the same assets start one scan of each', async () => {
  const who = await signUp()
  const ids = await manyAssets(who, 3)
  await Promise.all(Array.from({ length: 50 }, () => startAll(who, ids)))
  expect(await db.$count(scans, eq(scans.workspace_id, who.workspace.id))).toBe(3)
})

test('too many at once, none, or a foreign workspace is refused as a whole', async () => {
  const [who, stranger] = [await signUp(), await signUp()]
  const send = (ids: string[], ws = who.workspace.id) =>
    tell(scanApi.startMany, { token: who.token, params: { ws }, body: { assets: ids } })
  expect(await send([])).toMatchObject({ status: 422, body: { message: 'Choose an asset.' } })
  expect(await send(Array.from({ length: 1_001 }, () => MISSING))).toMatchObject({
    status: 422,
    body: { message: 'Start up to 1,000 scans at a time.' },
  })
  expect((await send([MISSING], stranger.workspace.id)).status).toBe(404)
  expect((await tell(scanApi.stopAll, { token: who.token, params: { ws: stranger.workspace.id } })).status).toBe(404)
})

test('as many single scans may be started one after the other as somebody likes', async () => {
  const who = await signUp()
  const [asset = ''] = await manyAssets(who, 1)
  for (let count = 0; count < 35; count += 1) {
    const { scan } = await ask(scanApi.light, { token: who.token, body: { asset_id: asset } })
    await ask(reportApi.abort, { token: who.token, params: { id: scan.id } })
  }
  expect(await db.$count(scans, eq(scans.asset_id, asset))).toBe(35)
})

test('the line of an account has an end, which is told in these words; what begins by itself does not use it up', async () => {
  const who = await signUp()
  const [full = '', one = '', two = '', three = ''] = await manyAssets(who, 4)
  await fillLine(full, 1_998, who.user.id)
  await fillLine(full, 10, null)
  const { results } = await startAll(who, [one, two, three])
  expect(results.map(({ outcome, message }) => message ?? outcome)).toEqual(['started', 'started', ACCOUNT_FULL])
  expect(await tell(scanApi.light, { token: who.token, body: { asset_id: three } })).toEqual({
    status: 409,
    body: { code: 'scan_queue_full_for_account', message: ACCOUNT_FULL },
  })
  const other = await signUp()
  const [theirs = ''] = await manyAssets(other, 1)
  expect((await startAll(other, [theirs])).results).toMatchObject([{ outcome: 'started' }])
})

test('when ten thousand wait on the server an account that has none may still add fifty, and is told so at the next', async () => {
  const [busy, who] = [await signUp(), await signUp()]
  const [full = ''] = await manyAssets(busy, 1)
  const [mine = '', ...others] = await manyAssets(who, 52)
  await fillLine(full, 10_000, busy.user.id)
  const { results } = await startAll(who, others)
  expect(results.map(({ outcome, message }) => message ?? outcome)).toEqual([
    ...Array.from({ length: 50 }, () => 'started'),
    SERVER_FULL,
  ])
  expect(await tell(scanApi.light, { token: who.token, body: { asset_id: mine } })).toEqual({
    status: 429,
    body: { code: 'scan_queue_full', message: SERVER_FULL },
  })
  expect((await startAll(who, [mine])).results).toEqual([{ asset_id: mine, outcome: 'refused', message: SERVER_FULL }])
  const isOfBusy = and(eq(scans.workspace_id, busy.workspace.id), sql`status = 'queued'`)
  expect(await db.$count(scans, isOfBusy)).toBe(10_000)
  await db.delete(workspaces).where(eq(workspaces.id, busy.workspace.id))
})
