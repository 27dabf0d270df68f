import { lastSlot, nextSlot, type Schedule, slotsBetween } from './slots'

const schedule = (more: Partial<Schedule>): Schedule => ({ every: 'day', weekday: 'mon', day: 1, at: '08:00', ...more })
const between = (config: Partial<Schedule>, from: string, to: string, zone: string) =>
  slotsBetween(schedule(config), Date.parse(from), Date.parse(to), zone).map((slot) =>
    new Date(slot).toISOString().slice(0, 16),
  )

test('a time of the day is that of the zone, before and after its clocks change', () => {
  expect(between({}, '2026-03-27T12:00Z', '2026-03-30T12:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-28T07:00',
    '2026-03-29T06:00',
    '2026-03-30T06:00',
  ])
  expect(between({}, '2026-10-24T00:00Z', '2026-10-26T12:00Z', 'Europe/Berlin')).toEqual([
    '2026-10-24T06:00',
    '2026-10-25T07:00',
    '2026-10-26T07:00',
  ])
})

test('a time that the clocks leave out comes an hour later, and one that they show twice comes once', () => {
  const early = { at: '02:30' }
  expect(between(early, '2026-03-28T12:00Z', '2026-03-30T12:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-29T01:30',
    '2026-03-30T00:30',
  ])
  expect(between(early, '2026-10-24T12:00Z', '2026-10-26T12:00Z', 'Europe/Berlin')).toEqual([
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ])
})

test('a week has its day where the zone is, and a month its date', () => {
  expect(
    between(
      { every: 'week', weekday: 'sun', at: '23:30' },
      '2026-11-01T00:00Z',
      '2026-11-17T00:00Z',
      'America/New_York',
    ),
  ).toEqual(['2026-11-02T04:30', '2026-11-09T04:30', '2026-11-16T04:30'])
  expect(
    between({ every: 'month', day: 28, at: '00:15' }, '2026-01-01T00:00Z', '2026-03-31T00:00Z', 'Asia/Kathmandu'),
  ).toEqual(['2026-01-27T18:30', '2026-02-27T18:30', '2026-03-27T18:30'])
  expect(
    new Date(
      lastSlot(schedule({ every: 'month', day: 1, at: '00:00' }), Date.parse('2026-01-31T23:59Z'), 'UTC'),
    ).toISOString(),
  ).toBe('2026-01-01T00:00:00.000Z')
})

test.each([
  [{}, '2026-03-28T07:00Z', '2026-03-29T06:00'],
  [{ at: '02:30' }, '2026-03-28T12:00Z', '2026-03-29T01:30'],
  [{ every: 'week', weekday: 'sun', at: '23:30' }, '2026-03-28T12:00Z', '2026-03-29T21:30'],
  [{ every: 'month', day: 28 }, '2026-01-28T07:00Z', '2026-02-28T07:00'],
] as const)('what comes next of %j after %s is %s in Berlin', (config, at, next) => {
  const slot = nextSlot(schedule(config), Date.parse(at), 'Europe/Berlin')
  expect(new Date(slot).toISOString().slice(0, 16)).toBe(next)
})
