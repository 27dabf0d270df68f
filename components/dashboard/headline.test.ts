import { headlineOf } from './headline'

const none = { critical: 0, high: 0 }

test.each([
  ['unscanned', { total: 44, graded: 0, failed: 43 }],
  ['unscanned', { total: 44, graded: 1, failed: 43 }],
  ['unscanned', { total: 3, graded: 0, failed: 1 }],
  ['ungraded', { total: 3, graded: 0, failed: 0 }],
  ['calmSome', { total: 44, graded: 1, failed: 0 }],
  ['calmSome', { total: 44, graded: 40, failed: 4 }],
  ['calm', { total: 4, graded: 4, failed: 1 }],
])('without an urgent finding it is %s: %j', (kind, known) => {
  expect(headlineOf(known, none, 0)).toBe(kind)
})

test('what is down and what is urgent come before what is not known', () => {
  const known = { total: 44, graded: 1, failed: 43 }
  expect(headlineOf(known, { critical: 1, high: 1 }, 2)).toBe('down')
  expect(headlineOf(known, { critical: 1, high: 1 }, 0)).toBe('urgent')
  expect(headlineOf(known, { critical: 0, high: 1 }, 0)).toBe('high')
})
