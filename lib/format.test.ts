import { absoluteTime, bytes, clockTime, date, duration, number, relativeTime } from './format'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (seconds: number) => relativeTime(now - seconds * 1000, { now, locale: 'en' })

test.each([
  [5, 'now'],
  [50, '1 minute ago'],
  [180, '3 minutes ago'],
  [7_200, '2 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [15 * 86_400, '2 weeks ago'],
  [65 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-7_200, 'in 2 hours'],
])('%i seconds ago reads "%s"', (seconds, words) => {
  expect(ago(seconds)).toBe(words)
})

test('a date that is none leaves nothing behind, rather than "Invalid Date"', () => {
  expect([relativeTime('soon', { now }), absoluteTime('soon'), date('soon'), clockTime('soon')]).toEqual(['', '', '', ''])
})

test("absolute times are told in the person's language and zone", () => {
  const at = '2026-11-18T20:41:00Z'
  expect(absoluteTime(at, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe('18 Nov 2026, 21:41')
  expect(absoluteTime(at, { locale: 'en-GB', timeZone: 'UTC', zone: true })).toBe('18 Nov 2026, 20:41 UTC')
  expect(date(at, { locale: 'de-DE', timeZone: 'Asia/Tokyo' })).toBe('19.11.2026')
  expect(clockTime(at, { locale: 'en-GB', timeZone: 'UTC' })).toBe('20:41')
})

test.each([
  [184, '184 ms'],
  [3_500, '3.5s'],
  [12_000, '12s'],
  [400_000, '6m 40s'],
  [7_500_000, '2h 5m'],
  [273_600_000, '3d 4h'],
  [3_600_000, '1h'],
  [-1, ''],
])('%i ms lasts "%s"', (ms, words) => {
  expect(duration(ms, 'en')).toBe(words)
})

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '1.5 kB'],
  [25_000_000, '25 MB'],
  [3.2e12, '3.2 TB'],
])('%d bytes read "%s"', (value, words) => {
  expect(bytes(value, 'en')).toBe(words)
})

test('numbers are grouped as the language does it', () => {
  expect([number(1846, 'en'), number(1846, 'de')]).toEqual(['1,846', '1.846'])
})
