import { headlineOf } from './headline'

const NONE = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
const MINOR = { ...NONE, low: 3 }

test.each([
  ['unscanned', { total: 44, graded: 0, failed: 43 }],
  ['unscanned', { total: 44, graded: 1, failed: 43 }],
  ['unscanned', { total: 3, graded: 0, failed: 1 }],
  ['ungraded', { total: 3, graded: 0, failed: 0 }],
  ['calmSome', { total: 44, graded: 1, failed: 0 }],
  ['calmSome', { total: 44, graded: 40, failed: 4 }],
  ['calm', { total: 4, graded: 4, failed: 1 }],
])('without an urgent finding it is %s: %j', (kind, known) => {
  expect(headlineOf(known, MINOR, 0)).toBe(kind)
})

test('what is down and what is urgent come before what is not known', () => {
  const known = { total: 44, graded: 1, failed: 43 }
  expect(headlineOf(known, { ...NONE, critical: 1, high: 1 }, 2)).toBe('down')
  expect(headlineOf(known, { ...NONE, critical: 1, high: 1 }, 0)).toBe('urgent')
  expect(headlineOf(known, { ...NONE, critical: 0, high: 1 }, 0)).toBe('high')
})

test('with nothing open on all sites it says so', () => {
  expect(headlineOf({ total: 4, graded: 4, failed: 0 }, { ...NONE, info: 9 }, 0)).toBe('clear')
  expect(headlineOf({ total: 4, graded: 3, failed: 0 }, NONE, 0)).toBe('calmSome')
})
