import { renderHook } from '@testing-library/react'
import { readSavedState, savedStateKey, useSavedState } from './use-saved-state'

const now = Date.parse('2026-11-20T12:00:00Z')
const key = savedStateKey('assets', '/asset')
const saved = { time: now - 1000, start: 25, length: 25, order: [['host', 'desc']], search: { search: 'shop' } }
const kept = (search: string) => ({ start: 0, length: 10 as const, order: [], search: { search } })
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
  ['names columns that are no columns', { ...saved, columns: ['host'] }],
  ['has a density nobody offers', { ...saved, density: 'cosy' }],
])('a state that %s is ignored', (_why, value) => {
  store(value)
  expect(readSavedState(key, now)).toBeNull()
})

afterEach(() => jest.useRealTimers())

/** What a table on `/` has in storage, and how often it was written. */
function savedOnRoot() {
  jest.useFakeTimers({ now })
  history.replaceState(null, '', '/')
  localStorage.clear()
  const writes = jest.spyOn(Storage.prototype, 'setItem')
  const { result, unmount } = renderHook(() => useSavedState('assets'))
  const text = () => readSavedState('DataTables_assets_/', Date.now())?.search.search
  return { save: (search: string) => result.current.save(kept(search)), text, writes, unmount }
}

test('writes are at most two a second, and the last change is among them', () => {
  const { save, text, writes } = savedOnRoot()
  for (let letter = 0; letter < 20; letter++) {
    save('shop'.repeat(letter + 1))
    jest.advanceTimersByTime(100)
  }
  expect(writes.mock.calls.length).toBeLessThanOrEqual(4)
  jest.advanceTimersByTime(500)
  expect(text()).toBe('shop'.repeat(20))
})

test('nothing is written before half a second has gone', () => {
  const { save, text } = savedOnRoot()
  save('a')
  jest.advanceTimersByTime(499)
  expect(text()).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(text()).toBe('a')
})

test('what waits is written when the page is left and when the table goes away', () => {
  const { save, text, unmount } = savedOnRoot()
  save('left')
  dispatchEvent(new Event('pagehide'))
  expect(text()).toBe('left')
  save('gone')
  history.replaceState(null, '', '/elsewhere')
  unmount()
  expect(text()).toBe('gone')
})
