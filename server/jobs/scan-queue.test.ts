import { eq, sql } from 'drizzle-orm'
import type { Finding } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { scans, users } from '@/server/db/schema'
import type { StoredFinding } from '@/lib/domain/stored-result'
import { failed } from '@/server/scanner/outcome'
import { nextInTurn } from './claim'
import {
  check,
  db,
  insertScan,
  otherWorkspace,
  puppet,
  request,
  result,
  row,
  startQueue,
  stopQueues,
  until,
} from './testing'

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

test('while a scan runs its findings are counted by severity; a sign of life alone is no progress', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  const work = await until(() => started[0])
  for (const severity of ['high', 'low', 'low']) work.tell({ type: 'finding', finding: { severity } as Finding })
  await until(async () => (await row(id)).counts?.low === 2)
  const { counts, updated_at, heartbeat_at } = await row(id)
  expect(counts).toEqual({ critical: 0, high: 1, medium: 0, low: 2, info: 0 })

  await until(async () => Number((await row(id)).heartbeat_at) > Number(heartbeat_at), 9_000)
  expect((await row(id)).updated_at).toEqual(updated_at)
})

test('while a scan runs its findings are named, each kind and name once, and its end takes them back', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  const work = await until(() => started[0])
  const kind = { check: 'a', rule: 'a/old-library', severity: 'high', confidence: 'confirmed' } as const
  const named = (title: string) =>
    work.tell({ type: 'finding', finding: { ...kind, words: { title } } as StoredFinding })
  for (const title of ['jQuery 1.8', 'jQuery 1.8', 'Vue 2.6']) named(title)
  await until(async () => (await row(id)).so_far?.length === 2)
  expect((await row(id)).so_far).toEqual([
    { ...kind, words: { title: 'jQuery 1.8' }, places: 2 },
    { ...kind, words: { title: 'Vue 2.6' }, places: 1 },
  ])
  for (let place = 0; place < 500; place += 1) named(`Library ${place}`)
  await until(async () => (await row(id)).counts?.high === 503)
  const all = (await row(id)).so_far ?? []
  expect(all.reduce((sum, { places }) => sum + places, 0)).toBe(503)
  expect(all.length).toBeLessThan(250)

  work.end({ status: 'completed', result })
  await until(async () => (await row(id)).status === 'completed')
  expect((await row(id)).so_far).toBeNull()
})

test('a scan that could not be done says why', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  ;(await until(() => started[0])).end(failed('dns', 'We looked up example.test and found no address.'))
  await until(async () => (await row(id)).status === 'failed')
  expect(await row(id)).toMatchObject({
    failure_reason: 'dns',
    failure_message: 'We looked up example.test and found no address.',
  })
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
    await insertScan(tx as unknown as Db)
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
  await db
    .update(scans)
    .set({ status: 'failed', failure_reason: 'aborted', failure_message: 'You stopped this scan.' })
    .where(eq(scans.id, id))
  queue.abort(id)
  await until(() => work.signal.aborted)
  work.end({ status: 'completed', result })
  expect(await row(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'aborted',
    failure_message: 'You stopped this scan.',
    result: null,
  })
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
  await stopQueues()
  expect(await row(id)).toMatchObject({ status: 'running', attempt: 2, result: null })
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

test('of one workspace two scans run at a time; the third waits for a place, and those of others do not wait for it', async () => {
  const { start, started } = puppet()
  const queue = await startQueue(start, 4)
  const mine = [await request(queue), await request(queue), await request(queue)]
  await until(() => started.length === 2)
  const other = await request(queue, { workspace_id: await otherWorkspace() })
  expect((await until(() => started[2])).scanId).toBe(other)
  expect((await row(mine[2] ?? '')).status).toBe('queued')

  started[0]?.end({ status: 'completed', result })
  expect((await until(() => started[3], 2_000)).scanId).toBe(mine[2])
})

test.each([
  ['one scan runs at a time', 1, 1],
  ['the workspace has as many running as it may', 4, 2],
])('what a person starts goes before what waits to run by itself: %s', async (_, concurrency, running) => {
  const [person] = await db.select().from(users)
  const { start, started } = puppet()
  const queue = await startQueue(start, concurrency)
  for (let count = 0; count < running; count += 1) await request(queue)
  await until(() => started.length === running)
  const byItself = [await request(queue), await request(queue), await request(queue)]
  const mine = await request(queue, { initiated_by: person?.id })
  for (const next of [running, running + 1]) {
    started[next - 1]?.end({ status: 'completed', result })
    await until(() => started[next], 2_000)
  }
  expect(started[running]?.scanId).toBe(mine)
  expect(byItself).toContain(started[running + 1]?.scanId)
})

test('a thousand scans of one account let the single scan of another go next, and their own workspaces take turns', async () => {
  const [ada] = await db.select().from(users)
  const mine = { initiated_by: ada?.id, created_at: new Date(Date.now() - 3_600_000) }
  const second = await otherWorkspace(ada?.id)
  const single = await insertScan(db, { ...mine, workspace_id: second, created_at: new Date() })
  const { id: _, ...like } = await row(await insertScan(db, mine))
  await db.insert(scans).values(Array.from({ length: 999 }, () => like))
  const { start, started } = puppet()
  // One place: nothing of what waits is served beside another.
  const queue = await startQueue(start, 1)
  await until(() => started[0])
  const other = await request(queue, { initiated_by: ada?.id, workspace_id: await otherWorkspace() })
  for (const turn of [0, 1, 2]) {
    started[turn]?.end({ status: 'completed', result })
    await until(() => started[turn + 1])
  }
  expect(started.map(({ scanId }) => scanId).indexOf(other)).toBe(1)
  expect(started.slice(0, 3).map(({ scanId }) => scanId)).toContain(single)
})

test('whose turn it is among ten thousand waiting scans is read from the index of those', async () => {
  const { id: _, ...like } = await row(await insertScan(db))
  const { asset_id, workspace_id } = like
  await db.execute(sql`insert into scans (workspace_id, asset_id, asset_value, scan_type)
    select ${workspace_id}, ${asset_id}, 'example.test', 'light_scan' from generate_series(1, 10000)`)
  await db.execute(sql`analyze scans`)
  const { rows } = (await db.execute(sql`explain (analyze, format json) ${nextInTurn}`)) as unknown as {
    rows: { 'QUERY PLAN': [{ Plan: Plan }] }[]
  }
  const nodes = flat(rows[0]!['QUERY PLAN'][0].Plan)
  const ofWaiting = nodes.filter((node) => node['Index Name'] === 'scans_waiting')
  expect(ofWaiting.length).toBeGreaterThan(0)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'scans')).toEqual([])
  expect(Math.max(...ofWaiting.map((node) => node['Actual Rows']))).toBeLessThan(10)
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  Plans?: Plan[]
}
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]
