import type { Report } from '@/lib/contract/report'
import type { Condition, Trigger } from '@/lib/contract/recipe-parts'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { neededFor, ownPreview, type Past } from './own-preview'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const RULES = { conditions: [], match: 'all' as const, throttle_minutes: 0, collect: false }
const TELLING = { now: NOW, zone: 'UTC', titleOf: (type: string) => type }

/** A report of the shop on a day of November: these findings, and a score. */
const reportOn = (day: number, severities: Record<string, 'high' | 'low'>, score: number): Report => {
  const findings = Object.entries(severities).map(([id, severity]) => exampleFinding({ id, severity, title: id }))
  const [check] = findings
  return {
    id: `scan ${day}`,
    asset_id: 'shop',
    asset_value: 'shop.example',
    scan_type: 'full_scan',
    status: 'completed',
    progress: 100,
    score,
    completed_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`,
    summary: {},
    scan_result: exampleResult({
      mode: 'full',
      findings,
      checks: [exampleCheck({ key: check?.check ?? exampleFinding().check, state: 'findings' })],
    }),
  }
}
const reports = [
  reportOn(20, { git: 'high' }, 55),
  reportOn(10, { cookie: 'low' }, 90),
  reportOn(2, { git: 'high' }, 60),
]
const failed = { ...reportOn(21, {}, 0), status: 'failed', score: null, scan_result: null }
const PAST: Past = {
  scans: [failed, ...reports],
  reports: [failed, ...reports],
  assets: [{ id: 'shop', tags: ['production'] }],
  since: 0,
}

const preview = (trigger: Trigger, conditions: Condition[] = [], past = PAST) =>
  ownPreview({ ...RULES, trigger, conditions }, past, TELLING)

test.each<[string, Trigger, days: number[]]>([
  ['scans that completed', { type: 'scan_completed', config: {} }, [20, 10, 2]],
  ['scans that failed', { type: 'scan_failed', config: {} }, [21]],
  ['drops of the score', { type: 'score_dropped', config: { by: 10 } }, [20]],
  ['new findings, those of the first scan among them', { type: 'finding_new', config: { severity: 'low' } }, [10, 2]],
  ['findings that came back', { type: 'finding_back', config: { severity: 'high' } }, [20]],
  ['findings that are gone', { type: 'finding_fixed', config: { severity: 'high' } }, [10]],
])('an API without previews has its answers counted: %s', (_, trigger, days) => {
  const { count, held, samples, is_partial } = preview(trigger)
  expect({ count, held, is_partial }).toEqual({ count: days.length, held: 0, is_partial: false })
  expect(samples.map(({ at }) => new Date(at).getUTCDate())).toEqual(days)
})

test('conditions, the limit and the end of what was read count as on the server', () => {
  const completed = { type: 'scan_completed', config: {} } as const
  expect(preview(completed, [{ field: 'tag', op: 'eq', value: 'staging' }]).count).toBe(0)
  expect(preview(completed, [{ field: 'tag', op: 'eq', value: 'production' }]).count).toBe(3)
  const weekly = ownPreview({ ...RULES, throttle_minutes: 10_080, trigger: completed }, PAST, TELLING)
  expect(weekly).toMatchObject({ count: 3, held: 0 })
  expect(ownPreview({ ...RULES, throttle_minutes: 10_080 * 2, trigger: completed }, PAST, TELLING)).toMatchObject({
    count: 2,
    held: 1,
  })
  expect(preview(completed, [], { ...PAST, since: Date.parse('2026-11-05T00:00:00Z') })).toMatchObject({
    count: 2,
    is_partial: true,
    since: '2026-11-05T00:00:00.000Z',
  })
  expect(preview({ type: 'schedule', config: { every: 'day', weekday: 'mon', day: 1, at: '09:00' } }).count).toBe(30)
})

test('what no scan tells is not counted', () => {
  const ask = (trigger: Trigger, conditions: Condition[] = []) => neededFor({ ...RULES, trigger, conditions })
  expect(ask({ type: 'site_down', config: { minutes: 5 } })).toBeNull()
  expect(ask({ type: 'scan_failed', config: {} }, [{ field: 'started_by', op: 'contains', value: 'ada' }])).toBeNull()
})
