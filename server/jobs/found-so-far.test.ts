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

test.each(['exposure', 'dns_mail'] as const)(
  'score and grade run along from the first answers and fall with what is found, while %s still answers',
  (category) => {
    const { check, finding, latest } = told()
    check({ key: 'last', category, state: 'running' })
    for (const one of harmless.slice(1)) check(one)
    expect(latest()).toMatchObject({ score: null, grade: null })
    for (const one of harmless.slice(0, 1)) check(one)
    expect(latest()).toMatchObject({ score: 100, grade: 'A+' })
    finding({ check: 'exposure.files', rule: 'exposure.files/env', severity: 'critical' })
    expect(latest()).toMatchObject({ grade: 'F' })
  },
)
