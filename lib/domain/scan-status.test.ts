import { isFinished, isStalled, latestReport, newestScan } from './scan-status'

test.each(['completed', 'failed', 'Failed', 'aborted', 'cancelled', 'timeout'])('%s is an end', (status) => {
  expect(isFinished({ status })).toBe(true)
})

test.each(['queued', 'running', 'pending'])('%s is not an end', (status) => {
  expect(isFinished({ status })).toBe(false)
})

test('the latest report is the newest by completed_at, falling back to updated_at, then created_at', () => {
  const done = { id: 'done', created_at: '2026-01-01T00:00:00Z', completed_at: '2026-01-02T00:00:00Z' }
  const touched = {
    id: 'touched',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-03T00:00:00Z',
    completed_at: null,
  }
  const fresh = { id: 'fresh', created_at: '2026-01-04T00:00:00Z' }
  expect(latestReport([done, touched])).toBe(touched)
  expect(latestReport([fresh, done, touched])).toBe(fresh)
  expect(latestReport([])).toBeUndefined()
})

test('the newest scan is the one started last, of equals the first in the list', () => {
  const [old, young, same] = [
    { created_at: '2026-01-01T00:00:00Z' },
    { created_at: '2026-01-02T00:00:00Z' },
    { created_at: '2026-01-02T00:00:00Z' },
  ]
  expect(newestScan([old, young, same])).toBe(young)
  expect(newestScan([])).toBeUndefined()
})

test.each([
  ['running', '2026-01-01T11:57:59Z', true],
  ['running', '2026-01-01T11:58:01Z', false],
  ['queued', '2026-01-01T11:00:00Z', false],
  ['running', null, false],
])('a %s scan that moved last at %s is stalled at noon: %s', (status, last_progress_at, expected) => {
  expect(isStalled({ status, last_progress_at }, Date.parse('2026-01-01T12:00:00Z'))).toBe(expected)
})
