import { byArea, doFirst } from './order'
import { exampleCheck, exampleFinding } from '@/lib/testing/results'

test('the worst comes first, of equals the quickest, each kind once and notes never', () => {
  const findings = [
    exampleFinding({ id: '1', rule: 'a', severity: 'info' }),
    exampleFinding({ id: '2', rule: 'b', severity: 'high', fix_effort: 'days' }),
    exampleFinding({ id: '3', rule: 'c', severity: 'high', fix_effort: 'minutes' }),
    exampleFinding({ id: '4', rule: 'c', severity: 'high', fix_effort: 'minutes', at: 'elsewhere' }),
    exampleFinding({ id: '5', rule: 'd', severity: 'critical', fix_effort: 'days' }),
  ]
  expect(doFirst(findings).map(({ rule }) => rule)).toEqual(['d', 'c', 'b'])
})

test('an area counts its checks with findings, and says when nothing in it got an answer', () => {
  const checks = [
    exampleCheck({ key: 'x', category: 'headers', state: 'findings', findings: 2 }),
    exampleCheck({ key: 'y', category: 'headers', state: 'passed', findings: 0 }),
    exampleCheck({ key: 'z', category: 'dns_mail', state: 'inconclusive', findings: 0 }),
  ]
  expect(byArea(checks, [exampleFinding({ check: 'x', severity: 'medium' })])).toEqual([
    { category: 'headers', worst: 'medium', state: 'findings', withFindings: 1, total: 2 },
    { category: 'dns_mail', worst: undefined, state: 'inconclusive', withFindings: 0, total: 1 },
  ])
})

test('an area of which every finding was set aside is not called by them', () => {
  const check = exampleCheck({ key: exampleFinding().check, category: 'headers', state: 'findings', findings: 1 })
  expect(byArea([check], [])).toEqual([
    { category: 'headers', worst: undefined, state: 'passed', withFindings: 0, total: 1 },
  ])
})
