import { type Check, type Finding, SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { gradeOf, score } from './score'

type Scored = Pick<Finding, 'check' | 'rule' | 'severity' | 'confidence'>
const found = (
  check: string,
  rule: string,
  severity: Severity,
  confidence: Finding['confidence'] = 'confirmed',
): Scored => ({
  check,
  rule: `${check}/${rule}`,
  severity,
  confidence,
})
const rows = (...states: Check['state'][]) => states.map((state, i) => ({ key: `c${i}`, title: `Check ${i}`, state }))
const ALL_ANSWERED = rows('passed', 'findings', 'not_applicable', 'passed', 'findings')

test('a clean site has 100 points and an A+', () => {
  expect(score([], ALL_ANSWERED)).toEqual({
    score: 100,
    grade: 'A+',
    score_ledger: [{ key: 'base', label: 'Start', says: { say: 'ledgerStart' }, points: 100, kind: 'base' }],
  })
})

test.each<[Severity, number, string]>([
  ['critical', 19, 'F'],
  ['high', 59, 'D'],
  ['medium', 89, 'B'],
  ['low', 97, 'A'],
  ['info', 100, 'A+'],
])('one %s finding leaves %i points, %s', (severity, points, grade) => {
  expect(score([found('c1', 'a', severity)], ALL_ANSWERED)).toMatchObject({ score: points, grade })
})

test('other rules of one check count half, other checks take from what is left', () => {
  const same = score([found('c1', 'a', 'medium'), found('c1', 'b', 'medium')], ALL_ANSWERED)
  expect(same.score).toBe(88)
  const apart = score([found('c1', 'a', 'medium'), found('c4', 'b', 'medium')], ALL_ANSWERED)
  expect(apart.score).toBe(85)
  expect(apart.score_ledger).toEqual([
    { key: 'base', label: 'Start', says: { say: 'ledgerStart' }, points: 100, kind: 'base' },
    {
      key: 'c1',
      label: 'Check 1: 1 type of finding',
      says: { say: 'ledgerKind', values: { check: { say: 'c1' } } },
      points: -8,
      kind: 'penalty',
      severity: 'medium',
    },
    {
      key: 'c4',
      label: 'Check 4: 1 type of finding',
      says: { say: 'ledgerKind', values: { check: { say: 'c4' } } },
      points: -7,
      kind: 'penalty',
      severity: 'medium',
    },
  ])
})

test('one rule at many places counts once, by its worst', () => {
  expect(
    score([found('c1', 'a', 'low'), found('c1', 'a', 'medium'), found('c1', 'a', 'medium')], ALL_ANSWERED).score,
  ).toBe(score([found('c1', 'a', 'medium')], ALL_ANSWERED).score)
})

test('what is only likely does not count', () => {
  expect(score([found('c1', 'a', 'critical', 'likely')], ALL_ANSWERED).score).toBe(100)
})

test('a ceiling is a line of its own', () => {
  const { score_ledger } = score([found('c1', 'a', 'critical')], ALL_ANSWERED)
  expect(score_ledger.slice(1)).toEqual([
    {
      key: 'c1',
      label: 'Check 1: 1 type of finding',
      says: { say: 'ledgerKind', values: { check: { say: 'c1' } } },
      points: -60,
      kind: 'penalty',
      severity: 'critical',
    },
    {
      key: 'ceiling.critical',
      label: 'Maximum 19 while a critical finding is open',
      says: { say: 'ledgerCritical' },
      points: -21,
      kind: 'ceiling',
      severity: 'critical',
    },
  ])
})

test.each<[Check['state']]>([['inconclusive'], ['error'], ['skipped']])(
  'there is no A+ while a check is %s',
  (state) => {
    const result = score([], rows('passed', 'passed', state))
    expect(result).toMatchObject({ score: 97, grade: 'A' })
    expect(result.score_ledger.at(-1)).toMatchObject({
      kind: 'ceiling',
      points: -3,
      label: 'A+ requires every check to complete (1 didn’t)',
    })
  },
)

test('below 60 % answered there is no grade', () => {
  expect(score([], rows('passed', 'findings', 'not_applicable', 'error', 'inconclusive'))).toMatchObject({ grade: 'A' })
  expect(score([], rows('passed', 'passed', 'error', 'error'))).toEqual({ score: null, grade: null, score_ledger: [] })
  expect(score([], [])).toEqual({ score: null, grade: null, score_ledger: [] })
})

test.each<[number, string]>([
  [100, 'A+'],
  [98, 'A+'],
  [97, 'A'],
  [90, 'A'],
  [89, 'B'],
  [80, 'B'],
  [79, 'C'],
  [65, 'C'],
  [64, 'D'],
  [50, 'D'],
  [49, 'E'],
  [20, 'E'],
  [19, 'F'],
  [0, 'F'],
])('%i points are %s', (points, grade) => {
  expect(gradeOf(points)).toBe(grade)
})

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('another finding never raises the score, and the ledger always adds up to it', () => {
  const random = seeded(20_261_120)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const anyFinding = () =>
    found(
      `c${pick([0, 1, 2, 3, 4])}`,
      pick(['a', 'b', 'c', 'd']),
      pick(SEVERITIES),
      random() < 0.9 ? 'confirmed' : 'likely',
    )
  const wrong: unknown[] = []
  for (let round = 0; round < 3_000; round += 1) {
    const table = random() < 0.5 ? ALL_ANSWERED : rows('passed', 'findings', 'passed', 'findings', 'error')
    const findings: Scored[] = []
    let before = score(findings, table)
    for (let step = 0; step < 8; step += 1) {
      findings.push(anyFinding())
      const after = score(findings, table)
      const sum = after.score_ledger.reduce((total, line) => total + line.points, 0)
      const isWhole = after.score_ledger.every((line) => Number.isInteger(line.points))
      if ((after.score ?? 0) > (before.score ?? 0) || sum !== after.score || !isWhole)
        wrong.push({ findings: [...findings], before, after })
      before = after
    }
  }
  expect(wrong).toEqual([])
})
