import { isQuiet } from './quiet-hours'

const night = { from: '22:00', to: '07:00' }

test.each([
  ['2026-11-20T21:30:00Z', 'Europe/Berlin', night, true],
  ['2026-11-20T20:59:00Z', 'Europe/Berlin', night, false],
  ['2026-11-20T05:59:00Z', 'Europe/Berlin', night, true],
  ['2026-11-20T06:00:00Z', 'Europe/Berlin', night, false],
  // Summer time: the same hour of the day is another one of UTC.
  ['2026-07-20T05:30:00Z', 'Europe/Berlin', night, false],
  ['2026-11-20T12:30:00Z', 'America/New_York', { from: '07:00', to: '08:00' }, true],
  ['2026-11-20T12:30:00Z', undefined, { from: '07:00', to: '08:00' }, false],
  ['2026-11-20T12:30:00Z', 'UTC', null, false],
])('at %s in %s, with quiet hours %j, it is quiet: %s', (at, timezone, quiet_hours, expected) => {
  expect(isQuiet(new Date(at), { timezone, quiet_hours })).toBe(expected)
})
