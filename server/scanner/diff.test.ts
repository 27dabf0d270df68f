import type { Check, Finding } from '@/lib/contract/scan-result'
import { diff } from './diff'

const finding = (id: string, check = 'http.headers') => ({ id, check, rule: `${check}/x` }) as Finding
const checks = (states: Record<string, Check['state']>) => Object.entries(states).map(([key, state]) => ({ key, state }) as Check)
const ids = (changes: ReturnType<typeof diff>) => Object.fromEntries(Object.entries(changes).map(([kind, list]) => [kind, list.map(({ id }) => id)]))

const BEFORE = { findings: [finding('stays'), finding('goes'), finding('mail', 'dns.mail')] }

test('what is new, what stays and what is fixed are told apart', () => {
  const after = { findings: [finding('stays'), finding('new')], checks: checks({ 'http.headers': 'findings', 'dns.mail': 'passed' }) }
  expect(ids(diff(BEFORE, after))).toEqual({ added: ['new'], persisting: ['stays'], fixed: ['goes', 'mail'], unknown: [] })
})

test.each<Check['state']>(['inconclusive', 'error', 'skipped', 'pending', 'running'])('nothing is fixed when the check was %s', (state) => {
  const after = { findings: [finding('stays')], checks: checks({ 'http.headers': 'findings', 'dns.mail': state }) }
  expect(ids(diff(BEFORE, after))).toMatchObject({ fixed: ['goes'], unknown: ['mail'] })
})

test('a check that does not apply any more has answered', () => {
  expect(ids(diff(BEFORE, { findings: [], checks: checks({ 'http.headers': 'not_applicable', 'dns.mail': 'not_applicable' }) })).unknown).toEqual([])
})

test('a frozen server, a failed scan and a scan without that check fix nothing', () => {
  const everything = { added: [], persisting: [], fixed: [], unknown: ['stays', 'goes', 'mail'] }
  expect(ids(diff(BEFORE, { findings: [], checks: checks({ 'http.headers': 'inconclusive', 'dns.mail': 'inconclusive' }) }))).toEqual(everything)
  expect(ids(diff(BEFORE, { findings: [], checks: checks({ 'http.headers': 'passed', 'dns.mail': 'passed' }) }, false))).toEqual(everything)
  expect(ids(diff(BEFORE, null))).toEqual(everything)
  expect(ids(diff(BEFORE, { findings: [], checks: [] }))).toEqual(everything)
})
