import { eq } from 'drizzle-orm'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { assets, scans } from '@/server/db/schema'
import { carryEarlier } from './carried'
import type { OnEnd } from './run-scan'
import { db, insertScan, puppet, request, result, row, startQueue, until } from './testing'

const ENV = {
  id: 'env',
  check: 'exposure.files',
  rule: 'exposure.files/env',
  severity: 'critical',
  confidence: 'confirmed',
} as Finding
const DEEP = { id: 'deep', check: 'content.page', severity: 'low' } as Finding
const HEADER = { id: 'header', check: 'http.headers', severity: 'medium' } as Finding

const resultOf = (mode: ScanResult['mode'], findings: Finding[], unanswered: string[] = []): ScanResult => {
  const keys = mode === 'full' ? ['http.headers', 'content.page', 'exposure.files'] : ['http.headers', 'content.page']
  const checks = keys.map((key) => ({ key, state: unanswered.includes(key) ? 'inconclusive' : 'passed' }) as Check)
  return { ...result, mode, findings, checks }
}

/** One scan after the other; answers what each of them carries. */
async function carriedAfter(results: ScanResult[], onEnd?: OnEnd) {
  const { start, started } = puppet()
  const queue = await startQueue(start, 2, undefined, onEnd)
  const carried = []
  for (const [index, one] of results.entries()) {
    const id = await request(queue)
    ;(await until(() => started[index])).end({ status: 'completed', result: one })
    await until(async () => (await row(id)).status === 'completed')
    carried.push((await row(id)).carried)
  }
  return carried
}

test('the first scan carries nothing', async () => {
  expect(await carriedAfter([resultOf('full', [ENV])])).toEqual([[]])
})

test('a light scan leaves open what only the full one before it could see, and so do those after it', async () => {
  const light = resultOf('light', [])
  const [, full, ...later] = await carriedAfter([
    resultOf('light', [HEADER]),
    resultOf('full', [ENV, DEEP, HEADER]),
    light,
    light,
  ])
  const [env, deep] = [
    expect.objectContaining({ id: 'env', severity: 'critical', light: false }),
    expect.objectContaining({ id: 'deep', light: false }),
  ]
  expect([full, ...later]).toEqual([[], [env, deep], [env, deep]])
  expect(new Set(later.flat().map((finding) => finding?.scan)).size).toBe(1)
})

test('a check without an answer closes nothing, not even in a full scan', async () => {
  const full = resultOf('full', [ENV, HEADER])
  const silent = resultOf('full', [], ['exposure.files', 'http.headers'])
  expect(await carriedAfter([full, silent, resultOf('full', [])])).toMatchObject([
    [],
    [{ id: 'env' }, { id: 'header' }],
    [],
  ])
})

test('what a light scan once saw is closed by the next one that looks', async () => {
  const course = [
    resultOf('light', [HEADER]),
    resultOf('full', [HEADER]),
    resultOf('light', [], ['http.headers']),
    resultOf('light', []),
  ]
  expect(await carriedAfter(course)).toMatchObject([[], [], [{ id: 'header', light: true }], []])
})

test('scans of earlier versions are looked into at the start, oldest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const completed = (day: number, one: ScanResult) =>
    insertScan(db, { status: 'completed', result: one, completed_at: at(day) })
  const newest = await completed(3, resultOf('light', []))
  const first = await completed(1, resultOf('full', [ENV]))
  await completed(2, resultOf('light', [HEADER]))
  const failed = await insertScan(db, { status: 'failed', completed_at: at(4) })
  await carryEarlier(db)
  expect((await row(newest)).carried).toEqual([{ ...ENV, scan: first, light: false }])
  expect([(await row(first)).carried, (await row(failed)).carried]).toEqual([[], null])
})

test('how an asset stands is written down at the start, whichever version completed its scans', async () => {
  const completed = (day: number, values: Parameters<typeof insertScan>[1]) =>
    insertScan(db, {
      status: 'completed',
      result: resultOf('light', []),
      carried: [],
      completed_at: new Date(Date.UTC(2026, 0, day)),
      ...values,
    })
  const standing = async () => (await db.select().from(assets))[0]
  await db.update(assets).set({ reported_at: null })
  await completed(1, { score: 40, grade: 'E' })
  const second = await completed(2, {
    score: 90,
    grade: 'A',
    counts: { critical: 0, high: 0, medium: 0, low: 2, info: 1 },
  })
  await carryEarlier(db)
  expect(await standing()).toMatchObject({
    latest_report_id: second,
    reports: 2,
    score: 90,
    grade: 'A',
    counts: { low: 2, info: 1 },
    carried: [],
  })
  const third = await completed(3, {
    score: 19,
    grade: 'F',
    carried: [{ ...ENV, scan: second, light: false }],
    counts: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  })
  await carryEarlier(db)
  expect(await standing()).toMatchObject({
    latest_report_id: third,
    reports: 3,
    grade: 'F',
    counts: { critical: 1 },
    carried: [{ report: second }],
  })
})

test('an outage takes no grade away, however often it is scanned, and what is still open goes on counting', async () => {
  const outage = { ...resultOf('full', [], ['exposure.files', 'http.headers']), score: null, grade: null }
  const standing = async () => {
    const id = (await db.select({ asset_id: scans.asset_id }).from(scans))[0]?.asset_id ?? ''
    return (
      await db
        .select({ score: assets.score, grade: assets.grade, counts: assets.counts })
        .from(assets)
        .where(eq(assets.id, id))
    )[0]
  }
  const open = { score: 19, grade: 'F', counts: expect.objectContaining({ critical: 1 }) }
  await carriedAfter([{ ...resultOf('full', [ENV]), score: 19, grade: 'F' }, outage])
  expect(await standing()).toMatchObject(open)
  await carriedAfter([outage, { ...resultOf('light', [], ['http.headers']), score: null, grade: null }])
  expect(await standing()).toMatchObject(open)
  await carriedAfter([resultOf('full', [])])
  expect(await standing()).toMatchObject({ score: 93, grade: 'A' })
})

test('an end that cannot be written at once is written whole a little later', async () => {
  let ends = 0
  const collides: OnEnd = () => {
    ends += 1
    return ends === 2 ? Promise.reject(new Error('A moment without a database')) : Promise.resolve()
  }
  expect(await carriedAfter([resultOf('full', [ENV]), resultOf('light', [])], collides)).toMatchObject([
    [],
    [{ id: 'env' }],
  ])
  expect(ends).toBe(3)
})

test('a scan that a server of an earlier version ended meanwhile is looked into by the next one', async () => {
  const ended = (minute: number, one: ScanResult) =>
    insertScan(db, { status: 'completed', result: one, completed_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
  const full = await ended(1, resultOf('full', [ENV]))
  const light = await ended(2, resultOf('light', []))
  expect(await carriedAfter([resultOf('light', [])])).toMatchObject([[{ id: 'env', scan: full }]])
  expect((await row(light)).carried).toMatchObject([{ id: 'env', scan: full }])
})
