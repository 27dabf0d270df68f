import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { ScanResult } from '@/lib/contract/scan-result'
import { overPglite } from '@/server/db/client'
import type { Db } from '@/server/db/db'
import { assets, scans, users, workspaces } from '@/server/db/schema'
import { failed, type ScanOutcome, ScanStopped } from '@/server/scanner/outcome'
import type { StartScan } from './run-scan'
import { createScanQueue, type ScanQueue } from './scan-queue'
import { INTERRUPTED } from './sweep'

const log = pino({ level: 'silent' })
const open: ScanQueue[] = []
let client: PGlite
let db: Db
let asset: typeof assets.$inferSelect

beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
  db = overPglite(client)
  const [user] = await db.insert(users).values({ name: 'Ada', email: 'ada@soteria.test', password_hash: '' }).returning()
  const [workspace] = await db
    .insert(workspaces)
    .values({ user_id: user?.id ?? '', name: 'Main' })
    .returning()
  const [row] = await db
    .insert(assets)
    .values({ workspace_id: workspace?.id ?? '', type: 'domain', value: 'example.test' })
    .returning()
  if (!row) throw new Error('No asset')
  asset = row
})

afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop()
  await db.delete(scans)
})

afterAll(() => client.close())

/** A scanner that the test steers: what it was asked, and how it ends. */
function puppet() {
  const started: { scanId: string; tell: Parameters<StartScan>[1]; end(outcome: ScanOutcome): void; signal: AbortSignal }[] = []
  const start: StartScan = (input, tell, signal) =>
    new Promise((end) => {
      started.push({ scanId: input.scanId, tell, end, signal })
      const stop = () => end(failed('aborted', signal.reason instanceof ScanStopped ? signal.reason.message : 'Ended'))
      signal.addEventListener('abort', stop, { once: true })
    })
  return { start, started }
}

async function startQueue(start: StartScan, concurrency = 2) {
  const queue = createScanQueue({
    db,
    source: { kind: 'embedded', client },
    log,
    worker: { start, concurrency, conditions: { policy: { allowCidrs: [] }, infoUrl: 'http://soteria.test' } },
  })
  open.push(queue)
  await queue.start()
  return queue
}

async function insertScan(tx: Db, values: Partial<typeof scans.$inferInsert> = {}) {
  const { id: asset_id, workspace_id, value: asset_value } = asset
  const [scan] = await tx
    .insert(scans)
    .values({ workspace_id, asset_id, asset_value, scan_type: 'light_scan', ...values })
    .returning()
  if (!scan) throw new Error('No scan')
  return scan.id
}

/** As a route does it. */
async function request(queue: ScanQueue) {
  const id = await db.transaction(async (tx) => {
    const scan = await insertScan(tx)
    await queue.enqueue(tx as unknown as Db, scan)
    return scan
  })
  queue.wake()
  return id
}

async function row(id: string) {
  const [scan] = await db.select().from(scans).where(eq(scans.id, id))
  if (!scan) throw new Error('No such scan')
  return scan
}

async function until<T>(look: () => T | Promise<T>, ms = 5_000): Promise<NonNullable<T>> {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const found = await look()
    if (found) return found
  }
  throw new Error('It did not happen in time')
}

const check = (key: string, state: 'pending' | 'running' | 'passed') => ({
  type: 'check' as const,
  check: { key, title: key, category: 'headers' as const, state, findings: 0 },
  done: 0,
  total: 2,
})
const result = { score: 93, grade: 'A', counts: { critical: 0, high: 0, medium: 1, low: 0, info: 0 }, checks: [], findings: [] } as unknown as ScanResult

test('a scan starts at once, shows how far it is, and ends with its result', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  const work = await until(() => started[0], 2_000)
  expect(await row(id)).toMatchObject({ status: 'running', attempt: 1 })

  work.tell(check('a', 'passed'))
  work.tell(check('b', 'running'))
  await until(async () => (await row(id)).progress === 50)
  expect((await row(id)).checks.map(({ state }) => state)).toEqual(['passed', 'running'])

  work.end({ status: 'completed', result })
  await until(async () => (await row(id)).status === 'completed')
  expect(await row(id)).toMatchObject({ progress: 100, score: 93, grade: 'A', counts: result.counts })
})

test('a scan that could not be done says why', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  ;(await until(() => started[0])).end(failed('dns', 'We looked up example.test and found no address.'))
  await until(async () => (await row(id)).status === 'failed')
  expect(await row(id)).toMatchObject({ failure_reason: 'dns', failure_message: 'We looked up example.test and found no address.' })
})

test('no more scans run at a time than allowed, and the next one starts when a place is free', async () => {
  const { start, started } = puppet()
  const queue = await startQueue(start, 1)
  const first = await request(queue)
  const second = await request(queue)
  const work = await until(() => started[0])
  expect((await row(second)).status).toBe('queued')
  work.end({ status: 'completed', result })
  expect((await until(() => started[1], 2_000)).scanId).toBe(second)
  expect((await row(first)).status).toBe('completed')
})

test('a scan whose request is rolled back never runs', async () => {
  const { start, started } = puppet()
  const queue = await startQueue(start)
  const undone = db.transaction(async (tx) => {
    await queue.enqueue(tx as unknown as Db, await insertScan(tx))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  const kept = await request(queue)
  await until(() => started[0])
  expect(started.map(({ scanId }) => scanId)).toEqual([kept])
})

test('an aborted scan is left, and what its work still says is not written', async () => {
  const { start, started } = puppet()
  const queue = await startQueue(start)
  const id = await request(queue)
  const work = await until(() => started[0])
  await db.update(scans).set({ status: 'failed', failure_reason: 'aborted', failure_message: 'You stopped this scan.' }).where(eq(scans.id, id))
  queue.abort(id)
  await until(() => work.signal.aborted)
  work.end({ status: 'completed', result })
  expect(await row(id)).toMatchObject({ status: 'failed', failure_reason: 'aborted', failure_message: 'You stopped this scan.', result: null })
})

test('a scan that was aborted in another process is left at the next write', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  const work = await until(() => started[0])
  await db.update(scans).set({ status: 'failed', failure_reason: 'aborted' }).where(eq(scans.id, id))
  work.tell(check('a', 'passed'))
  await until(() => work.signal.aborted)
  expect(await row(id)).toMatchObject({ status: 'failed', checks: [] })
})

test('a scan that another worker took over is not written by the first', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  const work = await until(() => started[0])
  await db.update(scans).set({ attempt: 2 }).where(eq(scans.id, id))
  work.end({ status: 'completed', result })
  await open.splice(0)[0]?.stop()
  expect(await row(id)).toMatchObject({ status: 'running', attempt: 2, result: null })
})

test('after a crash, running scans are closed with a sentence and waiting ones run', async () => {
  const crashed = await insertScan(db, { status: 'running', attempt: 1 })
  const waiting = await insertScan(db)
  const { start, started } = puppet()
  await startQueue(start)
  expect(await row(crashed)).toMatchObject({ status: 'failed', failure_reason: 'interrupted', failure_message: INTERRUPTED })
  expect((await until(() => started[0])).scanId).toBe(waiting)
})

test('when the server stops, a running scan goes back to the queue and runs again after the next start', async () => {
  const before = puppet()
  const queue = await startQueue(before.start)
  const id = await request(queue)
  await until(() => before.started[0])
  await queue.stop()
  expect(await row(id)).toMatchObject({ status: 'queued', progress: 0 })

  const after = puppet()
  await startQueue(after.start)
  expect((await until(() => after.started[0])).scanId).toBe(id)
})
