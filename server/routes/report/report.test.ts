import { eq, sql } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { reportApi } from '@/lib/contract/report'
import { scanApi } from '@/lib/contract/scan'
import { scans } from '@/server/db/schema'
import { completeScan, openContractApi, stopClock } from '@/server/routes/testing'

const api = openContractApi()
const { db, signUp, ask, tell } = api

afterEach(() => jest.useRealTimers())

async function withAsset() {
  const who = await signUp()
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value: 'example.com' },
  })
  return { ...who, asset }
}

async function withReports() {
  const who = await withAsset()
  const old = await completeScan(db, { ...who, at: '2026-01-01T00:00:00Z', score: 40 })
  const young = await completeScan(db, { ...who, at: '2026-01-02T00:00:00Z', score: 90 })
  return { ...who, old, young }
}

test('a report has its summary, what was found, and the score before it', async () => {
  const { token, workspace, old, young } = await withReports()
  const { report } = await ask(reportApi.get, { token, params: { id: young } })
  expect(report).toMatchObject({
    id: young,
    status: 'completed',
    progress: 100,
    summary: {
      asset_value: 'example.com',
      start_time: '2026-01-02T00:00:00.000Z',
      end_time: '2026-01-02T00:00:00.000Z',
      score: 90,
      grade: 'B',
      previous_score: 40,
      counts: { medium: 1 },
    },
    scan_result: { schema: 'scan-report/1', score: 90 },
  })
  expect((await ask(reportApi.one, { token, params: { workspace: workspace.id, report: young } })).report).toEqual(
    report,
  )
  expect((await ask(reportApi.get, { token, params: { id: old } })).report.summary.previous_score).toBeNull()
})

test('a scan is stopped by the clock that it began by', async () => {
  const { token, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  stopClock(new Date(Date.now() - 60_000).toISOString())
  const { report } = await ask(reportApi.abort, { token, params: { id: scan.id } })
  expect(Date.parse(report.completed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(scan.created_at ?? ''))
})

test('reports of an asset come latest first: by their end, else by their last change', async () => {
  const { token, workspace, asset, old, young } = await withReports()
  const { scan: running } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const query = { workspace_id: workspace.id, asset_id: asset.id }
  const { reports } = await ask(reportApi.search, { token, query })
  expect(reports.map(({ id }) => id)).toEqual([running.id, young, old])
  expect(reports[1]?.scan_result).toMatchObject({ score: 90 })
  expect(reports[0]?.summary.previous_score).toBe(90)
  await db
    .update(scans)
    .set({ updated_at: sql`'2025-12-31'`, created_at: sql`'2026-06-01'` })
    .where(eq(scans.id, running.id))
  const { reports: listed } = await ask(reportApi.forAsset, {
    token,
    params: { workspace: workspace.id, asset: asset.id },
  })
  expect(listed.map(({ id }) => id)).toEqual([young, old, running.id])
  expect(listed[0]).not.toHaveProperty('scan_result')
})

test.each<Record<string, string>>([{}, { workspace_id: 'x' }, { asset_id: 'x' }, { workspace_id: '', asset_id: '' }])(
  'a search by %j answers in the words of the specification',
  async (query) => {
    const { token } = await signUp()
    expect(await tell(reportApi.search, { token, query })).toMatchObject({
      status: 422,
      body: { message: 'Missing workspace ID or asset ID. Cannot fetch report.' },
    })
  },
)

test('a stopped scan is stored as failed, told to the worker, and stays as it is', async () => {
  const aborted: string[] = []
  const own = openContractApi()
  own.deps.scans.abort = (id) => void aborted.push(id)
  const { token, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const { report } = await own.ask(reportApi.abort, { token, params: { id: scan.id } })
  expect(report).toMatchObject({
    status: 'failed',
    failure_reason: 'aborted',
    failure_message: 'The scan was stopped.',
    completed_at: expect.any(String),
  })
  expect((await own.ask(reportApi.abort, { token, params: { id: scan.id } })).report).toEqual(report)
  expect(aborted).toEqual([scan.id])
})

test('a report that is finished cannot be stopped any more', async () => {
  const { token, young } = await withReports()
  expect((await ask(reportApi.abort, { token, params: { id: young } })).report).toMatchObject({
    status: 'completed',
    failure_reason: null,
  })
})

test('the first look at a scan is held until it is over', async () => {
  const { token, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const looking = ask(reportApi.progress, { token, params: { id: scan.id } })
  await db.update(scans).set({ status: 'completed', completed_at: sql`now()` }).where(eq(scans.id, scan.id))
  expect((await looking).report.status).toBe('completed')
})

test('a look at a scan that does not end is answered as it stands', async () => {
  const { token, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect((await ask(reportApi.progress, { token, params: { id: scan.id } })).report).toMatchObject({
    status: 'queued',
    queue_position: expect.any(Number),
  })
})

test('a scan that runs for a while is answered as it stands', async () => {
  const { token, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await db
    .update(scans)
    .set({ created_at: sql`now() - interval '10 seconds'`, status: 'running', progress: 40 })
    .where(eq(scans.id, scan.id))
  expect((await ask(reportApi.progress, { token, params: { id: scan.id } })).report).toMatchObject({
    status: 'running',
    progress: 40,
    queue_position: null,
  })
})
