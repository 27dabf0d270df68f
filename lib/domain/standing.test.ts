import { openOn, openTotal } from './standing'

const counted = (critical: number, high: number, info = 0) => ({ critical, high, medium: 0, low: 0, info })

test('notes are not open findings', () => {
  expect(openTotal(counted(1, 2, 30))).toBe(3)
})

test('what was set aside is not open up to and with its last day, wherever it was found', () => {
  const kept = {
    counts: counted(2, 2),
    carried: [{ report: 'full', counts: counted(1, 1) }],
    asides: [
      { severity: 'critical' as const, until: '2026-11-20', report: 'full' },
      { severity: 'high' as const, until: null, report: 'full' },
      { severity: 'high' as const, until: null, report: null },
    ],
  }
  expect(openOn(kept, '2026-11-20')).toEqual({ counts: counted(1, 0), carried: [] })
  expect(openOn(kept, '2026-11-21')).toEqual({
    counts: counted(2, 0),
    carried: [{ report: 'full', counts: counted(1, 0) }],
  })
  expect(openOn({ ...kept, asides: [] }, '2026-11-20')).toEqual({ counts: kept.counts, carried: kept.carried })
})
