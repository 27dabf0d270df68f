import type { FindingState } from '@/lib/contract/finding'
import type { Check, Finding } from '@/lib/contract/scan-result'
import { entriesOf, filterEntries, NO_FILTER } from './finding-entries'

const finding = (id: string, values: Partial<Finding> = {}) =>
  ({
    id,
    check: 'http.headers',
    rule: 'r',
    title: id,
    at: '',
    key: '',
    summary_plain: '',
    cve: [],
    severity: 'low',
    category: 'headers',
    ...values,
  }) as Finding
const checks = (state: Check['state'] = 'findings') => [{ key: 'http.headers', state }] as Check[]
const scan = (ids: string[], state?: Check['state']) => ({
  findings: ids.map((id) => finding(id)),
  checks: checks(state),
  mode: 'light' as const,
})
const seenFirst = (id: string, first_seen: string): FindingState => ({ id, status: 'open', first_seen })
const drifts = (entries: ReturnType<typeof entriesOf>) =>
  Object.fromEntries(entries.map(({ finding: { id }, drift }) => [id, drift]))

const BEFORE = '2026-02-01T00:00:00Z'

test('a finding is new, still open, or back after it was gone', () => {
  const states = [
    seenFirst('new', '2026-03-01T00:00:00Z'),
    seenFirst('back', '2026-01-01T00:00:00Z'),
    seenFirst('stays', '2026-01-01T00:00:00Z'),
  ]
  const entries = entriesOf(scan(['new', 'back', 'stays']), states, { result: scan(['stays']), completed_at: BEFORE })
  expect(drifts(entries)).toEqual({ new: 'new', back: 'regressed', stays: 'open' })
})

test('where the check had no answer before, nobody knows whether a finding is new; one seen still earlier stays open', () => {
  const before = { result: scan([], 'inconclusive'), completed_at: BEFORE }
  expect(drifts(entriesOf(scan(['a', 'b']), [seenFirst('b', '2026-01-01T00:00:00Z')], before))).toEqual({
    a: 'unknown',
    b: 'open',
  })
})

test('without a report before, or an API that knows first sights, nothing is claimed', () => {
  expect(drifts(entriesOf(scan(['a'])))).toEqual({ a: null })
  expect(drifts(entriesOf(scan(['a']), [], { result: scan([]), completed_at: BEFORE }))).toEqual({ a: 'new' })
})

test('filters add up; what is set aside is not to do', () => {
  const findings = [
    finding('a', { severity: 'high' }),
    finding('b', { category: 'cookies', at: 'https://SHOP.example/x' }),
    finding('c'),
  ]
  const states: FindingState[] = [
    { id: 'a', status: 'accepted' },
    { id: 'c', status: 'fixed_claimed' },
  ]
  const entries = entriesOf({ ...scan([]), findings }, states)
  const shown = (filter: Partial<typeof NO_FILTER>) =>
    filterEntries(entries, { ...NO_FILTER, ...filter }).map((entry) => entry.finding.id)
  expect(shown({})).toEqual(['a', 'b', 'c'])
  expect(shown({ status: 'todo' })).toEqual(['b', 'c'])
  expect(shown({ status: 'accepted' })).toEqual(['a'])
  expect(shown({ severities: ['low'], category: 'cookies' })).toEqual(['b'])
  expect(shown({ q: ' shop  B ' })).toEqual(['b'])
  expect(shown({ drift: 'new' })).toEqual([])
})
