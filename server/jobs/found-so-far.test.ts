import type { Check } from '@/lib/contract/scan-result'
import type { StoredFinding } from '@/lib/domain/stored-result'
import { exampleCheck } from '@/lib/testing/results'
import { telling } from './found-so-far'
import type { SoFar } from './progress'

/** The last that was told of a scan with these checks, after each of them. */
function told() {
  const said: SoFar[] = []
  const tell = telling({ update: (soFar) => said.push(soFar), stop: async () => {} })
  return {
    check: (values: Partial<Check>) =>
      tell({ type: 'check', check: exampleCheck({ findings: 0, ...values }), done: 0, total: 0 }),
    finding: (values: Pick<StoredFinding, 'check' | 'rule' | 'severity'>) =>
      tell({ type: 'finding', finding: { ...values, confidence: 'confirmed' } as StoredFinding }),
    latest: () => said.at(-1),
  }
}

const harmless = ['http.headers', 'http.csp', 'http.cookies'].map((key) => ({ key, state: 'passed' as const }))

test('a full scan adds up its score from the start, and has a grade when nothing can find the worst any more', () => {
  const { check, latest } = told()
  check({ key: 'exposure.files', category: 'exposure', state: 'running' })
  for (const one of harmless) check(one)
  expect(latest()).toMatchObject({ score: 100, grade: null })
  check({ key: 'exposure.files', category: 'exposure', state: 'passed' })
  expect(latest()).toMatchObject({ score: 100, grade: 'A+' })
})

test('the worst grade is told at once, and a light scan has a grade with its first answers', () => {
  const full = told()
  full.check({ key: 'network.ports', category: 'network', state: 'pending' })
  for (const one of harmless) full.check(one)
  full.finding({ check: 'exposure.files', rule: 'exposure.files/env', severity: 'critical' })
  expect(full.latest()).toMatchObject({ grade: 'F' })
  const light = told()
  for (const one of harmless) light.check(one)
  light.check({ key: 'dns.mail', category: 'dns_mail', state: 'running' })
  expect(light.latest()).toMatchObject({ grade: 'A+' })
})
