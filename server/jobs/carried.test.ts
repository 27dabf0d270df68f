import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { assets } from '@/server/db/schema'
import { carryEarlier } from './carried'
import { db, insertScan, puppet, request, result, row, startQueue, until } from './testing'

const ENV = { id: 'env', check: 'exposure.files', rule: 'exposure.files/env', severity: 'critical', confidence: 'confirmed' } as Finding
const DEEP = { id: 'deep', check: 'content.page', severity: 'low' } as Finding
const HEADER = { id: 'header', check: 'http.headers', severity: 'medium' } as Finding

const resultOf = (mode: ScanResult['mode'], findings: Finding[], unanswered: string[] = []): ScanResult => {
  const keys = mode === 'full' ? ['http.headers', 'content.page', 'exposure.files'] : ['http.headers', 'content.page']
  const checks = keys.map((key) => ({ key, state: unanswered.includes(key) ? 'inconclusive' : 'passed' }) as Check)
  return { ...result, mode, findings, checks }
}

/** One scan after the other; answers what each of them carries. */
async function carriedAfter(results: ScanResult[]) {
  const { start, started } = puppet()
  const queue = await startQueue(start)
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
  const [, full, ...later] = await carriedAfter([resultOf('light', [HEADER]), resultOf('full', [ENV, DEEP, HEADER]), light, light])
  const [env, deep] = [expect.objectContaining({ id: 'env', severity: 'critical', light: false }), expect.objectContaining({ id: 'deep', light: false })]
  expect([full, ...later]).toEqual([[], [env, deep], [env, deep]])
  expect(new Set(later.flat().map((finding) => finding?.scan)).size).toBe(1)
})

test('a check without an answer closes nothing, not even in a full scan', async () => {
  const full = resultOf('full', [ENV, HEADER])
  const silent = resultOf('full', [], ['exposure.files', 'http.headers'])
  expect(await carriedAfter([full, silent, resultOf('full', [])])).toMatchObject([[], [{ id: 'env' }, { id: 'header' }], []])
})

test('what a light scan once saw is closed by the next one that looks', async () => {
  const course = [resultOf('light', [HEADER]), resultOf('full', [HEADER]), resultOf('light', [], ['http.headers']), resultOf('light', [])]
  expect(await carriedAfter(course)).toMatchObject([[], [], [{ id: 'header', light: true }], []])
})

test('scans of earlier versions are looked into at the start, oldest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const completed = (day: number, one: ScanResult) => insertScan(db, { status: 'completed', result: one, completed_at: at(day) })
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
    insertScan(db, { status: 'completed', result: resultOf('light', []), carried: [], completed_at: new Date(Date.UTC(2026, 0, day)), ...values })
  const standing = async () => (await db.select().from(assets))[0]
  await db.update(assets).set({ reported_at: null })
  await completed(1, { score: 40, grade: 'E' })
  const second = await completed(2, { score: 90, grade: 'A', counts: { critical: 0, high: 0, medium: 0, low: 2, info: 1 } })
  await carryEarlier(db)
  expect(await standing()).toMatchObject({ latest_report_id: second, reports: 2, score: 90, grade: 'A', counts: { low: 2, info: 1 }, carried: [] })
  const third = await completed(3, {
    score: 19,
    grade: 'F',
    carried: [{ ...ENV, scan: second, light: false }],
    counts: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  })
  await carryEarlier(db)
  expect(await standing()).toMatchObject({ latest_report_id: third, reports: 3, grade: 'F', counts: { critical: 1 }, carried: [{ report: second }] })
})
