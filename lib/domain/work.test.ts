import { rules } from '@/lib/messages/en/rules'
import { ruleOf } from './rules'
import { durationOf, minutesOf, workOf } from './work'

const IDS = Object.keys(rules)
const LIMITS = { minutes: [1, 60], hours: [45, 8 * 60 - 1], days: [8 * 60, 5 * 8 * 60] } as const

test('every rule says how long its fix takes, in minutes that fit what its findings say', () => {
  const wrong = IDS.filter((id) => {
    const effort = ruleOf(id)?.effort ?? 'days'
    // What a rule that is not in the table would get, told apart from what it says itself.
    const own = (['minutes', 'hours', 'days'] as const).map((fix_effort) => workOf({ rule: id, fix_effort }).minutes)
    const [least, most] = LIMITS[effort]
    return new Set(own).size > 1 || (own[0] ?? 0) < least || (own[0] ?? 0) > most
  })
  expect(wrong).toEqual([])
})

test('a rule of a later version takes as long as its finding says', () => {
  expect(workOf({ rule: 'new.check/thing', fix_effort: 'hours' })).toEqual({ minutes: 120, who: 'host' })
  expect(workOf({ rule: 'constructor', fix_effort: 'minutes' })).toEqual({ minutes: 15, who: 'host' })
})

test('a kind of finding is fixed once, however often it was seen', () => {
  const hsts = { rule: 'http.headers/hsts-missing', fix_effort: 'minutes' as const }
  const nosniff = { rule: 'http.headers/nosniff-missing', fix_effort: 'minutes' as const }
  expect(minutesOf([hsts, hsts, nosniff])).toBe(15)
  expect(minutesOf([])).toBe(0)
})

test.each([
  [5, 'minutes', 5],
  [60, 'hours', 1],
  [90, 'minutes', 90],
  [120, 'hours', 2],
  [150, 'hours', 2.5],
  [480, 'days', 1],
  [1200, 'days', 2.5],
])('%i minutes are said in %s', (minutes, unit, count) => {
  expect(durationOf(minutes)).toEqual({ unit, count })
})
