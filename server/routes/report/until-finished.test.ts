import type { Report } from '@/lib/contract/report'
import { untilFinished } from './until-finished'

test('each look is told what the one before it saw, so that what does not change is not counted anew', async () => {
  const queued = { status: 'queued', created_at: new Date().toISOString(), expected: { ms: 4000, scans: 3 } } as Report
  const told: (Report | undefined)[] = []
  const answers: Report[] = [queued, { ...queued, status: 'completed' }]
  const read = async (before?: Report) => {
    told.push(before)
    return answers.shift() ?? queued
  }
  expect((await untilFinished(read, new AbortController().signal)).status).toBe('completed')
  expect(told).toEqual([undefined, queued])
})

test('a young scan is looked at again and again before it is answered unfinished', async () => {
  const queued = { status: 'queued', created_at: new Date().toISOString() } as Report
  let looks = 0
  const read = async () => ({ ...queued, progress: ++looks })
  const answer = await untilFinished(read, new AbortController().signal)
  expect(looks).toBeGreaterThan(1)
  expect(answer.progress).toBe(looks)
})
