import { exampleFinding, exampleResult } from '@/lib/testing/results'
import { linesOf, scoreWithout } from './score-lines'

const found = (rule: string, severity: 'critical' | 'high' | 'medium' | 'low' | 'info', id = rule) =>
  exampleFinding({ id, rule, check: rule.split('/')[0] ?? '', severity })

const FINDINGS = [
  found('exposure.files/git', 'critical'),
  found('http.headers/hsts-missing', 'medium', '1'),
  found('http.headers/hsts-missing', 'medium', '2'),
  found('http.headers/framing', 'medium'),
  found('http.headers/nosniff-missing', 'low'),
  found('dns.mail/caa-missing', 'info'),
]

test('each kind of finding is a line, and the lines add up to the score', () => {
  const result = exampleResult({ findings: FINDINGS })
  const told = linesOf(result)
  expect(told?.lines.map(({ rule, places }) => [rule, places])).toEqual([
    ['exposure.files/git', 1],
    ['http.headers/framing', 1],
    ['http.headers/hsts-missing', 2],
    ['http.headers/nosniff-missing', 1],
  ])
  const points = [...(told?.lines ?? []), ...(told?.ceilings ?? [])].map((line) => line.points)
  expect(100 + points.reduce((sum, one) => sum + one, 0)).toBe(result.score)
})

test('a kind takes the same points in whatever order the findings were found', () => {
  const told = (findings: typeof FINDINGS) => linesOf(exampleResult({ findings }))?.lines
  expect(told(FINDINGS.toReversed())).toEqual(told(FINDINGS))
})

test('a line says what its fix gives back, as the next scan would count', () => {
  const result = exampleResult({ findings: FINDINGS })
  const git = linesOf(result)?.lines.find(({ rule }) => rule === 'exposure.files/git')
  const fixed = exampleResult({ findings: FINDINGS.slice(1) })
  expect(git?.gain).toBe((fixed.score ?? 0) - (result.score ?? 0))
  expect(scoreWithout(result, ['exposure.files/git'])).toEqual({ score: fixed.score, grade: fixed.grade })
  // While something critical is open nothing else raises the score.
  expect(linesOf(result)?.lines.find(({ rule }) => rule === 'http.headers/nosniff-missing')?.gain).toBe(0)
})

test('nothing is promised of a score that these findings do not make, and of none', () => {
  expect(linesOf(exampleResult({ findings: FINDINGS, score: 41, grade: 'E' }))).toBeNull()
  expect(scoreWithout(exampleResult({ findings: FINDINGS, score: null, grade: null }), [])).toBeNull()
})
