import { eq } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { SCAN_CONSENT, scanApi } from '@/lib/contract/scan'
import { reportApi } from '@/lib/contract/report'
import { assets, scans } from '@/server/db/schema'
import { completeScan, MISSING, openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

async function withAsset(options?: Parameters<typeof signUp>[0]) {
  const who = await signUp(options)
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value: 'example.com' },
  })
  return { ...who, asset }
}

test('a light scan is open to every signed-in user and waits in the queue', async () => {
  const { user, token, workspace, asset } = await withAsset({ plan: null })
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect(scan).toMatchObject({
    workspace_id: workspace.id,
    asset_id: asset.id,
    asset_value: 'example.com',
    scan_type: 'light_scan',
    status: 'queued',
    progress: 0,
    initiated_by: { id: user.id, name: 'Ada Test' },
    completed_at: null,
  })
  expect(scan.queue_position).toBeGreaterThan(0)
  const { scan: shown } = await ask(scanApi.show, { token, params: { ws: workspace.id, id: scan.id } })
  expect(shown.id).toBe(scan.id)
  // All that lies ahead, and nothing found yet.
  const keys = shown.checks?.map(({ key }) => key)
  expect(keys).toContain('tls.certificate')
  expect(keys).not.toContain('exposure.files')
  const ahead = { state: 'pending', detail: null, took_ms: null, ended_at: null, findings: 0 }
  for (const check of shown.checks ?? []) expect(check).toMatchObject(ahead)
  expect((await ask(scanApi.list, { token, params: { ws: workspace.id } })).scans.map(({ id }) => id)).toEqual([
    scan.id,
  ])
})

test('of fifty starts at once one scan comes into being, and everybody gets it', async () => {
  const { token, asset } = await withAsset()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(scanApi.light, { token, body: { asset_id: asset.id } })),
  )
  expect(new Set(answers.map(({ scan }) => scan.id)).size).toBe(1)
  expect(await db.$count(scans, eq(scans.asset_id, asset.id))).toBe(1)
})

test('when a scan is over the next start makes a new one', async () => {
  const { token, asset } = await withAsset()
  const { scan: first } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await ask(reportApi.abort, { token, params: { id: first.id } })
  const { scan: second } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect(second.id).not.toBe(first.id)
})

test('a full scan is the default, and asks for the plan, the asset and the proof, in this order', async () => {
  const { token, user, workspace, asset } = await withAsset()
  const start = (asset_id: string, as = token) =>
    tell(scanApi.start, { token: as, params: { ws: workspace.id }, body: { asset_id } })
  expect(await start(MISSING)).toEqual({ status: 404, body: { code: 'asset_not_found', message: 'Asset not found.' } })
  expect(await start(asset.id)).toEqual({
    status: 409,
    body: {
      code: 'scan_needs_proof',
      values: { asset: 'example.com' },
      message: 'Full scans need verified ownership. Verify example.com first.',
    },
  })
  await db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const { scan } = await ask(scanApi.start, { token, params: { ws: workspace.id }, body: { asset_id: asset.id } })
  expect(scan).toMatchObject({ scan_type: 'full_scan', asset_id: asset.id })
  const again = await ask(scanApi.full, { token, body: { asset_id: asset.id, workspace_id: workspace.id } })
  expect(again.scan.id).toBe(scan.id)
  const [row] = await db.select().from(scans).where(eq(scans.id, scan.id))
  expect(row?.consent).toEqual({ by: user.id, at: expect.any(String), text: SCAN_CONSENT })
})

test.each([
  [null, 403],
  ['premium', 409],
  ['unlimited', 409],
  ['bundle deal', 409],
  ['agency toolkit', 403],
  ['reseller license', 403],
  ['white label', 403],
  ['marshal', 403],
  ['eblog', 403],
])('with the plan %s a full scan of an asset without proof answers %i, by both calls', async (plan, status) => {
  const { token, workspace, asset } = await withAsset({ plan })
  const answer = await tell(scanApi.start, { token, params: { ws: workspace.id }, body: { asset_id: asset.id } })
  expect(answer.status).toBe(status)
  expect(await tell(scanApi.full, { token, body: { asset_id: asset.id, workspace_id: workspace.id } })).toEqual(answer)
})

