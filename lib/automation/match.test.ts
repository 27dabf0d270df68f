import { type Condition, Trigger } from '@/lib/contract/recipe-parts'
import { type Happening, type Matchable, type MatchedFinding, matching } from './match'

const finding = (id: string, more: Partial<MatchedFinding> = {}): MatchedFinding => ({
  id,
  severity: 'high',
  category: 'exposure',
  title: 'Git folder is public',
  effort: 'minutes',
  seen_before_days: null,
  ...more,
})

const EVENT: Happening = {
  id: 'e1',
  type: 'findings.new',
  caused_by: [],
  weekday: 'mon',
  hour: 9,
  site: { id: 'a1', value: 'shop.example', tags: ['Production', 'eu'] },
  scan: {
    scan_type: 'full_scan',
    started_by: 'ada@example.com',
    score: { now: 60, before: 75 },
    grade: { now: 'C', before: 'B' },
    critical: { now: 1, before: 0 },
    high: { now: 2, before: 2 },
    open: { now: 9, before: null },
  },
  findings: [
    finding('low', { severity: 'low' }),
    finding('high'),
    finding('critical', { severity: 'critical', title: 'Backup is public', seen_before_days: 3 }),
  ],
}
const SCAN: Happening = { ...EVENT, type: 'scan.completed', findings: undefined }

const recipe = (trigger: unknown, conditions: Condition[] = [], match: 'all' | 'any' = 'all'): Matchable => ({
  id: 'r1',
  trigger: Trigger.parse(trigger),
  conditions,
  match,
})
const NEW = { type: 'finding_new', config: {} }
const COMPLETED = { type: 'scan_completed', config: {} }
const runs = (one: Matchable, event: Happening) => matching([one], event).length > 0
const idsFor = (...conditions: Condition[]) =>
  matching([recipe(NEW, conditions)], EVENT)[0]?.findings.map(({ id }) => id) ?? []

test('findings are filtered by the least severity and by conditions, and none left is no run', () => {
  expect(
    matching([recipe({ type: 'finding_new', config: { severity: 'high' } })], EVENT)[0]?.findings.map(({ id }) => id),
  ).toEqual(['high', 'critical'])
  expect(idsFor({ field: 'severity', op: 'lte', value: 'high' })).toEqual(['low', 'high'])
  expect(idsFor({ field: 'title', op: 'contains', value: 'BACKUP' })).toEqual(['critical'])
  expect(idsFor({ field: 'category', op: 'neq', value: 'exposure' })).toEqual([])
  expect(idsFor({ field: 'tag', op: 'neq', value: 'production' })).toEqual([])
})

test('what was never seen before is longer ago than any day', () => {
  expect(idsFor({ field: 'seen_before', op: 'gte', value: 7 })).toEqual(['low', 'high'])
  expect(idsFor({ field: 'seen_before', op: 'lte', value: 7 })).toEqual(['critical'])
})

test('all or any of the conditions have to hold', () => {
  const conditions: Condition[] = [
    { field: 'severity', op: 'eq', value: 'low' },
    { field: 'title', op: 'contains', value: 'backup' },
  ]
  expect(runs(recipe(NEW, conditions), EVENT)).toBe(false)
  expect(matching([recipe(NEW, conditions, 'any')], EVENT)[0]?.findings.map(({ id }) => id)).toEqual([
    'low',
    'critical',
  ])
  expect(runs(recipe(COMPLETED, [], 'any'), SCAN)).toBe(true)
})

test.each<[Condition['field'], Condition['op'], Condition['value'], boolean]>([
  ['site', 'eq', 'SHOP.example', true],
  ['site', 'not_contains', 'shop', false],
  ['site', 'in', ['blog.example', 'shop.example'], true],
  ['tag', 'in', ['production'], true],
  ['tag', 'not_contains', 'staging', true],
  ['started_by', 'contains', 'ada', true],
  ['scan_type', 'eq', 'light_scan', false],
  ['score', 'lte', 60, true],
  ['score', 'changed_down', undefined, true],
  ['score_change', 'lte', -15, true],
  ['score_change', 'lte', -16, false],
  ['grade', 'lte', 'C', true],
  ['grade', 'gte', 'B', false],
  ['grade', 'changed_down', undefined, true],
  ['critical', 'changed_up', undefined, true],
  ['high', 'changed_up', undefined, false],
  ['open', 'changed_up', undefined, false],
  ['open', 'gte', 9, true],
  ['weekday', 'in', ['sat', 'sun'], false],
  ['hour', 'in', [8, 9], true],
])('of a scan, %s %s %j is %s', (field, op, value, isTrue) => {
  expect(runs(recipe(COMPLETED, [{ field, op, value }]), SCAN)).toBe(isTrue)
})

test('a score drops by so much, or through a limit once', () => {
  const dropped = { ...SCAN, type: 'score.dropped' }
  const config = (settings: object) => runs(recipe({ type: 'score_dropped', config: settings }), dropped)
  expect([
    config({ by: 15 }),
    config({ by: 16 }),
    config({ below: 70 }),
    config({ below: 60 }),
    config({ by: 16, below: 70 }),
  ]).toEqual([true, false, true, false, true])
  const stays = { ...dropped, scan: { ...dropped.scan!, score: { now: 50, before: 60 } } }
  expect(runs(recipe({ type: 'score_dropped', config: { below: 70 } }), stays)).toBe(false)
})

test('other triggers look at what their event is about', () => {
  const of = (type: string, more: Partial<Happening>): Happening => ({ ...SCAN, scan: undefined, type, ...more })
  expect(runs(recipe({ type: 'cert_expiring', config: { days: [7, 1] } }), of('expiring', { days: 7 }))).toBe(true)
  expect(runs(recipe({ type: 'cert_expiring', config: { days: [7, 1] } }), of('expiring', { days: 30 }))).toBe(false)
  expect(runs(recipe({ type: 'site_down', config: { minutes: 5 } }), of('site.down', { minutes: 4 }))).toBe(false)
  expect(runs(recipe({ type: 'site_up', config: { minutes: 5 } }), of('site.up', { minutes: 5 }))).toBe(true)
  expect(
    runs(recipe({ type: 'site_changed', config: { kinds: ['dns'] } }), of('site.changed', { change: 'headers' })),
  ).toBe(false)
  expect(runs(recipe({ type: 'scan_completed', config: { scan_type: 'light_scan' } }), SCAN)).toBe(false)
  const clock = recipe({ type: 'schedule', config: { every: 'day' } })
  expect([
    runs(clock, of('schedule', { recipe: 'r1', site: null })),
    runs(clock, of('schedule', { recipe: 'r2', site: null })),
  ]).toEqual([true, false])
})

test('a recipe never wakes itself, and a chain ends', () => {
  expect(runs(recipe(COMPLETED), { ...SCAN, caused_by: ['r1'] })).toBe(false)
  expect(runs(recipe(COMPLETED), { ...SCAN, caused_by: ['r2', 'r3'] })).toBe(true)
  expect(runs(recipe(COMPLETED), { ...SCAN, caused_by: ['r2', 'r3', 'r4'] })).toBe(false)
})
