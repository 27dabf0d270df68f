import { readSavedState, savedStateKey } from './use-saved-state'

const now = Date.parse('2026-11-20T12:00:00Z')
const key = savedStateKey('assets', '/asset')
const saved = { time: now - 1000, start: 25, length: 25, order: [['host', 'desc']], search: { search: 'shop' } }
const store = (value: unknown) => localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))

test('the key names the table and the page', () => {
  expect(key).toBe('DataTables_assets_/asset')
})

test('a state younger than two hours is used', () => {
  store(saved)
  expect(readSavedState(key, now)).toEqual(saved)
  store({ ...saved, time: now - 7_199_000 })
  expect(readSavedState(key, now)).not.toBeNull()
})

test.each([
  ['is two hours old', { ...saved, time: now - 7_200_000 }],
  ['comes from the future', { ...saved, time: now + 60_000 }],
  ['has a page size that the menu does not offer', { ...saved, length: 7 }],
  ['was written by DataTables itself, with columns by their numbers', { ...saved, order: [[0, 'asc']] }],
  ['lacks a part', { time: now }],
  ['is not JSON', '{"time":'],
  ['is a bare null', 'null'],
])('a state that %s is ignored', (_why, value) => {
  store(value)
  expect(readSavedState(key, now)).toBeNull()
})
