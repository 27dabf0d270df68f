import { eq } from 'drizzle-orm'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { events, scans } from '@/server/db/schema'
import { failed } from '@/server/scanner/outcome'
import { MAX_INTERRUPTIONS, type OnEnd } from './run-scan'
import { releaseInterrupted } from './sweep'
import { db, insertScan, puppet, request, result, row, startQueue, until } from './testing'

const finding = (id: string, check: string, severity: Finding['severity']) =>
  ({ id, check, rule: `${check}/${id}`, severity, confidence: 'confirmed' }) as Finding
const ENV = finding('env', 'exposure.files', 'critical')
const HEADER = finding('header', 'http.headers', 'medium')
const COOKIE = finding('cookie', 'http.headers', 'low')

const resultOf = (mode: ScanResult['mode'], score: number, findings: Finding[]): ScanResult => {
  const keys = mode === 'full' ? ['http.headers', 'exposure.files'] : ['http.headers']
  return { ...result, mode, score, findings, checks: keys.map((key) => ({ key, state: 'passed' }) as Check) }
}

afterEach(() => db.delete(events))

/** What happened at the end of a scan, in order, with what it was about. */
async function eventsOf(scan: string) {
  const all = await db.select().from(events).orderBy(events.id)
  return all.flatMap(({ key, type, data }) => {
    if (key !== `${type}:${scan}`) return []
    return [
      [
        type,
        'findings' in data ? data.findings.map(({ id, comparable }) => (comparable ? id : `${id}?`)) : data,
      ] as const,
    ]
  })
}

async function eventsAfter(results: ScanResult[], onEnd?: OnEnd) {
  const { start, started } = puppet()
  const queue = await startQueue(start, 2, undefined, onEnd)
  const all = []
  for (const [index, one] of results.entries()) {
    const id = await request(queue)
    ;(await until(() => started[index])).end({ status: 'completed', result: one })
    await until(async () => (await row(id)).status === 'completed')
    all.push(await eventsOf(id))
  }
  return all
}

test('each completed scan says what is new, fixed and back, and what could have been seen before; what it could not see is none of it', async () => {
  const [first, full, light, last] = await eventsAfter([
    resultOf('light', 90, [HEADER]),
    resultOf('full', 60, [ENV, COOKIE]),
    resultOf('light', 60, [COOKIE]),
    resultOf('full', 60, [HEADER]),
  ])
  const completed = (type: string, score: number) => [
    'scan.completed',
    expect.objectContaining({ asset_value: 'example.test', scan_type: type, score }),
  ]
  expect(first).toEqual([completed('light_scan', 90), ['findings.new', ['header?']]])
  expect(full).toEqual([
    completed('light_scan', 60),
    ['findings.new', ['env?', 'cookie?']],
    ['findings.fixed', ['header']],
    ['score.dropped', expect.objectContaining({ before: 90, after: 60 })],
  ])
  expect(light?.filter(([type]) => type.startsWith('findings.'))).toEqual([])
  expect(last?.slice(1)).toEqual([
    ['findings.fixed', ['env', 'cookie']],
    ['findings.back', ['header']],
  ])
  const kept = await db.select({ changes: scans.changes }).from(scans).orderBy(scans.created_at)
  expect(kept.map(({ changes }) => changes)).toEqual([
    null,
    { new: 0, fixed: 1, unchecked_before: 2 },
    { new: 0, fixed: 0 },
    { new: 1, fixed: 2 },
  ])
})

test('what is told of a scan stands and falls with its end', async () => {
  const seen: string[][] = []
  const collides: OnEnd = async (tx) => {
    seen.push((await tx.select().from(events)).map(({ type }) => type))
    if (seen.length === 1) throw new Error('A moment without a database')
  }
  const [told] = await eventsAfter([resultOf('light', 90, [HEADER])], collides)
  expect(seen).toEqual([
    ['scan.completed', 'findings.new'],
    ['scan.completed', 'findings.new'],
  ])
  expect(told).toHaveLength(2)
})

test('a scan that fails says why, also one that was interrupted too often; one that a person stopped says nothing', async () => {
  const { start, started } = puppet()
  const queue = await startQueue(start)
  const [wrong, stopped] = [await request(queue), await request(queue)]
  await until(() => started.length === 2)
  const run = (id: string) => started.find(({ scanId }) => scanId === id)
  run(wrong)?.end(failed('dns', 'The name was not found.'))
  run(stopped)?.end(failed('aborted', 'Scan stopped.'))
  await until(async () => (await row(stopped)).status === 'failed' && (await row(wrong)).status === 'failed')
  const lost = await insertScan(db, { status: 'running', interruptions: MAX_INTERRUPTIONS })
  for (const _ of [1, 2]) await releaseInterrupted(db, 'all')
  const reason = (name: string) => [['scan.failed', expect.objectContaining({ reason: name })]]
  expect([await eventsOf(wrong), await eventsOf(stopped), await eventsOf(lost)]).toEqual([
    reason('dns'),
    [],
    reason('interrupted'),
  ])
})

test('an event outlives its scan', async () => {
  await eventsAfter([resultOf('light', 90, [])])
  const [scan] = await db.select().from(scans)
  await db.delete(scans)
  expect(
    await db
      .select()
      .from(events)
      .where(eq(events.key, `scan.completed:${scan?.id}`)),
  ).toHaveLength(1)
})
