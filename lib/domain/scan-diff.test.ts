import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { type Carried, carriedOver, type Compared, diff } from './scan-diff'

const finding = (id: string, check = 'http.headers') => ({ id, check, rule: `${check}/x` }) as Finding
const checks = (states: Record<string, Check['state']>) =>
  Object.entries(states).map(([key, state]) => ({ key, state }) as Check)
const ids = (changes: ReturnType<typeof diff>) =>
  Object.fromEntries(Object.entries(changes).map(([kind, list]) => [kind, list.map(({ id }) => id)]))

const scan = (
  findings: Finding[],
  states: Record<string, Check['state']>,
  mode: ScanResult['mode'] = 'light',
): Compared => ({
  findings,
  checks: checks(states),
  mode,
})

const ANSWERED = { 'http.headers': 'findings', 'dns.mail': 'findings' } as const
const BEFORE = scan([finding('stays'), finding('goes'), finding('mail', 'dns.mail')], ANSWERED)
const EVERYTHING_UNKNOWN = { added: [], persisting: [], fixed: [], unknown: ['stays', 'goes', 'mail'], unclear: [] }

test('what is new, what stays and what is fixed are told apart', () => {
  const after = scan([finding('stays'), finding('new')], { 'http.headers': 'findings', 'dns.mail': 'passed' })
  expect(ids(diff(BEFORE, after))).toEqual({
    added: ['new'],
    persisting: ['stays'],
    fixed: ['goes', 'mail'],
    unknown: [],
    unclear: [],
  })
})

test.each<Check['state']>(['inconclusive', 'error', 'skipped', 'pending', 'running'])(
  'nothing is fixed or new when the check was %s',
  (state) => {
    const after = scan([finding('stays')], { 'http.headers': 'findings', 'dns.mail': state })
    expect(ids(diff(BEFORE, after))).toMatchObject({ fixed: ['goes'], unknown: ['mail'] })
    expect(ids(diff(after, BEFORE))).toMatchObject({ added: ['goes'], unclear: ['mail'] })
  },
)

test('a check that does not apply any more has answered', () => {
  expect(
    ids(diff(BEFORE, scan([], { 'http.headers': 'not_applicable', 'dns.mail': 'not_applicable' }))).unknown,
  ).toEqual([])
})

test('a frozen server, a failed scan and a scan without that check fix nothing', () => {
  expect(ids(diff(BEFORE, scan([], { 'http.headers': 'inconclusive', 'dns.mail': 'inconclusive' })))).toEqual(
    EVERYTHING_UNKNOWN,
  )
  expect(ids(diff(BEFORE, scan([], { 'http.headers': 'passed', 'dns.mail': 'passed' }), false))).toEqual(
    EVERYTHING_UNKNOWN,
  )
  expect(ids(diff(BEFORE, null))).toEqual(EVERYTHING_UNKNOWN)
  expect(ids(diff(BEFORE, scan([], {})))).toEqual(EVERYTHING_UNKNOWN)
})

test('a light scan fixes nothing that a full one found, and a full one adds nothing that a light one could not see', () => {
  const full = { ...BEFORE, mode: 'full' } as const
  const light = scan([finding('stays')], ANSWERED)
  expect(ids(diff(full, light))).toEqual({
    added: [],
    persisting: ['stays'],
    fixed: [],
    unknown: ['goes', 'mail'],
    unclear: [],
  })
  expect(ids(diff(light, full))).toEqual({
    added: [],
    persisting: ['stays'],
    fixed: [],
    unknown: [],
    unclear: ['goes', 'mail'],
  })
  expect(ids(diff(BEFORE, { ...light, mode: 'full' })).fixed).toEqual(['goes', 'mail'])
})

const open = (id: string, check: string, light = false): Carried => ({
  id,
  check,
  severity: 'high',
  scan: 'earlier',
  light,
})
const OPEN = [open('header', 'http.headers', true), open('deep-page', 'http.headers'), open('env', 'exposure.files')]
const carriedIds = (after: Compared) => carriedOver(OPEN, after).map(({ id }) => id)

test('a light scan closes what light scans see, and leaves open what only full ones look for', () => {
  expect(carriedIds(scan([], { 'http.headers': 'passed' }))).toEqual(['deep-page', 'env'])
  expect(carriedIds(scan([], { 'http.headers': 'inconclusive' }))).toEqual(['header', 'deep-page', 'env'])
})

test('a full scan closes what its checks answered, and what no check looks for any more', () => {
  expect(carriedIds(scan([], { 'http.headers': 'passed', 'exposure.files': 'not_applicable' }, 'full'))).toEqual([])
  expect(carriedIds(scan([], { 'http.headers': 'passed', 'exposure.files': 'skipped' }, 'full'))).toEqual(['env'])
  expect(carriedIds(scan([], { 'exposure.files': 'inconclusive' }, 'full'))).toEqual(['env'])
})

test('what a scan found itself is not carried into it', () => {
  expect(carriedIds(scan([finding('env', 'exposure.files')], { 'http.headers': 'error' }))).toEqual([
    'header',
    'deep-page',
  ])
})