test('without a workspace a full scan says so in the words of the specification', async () => {
  const { token, asset } = await withAsset()
  for (const workspace_id of [undefined, null, '']) {
    expect(await tell(scanApi.full, { token, body: { asset_id: asset.id, workspace_id } })).toEqual({
      status: 422,
      body: {
        code: 'invalid',
        message: 'No workspace selected',
        errors: { workspace_id: ['No workspace selected'] },
        reasons: { workspace_id: [{ code: 'no_workspace' }] },
      },
    })
  }
})

test('a scan without an asset, or of a kind that does not exist, is refused', async () => {
  const { token, workspace } = await signUp()
  expect(await tell(scanApi.light, { token, body: {} })).toMatchObject({
    status: 422,
    body: { message: 'Choose an asset.' },
  })
  expect(
    (
      await tell(scanApi.start, {
        token,
        params: { ws: workspace.id },
        body: { asset_id: MISSING, scan_type: 'lead_scan' },
      })
    ).status,
  ).toBe(422)
})

test('the list has the newest first and leaves out what was found', async () => {
  const { user, token, workspace, asset } = await withAsset()
  const old = await completeScan(db, { user, workspace, asset, at: '2026-01-01T00:00:00Z' })
  const young = await completeScan(db, { user, workspace, asset, at: '2026-01-02T00:00:00Z' })
  const { scans: listed } = await ask(scanApi.list, { token, params: { ws: workspace.id } })
  expect(listed.map(({ id }) => id)).toEqual([young, old])
  expect(Object.keys(listed[0] ?? {})).toEqual(expect.not.arrayContaining(['scan_result', 'result', 'checks']))
})

test('how long a scan may take is the median of the latest completed ones of the same site and type, and unknown without any', async () => {
  const { user, token, workspace, asset } = await withAsset()
  const look = async () => {
    const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
    const { report } = await ask(reportApi.get, { token, params: { id: scan.id } })
    await ask(reportApi.abort, { token, params: { id: scan.id } })
    return report.expected
  }
  const took = async (seconds: number, values: Partial<typeof scans.$inferInsert> = {}) => {
    const id = await completeScan(db, { user, workspace, asset, at: '2026-01-01T00:00:00Z' })
    await db
      .update(scans)
      .set({
        started_at: new Date('2026-01-01T00:00:00Z'),
        completed_at: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)),
        ...values,
      })
      .where(eq(scans.id, id))
    return id
  }
  expect(await look()).toBeNull()
  await took(200, { scan_type: 'full_scan' })
  await took(1, { status: 'failed' })
  expect(await look()).toBeNull()

  for (const seconds of [4, 90, 6]) await took(seconds)
  expect(await look()).toEqual({ ms: 6000, scans: 3 })
  const over = await took(7)
  expect((await ask(reportApi.get, { token, params: { id: over } })).report.expected).toBeNull()
})

test('a scan that a person starts is before those that began by themselves', async () => {
  const { token, workspace, asset } = await withAsset()
  const [other] = await db
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'domain', value: 'other.example.com' })
    .returning()
  const created_at = new Date(Date.now() - 3_600_000)
  const [automatic] = await db
    .insert(scans)
    .values({
      workspace_id: workspace.id,
      asset_id: other!.id,
      asset_value: 'other.example.com',
      scan_type: 'light_scan',
      created_at,
    })
    .returning()
  const place = async (id: string) =>
    (await ask(scanApi.show, { token, params: { ws: workspace.id, id } })).scan.queue_position!
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect(await place(automatic!.id)).toBeGreaterThan(await place(scan.id))
})
