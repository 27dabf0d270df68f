import { isFinalStatus, MAX_ATTEMPTS, secondsToNext } from './retry'

test('eight attempts go out over 28 hours', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, index) => secondsToNext(index + 1, null, 0.5))
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000, null])
  expect(Math.floor(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600)).toBe(27)
})

test('those that failed together are spread, and a wish to wait longer is granted', () => {
  expect(secondsToNext(2, null, 0)).toBeCloseTo(270)
  expect(secondsToNext(2, null, 1)).toBeCloseTo(330)
  expect(secondsToNext(1, 60, 0.5)).toBe(60)
  expect(secondsToNext(3, 60, 0.5)).toBe(1_800)
})

test('what would be answered the same for ever is not tried again', () => {
  expect([400, 405, 410, 413, 422, 451].filter((status) => !isFinalStatus(status))).toEqual([])
  expect([200, 302, 401, 403, 404, 408, 409, 425, 429, 500, 503].filter(isFinalStatus)).toEqual([])
})
