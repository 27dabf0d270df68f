import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createScanProcess } from '@/server/scanner/launcher'
import { failed, type ScanOutcome } from '@/server/scanner/outcome'
import type { StartScan } from './run-scan'
import { INTERRUPTED, releaseInterrupted } from './sweep'
import { check, db, insertScan, puppet, request, result, row, startQueue, stopQueues, until } from './testing'

test('a scan whose work never ends is ended at its limit, and what its work still says is not written', async () => {
  let tell: Parameters<StartScan>[1] = () => {}
  let end: (outcome: ScanOutcome) => void = () => {}
  const deaf: StartScan = (_, onEvent) => {
    tell = onEvent
    return new Promise((resolve) => (end = resolve))
  }
  const id = await request(await startQueue(deaf, 2, 300))
  await until(async () => (await row(id)).status === 'failed')
  tell(check('a', 'passed'))
  end({ status: 'completed', result })
  await stopQueues()
  expect(await row(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'timeout',
    failure_message: expect.stringMatching(/^The scan didn’t finish within/),
    checks: [],
  })
})

test('a process that hangs is killed at the limit: its scan says so, and the one beside it is done by the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-hung-'))
  const entry = join(folder, 'hung.mjs')
  writeFileSync(
    entry,
    `let count = 0
    process.on('message', ({ type, scanId, input }) => {
      if (type !== 'start') return
      count += 1
      if (count === 2) for (;;);
      setTimeout(() => process.send({ type: 'done', scanId, outcome: { status: 'completed', result: ${JSON.stringify(result)} } }), 3_000)
    })`,
  )
  const scanner = createScanProcess({ entry, concurrency: 2, graceMs: 200 })
  const deadlines = new Map<string, number>()
  const queue = await startQueue((input, ...rest) => {
    // The second one is stuck, and its limit is the shorter one.
    if (!deadlines.has(input.scanId)) deadlines.set(input.scanId, deadlines.size === 0 ? 60_000 : 1_500)
    return scanner.start({ ...input, deadlineMs: deadlines.get(input.scanId) }, ...rest)
  })
  const ids = [await request(queue), await request(queue)]
  await until(
    async () => (await Promise.all(ids.map(row))).every(({ status }) => status === 'completed' || status === 'failed'),
    20_000,
  )
  const ended = await Promise.all(ids.map(row))
  await queue.stop()
  await scanner.stop()
  rmSync(folder, { recursive: true })
  const words = ended.map(({ status, failure_reason: reason, attempt }) => `${status} ${reason} at attempt ${attempt}`)
  expect(words.toSorted()).toEqual(['completed null at attempt 2', 'failed timeout at attempt 1'])
})

test('a worker that gives no sign of life for half a minute loses its scans, one that does keeps them', async () => {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  const dead = await insertScan(db, { status: 'running', attempt: 1, heartbeat_at: ago(31) })
  const alive = await insertScan(db, { status: 'running', attempt: 1, heartbeat_at: ago(20) })
  expect(await releaseInterrupted(db, 'silent')).toEqual({ again: 1, failed: 0 })
  expect(await row(dead)).toMatchObject({ status: 'queued', interruptions: 1, heartbeat_at: null })
  expect(await row(alive)).toMatchObject({ status: 'running' })
})

test('servers that were stopped while a scan ran do not use up its tries', async () => {
  const first = puppet()
  const id = await request(await startQueue(first.start))
  await until(() => first.started[0])
  await stopQueues()
  const second = puppet()
  await startQueue(second.start)
  await until(() => second.started[0], 20_000)
  await stopQueues()
  const { start, started } = puppet()
  await startQueue(start)
  for (const time of [0, 1])
    (await until(() => started[time], 20_000)).end(failed('interrupted', 'Another scan was stuck.'))
  ;(await until(() => started[2], 20_000)).end({ status: 'completed', result })
  await until(async () => (await row(id)).status === 'completed')
  expect(await row(id)).toMatchObject({ attempt: 5, interruptions: 2 })
})

test('a scan that was interrupted beside another one is run again by itself, three times at most', async () => {
  const { start, started } = puppet()
  const id = await request(await startQueue(start))
  for (const attempt of [0, 1, 2])
    (await until(() => started[attempt], 20_000)).end(failed('interrupted', 'Another scan was stuck.'))
  await until(async () => (await row(id)).status === 'failed')
  expect(await row(id)).toMatchObject({ attempt: 3, failure_reason: 'interrupted' })
})

test('after a crash the scans that ran are begun anew; one that was interrupted three times ends with a sentence, and its end is told', async () => {
  const crashed = await insertScan(db, {
    status: 'running',
    attempt: 1,
    progress: 40,
    checks: [check('a', 'passed').check],
  })
  const often = await insertScan(db, { status: 'running', attempt: 3, interruptions: 2 })
  const ended: string[] = []
  const { start, started } = puppet()
  await startQueue(start, 2, undefined, async (_tx, id) => void ended.push(id))
  expect((await until(() => started[0])).scanId).toBe(crashed)
  expect(await row(crashed)).toMatchObject({ status: 'running', attempt: 2, interruptions: 1, progress: 0, checks: [] })
  expect(await row(often)).toMatchObject({
    status: 'failed',
    failure_reason: 'interrupted',
    failure_message: INTERRUPTED,
  })
  expect(ended).toEqual([often])
})
