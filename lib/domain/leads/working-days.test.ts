import { endOfWorkingDay } from './working-days'

test.each([
  ['2026-11-23T10:00:00Z', 'Europe/Dublin', '2026-11-27T23:59:00.000Z'],
  // Late on a Sunday in Cork it is Monday in Sydney.
  ['2026-11-22T23:30:00Z', 'Australia/Sydney', '2026-11-27T12:59:00.000Z'],
  ['2026-11-25T10:00:00Z', 'UTC', '2026-12-01T23:59:00.000Z'],
  ['2026-11-28T10:00:00Z', 'UTC', '2026-12-03T23:59:00.000Z'],
  // The clocks change in between.
  ['2026-10-23T10:00:00Z', 'Europe/Berlin', '2026-10-29T22:59:00.000Z'],
])('four working days after %s in %s', (from, zone, until) => {
  expect(endOfWorkingDay(Date.parse(from), 4, zone).toISOString()).toBe(until)
})
