import { isTimeZone } from '@/lib/contract/time-zone'
import {
  absoluteTime,
  bytes,
  clockTime,
  date,
  dayAndMonth,
  duration,
  NO_FORMATS,
  number,
  relativeTime,
  setFormats,
} from './format'

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
  [-30, 'now'],
  [-90, 'now'],
])('%i seconds ago reads "%s"', (seconds, words) => {
  expect(ago(seconds)).toBe(words)
})

test.each([180, 7_200, 2 * 86_400])(
  'what has happened is never told as to come: %i s ahead of a clock that is wrong it is the full time',
  (seconds) => {
    const at = now + seconds * 1000
    expect(relativeTime(at, { now, locale: 'en-GB', timeZone: 'UTC' })).toBe(
      absoluteTime(at, { locale: 'en-GB', timeZone: 'UTC' }),
    )
  },
)

test('a date that is none leaves nothing behind, rather than "Invalid Date"', () => {
  expect([relativeTime('soon', { now }), absoluteTime('soon'), date('soon'), clockTime('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})

test("absolute times are told in the person's language and zone", () => {
  const at = '2026-11-18T20:41:00Z'
  expect(absoluteTime(at, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe('18 Nov 2026, 21:41')
  expect(absoluteTime(at, { locale: 'en-GB', timeZone: 'UTC', zone: true })).toBe('18 Nov 2026, 20:41 UTC')
  expect(date(at, { locale: 'de-DE', timeZone: 'Asia/Tokyo' })).toBe('19.11.2026')
  expect(clockTime(at, { locale: 'en-GB', timeZone: 'UTC' })).toBe('20:41')
})

test.each([
  [184, '184\u00a0ms'],
  [3_500, '3.5\u00a0s'],
  [12_000, '12\u00a0s'],
  [400_000, '6\u00a0min 40\u00a0s'],
  [7_500_000, '2\u00a0h 5\u00a0min'],
  [273_600_000, '3\u00a0d 4\u00a0h'],
  [3_600_000, '1\u00a0h'],
  [-1, ''],
])('%i ms lasts "%s"', (ms, words) => {
  expect(duration(ms, 'en')).toBe(words)
})

test.each([
  ['en', '184 ms', '3.5 s', '6 min 40 s', '2 h 5 min'],
  ['de', '184 ms', '3,5 Sek.', '6 Min. 40 Sek.', '2 h 5 Min.'],
  ['es', '184 ms', '3,5 s', '6 min 40 s', '2 h 5 min'],
  ['ar', '184 ملي ث', '3.5 ث', '6 د 40 ث', '2 س 5 د'],
])('in %s every duration has a no-break space before its unit', (locale, ...told) => {
  const all = [184, 3_500, 400_000, 7_500_000].map((ms) => duration(ms, locale))
  expect(all.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(told)
  for (const text of all) expect(text).not.toMatch(/\d[^\S\u00a0]*\p{L}/u)
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

test.each([
  ['dmy', '18 Nov 2026'],
  ['mdy', 'Nov 18, 2026'],
  ['ymd', '2026-11-18'],
] as const)('a date in the order %s keeps the month of the language', (date_format, english) => {
  setFormats({ ...NO_FORMATS, date_format })
  const at = '2026-11-18T20:41:00Z'
  expect(date(at, { locale: 'en-US', timeZone: 'UTC' })).toBe(english)
  expect(absoluteTime(at, { locale: 'en-GB', timeZone: 'Asia/Kathmandu', zone: true })).toBe(
    `${english.replace('18', '19')}, 02:26 GMT+5:45`,
  )
  expect(date(at, { locale: 'de', timeZone: 'UTC' })).toMatch(date_format === 'ymd' ? /^2026-11-18$/ : /Nov/)
  setFormats(NO_FORMATS)
})

test('a chosen order takes the comma of Arabic', () => {
  const at = '2026-11-18T20:41:00Z'
  const formats = { ...NO_FORMATS, date_format: 'mdy', clock: '24' } as const
  expect(absoluteTime(at, { locale: 'ar', timeZone: 'UTC', formats })).toMatch(/^نوفمبر 18، 2026، 20:41$/)
})

test('a chosen clock holds in every language', () => {
  const at = '2026-11-18T20:41:00Z'
  const told = (locale: string) => [
    clockTime(at, { locale, timeZone: 'UTC' }),
    absoluteTime(at, { locale, timeZone: 'UTC' }),
  ]
  setFormats({ ...NO_FORMATS, clock: '24' })
  expect(told('en-US')).toEqual(['20:41', 'Nov 18, 2026, 20:41'])
  setFormats({ ...NO_FORMATS, clock: '12' })
  expect(told('de').join()).toMatch(/08:41\sPM.*08:41\sPM/)
  setFormats(NO_FORMATS)
})

test.each([
  ['comma', '1,234,567.5', '1.5 MB', '3.5\u00a0s'],
  ['point', '1.234.567,5', '1,5 MB', '3,5\u00a0s'],
  ['space', '1\u202f234\u202f567,5', '1,5 MB', '3,5\u00a0s'],
  ['apostrophe', '1’234’567.5', '1.5 MB', '3.5\u00a0s'],
] as const)('numbers with %s between thousands are written so everywhere', (number_format, big, size, time) => {
  setFormats({ ...NO_FORMATS, number_format })
  expect([number(1_234_567.5, 'en'), number(1_234_567.5, 'de'), bytes(1_500_000, 'en'), duration(3_500, 'en')]).toEqual(
    [big, big, size, time],
  )
  setFormats(NO_FORMATS)
})

test('a time zone is one that the calendar knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Moon/Base', ''].map(isTimeZone)).toEqual([true, true, false, false])
})

test.each([
  ['auto', '18 Nov'],
  ['dmy', '18 Nov'],
  ['mdy', 'Nov 18'],
  ['ymd', '11-18'],
] as const)('a day along an axis stands in the order %s', (date_format, text) => {
  expect(
    dayAndMonth('2026-11-18T12:00:00Z', { locale: 'en-GB', timeZone: 'UTC', formats: { ...NO_FORMATS, date_format } }),
  ).toBe(text)
})
