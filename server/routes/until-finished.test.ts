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
